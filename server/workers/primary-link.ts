import cluster from 'node:cluster'
import {
  createRecentClicks,
  type NumberedClick,
  type RecentClicks,
} from '#app/outbound/recent-clicks.ts'
import { formatTotals, type MetricReading, type Metrics } from '../http/metrics.ts'
import { type ProcessPlace, readPlace } from './process-place.ts'
import type { PrimaryMessage, WorkerMessage } from './worker-message.ts'

/** A worker's connection to the primary process. */
export interface PrimaryLink {
  /** The worker's number, for the log. */
  number: number
  place: ProcessPlace
  /** Aborted when the primary stops. */
  stop: AbortSignal
  /** Recognizes repeated clicks even if they reach different workers. */
  recentClicks: RecentClicks
  /** Tells the primary that this worker answers requests. */
  reportServing(): void
  /** Returns the metrics with the totals of all workers instead of this worker's. */
  shareMetrics(metrics: Metrics): Metrics
}

/** A redirect to a shop never waits longer than this for the primary. */
const numberTimeoutMs = 250
const gatherTimeoutMs = 3_000

/** Connects this process to the primary; undefined if it is not a worker. */
export function connectToPrimary(): PrimaryLink | undefined {
  const { worker } = cluster
  if (!worker) return undefined
  const stop = new AbortController()
  const numbered = new Map<number, (click: NumberedClick) => void>()
  const gathered = new Map<number, (readings: MetricReading[][]) => void>()
  /** Numbers clicks while the primary does not answer. */
  const ownClicks = createRecentClicks()
  let ownMetrics: Metrics | undefined
  let lastId = 0

  function send(message: WorkerMessage): void {
    // The callback takes the error of a closed channel; Node then ends this process.
    worker?.process.send?.(message, undefined, undefined, () => undefined)
  }

  async function answerCollect(id: number): Promise<void> {
    if (ownMetrics) send({ kind: 'metrics', id, metrics: await ownMetrics.read() })
  }

  process.on('message', (message: PrimaryMessage) => {
    if (message.kind === 'stop') stop.abort()
    else if (message.kind === 'check') send({ kind: 'alive' })
    else if (message.kind === 'collect') void answerCollect(message.id).catch(() => undefined)
    else if (message.kind === 'numbered') numbered.get(message.id)?.(message.click)
    else if (message.kind === 'gathered') gathered.get(message.id)?.(message.readings)
  })

  /** Sends a question and resolves to its answer, or to `otherwise` if none arrives in time. */
  async function ask<Answer>(
    waiting: Map<number, (answer: Answer) => void>,
    timeoutMs: number,
    toMessage: (id: number) => WorkerMessage,
    otherwise: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    lastId += 1
    const id = lastId
    let timer: NodeJS.Timeout | undefined
    const answer = await new Promise<Answer | undefined>(resolve => {
      waiting.set(id, resolve)
      timer = setTimeout(() => resolve(undefined), timeoutMs)
      send(toMessage(id))
    })
    clearTimeout(timer)
    waiting.delete(id)
    return answer ?? otherwise()
  }

  return {
    number: worker.id,
    place: readPlace(),
    stop: stop.signal,
    recentClicks: {
      number({ site, source, id: product, visitor, visit }) {
        const click = { site: { id: site.id }, source, id: product, visitor, visit }
        const toMessage = (id: number): WorkerMessage => ({ kind: 'number', id, click })
        return ask(numbered, numberTimeoutMs, toMessage, () => ownClicks.number(click))
      },
    },
    reportServing: () => send({ kind: 'serving' }),
    shareMetrics(metrics) {
      ownMetrics = metrics
      return {
        ...metrics,
        async format() {
          const toMessage = (id: number): WorkerMessage => ({ kind: 'gather', id })
          const alone = async () => [await metrics.read()]
          return formatTotals(await ask(gathered, gatherTimeoutMs, toMessage, alone))
        },
      }
    },
  }
}
