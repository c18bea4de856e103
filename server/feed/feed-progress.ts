import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import type { SyncProgress } from '#app/ingest/sync.server.ts'
import type { FeedProgress } from '#app/sources/feeds/feed-file.ts'

export interface FeedProgressLine {
  rows(progress: FeedProgress): void
  products(progress: SyncProgress): void
  /** Ends the line that shows the progress. */
  end(): void
}

/**
 * Shows the progress: on a terminal by rewriting one line,
 * elsewhere by writing a line every few seconds.
 */
export function createFeedProgressLine(
  output: { isTTY?: boolean; write(text: string): unknown },
  now = () => performance.now(),
): FeedProgressLine {
  const everyMs = output.isTTY ? 200 : 5_000
  const startedAt = now()
  let writtenAt = startedAt
  let storingSince: number | undefined
  let isOpen = false

  function show(text: string): void {
    if (now() - writtenAt < everyMs) return
    writtenAt = now()
    output.write(output.isTTY ? `\r${text.padEnd(78)}` : `${text}\n`)
    isOpen = output.isTTY ?? false
  }

  return {
    rows({ rows, rejected, bytes, size }) {
      const share = size ? ` ${Math.floor((bytes / size) * 100)} %` : ''
      const rate = toRate(rows, now() - startedAt)
      show(
        `reading${share}: ${formatQuantity(rows, 'row')}, ${rate} a second, ${formatWholeCount(rejected)} rejected`,
      )
    },
    products({ read, added, changed, expected }) {
      storingSince ??= now()
      const of = expected === undefined ? '' : ` from ${formatQuantity(expected, 'row')}`
      show(
        `storing: ${formatQuantity(read, 'product')}${of}, ${toRate(read, now() - storingSince)} a second, ${formatWholeCount(added + changed)} new or changed`,
      )
    },
    end() {
      if (isOpen) output.write('\n')
      isOpen = false
    },
  }
}

function toRate(number: number, ms: number): string {
  return formatWholeCount(Math.round(number / Math.max(ms / 1000, 0.001)))
}
