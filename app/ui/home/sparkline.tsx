import { sparklineBox } from '#app/pages/browser/sparkline-box.ts'

/** A price history as a line; the numbers beside it have the same information. */
export function Sparkline({ line, className = '' }: { line: string; className?: string }) {
  const { days, height } = sparklineBox
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -1 ${days} ${height + 2}`}
      preserveAspectRatio="none"
      className={`sparkline ${className}`}
    >
      <path d={line} />
    </svg>
  )
}
