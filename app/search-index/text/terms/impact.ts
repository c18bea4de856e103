/** The largest impact, which is a term's contribution to a product's score, stored in one byte. */
export const fullImpact = 255
/** The smallest impact of a term that occurs outside the description. */
export const leastTitleImpact = 64
/**
 * The largest impact of a term that occurs only in the description.
 * Smaller than the impact of a synonym found outside the description.
 */
export const mostMentionedImpact = 36
/** 1 for the impacts of words outside the description. */
export const titleScores = Float32Array.from({ length: fullImpact + 1 }, (_, impact) =>
  impact >= leastTitleImpact ? 1 : 0,
)

/** 2 for the impacts of words outside the description, 1 for those of words only in it. */
export const placeScores = titleScores.map((isTitle, impact) => isTitle + Math.min(impact, 1))
/** BM25's parameter k1, which makes each repetition of a word count for less. */
const saturation = 3

/**
 * Converts a term's weight in a product to its impact, which fits one byte. A term that
 * occurs only in the description gets a smaller impact than any other term.
 */
export function toImpact(weight: number, isTitle: boolean): number {
  const impact = Math.round((fullImpact * weight) / (saturation + weight))
  return isTitle
    ? Math.max(impact, leastTitleImpact)
    : Math.min(Math.max(impact, 1), mostMentionedImpact)
}

/**
 * Looks up the impact of a term on a document in the
 * term's posting list; 0 if the document lacks the term.
 */
export function findImpact(postings: Uint32Array, document: number): number {
  const place = findPlace(postings, document)
  const posting = postings[place] ?? 0
  return place < postings.length && posting >>> 8 === document ? posting & 255 : 0
}

/** Returns the index of the first posting that is not of an earlier document. */
export function findPlace(postings: Uint32Array, document: number): number {
  let [low, high] = [0, postings.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postings[middle] ?? 0) >>> 8 < document) low = middle + 1
    else high = middle
  }
  return low
}

/** The largest factor for a word in a description. */
const maxMentionFactor = 2
/** Words that this share of their products has outside the description are mentions elsewhere. */
const commonTitleShare = 0.5
/** The same for words that name a category. */
const commonCategoryShare = 0.1

/**
 * Returns the factor for a word in a description, by the share of the products with this word that
 * have it outside the description. If names hardly ever contain "jumper" because every jumper has
 * a name like "Kirsten", the description is what says that a product is a jumper.
 */
export function toMentionFactor(titleShare: number, isCategory: boolean): number {
  if (isCategory) return titleShare < commonCategoryShare ? maxMentionFactor : 1
  return 1 + (maxMentionFactor - 1) * Math.max(1 - titleShare / commonTitleShare, 0)
}

/** One array for all terms, because a kilobyte for each takes longer to allocate than to fill. */
const scores = new Float32Array(fullImpact + 1)

/**
 * Returns the score of each impact for a term of this weight; 0 for no impact. Valid until the next
 * call.
 */
export function toImpactScores(weight: number, mentionFactor: number): Float32Array {
  const scale = weight / fullImpact
  for (let impact = 0; impact <= fullImpact; impact += 1)
    scores[impact] = (impact <= mostMentionedImpact ? impact * mentionFactor : impact) * scale
  return scores
}

/**
 * The least sum of impacts, times their weights, of a product that belongs to the category that
 * words name; products below it only mention the category.
 */
export const leastKindImpact = mostMentionedImpact + 0.5
