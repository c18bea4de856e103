import type { PricePoint, PriceSummary } from '#app/pages/price-summary.ts'

const height = 120
const top = 22
const bottom = height - 8

/**
 * A step chart with one line per price. Horizontal positions are in percent and vertical ones in
 * pixels, so that it fills any width without stretching lines or labels. Sold-out periods are gaps.
 */
export function PriceChart({ story: { points, lowest } }: { story: PriceSummary }) {
  const toY = createScale(points)
  const lowestY = lowest ? toY(lowest.usdCents) : undefined
  return (
    <figure className="mt-3">
      <svg
        role="img"
        aria-label={`Prices from ${points[0]?.day} to today. The table below lists them all.`}
        width="100%"
        height={height}
        className="overflow-visible text-ink"
      >
        {lowest && lowestY !== undefined ? (
          <g className="text-accent">
            <line
              x1="0"
              x2="100%"
              y1={lowestY}
              y2={lowestY}
              stroke="currentColor"
              strokeDasharray="2 4"
              strokeWidth="1"
            />
            <text x="0" y={lowestY - 6} fill="currentColor" className="font-semibold text-xs">
              {lowest.isSinceFirstSeen ? 'Lowest' : '30-day low'} {lowest.price}
            </text>
          </g>
        ) : null}
        <g stroke="currentColor" strokeWidth="2" strokeLinecap="square">
          {points.map((point, index) => (
            <Step key={point.from} point={point} before={points[index - 1]} toY={toY} />
          ))}
        </g>
      </svg>
      <figcaption className="mt-1 flex justify-between border-line border-t pt-1 text-soft text-xs">
        <span>{points[0]?.day}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
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
function createScale(points: PricePoint[]): (usdCents: number) => number {
  const prices = points.filter(({ isSoldOut }) => !isSoldOut).map(({ usdCents }) => usdCents)
  const low = Math.min(...prices)
  const range = Math.max(...prices) - low
  return usdCents =>
    range === 0 ? (top + bottom) / 2 : bottom - ((usdCents - low) / range) * (bottom - top)
}
