/** Scores are told apart in this many steps from 0 to 1. */
const steps = 1_024
/** No score is higher. */
const highest = 4

/**
 * Returns the lowest score such that at most `limit` matches have it or more. If more than that tie
 * for the best, no match has the returned score. It depends on the scores
 * alone, so all pages and all servers treat the same matches alike.
 */
export function findLeastScore(scores: Float32Array, limit: number): number {
  if (scores.length <= limit) return 0
  const counts = new Uint32Array(steps * highest + 1)
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    const step = score < highest ? Math.floor(score * steps) : steps * highest
    counts[step] = (counts[step] ?? 0) + 1
  }
  let met = 0
  for (let step = steps * highest; step >= 0; step -= 1) {
    met += counts[step] ?? 0
    if (met > limit) return (step + 1) / steps
  }
  return 0
}
