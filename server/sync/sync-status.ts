import type { ShelfStatus } from '#app/catalogue/shelf-status.server.ts'
import type { Unplaced } from '#app/catalogue/unplaced.server.ts'

/** A source that is set up and was never read stands in the table too. */
export interface StatusLine extends Omit<ShelfStatus, 'shelf'> {
  name: string
  /** Absent for what has no schedule: feeds, and sources that are not set up any more. */
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

/** Whether an operator has nothing to do: every source was read well the last time, or is on its way. */
export function isHealthy({ run }: StatusLine): boolean {
  return run !== undefined && ['complete', 'running', 'stopped', 'interrupted'].includes(run.state)
}

/** The table, columns aligned, times in UTC. */
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
 * What stands in no department, a line a source; empty when all has its place.
 *
 *     In no department:
 *     rakuten  1,204 products: Garden > Tools (310), Gift Cards (12), without a name (9)
 */
export function formatUnplaced(unplaced: readonly (Omit<Unplaced, 'shelf'> & { name: string })[]): string {
  if (unplaced.length === 0) return ''
  const width = Math.max(...unplaced.map(({ name }) => name.length))
  const lines = unplaced.map(({ name, products, names }) => {
    const list = names.map(each => `${each.name || 'without a name'} (${count(each.products)})`)
    return `${name.padEnd(width)}  ${count(products)} ${products === 1 ? 'product' : 'products'}: ${list.join(', ')}`
  })
  return ['In no department:', ...lines].join('\n')
}

function toCells({ name, live, gone, run, lastGood, held, nextRun }: StatusLine): string[] {
  return [
    name,
    run === undefined ? 'never read' : formatState(run),
    run === undefined ? '' : String(run.id),
    lastGood ? `${formatTime(lastGood.finishedAt)} (${count(lastGood.products)})` : '',
    count(live),
    count(gone),
    run === undefined ? '' : count(run.rejected),
    held ? `${count(held.products)} (run ${held.run})` : '',
    nextRun ? formatTime(nextRun) : '',
    run?.error ?? '',
  ]
}

function formatState({ state, read, expected }: NonNullable<StatusLine['run']>): string {
  if (state !== 'running') return state
  return expected === undefined
    ? `running (${count(read)})`
    : `running (${count(read)} of ${count(expected)})`
}

function isNumber(column: number): boolean {
  return ['Run', 'Live', 'Gone', 'Rejected'].includes(titles[column] ?? '')
}

/** 2026-03-01 12:29 */
function formatTime(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
