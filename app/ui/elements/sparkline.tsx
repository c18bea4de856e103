import { type Sparkline as Line, sparklineBox } from '#app/pages/browser/sparkline-box.ts'

/** Half the height of the tick. */
const tick = 5

/**
 * A price history as a line that ends in a dot, with one thin tick across it where it was at the 30-day
 * low. The text beside it states the numbers.
 */
export function Sparkline({ line, className = '' }: { line: Line; className?: string }) {
  const { width, height } = sparklineBox
  const { low } = line
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -4 ${width} ${height + 8}`}
      preserveAspectRatio="none"
      className={`sparkline ${className}`}
    >
      {low === undefined ? null : <path d={`M${low.day} ${low.at - tick}v${2 * tick}`} />}
      <path d={line.path} />
      {/* A line without length and with round ends is a circle in a box of any shape. */}
      <path d={`M${width} ${line.today}h0`} />
    </svg>
  )
}
