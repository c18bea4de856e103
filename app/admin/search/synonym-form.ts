import { z } from 'zod'
import type { SearchPreview } from '#app/catalogue/catalogue.ts'
import { formatWholeCount } from '#app/domain/count.ts'
import { parseText } from '#app/domain/parse-text.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import { productPath } from '#app/domain/urls/links.ts'
import type { SynonymFault } from '#app/search-index/text/language/find-synonym-fault.ts'
import type { SynonymEffect } from './preview-synonym.ts'
import type { SearchStore } from './search-store.server.ts'

/** A synonym that was not saved, with the error or the effect to confirm. */
export type SynonymResult =
  | { values: SearchSynonym; error: string }
  | { values: SearchSynonym; effects: SynonymEffectRow[] }

export interface SynonymEffectRow {
  query: string
  searches: number
  before: string
  after: string
  products: { name: string; path: string; isNew: boolean }[]
}

const maxLength = 60
const phrase = z
  .string()
  .catch('')
  .transform(text => parseText(text, maxLength))
const formSchema = z.object({
  word: phrase,
  also: phrase,
  isMutual: z
    .literal('1')
    .optional()
    .catch(undefined)
    .transform(value => value === '1'),
})

/**
 * Adds the synonym and returns undefined if its effect was confirmed, otherwise returns the effect.
 */
export async function addSynonym(
  { synonyms, previewSynonym }: Pick<SearchStore, 'synonyms' | 'previewSynonym'>,
  actor: string,
  form: FormData,
): Promise<SynonymResult | undefined> {
  const values = formSchema.parse(Object.fromEntries(form))
  const isConfirmed = form.get('confirmed') === '1'
  const fault = isConfirmed ? await synonyms.add(actor, values) : synonyms.findFault(values)
  if (fault) return { values, error: describeFault(fault, values) }
  if (isConfirmed) return undefined
  return { values, effects: (await previewSynonym(values)).map(toRow) }
}

function describeFault(fault: SynonymFault, { word, also }: SearchSynonym): string {
  switch (fault.kind) {
    case 'length':
      return fault.phrase === ''
        ? 'Enter a word on both sides.'
        : `“${fault.phrase}” must have one to three words.`
    case 'same':
      return `Search already treats “${word}” and “${also}” as the same word.`
    case 'known':
      return `A search for “${word}” already finds “${also}”.`
    case 'loop':
      return `This would loop: ${fault.path.join(' → ')}. Add it in both directions instead, or undo one of the others first.`
  }
}

function toRow({ query, searches, before, after }: SynonymEffect): SynonymEffectRow {
  const known = new Set(before.products.map(({ source, id }) => `${source} ${id}`))
  return {
    ...{ query, searches, before: describe(before), after: describe(after) },
    products: after.products.map(product => ({
      name: product.brandedName,
      path: productPath(product),
      isNew: !known.has(`${product.source} ${product.id}`),
    })),
  }
}

/**
 * Describes a search's results. If nothing matches in full, the search
 * drops words, so the number of results alone would be misleading.
 */
function describe({ total, dropped }: SearchPreview): string {
  const count = formatWholeCount(total)
  return dropped.length === 0 || total === 0
    ? count
    : `${count} without ${dropped.map(word => `“${word}”`).join(', ')}`
}
