import type { PricePoint, PriceSummary } from '#app/pages/price-summary.ts'

const height = 120
// Half a line of text, so that the labels of the highest and the lowest price fit beside the chart.
const top = 8
const bottom = height - top

/**
 * A step chart with one line per price. Horizontal positions are in percent and vertical ones in
 * pixels, so that it fills any width without stretching lines or labels. Sold-out periods are gaps.
 */
export function PriceChart({ story: { points, lowest } }: { story: PriceSummary }) {
  const known = points.filter(({ isSoldOut }) => !isSoldOut).toSorted(byPrice)
  const low = known[0]
  const high = known.at(-1)
  const toY = createScale(low, high)
  const last = points.at(-1)
  const lowestY = lowest ? toY(lowest.usdCents) : undefined
  return (
    <figure className="price-chart">
      <p aria-hidden="true" className="price-chart-scale">
        <span>{high?.price}</span>
        {low?.price === high?.price ? null : <span>{low?.price}</span>}
      </p>
      <svg
        role="img"
        aria-label={`Prices from ${points[0]?.day} to today. The table below lists them all.`}
        width="100%"
        height={height}
        className="overflow-visible"
      >
        {lowestY === undefined ? null : (
          <line
            x1="0"
            x2="100%"
            y1={lowestY}
            y2={lowestY}
            stroke="currentColor"
            strokeDasharray="2 4"
            className="text-soft"
          />
        )}
        <g stroke="currentColor" strokeWidth="2" strokeLinecap="square">
          {points.map((point, index) => (
            <Step key={point.from} point={point} before={points[index - 1]} toY={toY} />
          ))}
        </g>
        {last && !last.isSoldOut ? (
          <circle cx="100%" cy={toY(last.usdCents)} r="4" fill="currentColor" />
        ) : null}
      </svg>
      <figcaption>
        <span>{points[0]?.day}</span>
        {lowest ? (
          <span className="price-chart-low">
            {lowest.isSinceFirstSeen ? 'Lowest' : '30-day low'} {lowest.price}
          </span>
        ) : null}
        <span>Today</span>
      </figcaption>
    </figure>
  )
}

function byPrice(a: PricePoint, b: PricePoint): number {
  return a.usdCents - b.usdCents
}

function Step({
  point,
  before,
  toY,
}: {
  point: PricePoint
  before: PricePoint | undefined
  toY: (usdCents: number) => number
}) {
  if (point.isSoldOut) return null
  const y = toY(point.usdCents)
  return (
    <>
      {before && !before.isSoldOut ? (
        <line x1={`${point.from}%`} x2={`${point.from}%`} y1={toY(before.usdCents)} y2={y} />
      ) : null}
      <line x1={`${point.from}%`} x2={`${point.to}%`} y1={y} y2={y} />
    </>
  )
}

/** Maps prices to heights, with the highest price at the top. */
function createScale(low: PricePoint | undefined, high: PricePoint | undefined) {
  const lowCents = low?.usdCents ?? 0
  const range = (high?.usdCents ?? 0) - lowCents
  return (usdCents: number) =>
    range === 0 ? (top + bottom) / 2 : bottom - ((usdCents - lowCents) / range) * (bottom - top)
}
