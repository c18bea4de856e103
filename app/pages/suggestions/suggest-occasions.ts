import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { occasionThings } from '#app/search-index/text/language/occasion-things.ts'
import { toPlural } from '#app/vocabulary/to-plural.ts'
import type { FoundList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'
import { findExact, maxCandidates, type SuggestingCatalogue, toFound } from './try-search.ts'

const gifts = ['jewelry', 'scarf', 'candle', 'wallet']
/** Products to suggest when the whole text is an occasion, the most popular first. */
const wanted: ReadonlyMap<string, readonly string[]> = new Map([
  ...occasionThings,
  ['holiday', ['party dress', 'sweater', 'candle']],
  ['gift', gifts],
  ['present', gifts],
])

/** Lists to suggest for “new”, which all show the newest products first. */
const newLists: readonly [string, Partial<ListQuery>][] = [
  ['New arrivals', {}],
  ['New dresses', { category: 'dresses' }],
  ["New women's shoes", { category: 'womens-shoes' }],
]
const newWords: ReadonlySet<string> = new Set(['new', 'new in', 'new arrival', 'new arrivals'])

/** Fewer letters begin too much else. */
const leastLetters = 3

/**
 * Suggests what is wanted for an occasion that stores do not name, and what is new:
 *
 *     vacation → swimsuits     gift → jewelry     new → new arrivals
 */
export async function suggestOccasions(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<FoundList[]> {
  const typed = toNameWords(text)
  if (newWords.has(typed)) return findNew(catalogue)
  if (typed.length < leastLetters) return []
  const [, things = []] =
    [...wanted].find(([each]) => each.startsWith(typed) || `${each}s` === typed) ?? []
  return findExact(catalogue, things.map(toPlural))
}

async function findNew(catalogue: SuggestingCatalogue): Promise<FoundList[]> {
  const found = await Promise.all(
    newLists.map(async ([label, narrowed]) => {
      const query: ListQuery = { ...emptyListQuery, ...narrowed, sort: 'newest' }
      return toFound({ label, to: listPath(query) }, await catalogue.list(query, maxCandidates))
    }),
  )
  return found.filter(({ query }) => query.count > 0)
}
