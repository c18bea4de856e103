import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { DatabaseUrlError } from '#app/database/database-url-error.ts'
import type { OutboundSite } from '#app/outbound/outbound.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { createLog } from './create-log.ts'
import { createAdmission } from './http/admission.ts'
import { createApp } from './http/app.ts'
import { openEarlierScripts } from './http/dictionaries/earlier-scripts.ts'
import {
  closeHttpServer,
  type Fetch,
  ListenError,
  type Middleware,
  startHttpServer,
} from './http/http-server.ts'
import { createMetrics } from './http/metrics.ts'
import { createPlainPage } from './http/plain-page.ts'
import { checkReadiness } from './http/readiness.ts'
import type { Render } from './http/render.ts'
import { createFastAnswer, type FastAnswer } from './http/response-cache/fast-answer.ts'
import { readStaticAssets } from './http/static-assets.ts'
import { logOutput } from './log-output.ts'
import { createBackend } from './services/create-backend.ts'
import { requireAuthSecret } from './services/open-accounts.ts'
import { openServices } from './services/open-services.ts'
import { listSettingGaps } from './settings/list-setting-gaps.ts'
import { readSettings, type Settings, SettingsError } from './settings/settings.ts'
import { listenForStop, whenAborted } from './signals.ts'
import { countWorkers } from './workers/count-workers.ts'
import { connectToPrimary, type PrimaryLink } from './workers/primary-link.ts'
import { onlyProcess } from './workers/process-place.ts'
import { type Restarts, runWorkers, WorkersError } from './workers/run-workers.ts'

export interface ProcessOptions {
  createRender(log: Logger): Render
  storefronts: readonly Storefront[]
  getSite(host: string): OutboundSite & { siteName: string }
  /** The storefronts' local URLs, printed when the server is ready. */
  listAddresses(port: number): string[]
  /** The folder of built files; in development `middleware` serves them instead. */
  assetsFolder?: string
  middleware?: Middleware
  isDevelopment?: boolean
  restarts?: Restarts
}

/** The time allowed for closing everything else once all requests have ended. */
const closeSeconds = 10

/**
 * Runs the server, from reading its settings to setting the exit code. Never returns. With
 * several workers, this process starts them, and each of them runs this function too.
 */
export async function runProcess(options: ProcessOptions): Promise<void> {
  const primary = connectToPrimary()
  const log = primary ? createLog().child({ worker: primary.number }) : createLog()
  logOutput(log)
  let settings: Settings
  try {
    settings = readSettings()
    // The primary has checked this before it gave its own database's address to its workers.
    if (!primary) requireAuthSecret(settings)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    log.fatal(error.message)
    process.exit(1)
  }
  log.level = settings.logLevel
  const failure = new AbortController()
  const signal = listenForStop({
    onStop: signal => log.info(`${signal}: stopping`),
    onSecondStop: signal => {
      log.warn(`${signal} again: exiting without waiting`)
      process.exit(1)
    },
    // A terminal's Ctrl-C reaches every process, but the primary decides when its workers stop.
    ...(primary ? { ignored: ['SIGINT'] } : {}),
  })
  // A failed start stops in the same way, or else syncs would run until they are killed.
  const stop = AbortSignal.any([signal, failure.signal, ...(primary ? [primary.stop] : [])])
  if (!primary) for (const gap of listSettingGaps(settings, options.storefronts)) log.warn(gap)
  const stack = new AsyncDisposableStack()
  const servers: Server[] = []
  let exitCode = 0
  try {
    const work = { ...options, settings, log, stop, stack, primary }
    const processes = options.isDevelopment ? 1 : (settings.workers ?? countWorkers())
    if (cluster.isPrimary && processes > 1) await runWorkers({ ...work, processes })
    else await answerRequests(work, servers)
  } catch (error) {
    // Errors after a stop signal are ignored because the shutdown causes them.
    if (!stop.aborted) {
      exitCode = 1
      logFailure(log, error)
      failure.abort()
    }
  }
  exitAfter(settings.shutdownSeconds + closeSeconds, log)
  // Requests end first because they use everything else.
  for (const server of servers) await closeServer(server, settings.shutdownSeconds, log)
  await stack.disposeAsync().catch(err => log.error({ err }, 'a service could not be closed'))
  log.info('stopped')
  process.exit(exitCode)
}

interface Work extends ProcessOptions {
  settings: Settings
  log: Logger
  stop: AbortSignal
  stack: AsyncDisposableStack
  primary: PrimaryLink | undefined
}

