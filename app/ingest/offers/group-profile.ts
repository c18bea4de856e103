import {
  type Distinction,
  findContradiction,
  getAllDistinctions,
} from '#app/vocabulary/distinctions.ts'
import { type Audience, areOtherAudiences } from './audience.ts'
import { isSameModel } from './judge-pair.ts'
import type { OfferFacts } from './offer-facts.ts'

/**
 * The combined facts of a group's members. Groups are compared as a
 * whole, because a chain of matching pairs can lead from one product
 * to a different one: women's, then no department, then men's.
 */
export interface GroupProfile {
  byRetailer: ReadonlyMap<string, readonly OfferFacts[]>
  audiences: readonly Audience[]
  distinctions: readonly Distinction[]
  described: readonly Distinction[]
  hasGtin: boolean
}

export function toProfile(offer: OfferFacts): GroupProfile {
  const { retailer, audiences, distinctions, described, gtins } = offer
  const byRetailer = new Map([[retailer, [offer]]])
  return { byRetailer, audiences, distinctions, described, hasGtin: gtins.length > 0 }
}

export function joinProfiles(a: GroupProfile, b: GroupProfile): GroupProfile {
  const byRetailer = new Map(a.byRetailer)
  for (const [retailer, offers] of b.byRetailer)
    byRetailer.set(retailer, [...(byRetailer.get(retailer) ?? []), ...offers])
  return {
    byRetailer,
    audiences: [...new Set([...a.audiences, ...b.audiences])],
    distinctions: [...new Set([...a.distinctions, ...b.distinctions])],
    described: [...new Set([...a.described, ...b.described])],
    hasGtin: a.hasGtin || b.hasGtin,
  }
}

export type Evidence = 'GTIN' | 'MPN' | 'name'

/**
 * Returns the reason why two groups cannot be one product,
 * worded for operators; undefined when they can be.
 */
export function findGroupConflict(
  a: GroupProfile,
  b: GroupProfile,
  evidence: Evidence,
): string | undefined {
  // Different GTINs may belong to two sizes of a product,
  // but also to two products with the same name.
  if (evidence === 'name' && a.hasGtin && b.hasGtin) return 'GTINs differ'
  if (areOtherAudiences(a.audiences, b.audiences)) return 'its group belongs to another department'
  const toStated = (group: GroupProfile) =>
    evidence === 'GTIN' ? group.distinctions : getAllDistinctions(group)
  const contradiction = findContradiction(toStated(a), toStated(b))
  if (contradiction !== undefined) return `its group differs by ${contradiction}`
  return isSoldTwice(a, b) ? 'its retailer has another product in the group' : undefined
}

function isSoldTwice(a: GroupProfile, b: GroupProfile): boolean {
  return [...a.byRetailer].some(([retailer, offers]) =>
    b.byRetailer.get(retailer)?.some(other => offers.some(offer => !isSameModel(offer, other))),
  )
}
