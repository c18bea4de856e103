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
  /** Keeps two offers from being joined by their names, even through others. */
  keepApart(a: number, b: number): void
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
  const members = new Map(offers.map(({ number }) => [number, [number]]))
  const apart = new Map<number, Set<number>>()
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

  function areKeptApart(a: number, b: number): boolean {
    const ofB = members.get(clusters.find(b)) ?? []
    return (members.get(clusters.find(a)) ?? []).some(one => {
      const others = apart.get(one)
      return others !== undefined && ofB.some(other => others.has(other))
    })
  }

  function joinGroups(a: number, b: number): void {
    const [ofA, ofB] = [clusters.find(a), clusters.find(b)]
    const profile = joinProfiles(getProfile(a), getProfile(b))
    const joined = [...(members.get(ofA) ?? []), ...(members.get(ofB) ?? [])]
    const root = clusters.join(a, b)
    profiles.set(root, profile)
    members.set(root, joined)
  }

  return {
    find: clusters.find,
    isRefused,
    keepApart(a, b) {
      const known = apart.get(a)
      if (known === undefined) apart.set(a, new Set([b]))
      else known.add(b)
    },
    force(a, b) {
      if (clusters.find(a) === clusters.find(b)) return
      joinGroups(a, b)
    },
    join(a, b, evidence) {
      if (clusters.find(a) === clusters.find(b)) return undefined
      const isApart = evidence === 'name' && (areKeptApart(a, b) || areKeptApart(b, a))
      const conflict = isRefused(a, b)
        ? 'an operator refused the pair'
        : isApart
          ? 'another offer of its group differs'
          : findGroupConflict(getProfile(a), getProfile(b), evidence)
      if (conflict === undefined) joinGroups(a, b)
      return conflict
    },
    list: clusters.groups,
  }
}
