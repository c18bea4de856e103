import type { FigureChart } from './morning-page.ts'

const width = 320
const height = 56
/** Room for the dot of the last day and for the line's own width. */
const margin = 5

/**
 * The compared days as a line, with the usual range as a band, its median as a dashed line, and a
 * dot for yesterday. The text beside it has the same information. If no day is known, a sentence
 * stands in place of the line.
 */
export function FigureLine({ chart: { line, usual } }: { chart: FigureChart }) {
  const x = (day: number) => margin + (day / (line.length - 1)) * (width - 2 * margin)
  const y = (share: number) => height - margin - share * (height - 2 * margin)
  const last = line.at(-1)
  if (line.every(share => share === null))
    return (
      <p className="mt-2 flex h-14 max-w-md items-end border-line border-b pb-1 text-soft text-sm">
        No figures for the last four weeks yet.
      </p>
    )
  return (
    <svg
      aria-hidden="true"
      className="mt-2 block w-full max-w-md"
      viewBox={`0 0 ${width} ${height}`}
    >
      {usual ? (
        <>
          <rect
            x={margin}
            width={width - 2 * margin}
            y={y(usual.high)}
            height={Math.max(1, y(usual.low) - y(usual.high))}
            className="fill-ground"
          />
          <line
            x1={margin}
            x2={width - margin}
            y1={y(usual.median)}
            y2={y(usual.median)}
            className="stroke-soft"
            strokeDasharray="2 4"
          />
        </>
      ) : null}
      <path
        d={drawLine(line, x, y)}
        className="fill-none stroke-ink"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {typeof last === 'number' ? (
        <circle cx={x(line.length - 1)} cy={y(last)} r={4} className="fill-accent" />
      ) : null}
    </svg>
  )
}

/** Returns path data that starts a new line after each day without a figure. */
function drawLine(
  line: FigureChart['line'],
  x: (day: number) => number,
  y: (share: number) => number,
): string {
  return line
    .map((share, day) => {
      if (share === null) return ''
      const isNew = typeof line[day - 1] !== 'number'
      return `${isNew ? 'M' : 'L'}${x(day).toFixed(1)} ${y(share).toFixed(1)}${isNew ? 'h0' : ''}`
    })
    .join('')
}
