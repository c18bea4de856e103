import { createClusters } from './clusters.ts'
import {
  type Evidence,
  findGroupConflict,
  type GroupProfile,
  joinProfiles,
  toProfile,
} from './group-profile.ts'
import type { OfferFacts } from './offer-facts.ts'

/** Groups of offers, which are joined only if all their members can be the same product. */
export interface GrowingGroups {
  /** Returns the representative of an offer's group. */
  find(number: number): number
  /** Joins the groups of two offers even if they contradict each other. */
  force(a: number, b: number): void
  /** Returns true if an operator refused any pair that spans the groups of two offers. */
  isRefused(a: number, b: number): boolean
  /** Joins the groups of two offers, or returns the reason why they stay separate. */
  join(a: number, b: number, evidence: Evidence): string | undefined
  /** Returns the groups of two or more offers, each in ascending order. */
  list(): number[][]
}

export function createGrowingGroups(
  offers: readonly (OfferFacts & { number: number })[],
  /** Pairs that an operator refused. */
  refused: readonly (readonly [number, number])[],
): GrowingGroups {
  const clusters = createClusters(offers.map(({ number }) => number))
  const profiles = new Map(offers.map(offer => [offer.number, toProfile(offer)]))

  function getProfile(number: number): GroupProfile {
    const profile = profiles.get(clusters.find(number))
    if (!profile) throw new RangeError(`no offer ${number}`)
    return profile
  }

  function isRefused(a: number, b: number): boolean {
    const [ofA, ofB] = [clusters.find(a), clusters.find(b)]
    return refused.some(pair => {
      const [x, y] = pair.map(clusters.find)
      return (x === ofA && y === ofB) || (x === ofB && y === ofA)
    })
  }

  return {
    find: clusters.find,
    isRefused,
    force(a, b) {
      if (clusters.find(a) === clusters.find(b)) return
      const joined = joinProfiles(getProfile(a), getProfile(b))
      profiles.set(clusters.join(a, b), joined)
    },
    join(a, b, evidence) {
      if (clusters.find(a) === clusters.find(b)) return undefined
      const [ofA, ofB] = [getProfile(a), getProfile(b)]
      const conflict = isRefused(a, b)
        ? 'an operator refused the pair'
        : findGroupConflict(ofA, ofB, evidence)
      if (conflict === undefined) profiles.set(clusters.join(a, b), joinProfiles(ofA, ofB))
      return conflict
    },
    list: clusters.groups,
  }
}
