import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { getUsdRates } from '#app/domain/currency.ts'
import { formatShortDay } from '#app/domain/day.ts'
import type { SourceRow, SourceTrouble } from '#app/ingest/control/sources.ts'
import { formatTime } from '../frame/format-time.ts'
import { adminSourcePath } from './admin-sources-path.ts'

export interface SourcesPage {
  rows: SourcesPageRow[]
  /** True while a sync is running or waiting, so that the page refreshes. */
  isMoving: boolean
  rates: RatesFact
}

/** The exchange rates in use; `advice` is absent while they are recent. */
export interface RatesFact {
  text: string
  advice?: string
}

/** Exchange rates older than this make prices in some currencies several percent wrong. */
export const maxRatesAgeDays = 30

export interface SourcesPageRow {
  name: string
  title: string
  path: string
  state: string
  trouble: string | undefined
  progress: Progress | undefined
  /** The time of the last good sync and its number of products. */
  lastGood: string
  nextRun: string
  rejected: number
  quarantined: number
  calls: CallsFact[]
  canSync: boolean
}

/** A source's rate limit, or the state of its calls in syncs or for visitors. */
export interface CallsFact {
  label: string
  value: string
}

export interface Progress {
  read: number
  /** The total number of products that the source reported; undefined until then. */
  expected: number | undefined
  text: string
}

/** Advice to the operator, shown after the name of the problem. */
export const troubleAdvice: Readonly<Record<SourceTrouble, string>> = {
  quarantined: 'Approve or discard what it sent',
  implausible: 'No products were removed; approve the run if its numbers are right',
  failed: 'Check the reason, or run it again',
  late: 'Late: no successful sync for two intervals',
}

export function getSourcesPage(rows: readonly SourceRow[], now = new Date()): SourcesPage {
  return {
    rows: rows.map(toPageRow),
    isMoving: rows.some(isMoving),
    rates: toRatesFact(getUsdRates().day, now),
  }
}

export function toRatesFact(day: string, now: Date): RatesFact {
  const date = new Date(day)
  const ageDays = Math.floor((now.getTime() - date.getTime()) / 86_400_000)
  return {
    text: `Prices are converted at rates of ${formatShortDay(date, now)}.`,
    ...(ageDays > maxRatesAgeDays
      ? {
          advice: `They are ${formatWholeCount(ageDays)} days old. Set RATES_URL to renew them daily, or run npm run rates with a newer file.`,
        }
      : {}),
  }
}

function toPageRow(row: SourceRow): SourcesPageRow {
  const { name, title, trouble, lastGood, schedule, run, held } = row
  return {
    ...{ name, title, path: adminSourcePath(name), state: formatSourceState(row) },
    trouble: trouble && troubleAdvice[trouble],
    progress: getProgress(row),
    lastGood: lastGood
      ? `${formatTime(lastGood.finishedAt)}, ${formatQuantity(lastGood.products, 'product')}`
      : 'never',
    nextRun: schedule ? formatTime(schedule.nextRunAt) : 'not scheduled',
    rejected: run?.rejected ?? 0,
    quarantined: held?.products ?? 0,
    calls: listCalls(row),
    canSync: schedule !== undefined && !isMoving(row),
  }
}

export function isMoving({ run, schedule }: SourceRow): boolean {
  return run?.state === 'running' || schedule?.isWaiting === true
}

/** Formats a source's state: "running", "waiting to start" or the state of the last run. */
export function formatSourceState({ run, schedule }: SourceRow): string {
  if (run?.state === 'running') return 'running'
  return schedule?.isWaiting ? 'waiting to start' : (run?.state ?? 'never synced')
}

export function getProgress({ run }: SourceRow): Progress | undefined {
  if (run?.state !== 'running') return undefined
  const { read, expected } = run
  const of = expected === undefined ? '' : ` of about ${formatWholeCount(expected)}`
  return { read, expected, text: `${formatWholeCount(read)}${of} records` }
}

/**
 * Lists the calls made by the last sync, on whichever server it ran, and this server's live calls.
 */
export function listCalls(
  { schedule, syncCalls }: Pick<SourceRow, 'schedule' | 'syncCalls'>,
  now = new Date(),
): CallsFact[] {
  if (!schedule) return []
  const facts = [
    { label: 'Rate limit', value: `${formatWholeCount(schedule.ratePerMinute)} a minute` },
  ]
  if (syncCalls) {
    const { health, reportedAt } = syncCalls
    const value = `${formatHealth(health, reportedAt, now)}; reported ${formatTime(reportedAt)}`
    facts.push({ label: 'Sync calls', value })
  }
  if (schedule.health)
    facts.push({ label: 'Live calls', value: formatHealth(schedule.health, now, now) })
  return facts
}

type Health = NonNullable<SourceRow['syncCalls']>['health']

/**
 * Formats the state of a source's calls: "circuit closed,
 * 19 of 20 calls left, token until 2026-03-01 12:58".
 */
function formatHealth({ circuit, rate, token }: Health, at: Date, now: Date): string {
  const parts = [`circuit ${circuit}`]
  if (rate)
    parts.push(
      `${formatWholeCount(rate.callsLeft)} of ${formatWholeCount(rate.perMinute)} calls left`,
    )
  if (token === 'none yet') parts.push('no token yet')
  else if (token) {
    const endsAt = new Date(at.getTime() + token.secondsLeft * 1_000)
    parts.push(`token ${endsAt > now ? 'until' : 'expired'} ${formatTime(endsAt)}`)
  }
  return parts.join(', ')
}
