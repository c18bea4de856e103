import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import { listPath, retailerPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import { splitAtStore } from '#app/vocabulary/find-named-stores.ts'
import type { FoundList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'
import { isExact } from './try-search.ts'

/** Fewer letters begin too many names. */
const leastLetters = 2
/** The same for a text that may be anything but a store. */
const leastLettersAlone = 4
const maxStores = 2

/** A new store may be missing for this long: counting all of them for each letter takes too long. */
const storesMaxAgeMs = 60_000

/** Remembers all stores, those with most products first, with the words of their names. */
const getStores = cacheByObject((catalogue: Pick<Catalogue, 'directory'>) =>
  rememberBriefly(storesMaxAgeMs, async () => {
    const { retailers } = await catalogue.directory()
    return retailers
      .map(store => ({ ...store, words: toNameWords(store.label) }))
      .sort((a, b) => b.count - a.count)
  }),
)

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
  const { before, rest, typed } = splitAtStore(text) ?? { before: '', rest: '', typed: text }
  const isLed = before !== ''
  const words = toNameWords(typed)
  if (words.length < (isLed ? leastLetters : leastLettersAlone))
    return { stores: [], isLed: false, isWhole: false }
  const stocked = await getStores(catalogue)()
  const named = stocked.filter(store => store.words.startsWith(words)).slice(0, maxStores)
  const found = await Promise.all(
    named.map(store => search(catalogue, { before, rest, store, limit })),
  )
  const stores = found.filter(({ query }) => query.count > 0)
  const [first] = stores
  return {
    stores,
    isLed: isLed && first !== undefined,
    isWhole: !isLed && first !== undefined && toNameWords(first.query.label) === words,
  }
}

/** Lists what a text finds at a store; all that the store has if the text names nothing else. */
async function search(
  { list }: Pick<Catalogue, 'list'>,
  {
    before,
    rest,
    store: { value, label },
    limit,
  }: { before: string; rest: string; store: FacetValue; limit: number },
): Promise<FoundList> {
  const listing = await list({ ...emptyListQuery, text: rest, retailers: [value] }, limit)
  const { paging, products } = listing
  const whole = `${before}${label}`
  const to = before === '' ? retailerPath(label) : listPath({ text: whole })
  return { query: { label: whole, to, count: isExact(listing) ? paging.total : 0 }, products }
}
