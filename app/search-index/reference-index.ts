import { categories } from '#app/domain/category-tree.ts'
import type { Facet } from '#app/domain/facets/facet.ts'
import { type FacetName, facetNames, facets } from '#app/domain/facets/facets.ts'
import type { ExcludableFacetName, Filters } from '#app/domain/facets/filters.ts'
import { getPaging, isEmptyList } from '#app/domain/paging.ts'
import { isUsualOrder } from '#app/domain/urls/list-query.ts'
import { getWantedColors } from '#app/domain/wanted-colors.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { chooseBrandName } from '#app/vocabulary/brand.ts'
import { chooseRetailerName } from '#app/vocabulary/retailer.ts'
import { addFilters } from './add-filters.ts'
import { hasBit } from './bits.ts'
import { arrangeByReference, compareByReference, type PlainOffer } from './compare-by-reference.ts'
import type { IndexAnswer, IndexQuery, SearchIndex, ValueCount } from './index-interface.ts'
import { getNodes, isAllowed, isName, toKey, valuesOf } from './reference-values.ts'
import type { WordMatch } from './text/ranking/word-match.ts'
import { createWordIndex } from './text/word-index.ts'

/** Creates a slow reference implementation of the index, for tests. */
export function createReferenceIndex(
  words = createWordIndex(),
): Omit<SearchIndex, 'percolate' | 'setSynonyms' | 'warm'> {
  const offers = new Map<number, ProductChange>()
  /** The best spelling of each key, which is shown. */
  const spellings = new Map<string, string>()
  let version = 0

  function applyOne(change: ProductChange): void {
    if (change.isGone) {
      offers.delete(change.number)
      words.remove(change.number)
    } else {
      const { brand, retailer } = change
      const [brandKey, storeKey] = [toKey('brands', brand), toKey('retailers', retailer)]
      spellings.set(brandKey, chooseBrandName(spellings.get(brandKey) ?? brand, brand))
      spellings.set(storeKey, chooseRetailerName(spellings.get(storeKey) ?? retailer, retailer))
      offers.set(change.number, change)
      words.put(change.number, change.words)
    }
    version = change.changedAt
  }

  function query(requested: IndexQuery): IndexAnswer {
    if (requested.text === '') return answer(requested, undefined, {})
    const match = words.match(requested.text)
    const understood = answer(requested, match, match.filters)
    const groups = Object.keys(match.filters)
    if (!isEmptyList(understood.paging) || groups.length === 0)
      return { ...understood, reading: match.reading }
    // No product passes the filters read from the text,
    // so the words of the filters are searched as text.
    const relaxed = answer(requested, match, {})
    if (isEmptyList(relaxed.paging)) return { ...understood, reading: match.reading }
    const dropped = match.reading.understood.filter(
      ({ group, isExcluded }) =>
        group !== 'word' && groups.includes(isExcluded ? 'excluded' : group),
    )
    return {
      ...relaxed,
      reading: {
        ...match.reading,
        understood: match.reading.understood.filter(part => !dropped.includes(part)),
        dropped: [...match.reading.dropped, ...dropped.map(part => part.words)],
      },
    }
  }

  function answer(
    requested: IndexQuery,
    match: WordMatch | undefined,
    extra: Partial<Filters>,
  ): IndexAnswer {
    const shown = addFilters(requested, extra)
    const matched = findOffers(match)
    // Totals and facets count only offers that match every word.
    const found = matched.filter(({ isFull }) => isFull)
    const inCategory = (offer: ProductChange) =>
      requested.category === undefined || getNodes(offer).includes(requested.category)
    const passes = (offer: ProductChange, relaxed?: FacetName) =>
      [requested, extra].every(filters =>
        facetNames.every(facet => isAllowed(offer, facet, filters, facet === relaxed)),
      )

    const sortPart = (cards: ReturnType<typeof toCards>) => {
      const hasText = match !== undefined
      cards.sort((a, b) => compareByReference(a.offer, b.offer, requested.sort, hasText))
      return hasText && requested.sort === 'relevance' ? arrangeByReference(cards) : cards
    }
    const wanted = getWantedColors(requested, match?.reading)
    const isUnseen = ({ offer: { colors, unseenColors = [] } }: { offer: ProductChange }) => {
      const found = wanted.filter(color => colors.includes(color) || unseenColors.includes(color))
      return found.length > 0 && found.every(color => unseenColors.includes(color))
    }
    const sortCards = (cards: ReturnType<typeof toCards>) =>
      isUsualOrder(requested)
        ? [...sortPart(cards.filter(card => !isUnseen(card))), ...sortPart(cards.filter(isUnseen))]
        : sortPart(cards)
    const full = found.filter(offer => inCategory(offer) && passes(offer))
    const taken = new Set(full.map(getCardKey))
    const others = matched.filter(offer => !taken.has(getCardKey(offer)))
    const similar = toCards(others.filter(offer => inCategory(offer) && passes(offer)))
    const matching = toCards(full)
    const cards = [...sortCards(matching), ...sortCards(similar)]
    const paging = getPaging(requested.page, matching.length, requested.limit, similar.length)
    const listRelaxed = (facet: FacetName) =>
      found.filter(offer => inCategory(offer) && passes(offer, facet))
    const countValues = (facet: FacetName) =>
      formatValues(
        facet,
        count(listRelaxed(facet), offer =>
          valuesOf[facet](offer, [
            ...shown[facet],
            ...(shown.excluded[facet as ExcludableFacetName] ?? []),
          ]),
        ),
        shown,
      )
    const toMergedKey = (key: string) => {
      const groups = (requested.mergedRetailers ?? []).map(group =>
        group.map(name => toKey('retailers', name)),
      )
      return groups.find(group => group.includes(key))?.[0] ?? key
    }
    /** The stores that sell a product new, whatever filters the list has. */
    const countStores = (shown: ProductChange) => {
      const hidden = (requested.hiddenRetailers ?? []).map(name => toKey('retailers', name))
      const sold = [...offers.values()]
        .filter(offer => offer.number === shown.number || areOfOneGroup(offer, shown))
        .filter(offer => offer.inStock && offer.usdCents > 0)
        .filter(offer => !offer.isPreOwned && !offer.isRental)
        .map(({ retailer, usdCents }) => ({ key: toKey('retailers', retailer), usdCents }))
        .filter(({ key }) => !hidden.includes(key))
      const prices = sold.map(({ usdCents }) => usdCents)
      return {
        retailerCount: new Set(sold.map(({ key }) => toMergedKey(key))).size,
        lowestCents: prices.length === 0 ? 0 : Math.min(...prices),
        highestCents: Math.max(0, ...prices),
      }
    }
    const inAnyCategory = found.filter(offer => passes(offer))
    const byNode = count(inAnyCategory, getNodes)
    return {
      hits: cards
        .slice(paging.offset, paging.offset + requested.limit)
        .map(({ offer }) => ({ number: offer.number, ...countStores(offer) })),
      paging,
      facets: {
        ...(Object.fromEntries(facetNames.map(facet => [facet, countValues(facet)])) as Record<
          FacetName,
          ValueCount[]
        >),
        categories: categories
          .map(({ id }) => ({ value: id, count: byNode.get(id) ?? 0 }))
          .filter(each => each.count > 0),
      },
      totalOfAllCategories: toCards(inAnyCategory).length,
      retailerCount: new Set(
        listRelaxed('retailers')
          .flatMap(offer => valuesOf.retailers(offer, []))
          .map(toMergedKey),
      ).size,
      version,
    }
  }

  function findOffers(match: WordMatch | undefined): (PlainOffer & { isFull: boolean })[] {
    if (match === undefined)
      return [...offers.values()].map(offer => ({ ...offer, score: 0, isFull: true }))
    const { refused } = match
    if (refused !== undefined)
      return [...offers.values()]
        .filter(({ number }) => !hasBit(refused, number))
        .map(offer => ({ ...offer, score: 1, isFull: true }))
    const best = match.scores.reduce((most, score) => Math.max(most, score), 0)
    return [...match.numbers].flatMap((number, index) => {
      const offer = offers.get(number)
      return offer === undefined
        ? []
        : [
            {
              ...offer,
              score: (match.scores[index] ?? 0) / (best || 1),
              isFull: (match.scores[index] ?? 0) >= 1,
            },
          ]
    })
  }

  function formatValues(
    facet: FacetName,
    counts: Map<string, number>,
    { facetLimit, ...requested }: IndexQuery,
  ): ValueCount[] {
    const { values, listed: shown }: Facet = facets[facet]
    const fixed = shown ?? values
    const listed = [
      ...requested[facet],
      ...(requested.excluded[facet as ExcludableFacetName] ?? []),
    ]
    const keys = isName(facet) ? listed.map(name => toKey(facet, name)) : listed
    const counted = [...new Set([...(fixed ?? counts.keys()), ...keys])].map(key => ({
      key,
      value: isName(facet) ? (spellings.get(key) ?? listed[keys.indexOf(key)] ?? key) : key,
      count: counts.get(key) ?? 0,
    }))
    if (!fixed) counted.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    return counted
      .filter(({ key }, index) => fixed || index < facetLimit || keys.includes(key))
      .map(({ value, count }) => ({ value, count }))
  }

  return {
    apply: changes => changes.forEach(applyOne),
    query,
    explain: requested => ({ terms: [], paging: query(requested).paging, places: [] }),
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

/**
 * Joins the offers of each card. The card shows
 * the offer that comes first by stock, then price, then number.
 */
function toCards(offers: PlainOffer[]): { offer: PlainOffer }[] {
  return [...Map.groupBy(offers, getCardKey).values()].map(members => {
    const [offer] = members.toSorted(
      (a, b) =>
        Number(b.inStock) - Number(a.inStock) || a.usdCents - b.usdCents || a.number - b.number,
    )
    return { offer: offer as PlainOffer }
  })
}

function areOfOneGroup(a: ProductChange, b: ProductChange): boolean {
  return a.groupNumber !== undefined && a.groupNumber === b.groupNumber
}

function getCardKey({ number, cardNumber }: ProductChange): string {
  return cardNumber === undefined ? `alone ${number}` : `card ${cardNumber}`
}

/** Counts how many cards have each value. */
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
