import { ancestorsOf, categories, findCategory } from '#app/domain/category-tree.ts'
import { type FilterGroup, type Filters, filterGroups, filterKinds } from '#app/domain/filters.ts'
import { getPaging } from '#app/domain/paging.ts'
import { parsePriceRange } from '#app/domain/price-range.ts'
import type { ProductChange } from '../changes.server.ts'
import { comparePlainly, type PlainOffer } from './compare-plainly.ts'
import type { CatalogueIndex, IndexAnswer, IndexQuery, ValueCount } from './index-door.ts'
import type { WordMatch } from './words/word-door.ts'
import { createWordIndex } from './words/word-index.ts'

/** The whole promise of an index in loops over objects: slow, and plain enough to be seen right. */
export function createPlainIndex(words = createWordIndex()): CatalogueIndex {
  const offers = new Map<number, ProductChange>()
  /** The spelling met first is the one shown. */
  const spellings = new Map<string, string>()
  let version = 0

  function applyOne(change: ProductChange): void {
    if (change.isGone) {
      offers.delete(change.number)
      words.remove(change.number)
    } else {
      for (const name of [change.brand, change.retailer])
        if (!spellings.has(name.toLowerCase())) spellings.set(name.toLowerCase(), name)
      offers.set(change.number, change)
      words.put(change.number, change.words)
    }
    version = change.changedAt
  }

  function query(asked: IndexQuery): IndexAnswer {
    if (asked.text === '') return answer(asked, undefined, {})
    const match = words.match(asked.text)
    const understood = answer(asked, match, match.filters)
    const groups = Object.keys(match.filters)
    if (understood.paging.total > 0 || groups.length === 0) return { ...understood, reading: match.reading }
    // What was read into the words leaves nothing: then they were only words.
    const relaxed = answer(asked, match, {})
    if (relaxed.paging.total === 0) return { ...understood, reading: match.reading }
    const dropped = match.reading.understood.filter(({ group }) => groups.includes(group))
    return {
      ...relaxed,
      reading: {
        ...match.reading,
        understood: match.reading.understood.filter(part => !dropped.includes(part)),
        dropped: [...match.reading.dropped, ...dropped.map(part => part.words)],
      },
    }
  }

  function answer(asked: IndexQuery, match: WordMatch | undefined, extra: Partial<Filters>): IndexAnswer {
    const found = findOffers(match).filter(offer =>
      filterGroups.every(group => isAllowed(offer, group, extra[group] ?? [])),
    )
    const inCategory = (offer: ProductChange) =>
      asked.category === undefined || getNodes(offer).includes(asked.category)
    const passes = (offer: ProductChange, relaxed?: FilterGroup) =>
      filterGroups.every(group => group === relaxed || isAllowed(offer, group, asked[group]))

    const cards = toCards(found.filter(offer => inCategory(offer) && passes(offer)))
    cards.sort((a, b) => comparePlainly(a.offer, b.offer, asked.sort, match !== undefined))
    const paging = getPaging(asked.page, cards.length, asked.limit)
    const countValues = (group: FilterGroup) => {
      const others = found.filter(offer => inCategory(offer) && passes(offer, group))
      return formatValues(
        group,
        count(others, offer => getValues(offer, group, asked)),
        asked,
      )
    }
    const byNode = count(
      found.filter(offer => passes(offer)),
      getNodes,
    )
    return {
      hits: cards
        .slice(paging.offset, paging.offset + asked.limit)
        .map(({ offer, storeCount }) => ({ number: offer.number, storeCount })),
      paging,
      facets: {
        ...(Object.fromEntries(filterGroups.map(group => [group, countValues(group)])) as Record<
          FilterGroup,
          ValueCount[]
        >),
        categories: categories
          .map(({ id }) => ({ value: id, count: byNode.get(id) ?? 0 }))
          .filter(each => each.count > 0),
      },
      version,
    }
  }

  function findOffers(match: WordMatch | undefined): PlainOffer[] {
    if (match === undefined) return [...offers.values()].map(offer => ({ ...offer, score: 0 }))
    const best = match.scores.reduce((most, score) => Math.max(most, score), 0)
    return [...match.numbers].flatMap((number, index) => {
      const offer = offers.get(number)
      return offer === undefined ? [] : [{ ...offer, score: (match.scores[index] ?? 0) / (best || 1) }]
    })
  }

  function formatValues(
    group: FilterGroup,
    counts: Map<string, number>,
    { facetLimit, ...asked }: IndexQuery,
  ): ValueCount[] {
    const { values: fixed } = filterKinds[group]
    const isName = group === 'brands' || group === 'stores'
    const chosen = isName ? asked[group].map(name => name.toLowerCase()) : asked[group]
    const told = [...new Set([...(fixed ?? counts.keys()), ...chosen])].map(value => ({
      key: value,
      value: isName ? (spellings.get(value) ?? asked[group][chosen.indexOf(value)] ?? value) : value,
      count: counts.get(value) ?? 0,
    }))
    if (!fixed) told.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    return told
      .filter(({ key }, index) => fixed || index < facetLimit || chosen.includes(key))
      .map(({ value, count }) => ({ value, count }))
  }

  return {
    apply: changes => changes.forEach(applyOne),
    query,
    suggest: () => ({ brands: [], categories: [], queries: [], products: [], version }),
    similar: () => [],
    prepare: () => undefined,
    save: () => [],
    memory: () => ({}),
    get size() {
      return offers.size
    },
    get version() {
      return version
    },
  }
}

