import { formatProductId } from '#app/sources/cj/product-id.ts'
import { formatProductId as formatRakutenId } from '#app/sources/rakuten/product-id.ts'
import type { SandboxOffer } from '../../sandbox/list-offers.ts'

/**
 * An offer and its group. `key` consists of the source letter and the id,
 * like "s 700000013"; `group` is null for an offer in no group.
 */
export interface GroupedOffer {
  key: string
  group: number | null
}

/**
 * The figures count pairs of offers because a group can be partly
 * right: a group of five has ten pairs, some of which may be wrong.
 */
export interface PairFigures {
  /** Pairs whose offers are in one group. */
  joined: number
  /** Pairs of offers in one group that really are the same product. */
  right: number
  /** All pairs that really are the same product, in one group or not. */
  same: number
  precision: number
  recall: number
}

export interface MatchingQuality {
  /** `within` counts pairs of offers from one retailer, `across` pairs from two different ones. */
  within: PairFigures
  across: PairFigures
  /** Offers that lost their card to a different product from the same retailer in their group. */
  lostCards: number
}

type Truth = Pick<SandboxOffer, 'thing' | 'shop'>
type KnownOffer = GroupedOffer & Truth

/** Offers of broken records are not counted, because their true product is unknown. */
export function measureMatching(
  grouped: readonly GroupedOffer[],
  truths: ReadonlyMap<string, Truth>,
): MatchingQuality {
  const offers = grouped.flatMap((offer): KnownOffer[] => {
    const truth = truths.get(offer.key)
    return truth === undefined ? [] : [{ ...offer, ...truth }]
  })
  const joined = listPairs(offers, ({ group }) => group)
  const same = listPairs(offers, ({ thing }) => thing)
  const wrong = joined.filter(pair => isOfOneShop(pair) && !isRight(pair))
  return {
    within: toFigures(joined.filter(isOfOneShop), same.filter(isOfOneShop)),
    across: toFigures(
      joined.filter(pair => !isOfOneShop(pair)),
      same.filter(pair => !isOfOneShop(pair)),
    ),
    lostCards: new Set(wrong.map(([, second]) => second)).size,
  }
}

type Pair<Offer> = readonly [Offer, Offer]

function isOfOneShop([a, b]: Pair<Truth>): boolean {
  return a.shop === b.shop
}

function isRight([a, b]: Pair<Truth>): boolean {
  return a.thing === b.thing
}

function toFigures(joined: readonly Pair<Truth>[], same: readonly unknown[]): PairFigures {
  const right = joined.filter(isRight).length
  return {
    joined: joined.length,
    right,
    same: same.length,
    precision: right / joined.length,
    recall: right / same.length,
  }
}

/** Lists every pair of offers with the same value; offers whose value is null are skipped. */
export function listPairs<Offer>(
  offers: readonly Offer[],
  getValue: (offer: Offer) => number | string | null,
): Pair<Offer>[] {
  return [...Map.groupBy(offers, getValue)].flatMap(([value, members]) =>
    value === null
      ? []
      : members.flatMap((a, at) => members.slice(at + 1).map((b): Pair<Offer> => [a, b])),
  )
}

/**
 * Returns the true product and shop of each of the sandbox's
 * offers, keyed like the product that the offer becomes.
 */
export function toTruths(offers: readonly SandboxOffer[]): Map<string, Truth> {
  return new Map(offers.map(offer => [toKey(offer), offer]))
}

function toKey(offer: SandboxOffer): string {
  if (offer.source === 'style') return `s ${offer.id}`
  if (offer.source === 'trending') return `k ${offer.productId}`
  if (offer.source === 'cj') {
    const { adId, groupId, rowIds } = offer
    const [rowId] = rowIds
    const row = rowId === undefined ? { adId } : { adId, rowId }
    const key = groupId === undefined ? row : { adId, groupId }
    return `c ${formatProductId(key)}`
  }
  const { mid, linkId, sku } = offer
  return `r ${formatRakutenId({ mid, linkId, ...(sku === '' ? {} : { sku }) })}`
}
