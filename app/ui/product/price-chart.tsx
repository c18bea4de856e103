import { type PointerEvent, useState } from 'react'
import { formatUsd } from '#app/domain/currency.ts'
import { nameLow } from '#app/domain/thirty-day-low.ts'
import type { PricePoint, PriceSummary } from '#app/pages/price-summary.ts'
import { createPriceAxis, spread } from './price-axis.ts'
import {
  findPriceAt,
  findReading,
  formatPriceAt,
  formatReading,
  listReadings,
  type PriceLine,
  type Reading,
} from './price-readings.ts'

const height = 180
// Half a line of text, so that the labels of the ticks fit beside the chart.
const margin = 8
/** The least distance of the prices written beside the ends of the lines. */
const labelHeight = 14
/** The dash pattern of each retailer's line. The line of the product's own retailer is solid. */
const dashes = [undefined, '7 3', '2 3', '10 3 2 3'] as const

/**
 * A step chart with one line per retailer. Horizontal positions are in percent and vertical ones in
 * pixels, so that it fills any width without stretching lines or labels. Sold-out periods are gaps.
 * The prices of a day are read by pointing at it, or day by day with the arrow keys.
 */
export function PriceChart({ story, retailer }: { story: PriceSummary; retailer: string }) {
  const { points, others = [], lowest, begin } = story
  const lines = [{ retailer: others.length > 0 ? 'This store' : retailer, points }, ...others]
  const readings = listReadings(lines, begin, story.days)
  const [at, setAt] = useState(100)
  const reading = findReading(readings, story.days, at)
  const known = lines.flatMap(line => line.points.filter(({ isSoldOut }) => !isSoldOut))
  const { ticks, toShare } = createPriceAxis(known.map(({ usdCents }) => usdCents))
  const base = ticks.length > 1 && ticks.at(-1)?.cents !== 0 ? ticks.at(-1)?.label : undefined
  const toY = (usdCents: number) => margin + toShare(usdCents) * (height - 2 * margin)
  const read = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)))
  }
  return (
    <figure className="price-chart">
      <Readings lines={lines} reading={reading} />
      <p aria-hidden="true" className="price-chart-scale">
        {ticks.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <div
        className="price-chart-plot"
        onPointerMove={read}
        onPointerDown={read}
        // A finger that is lifted leaves too, but what it read stays, unless it scrolled the page.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(100)}
        onPointerCancel={() => setAt(100)}
      >
        <svg
          role="img"
          aria-label={`Prices from ${begin} to today. The table below lists them all.`}
          width="100%"
          height={height}
          className="overflow-visible"
        >
          {/* An area says how high a price is only if it starts at zero. */}
          {points.map(({ from, to, usdCents, isSoldOut }) =>
            isSoldOut || ticks.at(-1)?.cents !== 0 ? null : (
              <rect
                key={from}
                x={`${from}%`}
                width={`${to - from}%`}
                y={toY(usdCents)}
                height={height - toY(usdCents)}
                className="price-chart-area"
              />
            ),
          )}
          {ticks.map(({ cents }) => (
            <Level key={cents} y={toY(cents)} tone="text-line" />
          ))}
          {lowest ? <Level y={toY(lowest.usdCents)} tone="text-soft" /> : null}
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
            lines.map((line, place) => {
              const point = findOpenPrice(line, at)
              return point ? (
                <circle
                  key={`${line.retailer} ${at}`}
                  cx={`${at}%`}
                  cy={toY(point.usdCents)}
                  r={place === 0 ? 5 : 3.5}
                  className={place === 0 ? 'price-chart-dot text-accent' : 'price-chart-dot'}
                />
              ) : null
            }),
          )}
          {listEnds(lines, toY).map(({ price, y }) => (
            <text key={y} x="100%" y={y} dx="10" dy="4" className="price-chart-end">
              {price}
            </text>
          ))}
        </svg>
        <input
          type="range"
          aria-label="Day in the price history"
          aria-valuetext={formatReading([{ retailer, points }, ...others], reading)}
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
            {lowest.isSinceFirstSeen ? 'Lowest' : nameLow(lowest.before)}: {lowest.price}
          </span>
        ) : null}
        <span>Today</span>
        {base ? <span className="price-chart-base">The scale begins at {base}</span> : null}
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

function toTone(index: number): string {
  return index === 0 ? 'text-accent' : 'text-soft'
}

/** A thin, solid line across the chart, because the dashed and dotted lines are those of retailers. */
function Level({ y, tone }: { y: number; tone: string }) {
  return <line x1="0" x2="100%" y1={y} y2={y} stroke="currentColor" className={tone} />
}

function findOpenPrice({ points }: PriceLine, at: number): PricePoint | undefined {
  const point = findPriceAt(points, at)
  return point?.isSoldOut ? undefined : point
}

/** Today's prices, each once, as high as their dots or as far from these as they need not to overlap. */
function listEnds(lines: readonly PriceLine[], toY: (usdCents: number) => number) {
  const open = lines.flatMap(line => findOpenPrice(line, 100) ?? [])
  const cents = [...new Set(open.map(({ usdCents }) => usdCents))].sort((a, b) => b - a)
  const heights = spread(cents.map(toY), labelHeight, height - margin)
  return cents.map((usdCents, at) => ({ price: formatUsd(usdCents), y: heights[at] ?? 0 }))
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
