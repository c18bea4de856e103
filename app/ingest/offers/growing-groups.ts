import { createClusters } from './clusters.ts'
import {
  type Evidence,
  findGroupConflict,
  type GroupProfile,
  joinProfiles,
  toProfile,
} from './group-profile.ts'
import type { OfferFacts } from './offer-facts.ts'

/** Groups of offers that grow as long as all of their members can be of one product. */
export interface GrowingGroups {
  /** The representative of an offer's group. */
  find(number: number): number
  /** Joins the groups of two offers, or returns why they stay separate. */
  join(a: number, b: number, evidence: Evidence): string | undefined
  /** Groups of two or more, each in ascending order. */
  list(): number[][]
}

export function createGrowingGroups(
  offers: readonly (OfferFacts & { number: number })[],
): GrowingGroups {
  const clusters = createClusters(offers.map(({ number }) => number))
  const profiles = new Map(offers.map(offer => [offer.number, toProfile(offer)]))

  function getProfile(number: number): GroupProfile {
    const profile = profiles.get(clusters.find(number))
    if (!profile) throw new RangeError(`no offer ${number}`)
    return profile
  }

  return {
    find: clusters.find,
    join(a, b, evidence) {
      if (clusters.find(a) === clusters.find(b)) return undefined
      const [ofA, ofB] = [getProfile(a), getProfile(b)]
      const conflict = findGroupConflict(ofA, ofB, evidence)
      if (conflict === undefined) profiles.set(clusters.join(a, b), joinProfiles(ofA, ofB))
      return conflict
    },
    list: clusters.groups,
  }
}
