export interface Visits {
  requestsPerSecond: number
  /** How many different pages are asked for. */
  pages: number
  /** The exponent of Zipf's law: the page at rank r gets a share proportional to r to the power of −skew. */
  skew: number
  /** How long a rendered page is served again. */
  freshSeconds: number
}

/** Ranks up to this one are summed one by one, and later ones in ranges that double. */
const exactRanks = 1_024

/**
 * Returns how many pages a second must be rendered when answers are kept for `freshSeconds`.
 * A page that is asked for λ times a second is rendered λ / (1 + λ × fresh) times a second:
 * after each render, its copy serves for `freshSeconds`, and the next render waits for a request.
 */
export function estimateRenders({ requestsPerSecond, pages, skew, freshSeconds }: Visits): number {
  const ranges = listRanges(pages)
  const weight = ({ middle, count }: RankRange) => count * middle ** -skew
  const all = ranges.reduce((sum, range) => sum + weight(range), 0)
  return ranges.reduce((sum, range) => {
    const rate = (requestsPerSecond * range.middle ** -skew) / all
    return sum + (range.count * rate) / (1 + rate * freshSeconds)
  }, 0)
}

interface RankRange {
  middle: number
  count: number
}

function listRanges(pages: number): RankRange[] {
  const ranges: RankRange[] = []
  for (let from = 1; from <= pages; ) {
    const size = from <= exactRanks ? 1 : Math.max(1, Math.round(from / 8))
    const count = Math.min(size, pages - from + 1)
    ranges.push({ middle: from + (count - 1) / 2, count })
    from += count
  }
  return ranges
}
