import { createClusters } from './clusters.ts'
import { type MatchedOffer, maxSharing } from './group-offers.ts'
import { getRatio } from './judge-pair.ts'
import { matchColors } from './shades.ts'

/** The list prices of a product's colors differ by at most this ratio. */
const closeRatio = 1.4

/**
 * Groups a retailer's listings that are the same product in different colors, as product numbers
 * in ascending order. `find` returns the offer group of a listing. The `crowded` color keys are those
 * of too many listings, of which these may be a few.
 *
 * A shared name and different colors prove nothing, because shops give one name to several fits
 * and patterns. The listings must also have the same model number or the same description, or
 * both name their color. If two of them come in one color, all stay apart.
 */
export function groupColors(
  offers: readonly MatchedOffer[],
  find: (number: number) => number,
  crowded: ReadonlySet<string> = new Set(),
): number[][] {
  const sharing = Map.groupBy(
    offers.filter(({ colorKey }) => colorKey !== null && !crowded.has(colorKey)),
    ({ colorKey }) => colorKey,
  )
  return [...sharing.values()]
    .filter(({ length }) => length > 1 && length <= maxSharing)
    .map(listings => listings.filter(({ shades }) => shades.length > 0))
    .flatMap(listings => divide(listings, ({ audiences }) => audiences.join()))
    .flatMap(listings => divide(listings, ({ distinctions }) => `named ${distinctions.join()}`))
    .flatMap(listings => divide(listings, ({ described }) => described.join()))
    .flatMap(listings => divide(listings, ({ composition = '' }) => composition))
    .flatMap(divideByPrice)
    .flatMap(divideByModel)
    .filter(listings => areDifferentColors(listings, find))
    .map(listings => listings.map(({ number }) => number).sort((a, b) => a - b))
}

/**
 * Divides listings by a value. Those that do not state it (empty) belong to
 * the others if there is only one value, and to none of them otherwise.
 */
function divide(
  listings: readonly MatchedOffer[],
  toValue: (listing: MatchedOffer) => string,
): MatchedOffer[][] {
  const byValue = Map.groupBy(listings, toValue)
  byValue.delete('')
  return byValue.size > 1 ? [...byValue.values()] : [[...listings]]
}

/** Divides listings where the price rises beyond that of the part's cheapest one. */
function divideByPrice(listings: readonly MatchedOffer[]): MatchedOffer[][] {
  const parts: MatchedOffer[][] = []
  for (const listing of listings.toSorted((a, b) => a.listCents - b.listCents)) {
    const part = parts.at(-1)
    const [cheapest] = part ?? []
    if (part && cheapest && getRatio(cheapest, listing) <= closeRatio) part.push(listing)
    else parts.push([listing])
  }
  return parts
}

/** Joins listings with evidence that they are one model; the others are left out. */
function divideByModel(listings: readonly MatchedOffer[]): MatchedOffer[][] {
  const models = createClusters(listings.map(({ number }) => number))
  for (const [at, a] of listings.entries())
    for (const b of listings.slice(at + 1)) if (areOneModel(a, b)) models.join(a.number, b.number)
  return models.groups().map(group => listings.filter(({ number }) => group.includes(number)))
}

function areOneModel(a: MatchedOffer, b: MatchedOffer): boolean {
  if (a.isNamedByColor && b.isNamedByColor) return true
  return isSame(a.mpn, b.mpn) || isSame(a.descriptionKey, b.descriptionKey)
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a === b
}

function areDifferentColors(
  listings: readonly MatchedOffer[],
  find: (number: number) => number,
): boolean {
  return listings.every((a, at) =>
    listings
      .slice(at + 1)
      .every(b => find(a.number) === find(b.number) || haveDifferentColors(a, b)),
  )
}

/** Two shades of one canonical color differ only if the retailer's names for them do. */
export function haveDifferentColors(a: MatchedOffer, b: MatchedOffer): boolean {
  const colors = matchColors(a.shades, b.shades)
  if (colors !== 'near') return colors === 'other'
  if (a.colorNames.length === 0 || b.colorNames.length === 0) return false
  return !a.colorNames.some(name => b.colorNames.includes(name))
}
