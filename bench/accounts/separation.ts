/** The measured difference between two samples of durations. */
export interface Separation {
  /**
   * The probability that a value from the first sample exceeds
   * one from the second; 0.5 if the samples are alike.
   */
  auc: number
  /** The largest distance between the samples' cumulative distributions (Kolmogorov–Smirnov). */
  distance: number
  /**
   * The distance that two samples from the same distribution
   * exceed with a probability of one in a thousand.
   */
  limit: number
}

export function measureSeparation(one: readonly number[], two: readonly number[]): Separation {
  const values = [
    ...one.map(value => ({ value, isFirst: true })),
    ...two.map(value => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value)
  let [seenOne, seenTwo, distance, ranks] = [0, 0, 0, 0]
  for (let start = 0; start < values.length; ) {
    let end = start
    let ofOne = 0
    for (; values[end]?.value === values[start]?.value; end += 1)
      if (values[end]?.isFirst) ofOne += 1
    // Ties share the mean of their ranks.
    ranks += ofOne * ((start + 1 + end) / 2)
    seenOne += ofOne
    seenTwo += end - start - ofOne
    distance = Math.max(distance, Math.abs(seenOne / one.length - seenTwo / two.length))
    start = end
  }
  const auc = (ranks - (one.length * (one.length + 1)) / 2) / (one.length * two.length)
  const limit = 1.949 * Math.sqrt((one.length + two.length) / (one.length * two.length))
  return { auc, distance, limit }
}
