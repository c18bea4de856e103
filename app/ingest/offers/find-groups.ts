import { groupColors } from './group-colors.ts'
import {
  type Candidate,
  groupOffers,
  type Knowledge,
  type MatchedOffer,
  type OfferDecision,
} from './group-offers.ts'
import { joinCards } from './join-cards.ts'
import { joinModels } from './join-models.ts'

/** How offers are grouped; each map leads from an offer to the first one of its group. */
export interface FoundGroups {
  groups: Map<number, number>
  colorGroups: Map<number, number>
  cards: Map<number, number>
  /** Pairs that grouping left undecided. */
  doubtful: Candidate[]
}

/** Groups offers of which no other offer shares a name, code or color with one of them. */
export function findGroups(
  offers: readonly MatchedOffer[],
  decisions: readonly OfferDecision[],
  knowledge: Knowledge,
): FoundGroups {
  const { groups, models, candidates } = groupOffers(offers, decisions, knowledge)
  const groupOf = toFirsts(groups)
  const { crowded } = knowledge
  const listedApart = groupColors(offers, number => groupOf.get(number) ?? number, crowded)
  const joined = joinModels(offers, { groups, colorGroups: listedApart, models }, decisions)
  const { colorGroups } = joined
  return {
    groups: groupOf,
    colorGroups: toFirsts(colorGroups),
    cards: toFirsts(joinCards(offers, { groups, colorGroups }, decisions)),
    doubtful: [...candidates, ...joined.candidates],
  }
}

/** Maps every number to the first of its group. */
export function toFirsts(groups: readonly number[][]): Map<number, number> {
  return new Map(groups.flatMap(members => members.map(member => [member, members[0] ?? member])))
}
