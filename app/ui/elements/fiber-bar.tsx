import type { FiberWords } from '#app/domain/fibers.ts'

/** The main fiber, its share as a bar, and the other fibers: 80% wool ▮▮▮▮▯ 20% polyamide. */
export function FiberBar({ fibers: { main, percent, rest } }: { fibers: FiberWords }) {
  return (
    <>
      {main}
      {percent === undefined ? null : (
        <svg aria-hidden="true" className="fiber-bar">
          <rect width={`${percent}%`} height="8" />
        </svg>
      )}
      {rest}
    </>
  )
}
