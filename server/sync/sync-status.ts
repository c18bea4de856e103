import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import type { RejectionCount } from '#app/ingest/rejection-reasons.server.ts'
import type { SyncStatus } from '#app/ingest/sync-status.server.ts'
import type { UnmappedCategory } from '#app/ingest/unmapped-categories.server.ts'

/** A row of the status table. Configured sources have a row even if they were never synced. */
export interface StatusLine extends Omit<SyncStatus, 'scope'> {
  name: string
  /**
   * Undefined for sources that have no schedule: feeds and sources that are no longer configured.
   */
  nextRun?: Date
}

const titles = [
  'Source',
  'State',
  'Run',
  'Last good run',
  'Live',
  'Gone',
  'Rejected',
  'Quarantined',
  'Next run',
  'Error',
] as const

const maxExampleLength = 100

/** True when no operator is needed: the last run is complete, running, or will be resumed. */
export function isHealthy({ run }: StatusLine): boolean {
  return run !== undefined && ['complete', 'running', 'stopped', 'interrupted'].includes(run.state)
}

/** Formats a table with aligned columns and times in UTC. */
export function formatStatus(lines: readonly StatusLine[]): string {
  const rows = lines.map(toCells)
  const table = [titles as readonly string[], ...rows]
  const widths = titles.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0)))
  const format = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return table.map(format).join('\n')
}

/**
 * Formats the number of products without a department, one
 * line per source; empty when there are none.
 *
 *     Without a department:
 *     rakuten  1,204 products: Garden > Tools (310), Gift Cards (12), without a name (9)
 */
export function formatUnmappedCategories(
  unmapped: readonly (Omit<UnmappedCategory, 'scope'> & { name: string })[],
): string {
  if (unmapped.length === 0) return ''
  const width = Math.max(...unmapped.map(({ name }) => name.length))
  const lines = unmapped.map(({ name, products, names }) => {
    const list = names.map(
      each => `${each.name || 'without a name'} (${formatWholeCount(each.products)})`,
    )
    return `${name.padEnd(width)}  ${formatQuantity(products, 'product')}: ${list.join(', ')}`
  })
  return ['Without a department:', ...lines].join('\n')
}

/**
 * Formats the reasons for rejections, one per line; empty when there are none.
 *
 *     Rejected by the last run:
 *     rakuten  11  unreadable price  price: expected a decimal, received "See site"
 */
export function formatRejections(
  counts: readonly (Omit<RejectionCount, 'scope'> & { name: string })[],
): string {
  if (counts.length === 0) return ''
  const width = (texts: string[]) => Math.max(...texts.map(({ length }) => length))
  const nameWidth = width(counts.map(({ name }) => name))
  const countWidth = width(counts.map(({ records }) => formatWholeCount(records)))
  const reasonWidth = width(counts.map(({ reason }) => reason))
  const lines = counts.map(({ name, records, reason, example }) =>
    [
      name.padEnd(nameWidth),
      formatWholeCount(records).padStart(countWidth),
      reason.padEnd(reasonWidth),
      example.slice(0, maxExampleLength),
    ].join('  '),
  )
  return ['Rejected by the last run:', ...lines].join('\n')
}

function toCells({ name, live, gone, run, lastGood, held, nextRun }: StatusLine): string[] {
  return [
    name,
    run === undefined ? 'never synced' : formatState(run),
    run === undefined ? '' : String(run.id),
    lastGood ? `${formatTime(lastGood.finishedAt)} (${formatWholeCount(lastGood.products)})` : '',
    formatWholeCount(live),
    formatWholeCount(gone),
    run === undefined ? '' : formatWholeCount(run.rejected),
    held ? `${formatWholeCount(held.products)} (run ${held.run})` : '',
    nextRun ? formatTime(nextRun) : '',
    run?.error ?? '',
  ]
}

function formatState({ state, read, expected }: NonNullable<StatusLine['run']>): string {
  if (state !== 'running') return state
  return expected === undefined
    ? `running (${formatWholeCount(read)})`
    : `running (${formatWholeCount(read)} of ${formatWholeCount(expected)})`
}

function isNumber(column: number): boolean {
  return ['Run', 'Live', 'Gone', 'Rejected'].includes(titles[column] ?? '')
}

/** Formats a time like 2026-03-01 12:29. */
function formatTime(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}
