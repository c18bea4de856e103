import { formatWholeCount } from '#app/domain/count.ts'
import type { SyncProgress } from '#app/ingest/sync.server.ts'

export interface SyncProgressBars {
  show(progress: SyncProgress): void
  /** Draws the final state on a terminal. */
  end(): void
}

interface Bar {
  name: string
  startedAt: number
  /** The number of records that earlier attempts in the run have read. */
  readBefore: number
  text: string
}

const width = 24

/**
 * Creates a progress bar for each source. On a terminal the bar is redrawn in place; elsewhere a line is written every 5 seconds.
 *
 *     cj        [############------------]  52 %   2,340 of 4,500   410 a second   3 rejected
 */
export function createSyncProgressBars(
  output: { isTTY?: boolean; write(text: string): unknown },
  toName: (source: string) => string,
  now = () => performance.now(),
): SyncProgressBars {
  const everyMs = output.isTTY ? 100 : 5_000
  const bars = new Map<string, Bar>()
  let drawnLines = 0
  let drawnAt = now()

  function draw(): void {
    drawnAt = now()
    const texts = [...bars.values()].map(({ text }) => text)
    if (!output.isTTY) {
      output.write(`${texts.join('\n')}\n`)
      return
    }
    const up = drawnLines > 0 ? `\x1b[${drawnLines}A` : ''
    output.write(`${up}${texts.map(text => `\r${text}\x1b[K\n`).join('')}`)
    drawnLines = texts.length
  }

  return {
    show(progress) {
      const { source, read } = progress
      const bar = bars.get(source) ?? {
        name: toName(source),
        startedAt: now(),
        readBefore: read,
        text: '',
      }
      const seconds = (now() - bar.startedAt) / 1_000
      const rate = seconds < 0.5 ? undefined : Math.round((read - bar.readBefore) / seconds)
      bars.set(source, { ...bar, text: formatBar(bar.name, progress, rate) })
      if (now() - drawnAt >= everyMs) draw()
    },
    end() {
      if (output.isTTY && bars.size > 0) draw()
    },
  }
}

function formatBar(
  name: string,
  { read, expected, rejected }: SyncProgress,
  rate: number | undefined,
): string {
  // The expected number is an estimate, so a bar never shows 100% before the end.
  const share = expected ? Math.min(0.99, (read + rejected) / expected) : undefined
  const filled = Math.round((share ?? 0) * width)
  const percent = share === undefined ? '  ? %' : `${String(Math.floor(share * 100)).padStart(3)} %`
  const of = expected === undefined ? '' : ` of ${formatWholeCount(expected)}`
  return [
    `${name.padEnd(9)} [${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${percent}`,
    `${formatWholeCount(read)}${of}`,
    ...(rate === undefined ? [] : [`${formatWholeCount(rate)} a second`]),
    `${formatWholeCount(rejected)} rejected`,
  ].join('   ')
}
