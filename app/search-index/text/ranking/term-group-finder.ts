import type { Bits } from '../../bits.ts'
import { matchBuffers, takeScores } from '../../reused-arrays.ts'
import type { AudienceRule } from '../query/find-audience-rule.ts'
import type { Refusal } from '../query/read-refusals.ts'
import type { Alternative, Alternatives, TermGroup } from '../query/term-group.ts'
import type { ProductRank } from '../terms/best-postings.ts'
import { gone } from '../terms/documents.ts'
import {
  findPlace,
  placeScores,
  titleScores,
  toImpactScores,
  toMentionFactor,
} from '../terms/impact.ts'
import type { WordStore } from '../terms/word-store.ts'
import { createRefusedFinder } from './find-refused.ts'
import { markMentions } from './mark-mentions.ts'
import { raiseScores } from './raise-scores.ts'
import { startUnion } from './score-union.ts'
import {
  addBoth,
  dropDocuments,
  filterScored,
  nothing,
  raiseByScored,
  raiseTo,
  retainFound,
  type Scored,
} from './scored.ts'

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
  /** Returns 1 for each document that has a word of any group outside its description, else 0. */
  findNamed(documents: Uint32Array, termGroups: readonly Alternatives[]): Float32Array
  /** Drops documents of another audience. */
  without(found: Scored, rule: AudienceRule): Scored
  /** Drops documents that a query's refusals leave out. */
  refuse(found: Scored, refusals: readonly Refusal[]): Scored
  /** Returns the documents that refusals leave out. */
  findRefused(refusals: readonly Refusal[]): Bits
  /** Returns an upper bound for the number of documents that match a group. */
  estimate(termGroup: TermGroup): number
  /** Returns the number of postings that finding or scoring a group reads, at most. */
  countPostings(termGroup: TermGroup): number
  /** Returns all that the scores for a group depend on, besides the document. */
  describe(termGroup: TermGroup): unknown
}

/** Steps of the share of titles, so that a single product does not change the scores of all. */
const shareSteps = 1_024

/**
 * With `from`, finds only documents from this one on. With `rank`, `find` finds only the documents
 * that match a common word best.
 */
