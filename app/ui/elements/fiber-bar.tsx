import type { FiberWords } from '#app/domain/fibers.ts'

/** The number of segments of a bar. */
const segments = 5

/** The main fiber, its share as a bar, and the other fibers: 80% wool ▮▮▮▮▯ 20% polyamide. */
export function FiberBar({ fibers: { main, percent, rest } }: { fibers: FiberWords }) {
  return (
    <>
      {main}
      {percent === undefined ? null : <i className={`fiber-${countFilled(percent)}`} />}
      {rest}
    </>
  )
}

/** Only a fiber alone fills the bar, and every fiber has a segment. */
function countFilled(percent: number): number {
  if (percent === 100) return segments
  return Math.min(segments - 1, Math.max(1, Math.round((percent * segments) / 100)))
}
