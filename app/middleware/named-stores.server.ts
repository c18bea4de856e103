import type { MiddlewareFunction } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { replaceService, servicesContext } from '#app/context/services.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import type { Listing } from '#app/domain/listing.ts'
import { isEmptyList } from '#app/domain/paging.ts'
import type { UnderstoodPart } from '#app/domain/query-reading.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import { findNamedStore, type NamedStore } from '#app/vocabulary/find-named-store.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'

/** New stores are rare, and asking for all of them takes milliseconds. */
const namesMaxAgeMs = 60_000

/** Lets searches name a store: "coats at Brightwater" lists coats of that store only. */
export const namedStoresMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  const { catalogue } = context.get(servicesContext)
  replaceService(context, 'catalogue', getStoreReader(catalogue))
  return next()
}

const getStoreReader = cacheByObject(readNamedStores)

/**
 * Returns a catalogue that reads a store's name in a search text as a filter. The words stay words
 * if the store has nothing for the rest of the text, if a store is chosen already, or if products
 * match all of them and nothing shows that a store is meant: "kitchen table" is not Kitchen & Table.
 */
export function readNamedStores(catalogue: Catalogue): Catalogue {
  const fetchNames = rememberBriefly(namesMaxAgeMs, async () => {
    const { brands, retailers } = await catalogue.directory()
    const stores = new Map(retailers.map(({ label }) => [toRetailerKey(label), label]))
    const known = brands.map(({ label }) => toRetailerKey(label))
    return { stores, brands: new Set(known.filter(key => stores.has(key))) }
  })

  /** Finds the store that a query's text names, if products need not match its words. */
  async function find(query: ListQuery): Promise<NamedStore | undefined> {
    if (query.text === '' || query.retailers.length > 0) return undefined
    const { stores, brands } = await fetchNames()
    const named = findNamedStore(query.text, stores)
    if (!named) return undefined
    const isWholeText = named.rest === '' && !brands.has(toRetailerKey(named.name))
    const isSure = named.isLed || (isWholeText && /\s/.test(named.words))
    if (!isSure) {
      const { reading, paging } = await catalogue.list({ ...query, page: 1 }, 1)
      // One word alone may be the name of a kind: of shoes, although a store is called Shoes.com.
      const isName = isWholeText && reading?.understood.length === 0
      if (!isName && !isEmptyList(paging) && !isDropped(named, reading?.dropped ?? []))
        return undefined
    }
    const { paging } = await catalogue.list({ ...narrow(query, named), page: 1 }, 1)
    return paging.total > 0 ? named : undefined
  }

  const resolve = async (query: ListQuery): Promise<ListQuery> => {
    const named = await find(query)
    return named ? narrow(query, named) : query
  }

  return {
    ...catalogue,
    async list(query, ...rest) {
      const named = await find(query)
      if (!named) return catalogue.list(query, ...rest)
      return addStore(await catalogue.list(narrow(query, named), ...rest), named)
    },
    findValues: async (query, facet) => catalogue.findValues(await resolve(query), facet),
    countTexts: async (query, texts) => catalogue.countTexts(await resolve(query), texts),
    explainOrder: async (query, product) => catalogue.explainOrder(await resolve(query), product),
  }
}

function narrow(query: ListQuery, { name, rest, isExcluded }: NamedStore): ListQuery {
  if (!isExcluded) return { ...query, text: rest, retailers: [name] }
  const retailers = [...(query.excluded.retailers ?? []), name]
  return { ...query, text: rest, excluded: { ...query.excluded, retailers } }
}

/** Returns true if the search ignored one of the store's words. */
function isDropped({ words }: NamedStore, dropped: readonly string[]): boolean {
  const typed = words.toLowerCase().split(/\s+/)
  return dropped.some(part =>
    part
      .toLowerCase()
      .split(/\s+/)
      .some(word => typed.includes(word)),
  )
}

/** Says that the store was understood, and keeps its name in the texts without another part. */
function addStore(listing: Listing, { name, words, rest, isExcluded }: NamedStore): Listing {
  const { understood = [], ...reading } = listing.reading ?? { corrected: [], dropped: [] }
  const store: UnderstoodPart = {
    ...{ group: 'retailers', value: name, words, rest },
    ...(isExcluded ? { label: `Not at ${name}`, isExcluded } : { label: name }),
  }
  const kept = `${isExcluded ? 'not ' : ''}at ${name}`
  const others = understood.map(part => ({ ...part, rest: `${part.rest} ${kept}`.trim() }))
  return { ...listing, reading: { ...reading, understood: [...others, store] } }
}
