import type { MiddlewareFunction } from 'react-router'
import type { Catalogue, ListCatalogue } from '#app/catalogue/catalogue.ts'
import { replaceService, servicesContext } from '#app/context/services.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import type { Listing } from '#app/domain/listing.ts'
import { narrowToStore } from '#app/domain/narrow-to-store.ts'
import { isEmptyList } from '#app/domain/paging.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { quoteText, unquoteText } from '#app/domain/quoted-text.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import { findNamedStores, type NamedStore } from '#app/vocabulary/find-named-stores.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { createStoreNames, type StoreNames } from '#app/vocabulary/store-names.ts'

/** New stores are rare, and asking for all of them takes milliseconds. */
const namesMaxAgeMs = 60_000

/** Lets searches name a store: "coats at Brightwater" lists coats of that store only. */
export const namedStoresMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  const { catalogue } = context.get(servicesContext)
  replaceService(context, 'catalogue', getStoreReader(catalogue))
  return next()
}

const getStoreReader = cacheByObject(readNamedStores)

/** The store that a text names, if any, and the list that was fetched to decide that. */
interface StoreReading {
  named?: NamedStore
  listing?: Listing
}

/**
 * Returns a catalogue that reads a store's name in a search text as a filter. The words stay words
 * if the store has nothing for the rest of the text, if a store is chosen already, or if products
 * match all of them and nothing shows that a store is meant: "kitchen table" is not Kitchen & Table.
 */
export function readNamedStores(catalogue: Catalogue): Catalogue {
  const fetchNames = rememberBriefly(namesMaxAgeMs, async () => {
    const { brands, retailers } = await catalogue.directory()
    return {
      stores: createStoreNames(retailers.map(({ label }) => label)),
      brands: new Set(brands.map(({ label }) => toRetailerKey(label))),
    }
  })

  /**
   * Finds the store that a query's text names, if products need not match its words. `ask` lists what
   * it takes to decide; a list that is the answer is returned.
   */
  async function read(
    query: ListQuery,
    ask: (query: ListQuery) => Promise<Listing>,
  ): Promise<StoreReading> {
    if (query.text === '' || query.retailers.length > 0) return {}
    const { stores, brands } = await fetchNames()
    let asTyped: Listing | undefined
    for (const named of findInText(query.text, stores)) {
      const isWholeText = named.rest === '' && !brands.has(toRetailerKey(named.name))
      if (!isSure(named, isWholeText)) {
        const isAffirmed = named.affirmed === query.text
        const plain = (isAffirmed && asTyped) || (await ask({ ...query, text: named.affirmed }))
        if (isAffirmed) asTyped = plain
        if (!isMeant(named, isWholeText, plain)) continue
      }
      const listing = await ask(narrow(query, named))
      if (listing.paging.total > 0) return { named, listing }
    }
    return asTyped ? { listing: asTyped } : {}
  }

  const resolve = async (query: ListQuery): Promise<ListQuery> => {
    const { named } = await read(query, each => catalogue.list({ ...each, page: 1 }, 1))
    return named ? narrow(query, named) : query
  }

  const { suggest, directory, listCategories } = catalogue
  // The part is typed, so a new method that takes a query and ignores its store does not compile.
  const lists: ListCatalogue = {
    async list(query, ...rest) {
      const { named, listing } = await read(query, each => catalogue.list(each, ...rest))
      if (!listing) return catalogue.list(query, ...rest)
      return named ? addStore(listing, named, query.text) : listing
    },
    findValues: async (query, facet) => catalogue.findValues(await resolve(query), facet),
    countTexts: async (query, texts) => catalogue.countTexts(await resolve(query), texts),
    explainOrder: async (query, product) => catalogue.explainOrder(await resolve(query), product),
    suggest,
    directory,
    listCategories,
  }
  return { ...catalogue, ...lists }
}

/** Finds what may be a store in a text; in quotation marks, in which nothing is corrected, only by its name. */
function findInText(text: string, stores: StoreNames): NamedStore[] {
  const typed = unquoteText(text)
  const found = findNamedStores(typed, stores)
  if (typed === text) return found
  const quote = (part: string) => (part === '' ? '' : quoteText(part))
  return found
    .filter(({ spelling }) => spelling !== 'near')
    .map(named => ({ ...named, rest: quote(named.rest), affirmed: quote(named.affirmed) }))
}

/** Returns true if a text means a store whatever else its words may mean. */
function isSure({ spelling, typed, isLed, isExcluded }: NamedStore, isWholeText: boolean): boolean {
  if (spelling === 'near') return false
  return isLed || (spelling === 'exact' && /\s/.test(typed) && (isExcluded || isWholeText))
}

/** Returns true if the list of a text with a store's words shows that no product is meant by them. */
function isMeant(named: NamedStore, isWholeText: boolean, { reading, paging }: Listing): boolean {
  // One word alone may be the name of a kind: of shoes, although a store is called Shoes.com.
  const isName = isWholeText && named.spelling === 'exact' && reading?.understood.length === 0
  if (isName && !named.isExcluded) return true
  return isEmptyList(paging) || isDropped(named, reading?.dropped ?? [])
}

function narrow(query: ListQuery, named: NamedStore): ListQuery {
  return narrowToStore(query, toPart(named))
}

/** Returns true if the search ignored one of the words of the store's name. */
function isDropped({ typed }: NamedStore, dropped: readonly string[]): boolean {
  const words = typed.toLowerCase().split(/\s+/)
  return dropped.some(part =>
    part
      .toLowerCase()
      .split(/\s+/)
      .some(word => words.includes(word)),
  )
}

/** Says that the store was understood, and keeps its name in the texts without another part. */
function addStore(listing: Listing, named: NamedStore, text: string): Listing {
  const { understood = [], ...reading } = listing.reading ?? { corrected: [], dropped: [] }
  const { name, isExcluded } = named
  const kept = `${isExcluded ? 'not ' : ''}at ${name}`
  const others = understood.map(part => ({ ...part, rest: `${part.rest} ${kept}`.trim() }))
  return {
    ...listing,
    reading: {
      ...reading,
      corrected: addCorrection(reading.corrected, named, text),
      understood: [...others, toPart(named)],
    },
  }
}

function toPart({ name, words, rest, isExcluded }: NamedStore): UnderstoodPart {
  return {
    ...{ group: 'retailers', value: name, words, rest },
    ...(isExcluded ? { label: `Not at ${name}`, isExcluded } : { label: name }),
  }
}

/** Adds a misspelled name to the other corrections, which are in the order of the text. */
function addCorrection(
  corrected: QueryReading['corrected'],
  { name, typed, spelling }: NamedStore,
  text: string,
): QueryReading['corrected'] {
  if (spelling !== 'near') return corrected
  return [...corrected, { from: typed, to: name }].sort(
    (a, b) => text.indexOf(a.from) - text.indexOf(b.from),
  )
}
