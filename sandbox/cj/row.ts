import { getBrand } from '../world/brands.ts'
import { mix } from '../world/hash.ts'
import { toInitials } from '../world/initials.ts'
import { toLocalCents } from '../world/local-cents.ts'
import type { Offer } from '../world/offer.ts'
import { getSizeNames, getVariants, toShadeCode, type Variant } from '../world/variants.ts'
import { type CjFeed, getFeedOf } from './feeds.ts'

/** The ways a row can be unusable. */
export const cjBreakages = [
  'text-amount',
  'missing-id',
  'no-link',
  'unknown-currency',
  'null-title',
] as const
export type CjBreakage = (typeof cjBreakages)[number]

/**
 * One row of a feed, which describes a variant of a product
 * as numbers and codes. Its text is generated on request.
 */
export interface CjRow {
  offer: Offer
  feed: CjFeed
  variant: Variant
  /** Identifies the product; all its rows have the same value. */
  groupId: string
  /**
   * The group id in the feed. Products with a single row often
   * have none, or 0 where the advertiser's feed requires a value.
   */
  sentGroupId: string | null
  id: string
  /** The regular price, in hundredths of the advertiser's currency. */
  listCents: number
  /** The sale price, in the same unit; 0 when the product is not on sale. */
  saleCents: number
  availability: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER' | 'BACKORDER'
  isDeleted: boolean
  breakage: CjBreakage | undefined
  /** The row's random seed. */
  own: number
}

export function getRows(seed: number, offer: Offer): CjRow[] {
  const { facts, number, advertiser } = offer
  const feed = getFeedOf(offer)
  const variants = getVariants(seed, facts)
  const sizeNames = getSizeNames(facts)
  const groupId = `${toInitials(getBrand(facts.brand).name)}-${number}`
  const isAlone = variants.length === 1
  // Some sales apply to the first color only.
  const isPartSale = mix(facts.index, 231) % 16 === 0
  const none = advertiser.id % 11 === 5 ? '0' : null
  return variants.map((variant, at) => {
    const own = mix(mix(seed, facts.index), 240 + at)
    const hasSale = facts.saleCents > 0 && !(isPartSale && variant.shade !== facts.colors[0])
    const breakage =
      mix(own, 1) % 450 === 0 ? cjBreakages[mix(own, 2) % (isAlone ? 5 : 4)] : undefined
    return {
      offer,
      feed,
      variant,
      groupId,
      sentGroupId: breakage !== 'missing-id' && (!isAlone || mix(own, 8) % 10 < 3) ? groupId : none,
      id: [groupId, toShadeCode(variant.shade), toSizeCode(sizeNames[variant.size])]
        .filter(Boolean)
        .join('-'),
      listCents: toLocalCents(facts.listCents, advertiser.currency),
      saleCents: hasSale ? toLocalCents(facts.saleCents, advertiser.currency) : 0,
      availability: getAvailability(facts.isSoldOut, own),
      isDeleted: mix(own, 3) % 100 === 0,
      breakage,
      own,
    }
  })
}

function getAvailability(isSoldOut: boolean, own: number): CjRow['availability'] {
  if (isSoldOut) return 'OUT_OF_STOCK'
  const chance = mix(own, 4) % 100
  return chance < 12
    ? 'OUT_OF_STOCK'
    : chance === 12
      ? 'PREORDER'
      : chance === 13
        ? 'BACKORDER'
        : 'IN_STOCK'
}

/** Abbreviates a size for stock numbers: 5.5 → 55, 2' x 3' → 2X3 */
function toSizeCode(name: string | undefined): string {
  return name?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? ''
}
