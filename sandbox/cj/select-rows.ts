import { findGoogleCategory } from '../world/google-categories.ts'
import { getOfferGtin } from '../world/offer-gtin.ts'
import { getOfferBrand, getOfferName } from '../world/offer-name.ts'
import { getColorName, getRecipe } from '../world/product-name.ts'
import { toWords } from '../world/search-words.ts'
import type { Args } from './answer-query.ts'
import { cjFeeds, type getFeed } from './feeds.ts'
import type { CjRow } from './row.ts'
import type { CjRows } from './row-columns.ts'

/**
 * Returns the indices of all matching rows in the upstream's order. Cheap
 * column checks run first, and only rows that pass are built in full.
 */
export function selectRows(seed: number, rows: CjRows, args: Args): number[] {
  const columns = rows.getColumns()
  const isFeedWanted = cjFeeds.map(feed => isWantedFeed(feed, args))
  const lowest = toCents(args.lowPrice, 0)
  const highest = toCents(args.highPrice, Number.POSITIVE_INFINITY)
  const tests = getRowTests(seed, args)
  const numbers =
    args.productIds === undefined
      ? undefined
      : new Set(toTexts(args.productIds).map(toProductNumber))
  const places: number[] = []
  for (let at = 0; at < columns.length; at++) {
    if (!isFeedWanted[columns.feed[at] ?? 0]) continue
    if (columns.isDeleted[at] && args.includeDeletedProducts !== true) continue
    const price = columns.price[at] ?? 0
    if (price < lowest || price > highest) continue
    if (numbers && !numbers.has(columns.product[at] ?? 0)) continue
    if (tests.length > 0) {
      const row = rows.getRow(at)
      if (!tests.every(test => test(row))) continue
    }
    places.push(at)
  }
  return sort(places, columns, args)
}

function isWantedFeed({ adId, advertiser }: ReturnType<typeof getFeed>, args: Args): boolean {
  const has = (list: unknown, value: string) => list === undefined || toTexts(list).includes(value)
  return (
    has(args.adIds, String(adId)) &&
    has(args.partnerIds, String(advertiser.id)) &&
    !(args.excludePartnerIds !== undefined && has(args.excludePartnerIds, String(advertiser.id))) &&
    has(args.advertiserCountries, advertiser.country) &&
    has(args.serviceableAreas, advertiser.country) &&
    has(args.targetCountry, advertiser.country) &&
    !(
      args.excludeServiceableAreas !== undefined &&
      has(args.excludeServiceableAreas, advertiser.country)
    ) &&
    (args.currency === undefined || args.currency === advertiser.currency) &&
    (args.partnerStatus === undefined ||
      (args.partnerStatus === 'JOINED') === advertiser.isJoined) &&
    args.itemListId === undefined &&
    args.itemListIds === undefined
  )
}

function getRowTests(seed: number, args: Args): ((row: CjRow) => boolean)[] {
  const tests: ((row: CjRow) => boolean)[] = []
  const ids = args.productIds === undefined ? undefined : new Set(toTexts(args.productIds))
  if (ids) tests.push(row => row.breakage !== 'missing-id' && ids.has(row.id))
  const excluded = new Set(toTexts(args.excludeProductIds ?? []))
  if (excluded.size > 0) tests.push(row => !excluded.has(row.id))
  if (args.availability !== undefined) tests.push(row => row.availability === args.availability)
  if (args.gtin !== undefined)
    tests.push(row => getOfferGtin(seed, row.offer, row.variant, row.own) === args.gtin)
  if (args.brand !== undefined) {
    const brands = toTexts(args.brand).map(toLower)
    tests.push(({ offer }) => brands.includes(getOfferBrand(offer).toLowerCase()))
  }
  if (args.discountPercentage !== undefined)
    tests.push(
      row => row.saleCents > 0 && row.offer.facts.discount >= Number(args.discountPercentage),
    )
  if (args.googleProductCategoryIds !== undefined) {
    const requested = toTexts(args.googleProductCategoryIds)
    tests.push(({ offer }) =>
      requested.includes(String(findGoogleCategory(getRecipe(offer.facts).category)?.id)),
    )
  }
  if (args.googleProductCategoryNames !== undefined) {
    const requested = toTexts(args.googleProductCategoryNames)
    tests.push(({ offer }) =>
      requested.includes(findGoogleCategory(getRecipe(offer.facts).category)?.name ?? ''),
    )
  }
  // A row matches when it contains every word of at least one phrase.
  const phrases = toTexts(args.keywords ?? []).map(toWords)
  if (phrases.length > 0) {
    tests.push(({ offer, variant }) => {
      const text = [
        getOfferName(seed, offer),
        getOfferBrand(offer),
        getColorName(seed, offer.facts, variant.shade),
      ]
      const words = new Set(toWords(text.join(' ')))
      return phrases.some(phrase => phrase.every(word => words.has(word)))
    })
  }
  return tests
}

function sort(places: number[], columns: ReturnType<CjRows['getColumns']>, args: Args): number[] {
  if (args.sortBy === undefined) return places
  const keys = args.sortBy === 'PRICE' ? columns.price : columns.modified
  const sign = args.sortOrder === 'ASC' ? 1 : -1
  return places.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b)
}

/** Parses the product's number from a row's id: NQ-4471-NVY-S → 4471 */
function toProductNumber(id: string): number {
  return Number(/^[A-Z]+-(\d+)(?:-|$)/.exec(id)?.[1] ?? Number.NaN)
}

function toTexts(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : []
}

function toLower(text: string): string {
  return text.toLowerCase()
}

function toCents(amount: unknown, otherwise: number): number {
  return typeof amount === 'number' ? Math.round(amount * 100) : otherwise
}
