import type { FacetName } from '#app/domain/facets/facets.ts'
import { narrowToStore } from '#app/domain/narrow-to-store.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { withoutPart } from '#app/domain/without-part.ts'

/**
 * Returns the query of the filters beside a list: a store or another filter that the text names is a
 * choice like any other there, so undoing it leaves the rest of the text. Undefined if there is none.
 *
 *     q=coat under 100   → q=coat, price=-100        q=coats at brightwater → q=coats, store=Brightwater
 *     q=red dress        → undefined, since "red" is looked for in the words of products
 *
 * A facet that has chosen values keeps only these: the list must match both them and the text.
 */
export function chooseReadFilters(
  query: ListQuery,
  reading: Pick<QueryReading, 'understood'> | undefined,
): ListQuery | undefined {
  const parts = reading?.understood.filter(part => isFilter(part, query)) ?? []
  if (parts.length === 0) return undefined
  const words = new Set(parts.map(part => part.words))
  const text = [...words].reduce(withoutWords, query.text)
  let marked: ListQuery = { ...query, text }
  for (const { group, value, isExcluded } of parts)
    if (group === 'retailers')
      marked = narrowToStore(marked, { value, rest: text, ...(isExcluded ? { isExcluded } : {}) })
    else marked = { ...marked, [group]: [...marked[group as FacetName], value] }
  return marked
}

/** The groups that are looked for in the words of products, and whose exclusion refuses words, too. */
const inWords = new Set<UnderstoodPart['group']>([
  'brands',
  'category',
  'colors',
  'materials',
  'style',
  'word',
])

function isFilter({ group, isExcluded }: UnderstoodPart, query: ListQuery): boolean {
  if (inWords.has(group)) return false
  if (group === 'retailers') return true
  return isExcluded === undefined && query[group as FacetName].length === 0
}

function withoutWords(text: string, words: string): string {
  const whole = ` ${text} `.indexOf(` ${words} `)
  const at = whole === -1 ? text.indexOf(words) : whole
  return at === -1 ? text : withoutPart(text, at, at + words.length)
}