export function createTermGroupFinder(
  { postings, bestPostings, documents, dictionary }: WordStore,
  { from = 0, rank }: { from?: number; rank?: ProductRank | undefined } = {},
): TermGroupFinder {
  const getPostings = (term: number) => {
    const list = postings.get(term)
    return from === 0 ? list : list.subarray(findPlace(list, from))
  }
  const getFound = rank ? (term: number) => bestPostings.get(term, rank) : getPostings
  const { numbers } = documents
  // The length of the posting list would be wrong here: it includes replaced documents, so
  // it would change the order in which scores are added, and therefore how they are rounded.
  const countUses = (term: number) => dictionary.frequency[term] ?? 0
  const estimateOne = ({ terms }: Alternative) => Math.min(...terms.map(countUses))

  const sortByUses = (terms: readonly number[]) =>
    terms.toSorted((a, b) => countUses(a) - countUses(b))

  /** Returns the factor for the impact of a term on products that have it only in their description. */
  function getMentionFactor(term: number, isCategory: boolean): number {
    const titleShare = (dictionary.titleFrequency[term] ?? 0) / Math.max(countUses(term), 1)
    return toMentionFactor(Math.round(titleShare * shareSteps) / shareSteps, isCategory)
  }

  /** Returns the score of each impact of a term. */
  const getScores = (term: number, weight: number, isCategory: boolean) =>
    toImpactScores(weight, getMentionFactor(term, isCategory))

  function findTerm(
    term: number,
    weight: number,
    isCategory: boolean,
    postings: Uint32Array,
  ): Scored {
    const scoreOfImpact = getScores(term, weight, isCategory)
    const documents = new Uint32Array(matchBuffers.take(postings.length * 4), 0, postings.length)
    const scores = takeScores(postings.length)
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

  /** Returns the documents with all terms, of those of the rarest term that `get` returns. */
  function findAll(
    terms: readonly number[],
    weight: number,
    isCategory = false,
    get = getPostings,
  ): Scored {
    const [rarest, ...others] = sortByUses(terms)
    if (rarest === undefined) return nothing
    return others.reduce(
      (found, term) => narrowByTerm(found, term, weight / terms.length, isCategory),
      findTerm(rarest, weight / terms.length, isCategory, get(rarest)),
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
    const best = takeScores(documents.length)
    for (const { terms, weight } of alternatives) {
      const [term] = terms
      if (terms.length === 1 && term !== undefined)
        raise(documents, best, term, weight * rarity, isCategory)
      else if (estimateOne({ terms, weight }) < documents.length)
        raiseByScored(documents, best, findAll(terms, weight * rarity, isCategory))
      else raiseByAll(documents, best, terms, weight * rarity, isCategory)
    }
    return best
  }

  /** Raises the scores of documents with all terms; looks only at these documents. */
  function raiseByAll(
    documents: Uint32Array,
    best: Float32Array,
    terms: readonly number[],
    weight: number,
    isCategory = false,
  ): void {
    const [rarest, ...others] = sortByUses(terms)
    if (rarest === undefined) return
    const sums = new Float32Array(documents.length)
    raise(documents, sums, rarest, weight / terms.length, isCategory)
    for (const term of others) {
      const own = new Float32Array(documents.length)
      raise(documents, own, term, weight / terms.length, isCategory)
      addBoth(sums, own)
    }
    raiseTo(best, sums)
  }

  function find(termGroup: TermGroup): Scored {
    const { alternatives, rarity, isCategory } = termGroup
    const [first, ...others] = alternatives
    const found =
      first !== undefined && others.length === 0
        ? findAll(first.terms, first.weight * rarity, isCategory, getFound)
        : findAny(termGroup)
    markMentions(found.scores, termGroup)
    return found
  }

  /** Returns the documents that match any alternative, each with the score of its best one. */
  function findAny({ alternatives, rarity, isCategory }: TermGroup): Scored {
    const phrases = alternatives
      .filter(({ terms }) => terms.length > 1)
      .map(({ terms, weight }) => findAll(terms, weight * rarity, isCategory, getFound))
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
    const postings = getFound(term)
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] ?? 0
      const score = scores[posting & 255] ?? 0
      const document = posting >>> 8
      if (score <= (best[document] ?? 0) || numbers[document] === gone) continue
      best[document] = score
      met[document >>> 5] = (met[document >>> 5] ?? 0) | (1 << (document & 31))
    }
  }

  const findRefused = createRefusedFinder(documents, getPostings, terms => findAll(terms, 1))

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
      matchBuffers.release(more.buffer)
      return found
    },
    findNamed(documents, termGroups) {
      const named = new Float32Array(documents.length)
      const terms = termGroups.flatMap(({ alternatives }) =>
        alternatives.flatMap(each => each.terms),
      )
      for (const term of new Set(terms))
        raiseScores(documents, named, getPostings(term), titleScores)
      return named
    },
    without(found, rule) {
      const findPlaces = (terms: readonly number[]) => {
        const places = new Float32Array(found.documents.length)
        for (const term of terms)
          raiseScores(found.documents, places, getPostings(term), placeScores)
        return places
      }
      const [unwanted, own] = [findPlaces(rule.unwanted), findPlaces(rule.unless)]
      return filterScored(found, index => (unwanted[index] ?? 0) <= (own[index] ?? 0))
    },
    refuse: (found, refusals) =>
      refusals.length === 0 ? found : dropDocuments(found, findRefused(refusals)),
    findRefused,
    estimate: ({ alternatives }) => alternatives.reduce((sum, one) => sum + estimateOne(one), 0),
    countPostings: ({ alternatives }) =>
      alternatives.reduce(
        (sum, { terms }) => terms.reduce((postings, term) => postings + countUses(term), sum),
        0,
      ),
    describe: ({ alternatives, rarity, importance, isCategory }) => [
      rarity,
      importance,
      isCategory,
      alternatives.map(({ terms, weight }) => [
        weight,
        sortByUses(terms).map(term => [term, getMentionFactor(term, isCategory)]),
      ]),
    ],
  }
}
