import { formatWholeCount } from '#app/domain/count.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { type CountedDoubt, doubtKinds } from '#app/domain/doubt.ts'
import { type RejectedRecord, rejectedPageSize } from '#app/ingest/control/fetch-rejected.ts'
import type { PastRun } from '#app/ingest/control/fetch-runs.ts'
import type { HeldStep, Sources } from '#app/ingest/control/sources.ts'
import { formatTime } from '../frame/format-time.ts'
import { adminSourcePath } from './admin-sources-path.ts'
import {
  formatSourceState,
  getProgress,
  isMoving,
  listCalls,
  type Progress,
  troubleAdvice,
} from './sources-page.ts'

export interface SourcePage {
  name: string
  title: string
  state: string
  trouble: string | undefined
  error: string | undefined
  facts: { label: string; value: string }[]
  progress: Progress | undefined
  /** True while a sync is running or waiting, so that the page refreshes. */
  isMoving: boolean
  canSync: boolean
  held: HeldPreview | undefined
  /** The number of products that removing the feed would take out; absent if there are none. */
  removable: number | undefined
  /** The implausible run that an operator may accept. */
  implausibleRun: number | undefined
  /** The run whose rejections are listed. */
  run: number | undefined
  reasons: { reason: string; records: number; path: string; isChosen: boolean }[]
  records: RejectedRecord[]
  /** The path of the next records; absent on the last page. */
  morePath: string | undefined
  /** The values that the last run could not use, by kind. */
  doubts: DoubtGroup[]
  runs: RunRow[]
}

interface DoubtGroup {
  title: string
  advice: string
  values: { field: string; value: string; records: number; place: string }[]
}

/** The effect of approving the quarantined products. */
export interface HeldPreview extends Omit<HeldStep, 'moves' | 'heldAt'> {
  heldAt: string
  moves: { id: string; name: string; before: string; after: string }[]
}

interface RunRow {
  id: number
  state: string
  startedAt: string
  took: string
  rate: string
  read: number
  added: number
  changed: number
  gone: number
  rejected: number
  error: string
}

/** Finds a source's page; undefined for an unknown name. */
export async function findSourcePage(
  sources: Sources,
  name: string,
  search: URLSearchParams,
): Promise<SourcePage | undefined> {
  const row = (await sources.fetchAll()).find(each => each.name === name)
  if (!row) return undefined
  const { run, lastGood, trouble, schedule } = row
  const reason = search.get('reason') ?? undefined
  const after = /^\d{1,18}$/.exec(search.get('after') ?? '')?.[0]
  const [runs, held, rejections, records, doubts] = await Promise.all([
    sources.fetchRuns(row),
    sources.findHeldStep(row),
    run ? sources.fetchRejections(run.id) : [],
    run && reason ? sources.fetchRejected(run.id, reason, after) : [],
    run ? sources.fetchDoubts(run.id) : [],
  ])
  const last = records.length === rejectedPageSize ? records.at(-1) : undefined
  return {
    ...{
      name,
      title: row.title,
      state: formatSourceState(row),
      error: held ? undefined : run?.error,
    },
    trouble: trouble && troubleAdvice[trouble],
    facts: [
      { label: 'Last good sync', value: lastGood ? formatTime(lastGood.finishedAt) : 'never' },
      { label: 'Products then', value: formatWholeCount(lastGood?.products ?? 0) },
      { label: 'Next sync', value: schedule ? formatTime(schedule.nextRunAt) : 'not scheduled' },
      ...listCalls(row),
    ],
    progress: getProgress(row),
    isMoving: isMoving(row),
    canSync: schedule !== undefined && !isMoving(row),
    held: held && toHeldPreview(held),
    removable: (await sources.countFeed(row)) || undefined,
    implausibleRun: run?.state === 'implausible' ? run.id : undefined,
    run: run?.id,
    reasons: rejections.map(group => ({
      ...group,
      path: adminSourcePath(name, { reason: group.reason }),
      isChosen: group.reason === reason,
    })),
    records: records.map(record => ({ ...record, record: indent(record.record) })),
    morePath: reason && last ? adminSourcePath(name, { reason, after: last.number }) : undefined,
    doubts: toDoubtGroups(doubts),
    runs: runs.map(toRunRow),
  }
}

function toHeldPreview({ heldAt, moves, ...held }: HeldStep): HeldPreview {
  return {
    ...held,
    heldAt: formatTime(heldAt),
    moves: moves.map(({ id, name, beforeUsdCents, afterUsdCents }) => ({
      ...{ id, name, before: formatUsd(beforeUsdCents), after: formatUsd(afterUsdCents) },
    })),
  }
}

function toDoubtGroups(doubts: readonly CountedDoubt[]): DoubtGroup[] {
  return [...Map.groupBy(doubts, ({ kind }) => kind)].map(([kind, own]) => ({
    ...doubtKinds[kind],
    values: own.map(({ field, value, records, place = '', isRest }) => ({
      ...{ field, records, place },
      value: isRest ? 'other values' : value || 'nothing',
    })),
  }))
}

function toRunRow(run: PastRun): RunRow {
  const { id, state, startedAt, finishedAt, read, added, changed, gone, rejected, error } = run
  const seconds = finishedAt && (finishedAt.getTime() - startedAt.getTime()) / 1_000
  return {
    ...{ id, state, read, added, changed, gone, rejected, error: error ?? '' },
    startedAt: formatTime(startedAt),
    took: seconds === undefined ? '' : formatSeconds(seconds),
    rate: seconds ? `${formatWholeCount(Math.round(read / seconds))} a second` : '',
  }
}

function formatSeconds(seconds: number): string {
  return seconds < 120 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`
}

/** Indents JSON; other formats and truncated records are left unchanged. */
function indent(record: string): string {
  try {
    return JSON.stringify(JSON.parse(record), undefined, 2)
  } catch {
    return record
  }
}
