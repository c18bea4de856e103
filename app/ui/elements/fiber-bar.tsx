import type { FiberWords } from '#app/domain/fibers.ts'

/** The share of a bar that leaves two of its pixels for the other fibers. */
const mostPercent = 94

/** The main fiber, its share as a bar, and the other fibers: 80% wool ▮▮▮▮▯ 20% polyamide. */
export function FiberBar({ fibers: { main, percent, rest } }: { fibers: FiberWords }) {
  return (
    <>
      {main}
      {percent === undefined ? null : (
        <svg aria-hidden="true" className="fiber-bar">
          <rect width={`${percent === 100 ? 100 : Math.min(percent, mostPercent)}%`} height="8" />
        </svg>
      )}
      {rest}
    </>
  )
}
