import { type FoundGroups, findGroups } from './find-groups.ts'
import type { MatchedOffer, OfferDecision } from './group-offers.ts'
import { createLessons, type DecisionCount } from './lessons.ts'
import { toWordKey } from './word-usage.ts'

/** An offer's product number and its facts as JSON. */
export type FactsText = [number: number, facts: string]

/** Stored offers, with all those that are connected to them. */
export interface OfferChunk {
  facts: readonly FactsText[]
  decisions: readonly OfferDecision[]
  /** How many models of a brand have a word. */
  models: readonly (readonly [brand: string, word: string, count: number])[]
  lessons: readonly DecisionCount[]
  /** Names and codes that too many offers share. */
  crowded: ReadonlySet<string>
}

export function groupChunk({
  facts,
  decisions,
  models,
  lessons,
  crowded,
}: OfferChunk): FoundGroups {
  const offers = facts.map(([number, text]): MatchedOffer => ({ ...JSON.parse(text), number }))
  const counts = new Map(models.map(([brand, word, count]) => [toWordKey(brand, word), count]))
  return findGroups(offers, decisions, {
    countModels: (brand, word) => counts.get(toWordKey(brand, word)) ?? 0,
    findLesson: createLessons(lessons),
    crowded,
  })
}
