import cluster, { type Worker } from 'node:cluster'
import { createServer } from 'node:net'
import type { Logger } from 'pino'
import { startBundledPostgres } from '#app/database/bundled-postgres.server.ts'
import { createRecentClicks } from '#app/outbound/recent-clicks.ts'
import { toListenError } from '../http/http-server.ts'
import type { MetricReading } from '../http/metrics.ts'
import type { Settings } from '../settings/settings.ts'
import { whenAborted } from '../signals.ts'
import { formatPlace } from './process-place.ts'
import type { PrimaryMessage, WorkerMessage } from './worker-message.ts'

export interface WorkersOptions {
  settings: Settings
  /** The number of workers, at least 2. */
  processes: number
  log: Logger
  stop: AbortSignal
  /** Receives what to close once all workers have ended. */
  stack: AsyncDisposableStack
  restarts?: Restarts
}

/** How workers that end or hang are replaced; tests are less patient. */
export interface Restarts {
  /** The time between checks whether a worker still does anything. */
  checkMs: number
  /** The time before the first replacement, which doubles with every further one. */
  firstMs: number
  /** The server ends after this many, unless one of the workers has run for a minute. */
  most: number
}

/** Thrown when the server cannot go on; the workers' own log lines say why. */
export class WorkersError extends Error {
  override name = 'WorkersError'
}

const patience: Restarts = { checkMs: 5_000, firstMs: 500, most: 8 }
const longestRestartMs = 30_000
/** A worker that has served for this long is no part of a crash loop. */
const stableMs = 60_000
/**
 * A worker that has left this many checks unanswered hangs. Checks are counted instead of the time,
 * which also passes while the whole machine sleeps.
 */
const mostUnanswered = 6
/** A worker that does not send its metrics within this time is left out. */
const collectMs = 1_000

/**
 * Runs the workers until the stop signal: several processes that answer on one port. The first one
 * syncs and runs the jobs; the others start once it answers, so that migrations, the sandbox and
 * the index's snapshot have a single writer. A worker that ends is replaced, and the
 * replacement takes over its duties; one that hangs is killed first. Throws a `WorkersError` if workers keep ending, and a
 * `ListenError` or `DatabaseStartError` if there is nothing to start with.
 */
