/** Returns another number in every process, since no page may be known from the run before. */
export function findFirstNumber(): number {
  return Math.round(performance.timeOrigin) % 100_000_000
}
