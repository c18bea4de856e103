/** Scores are told apart in this many steps from 0 to 1. */
const steps = 1_024
/** No score is higher. */
const highest = 4

/**
 * Returns the lowest score such that at most `limit` matches have it or more. If more than that tie
 * for the best, no match has the returned score. It depends on the scores
 * alone, so all pages and all servers treat the same matches alike. `counts` are those of `countScores`,
 * if they have been counted already.
 */
export function findLeastScore(scores: Float32Array, limit: number, counts?: Uint32Array): number {
  if (scores.length <= limit) return 0
  return (findStep(counts ?? countScores(scores), limit + 1) + 1) / steps
}

/** Counts scores by step, for `findLeastScore` with several limits. */
export function countScores(scores: Float32Array): Uint32Array {
  const counts = new Uint32Array(steps * highest + 1)
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    const step = score < highest ? (score * steps) | 0 : steps * highest
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}

/**
 * Returns the highest step that at least `limit` reach, given how many
 * stop at each step; 0 if fewer than that have been counted.
 */
export function findStep(counts: Uint32Array, limit: number): number {
  let step = counts.length - 1
  for (let met = counts[step] ?? 0; met < limit && step > 0; met += counts[step] ?? 0) step -= 1
  return step
}
