import { type PointerEvent, useState } from 'react'
import type { PricePoint, PriceSummary } from '#app/pages/price-summary.ts'
import {
  findPriceAt,
  findReading,
  formatPriceAt,
  formatReading,
  listReadings,
  type PriceLine,
  type Reading,
} from './price-readings.ts'

const height = 120
// Half a line of text, so that the labels of the highest and the lowest price fit beside the chart.
const top = 8
const bottom = height - top
/** The dash pattern of each retailer's line. The line of the product's own retailer is solid. */
const dashes = [undefined, '7 3', '2 3', '10 3 2 3'] as const

/**
 * A step chart with one line per retailer. Horizontal positions are in percent and vertical ones in
 * pixels, so that it fills any width without stretching lines or labels. Sold-out periods are gaps.
 * The prices of a day are read by pointing at it, or day by day with the arrow keys.
 */
export function PriceChart({ story, retailer }: { story: PriceSummary; retailer: string }) {
  const { points, others = [], lowest, begin } = story
  const lines = [{ retailer, points }, ...others]
  const readings = listReadings(lines, begin, story.days)
  const [at, setAt] = useState(100)
  const reading = findReading(readings, story.days, at)
  const known = lines.flatMap(line => line.points.filter(({ isSoldOut }) => !isSoldOut))
  const [low, high] = [known.toSorted(byPrice)[0], known.toSorted(byPrice).at(-1)]
  const toY = createScale(low, high)
  const read = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)))
  }
  return (
    <figure className="price-chart">
      <Readings lines={lines} reading={reading} />
      <p aria-hidden="true" className="price-chart-scale">
        <span>{high?.price}</span>
        {low?.price === high?.price ? null : <span>{low?.price}</span>}
      </p>
      <div
        className="price-chart-plot"
        onPointerMove={read}
        onPointerDown={read}
        onPointerLeave={() => setAt(100)}
      >
        <svg
          role="img"
          aria-label={`Prices from ${begin} to today. The table below lists them all.`}
          width="100%"
          height={height}
          className="overflow-visible"
        >
          {lowest ? <LowLine y={toY(lowest.usdCents)} /> : null}
          {lines.map((line, at) => (
            <g key={line.retailer} {...toStroke(at)} className={toTone(at)}>
              {line.points.map((point, place) => (
                <Step key={point.from} point={point} before={line.points[place - 1]} toY={toY} />
              ))}
            </g>
          ))}
          <line
            x1={`${reading.at}%`}
            x2={`${reading.at}%`}
            y1="0"
            y2={height}
            stroke="currentColor"
            className="text-line"
          />
          {/* Today's prices stay marked while others are read. */}
          {[...new Set([reading.at, 100])].flatMap(at =>
            lines.map(line => {
              const point = findPriceAt(line.points, at)
              return !point || point.isSoldOut ? null : (
                <circle
                  key={`${line.retailer} ${at}`}
                  cx={`${at}%`}
                  cy={toY(point.usdCents)}
                  r="4"
                  fill="currentColor"
                />
              )
            }),
          )}
        </svg>
        <input
          type="range"
          aria-label="Day in the price history"
          aria-valuetext={formatReading(lines, reading)}
          min="0"
          max={readings.length - 1}
          value={readings.findLastIndex(each => each.at <= at)}
          onChange={({ currentTarget }) => setAt(readings[Number(currentTarget.value)]?.at ?? 100)}
        />
      </div>
      <figcaption>
        <span>{begin}</span>
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

/** The prices at the chosen day; with several retailers also the chart's legend. */
function Readings({ lines, reading: { at, day } }: { lines: PriceLine[]; reading: Reading }) {
  const [own, ...others] = lines
  return (
    <div className="price-chart-reading">
      <p>
        <span className="text-soft">{day}</span>
        {own && others.length === 0 ? <strong>{formatPriceAt(own, at)}</strong> : null}
      </p>
      {others.length > 0 ? (
        <ul>
          {lines.map((line, index) => (
            <li key={line.retailer}>
              <svg aria-hidden="true" width="28" height="4" className={toTone(index)}>
                <line x1="0" x2="28" y1="2" y2="2" {...toStroke(index)} />
              </svg>
              <span className="truncate">{line.retailer}</span>
              <strong>{formatPriceAt(line, at)}</strong>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function toStroke(index: number) {
  return {
    stroke: 'currentColor',
    strokeWidth: index === 0 ? 2 : 1.5,
    strokeDasharray: dashes[index],
  }
}

function toTone(index: number): string | undefined {
  return index === 0 ? undefined : 'text-soft'
}

/** Thin and solid, because the dashed and dotted lines are those of other retailers. */
function LowLine({ y }: { y: number }) {
  return <line x1="0" x2="100%" y1={y} y2={y} stroke="currentColor" className="text-soft" />
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