/** Offers of one group are one card: in stock before sold out, then the cheapest, then the smallest number stands for it. */
function toCards(offers: PlainOffer[]): { offer: PlainOffer; storeCount: number }[] {
  return [...Map.groupBy(offers, getCardKey).values()].map(members => {
    const [offer] = members.toSorted(
      (a, b) => Number(b.inStock) - Number(a.inStock) || a.usdCents - b.usdCents || a.number - b.number,
    )
    const stores = new Set(members.map(({ retailer }) => retailer.toLowerCase()))
    return { offer: offer as PlainOffer, storeCount: stores.size }
  })
}

function getCardKey({ number, groupNumber }: ProductChange): string {
  return groupNumber === undefined ? `alone ${number}` : `group ${groupNumber}`
}

/** How many cards have each value. */
function count(
  offers: ProductChange[],
  toValues: (offer: ProductChange) => readonly string[],
): Map<string, number> {
  const cards = new Map<string, Set<string>>()
  for (const offer of offers)
    for (const value of toValues(offer))
      cards.set(value, (cards.get(value) ?? new Set()).add(getCardKey(offer)))
  return new Map([...cards].map(([value, keys]) => [value, keys.size]))
}

function isAllowed(offer: ProductChange, group: FilterGroup, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true
  const values = getValues(offer, group, { prices: [...chosen] })
  return chosen.some(value =>
    values.includes(group === 'brands' || group === 'stores' ? value.toLowerCase() : value),
  )
}

/** All values of a group that an offer has; names in lower case. */
function getValues(
  offer: ProductChange,
  group: FilterGroup,
  { prices }: Pick<Filters, 'prices'>,
): readonly string[] {
  const { brand, retailer, colors, sizes, usdCents, isPreOwned, isRental, isOnSale, discount } = offer
  switch (group) {
    case 'stores':
      return retailer === '' ? [] : [retailer.toLowerCase()]
    case 'brands':
      return brand === '' ? [] : [brand.toLowerCase()]
    case 'colors':
      return colors
    case 'sizes':
      return sizes
    case 'prices':
      return [...(filterKinds.prices.values ?? []), ...prices].filter(text => {
        const range = parsePriceRange(text)
        return range !== undefined && usdCents >= (range.min ?? 0) && usdCents <= (range.max ?? 2 ** 32)
      })
    case 'conditions':
      return [isPreOwned && 'preowned', isRental && 'rental', !isPreOwned && !isRental && 'new'].filter(
        isText,
      )
    case 'deals':
      return [
        isOnSale && 'sale',
        ...[20, 30, 50, 70].map(tier => isOnSale && discount >= tier && String(tier)),
        offer.hasDropped && 'drop',
        offer.trendRank !== undefined && 'trending',
      ].filter(isText)
    case 'stock':
      return offer.inStock ? ['in'] : []
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** The node an offer is listed under and all above it; none for one our tree does not know. */
function getNodes({ categoryId }: ProductChange): string[] {
  return findCategory(categoryId) ? ancestorsOf(categoryId).map(({ id }) => id) : []
}
