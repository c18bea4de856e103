/** The lower and upper bounds, as positions among the edges of the price ranges. */
export interface PriceSpan {
  from: number
  to: number
}

/** One bar per price range; those within the span are in the accent color. */
export function PriceHistogram({ counts, span }: { counts: readonly number[]; span: PriceSpan }) {
  const highest = Math.max(1, ...counts)
  const isWhole = span.from === 0 && span.to === counts.length
  const draw = (isWithin: boolean) =>
    counts
      .map((count, index) => {
        const isIn = index >= span.from && index < span.to
        // Heights are square roots of the counts, so that rare prices are visible.
        return isIn === isWithin && count > 0
          ? `M${index + 0.1} 1v${-Math.sqrt(count / highest).toFixed(2)}h.8V1z`
          : ''
      })
      .join('')
  return (
    <svg viewBox={`0 0 ${counts.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={draw(false)} className="fill-line" />
      <path d={draw(true)} className={isWhole ? 'fill-field' : 'fill-accent'} />
    </svg>
  )
}
