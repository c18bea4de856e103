import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import { listPath, retailerPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { toTokens } from '#app/search-index/text/language/to-tokens.ts'
import type { FoundList } from './suggested-list.ts'

/** Fewer letters begin too many names. */
const leastLetters = 2
/** The same for a text that may be anything but a store. */
const leastLettersAlone = 4
const maxStores = 2

/**
 * Finds the stores that a text may name, with most products first: those that begin as its words after
 * "at" or "from" (`isLed`), or as the whole text, which may be a whole name (`isWhole`).
 *
 *     coats at bri   coats at Brightwater       bright   Brightwater
 */
export async function suggestStores(
  catalogue: Pick<Catalogue, 'directory' | 'list'>,
  text: string,
  limit: number,
): Promise<{ stores: FoundList[]; isLed: boolean; isWhole: boolean }> {
  const [, before = '', typed = text] = /^(.*\S\s+(?:at|from)\s+)(\S.*)$/i.exec(text) ?? []
  const isLed = before !== ''
  const words = toWords(typed)
  if (words.length < (isLed ? leastLetters : leastLettersAlone))
    return { stores: [], isLed: false, isWhole: false }
  const { retailers } = await catalogue.directory()
  const named = retailers
    .filter(({ label }) => toWords(label).startsWith(words))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxStores)
  const found = await Promise.all(named.map(store => search(catalogue, before, store, limit)))
  const stores = found.filter(({ query }) => query.count > 0)
  const [first] = stores
  return {
    stores,
    isLed: isLed && first !== undefined,
    isWhole: !isLed && first !== undefined && toWords(first.query.label) === words,
  }
}

/** Lists what a text finds at a store; all that the store has if the text names nothing else. */
async function search(
  { list }: Pick<Catalogue, 'list'>,
  before: string,
  { value, label }: FacetValue,
  limit: number,
): Promise<FoundList> {
  const text = before.replace(/\s+(?:at|from)\s+$/i, '')
  const { paging, products, reading } = await list(
    { ...emptyListQuery, text, retailers: [value] },
    limit,
  )
  const isExact = (reading?.dropped.length ?? 0) === 0
  const whole = `${before}${label}`
  const to = before === '' ? retailerPath(label) : listPath({ text: whole })
  return { query: { label: whole, to, count: isExact ? paging.total : 0 }, products }
}

/** Shoppers leave out "&". */
function toWords(name: string): string {
  return toTokens(name)
    .map(({ word }) => word)
    .filter(word => word !== 'and')
    .join(' ')
}
