import { type Sparkline as Line, sparklineBox } from '#app/pages/browser/sparkline-box.ts'

/**
 * A price history as a line that ends in a dot, with a tick at the 30-day low along the days that it
 * is the low of. The text beside it states the numbers.
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
      {low === undefined ? null : <path d={`M${low.from} ${low.at}H${low.to}`} />}
      <path d={line.path} />
      {/* A line without length and with round ends is a circle in a box of any shape. */}
      <path d={`M${width} ${line.today}h0`} />
    </svg>
  )
}