/** Answers requests until the stop signal. Adds the server to `servers` once it listens. */
async function answerRequests(options: Work, servers: Server[]): Promise<void> {
  const { settings, log, stop, stack, primary } = options
  const place = primary?.place ?? onlyProcess
  let fetch: Fetch = answerStarting
  let answerFast: FastAnswer | undefined
  const listen = async () => {
    const { server, port } = await startHttpServer(
      settings,
      () => fetch,
      options.middleware,
      () => answerFast,
    )
    servers.push(server)
    return port
  }
  // Listening comes first so that a port in use is reported before
  // anything else starts, and so that probes get a response.
  const port = place.listensFirst ? await listen() : settings.port
  const ownMetrics = createMetrics()
  const metrics = primary?.shareMetrics(ownMetrics) ?? ownMetrics
  const { services, firstRound, hasSources, pool, cache, dictionaries } = await openServices({
    settings,
    storefronts: options.storefronts,
    port,
    metrics,
    place,
    ...(primary ? { recentClicks: primary.recentClicks } : {}),
    log,
    stop,
    stack,
  })
  const { catalogue } = services
  const admission = createAdmission({ log })
  metrics.watchAdmission(admission.state)
  const assets = options.assetsFolder ? await readStaticAssets(options.assetsFolder) : undefined
  const app = createApp({
    admission,
    services,
    cache,
    dictionaries,
    render: options.createRender(log),
    checkReadiness: () => checkReadiness(pool, catalogue, hasSources),
    log,
    trustedProxies: settings.trustedProxies,
    isDevelopment: options.isDevelopment ?? false,
    getSite: options.getSite,
    backend: createBackend(settings, place.processes, log),
    metrics,
    serviceKey: settings.serviceKey,
    assets,
    earlierScripts:
      assets &&
      (await openEarlierScripts({
        folder: join(settings.dataDirectory, 'scripts'),
        assets,
        isWriter: place.runsJobs,
        log,
      })),
  })
  // Waits for the index because lists need it. If the index worker fails later, pages return 503.
  await waitUntil(() => catalogue.state().isReady, stop)
  fetch = app.fetch
  if (cache) {
    const { getSite } = options
    answerFast = createFastAnswer({ ...settings, getSite, cache, admission, log, metrics })
  }
  if (!place.listensFirst && !stop.aborted) await listen()
  primary?.reportServing()
  if (place.runsJobs) await announce(catalogue, firstRound, options.listAddresses(port), log, stop)
  await whenAborted(stop)
}

/** Answers requests until the catalogue is open. */
function answerStarting(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return Response.json({ isUp: true })
  if (pathname === '/readyz') {
    return Response.json({ isReady: false, reasons: ['The server is starting'] }, { status: 503 })
  }
  return createPlainPage(503, 'We’ll be right back', { 'Retry-After': '2' })
}

/**
 * Logs the storefronts' URLs once there are products, or once the first sync has ended without any.
 */
async function announce(
  catalogue: Catalogue,
  firstRound: Promise<void>,
  addresses: string[],
  log: Logger,
  stop: AbortSignal,
): Promise<void> {
  let isRoundOver = false
  void firstRound.then(() => {
    isRoundOver = true
  })
  const hasProducts = () => catalogue.state().isReady && catalogue.state().products > 0
  await waitUntil(() => hasProducts() || isRoundOver, stop)
  if (stop.aborted) return
  if (hasProducts()) log.info({ products: catalogue.state().products, addresses }, 'open')
  else log.warn({ addresses }, 'open, without products yet')
  if (isRoundOver) return
  // Repeats the URLs because the log of the first sync may have scrolled them out of view.
  await Promise.race([firstRound, whenAborted(stop)])
  if (!stop.aborted)
    log.info({ products: catalogue.state().products, addresses }, 'the first sync is complete')
}

/** Polls every few milliseconds until `isTrue` returns true or the signal aborts. */
async function waitUntil(isTrue: () => boolean, stop: AbortSignal): Promise<void> {
  while (!stop.aborted && !isTrue()) await pause(25)
}

async function closeServer(server: Server, seconds: number, log: Logger): Promise<void> {
  const { isComplete } = await closeHttpServer(server, seconds)
  if (!isComplete) log.warn(`some requests did not finish within ${seconds} s and were closed`)
}

function exitAfter(seconds: number, log: Logger): void {
  const exit = () => {
    log.error(`still not stopped after ${seconds} s: exiting`)
    process.exit(1)
  }
  setTimeout(exit, seconds * 1000).unref()
}

/**
 * Logs a failure. Expected failures have no stack in the log, since their message contains the fix.
 */
function logFailure(log: Logger, error: unknown): void {
  const expected = [ListenError, DatabaseStartError, DatabaseUrlError, SettingsError, WorkersError]
  const isExpected = expected.some(type => error instanceof type)
  const message = error instanceof Error ? error.message : ''
  if (isExpected) log.fatal(message)
  else log.fatal({ err: error }, 'the server could not start')
}
