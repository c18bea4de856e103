import type { Bits } from '../../bits.ts'
import type { Refusal } from '../query/read-refusals.ts'
import type { Alternative, TermGroup } from '../query/term-group.ts'
import { gone } from '../terms/documents.ts'
import {
  fullImpact,
  mostMentionedImpact,
  toImpactScores,
  toMentionFactor,
} from '../terms/impact.ts'
import type { WordStore } from '../terms/word-store.ts'
import { descriptionPenalty } from './description-penalty.ts'
import { raiseScores } from './raise-scores.ts'
import { startUnion } from './score-union.ts'
import { intersectScored, nothing, type Scored } from './scored.ts'

/** Finds the documents that match term groups; a new finder is created for each query. */
export interface TermGroupFinder {
  /** Returns all documents that match a group, each with the score of its best alternative. */
  find(termGroup: TermGroup): Scored
  /** Returns the score of each document for a group, 0 if it does not match. */
  score(documents: Uint32Array, termGroup: TermGroup): Float32Array
  /** Keeps only the documents that also match the group, and adds the group's scores to theirs. */
  narrow(found: Scored, termGroup: TermGroup): Scored
  /** Raises the scores of documents that also match the group. Modifies `found` in place. */
  prefer(found: Scored, termGroup: TermGroup): Scored
  /** Drops documents that have `term` but not `unless`. */
  without(found: Scored, term: number, unless: number | undefined): Scored
  /** Drops documents that a query's refusals leave out. */
  refuse(found: Scored, refusals: readonly Refusal[]): Scored
  /** Returns an upper bound for the number of documents that match a group. */
  estimate(termGroup: TermGroup): number
}

export function createTermGroupFinder({
  postings,
  documents,
  dictionary,
}: WordStore): TermGroupFinder {
  const getPostings = postings.get
  const { numbers } = documents
  // The length of the posting list would be wrong here: it includes replaced documents, so
  // it would change the order in which scores are added, and therefore how they are rounded.
  const countUses = (term: number) => dictionary.frequency[term] ?? 0
  const estimateOne = ({ terms }: Alternative) => Math.min(...terms.map(countUses))

  /** Returns the factor for the impact of a term on products that have it only in their description. */
  function getMentionFactor(term: number, isCategory: boolean): number {
    const uses = Math.max(countUses(term), 1)
    return toMentionFactor((dictionary.titleFrequency[term] ?? 0) / uses, isCategory)
  }

  /** Returns the score of each impact of a term. */
  const getScores = (term: number, weight: number, isCategory: boolean) =>
    toImpactScores(weight, getMentionFactor(term, isCategory))

  function findTerm(term: number, weight: number, isCategory = false): Scored {
    const scoreOfImpact = getScores(term, weight, isCategory)
    const postings = getPostings(term)
    const documents = new Uint32Array(postings.length)
    const scores = new Float32Array(postings.length)
    let end = 0
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] ?? 0
      const document = posting >>> 8
      if (numbers[document] === gone) continue
      documents[end] = document
      scores[end] = scoreOfImpact[posting & 255] ?? 0
      end += 1
    }
    return { documents: documents.subarray(0, end), scores: scores.subarray(0, end) }
  }

  function findAll(terms: readonly number[], weight: number, isCategory = false): Scored {
    const [rarest, ...others] = terms.toSorted((a, b) => countUses(a) - countUses(b))
    if (rarest === undefined) return nothing
    return others.reduce(
      (found, term) => narrowByTerm(found, term, weight / terms.length, isCategory),
      findTerm(rarest, weight / terms.length, isCategory),
    )
  }

  /** Raises the score of each document in `best` to the term's score, where that is higher. */
  function raise(
    documents: Uint32Array,
    best: Float32Array,
    term: number,
    weight: number,
    isCategory = false,
  ): void {
    const scores = getScores(term, weight, isCategory)
    raiseScores(documents, best, getPostings(term), scores)
  }

  function narrowByTerm(found: Scored, term: number, weight: number, isCategory: boolean): Scored {
    const best = new Float32Array(found.documents.length)
    raise(found.documents, best, term, weight, isCategory)
    return retainFound(found, best)
  }

  function scoreOf(
    documents: Uint32Array,
    {
      alternatives,
      rarity,
      isCategory,
    }: Pick<TermGroup, 'alternatives' | 'rarity'> & Partial<TermGroup>,
  ): Float32Array {
    const best = new Float32Array(documents.length)
    for (const { terms, weight } of alternatives) {
      const [term] = terms
      if (terms.length === 1 && term !== undefined)
        raise(documents, best, term, weight * rarity, isCategory)
      else raiseByScored(documents, best, findAll(terms, weight * rarity, isCategory))
    }
    return best
  }

  function find(termGroup: TermGroup): Scored {
    const { alternatives, rarity, isCategory } = termGroup
    const [first, ...others] = alternatives
    const found =
      first !== undefined && others.length === 0
        ? findAll(first.terms, first.weight * rarity, isCategory)
        : findAny(termGroup)
    markMentions(found.scores, termGroup)
    return found
  }

  /** Returns the documents that match any alternative, each with the score of its best one. */
  function findAny({ alternatives, rarity, isCategory }: TermGroup): Scored {
    const phrases = alternatives
      .filter(({ terms }) => terms.length > 1)
      .map(({ terms, weight }) => findAll(terms, weight * rarity, isCategory))
    const { best, met, take } = startUnion(documents.total)
    for (const { documents, scores } of phrases)
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at] ?? 0
        best[document] = Math.max(best[document] ?? 0, scores[at] ?? 0)
        met[document >>> 5] = (met[document >>> 5] ?? 0) | (1 << (document & 31))
      }
    for (const { terms, weight } of alternatives) {
      const [term, ...rest] = terms
      if (term !== undefined && rest.length === 0)
        unitePostings(term, weight * rarity, isCategory, best, met)
    }
    return take()
  }

  function unitePostings(
    term: number,
    weight: number,
    isCategory: boolean,
    best: Float32Array,
    met: Bits,
  ): void {
    const scores = getScores(term, weight, isCategory)
    const postings = getPostings(term)
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] ?? 0
      const document = posting >>> 8
      const score = scores[posting & 255] ?? 0
      if (score <= (best[document] ?? 0) || numbers[document] === gone) continue
      best[document] = score
      met[document >>> 5] = (met[document >>> 5] ?? 0) | (1 << (document & 31))
    }
  }

  function score(documents: Uint32Array, termGroup: TermGroup): Float32Array {
    const scores = scoreOf(documents, termGroup)
    markMentions(scores, termGroup)
    return scores
  }

  return {
    find,
    score,
    narrow: (found, termGroup) => retainFound(found, score(found.documents, termGroup)),
    prefer(found, termGroup) {
      const more = scoreOf(found.documents, termGroup)
      for (let at = 0; at < more.length; at += 1)
        found.scores[at] = (found.scores[at] ?? 0) + (more[at] ?? 0)
      return found
    },
    without(found, term, unless) {
      const unwanted = new Float32Array(found.documents.length)
      raise(found.documents, unwanted, term, 1)
      const excuse = new Float32Array(found.documents.length)
      if (unless !== undefined) raise(found.documents, excuse, unless, 1)
      return filterScored(found, index => unwanted[index] === 0 || (excuse[index] ?? 0) > 0)
    },
    refuse: (found, refusals) =>
      refusals.reduce((remaining, { alternatives, excuses }) => {
        const unwanted = scoreOf(remaining.documents, { alternatives, rarity: 1 })
        if (excuses.length === 0) return filterScored(remaining, index => unwanted[index] === 0)
        const excused = scoreOf(remaining.documents, { alternatives: excuses, rarity: 1 })
        return filterScored(remaining, index => unwanted[index] === 0 || (excused[index] ?? 0) > 0)
      }, found),
    estimate: ({ alternatives }) => alternatives.reduce((sum, one) => sum + estimateOne(one), 0),
  }
}

