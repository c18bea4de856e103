import { filterKinds } from '#app/domain/filters.ts'
import { type PriceRange, parsePriceRange, priceBuckets } from '#app/domain/price-range.ts'

/** The groups whose values are known beforehand. Their values are numbered in one row, group after group. */
export const fixedGroups = ['stock', 'conditions', 'deals', 'prices', 'colors'] as const
export type FixedGroup = (typeof fixedGroups)[number]

const numbers = new Map<string, number>()
let count = 0
for (const group of fixedGroups) {
  for (const value of filterKinds[group].values ?? []) {
    numbers.set(`${group} ${value}`, count)
    count += 1
  }
}

export const fixedValueCount = count

/** The place in the row; undefined for what is no value of the group, or a price range of a shopper's own. */
export function findFixedValue(group: FixedGroup, value: string): number | undefined {
  return numbers.get(`${group} ${value}`)
}

/** What is no range holds no price. */
export function getRange(text: string): Required<PriceRange> {
  const range = parsePriceRange(text)
  return range === undefined ? { min: 1, max: 0 } : { min: 0, max: Number.POSITIVE_INFINITY, ...range }
}

/** Where one bucket ends and the next begins, which is a price of both. */
const edges = priceBuckets.flatMap(bucket => parsePriceRange(bucket)?.max ?? [])

/**
 * What of a product is known beforehand, in 12 bits: all its values in these groups but colours can be told from it,
 * so a list is counted by one look at each product.
 */
export interface Signed {
  inStock: boolean
  isPreOwned: boolean
  isRental: boolean
  hasDropped: boolean
  isTrending: boolean
  isOnSale: boolean
  discount: number
  usdCents: number
}

export const signatureCount = 2 ** 12
const tiers = [20, 30, 50, 70]

export function toSignature(signed: Signed): number {
  const flags = [signed.inStock, signed.isPreOwned, signed.isRental, signed.hasDropped, signed.isTrending]
  const sale = signed.isOnSale ? 1 + tiers.filter(tier => signed.discount >= tier).length : 0
  return (
    flags.reduce((sum, flag, place) => sum + (flag ? 1 << place : 0), 0) +
    (sale << 5) +
    (toPriceStep(signed.usdCents) << 8)
  )
}

/** Between two edges an even number, on an edge an odd one. */
function toPriceStep(usdCents: number): number {
  const below = edges.filter(edge => edge < usdCents).length
  return below * 2 + (edges[below] === usdCents ? 1 : 0)
}

export function isInStock(signature: number): boolean {
  return (signature & 1) === 1
}

/** Signature → places of its values. */
export const signatureValues: readonly (readonly number[])[] = Array.from(
  { length: signatureCount },
  (_, signature) => {
    const has = (place: number) => ((signature >> place) & 1) === 1
    const [isPreOwned, isRental] = [has(1), has(2)]
    const sale = (signature >> 5) & 7
    const step = signature >> 8
    const values: [FixedGroup, string, boolean][] = [
      ['stock', 'in', has(0)],
      ['conditions', 'new', !isPreOwned && !isRental],
      ['conditions', 'preowned', isPreOwned],
      ['conditions', 'rental', isRental],
      ['deals', 'sale', sale > 0],
      ...tiers.map((tier, index): [FixedGroup, string, boolean] => ['deals', String(tier), sale > index + 1]),
      ['deals', 'drop', has(3)],
      ['deals', 'trending', has(4)],
      ...priceBuckets.map((bucket, index): [FixedGroup, string, boolean] => [
        'prices',
        bucket,
        Math.abs(step - index * 2) <= 1,
      ]),
    ]
    return values.flatMap(([group, value, isHad]) => (isHad ? (findFixedValue(group, value) ?? []) : []))
  },
)