export async function runWorkers(options: WorkersOptions): Promise<void> {
  const { settings, processes, log, stop, restarts = patience } = options
  const port = await findPort(settings)
  const databaseUrl = settings.databaseUrl ?? (await openBundledDatabase(options))
  stop.throwIfAborted()
  // The workers take connections from one socket themselves. In turn, the primary would wait with
  // the next connection until a worker has taken the last, which a worker that renders does late.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ serialization: 'advanced' })
  const running = new Set<Worker>()
  const serving = new Set<Worker>()
  /** The checks in a row that each serving worker has not answered. */
  const unanswered = new Map<Worker, number>()
  const recentClicks = createRecentClicks()
  const collecting = new Map<number, (metrics: MetricReading[]) => void>()
  const failure = new AbortController()
  const ending = AbortSignal.any([stop, failure.signal])
  let jobsWorker: Worker | undefined
  let unstableEnds = 0
  let lastId = 0

  function start(): void {
    if (ending.aborted) return
    const runsJobs = jobsWorker === undefined
    const place = formatPlace({ processes, runsJobs, listensFirst: serving.size === 0 })
    const worker = cluster.fork({ ...place, PORT: String(port), DATABASE_URL: databaseUrl })
    if (runsJobs) jobsWorker = worker
    running.add(worker)
    worker.on('message', (message: WorkerMessage) => void receive(worker, message))
    worker.on('error', err => log.warn({ err }, 'a worker could not be reached'))
    worker.on('exit', (code, signal) => onEnd(worker, code, signal))
  }

  async function receive(worker: Worker, message: WorkerMessage): Promise<void> {
    unanswered.delete(worker)
    if (message.kind === 'serving') onServing(worker)
    else if (message.kind === 'number')
      send(worker, { kind: 'numbered', id: message.id, click: recentClicks.number(message.click) })
    else if (message.kind === 'metrics') collecting.get(message.id)?.(message.metrics)
    else if (message.kind === 'gather')
      send(worker, { kind: 'gathered', id: message.id, readings: await collectMetrics() })
  }

  function onServing(worker: Worker): void {
    const isFirst = serving.size === 0
    serving.add(worker)
    setTimeout(() => {
      if (serving.has(worker)) unstableEnds = 0
    }, stableMs).unref()
    if (isFirst) while (running.size < processes && !ending.aborted) start()
  }

  function check(worker: Worker): void {
    const count = unanswered.get(worker) ?? 0
    unanswered.set(worker, count + 1)
    if (count < mostUnanswered) send(worker, { kind: 'check' })
    else if (count === mostUnanswered) {
      log.error({ hung: worker.id }, 'a worker hangs and is being killed')
      worker.process.kill('SIGKILL')
    }
  }

  async function collectMetrics(): Promise<MetricReading[][]> {
    const readings = await Promise.all([...serving].map(collectFrom))
    return readings.filter(each => each.length > 0)
  }

  function collectFrom(worker: Worker): Promise<MetricReading[]> {
    lastId += 1
    const id = lastId
    return new Promise(resolve => {
      const settle = (metrics: MetricReading[]) => {
        collecting.delete(id)
        resolve(metrics)
      }
      collecting.set(id, settle)
      setTimeout(settle, collectMs, []).unref()
      send(worker, { kind: 'collect', id })
    })
  }

  function onEnd(worker: Worker, code: number | null, signal: string | null): void {
    const hasServed = serving.delete(worker)
    running.delete(worker)
    unanswered.delete(worker)
    if (jobsWorker === worker) jobsWorker = undefined
    if (ending.aborted) return
    const isStart = !hasServed && running.size === 0
    if (isStart && code !== null && code !== 0) {
      failure.abort(new WorkersError('The server could not start; the lines above say why.'))
      return
    }
    unstableEnds += 1
    log.warn({ ended: worker.id, code, signal }, 'a worker ended and is being replaced')
    if (unstableEnds >= restarts.most) {
      failure.abort(
        new WorkersError(
          `Workers ended ${unstableEnds} times without one that ran for a minute; the lines above say why. Correct the cause and start again, or set WORKERS=1 to run one process.`,
        ),
      )
      return
    }
    setTimeout(start, Math.min(restarts.firstMs * 2 ** (unstableEnds - 1), longestRestartMs))
  }

  /** Asks every worker to finish its requests; resolves once they have all ended. */
  async function stopAll(): Promise<void> {
    for (const worker of running) send(worker, { kind: 'stop' })
    await Promise.all([...running].map(whenEnded))
  }

  start()
  const checks = setInterval(() => serving.forEach(check), restarts.checkMs)
  await whenAborted(ending)
  clearInterval(checks)
  await stopAll()
  failure.signal.throwIfAborted()
}

function send(worker: Worker, message: PrimaryMessage): void {
  // The callback takes the error of a worker that has just ended.
  if (worker.isConnected()) worker.process.send(message, undefined, undefined, () => undefined)
}

function whenEnded(worker: Worker): Promise<void> {
  return new Promise(resolve => {
    if (worker.isDead()) resolve()
    else worker.once('exit', () => resolve())
  })
}

/** Returns the port to listen on, which must be free. Throws a `ListenError`. */
async function findPort({ port, host }: Settings): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(toListenError(error, port, host)))
    server.listen({ port, host }, resolve)
  })
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : port
}

async function openBundledDatabase({
  settings: { dataDirectory },
  log,
  stack,
}: WorkersOptions): Promise<string> {
  const database = await startBundledPostgres({ dataDirectory, log })
  stack.defer(() => database.stop())
  return database.url
}