function markMentions(scores: Float32Array, { isCategory, rarity }: TermGroup): void {
  if (!isCategory) return
  const least = ((mostMentionedImpact + 0.5) / fullImpact) * rarity
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    if (score > 0 && score < least) scores[at] = score - descriptionPenalty
  }
}

/** Keeps only the documents that also have a score in `more`, and adds that score. */
function retainFound({ documents, scores }: Scored, more: Float32Array): Scored {
  const remaining = {
    documents: new Uint32Array(documents.length),
    scores: new Float32Array(documents.length),
  }
  let end = 0
  for (let at = 0; at < documents.length; at += 1) {
    const plus = more[at] ?? 0
    if (plus === 0) continue
    remaining.documents[end] = documents[at] ?? 0
    remaining.scores[end] = (scores[at] ?? 0) + plus
    end += 1
  }
  return {
    documents: remaining.documents.subarray(0, end),
    scores: remaining.scores.subarray(0, end),
  }
}

function filterScored(found: Scored, isKept: (index: number) => boolean): Scored {
  const documents = new Uint32Array(found.documents.length)
  const scores = new Float32Array(found.documents.length)
  let end = 0
  for (let index = 0; index < found.documents.length; index += 1) {
    if (!isKept(index)) continue
    documents[end] = found.documents[index] ?? 0
    scores[end] = found.scores[index] ?? 0
    end += 1
  }
  return { documents: documents.subarray(0, end), scores: scores.subarray(0, end) }
}

function raiseByScored(documents: Uint32Array, best: Float32Array, other: Scored): void {
  const both = intersectScored({ documents, scores: new Float32Array(documents.length) }, other)
  let at = 0
  for (let index = 0; index < both.documents.length; index += 1) {
    while (documents[at] !== both.documents[index]) at += 1
    best[at] = Math.max(best[at] ?? 0, both.scores[index] ?? 0)
  }
}
