import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { createApp } from './app.ts'
import { createBackend } from './backend/create-backend.ts'
import { closeHttpServer, type Fetch, ListenError, type Middleware, startHttpServer } from './http-server.ts'
import { createMetrics } from './metrics.ts'
import { type Opened, openCatalogue } from './open-catalogue.ts'
import { openPictures } from './open-pictures.ts'
import { checkReadiness } from './readiness.ts'
import type { Render } from './render.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { listenForStop, whenAborted } from './signals.ts'
import { answerStarting } from './starting.ts'
import { readStaticAssets } from './static-assets.ts'

export interface ProcessOptions {
  createRender(log: Logger): Render
  /** Where the shops answer on this machine, for the last line of the start. */
  listAddresses(port: number): string[]
  /** The folder of built files; without it (development) `middleware` serves them. */
  assetsFolder?: string
  middleware?: Middleware
  isDevelopment?: boolean
}

/** How long everything behind the requests may take to close, after they had their time. */
const closeSeconds = 10

/** The whole life of the process, from its settings to its exit code. */
export async function runProcess(options: ProcessOptions): Promise<void> {
  let settings: Settings
  try {
    settings = readSettings()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
  const log = pino({ level: settings.logLevel, base: null })
  const stop = listenForStop(log)
  const opened: Opened[] = []
  let server: Server | undefined
  let exitCode = 0
  try {
    let fetch: Fetch = answerStarting
    // Listening comes first: a port that is taken is known before anything else is started, and probes get an answer.
    const http = await startHttpServer(settings, () => fetch, options.middleware)
    server = http.server
    const metrics = createMetrics()
    const { catalogue, pool, firstRound } = await openCatalogue(
      settings,
      log,
      stop,
      opened,
      metrics.observeIndexAnswer,
    )
    metrics.watchIndex(catalogue.state)
    const app = createApp({
      catalogue,
      render: options.createRender(log),
      checkReadiness: () => checkReadiness(pool, catalogue),
      log,
      isBehindProxy: settings.isBehindProxy,
      isDevelopment: options.isDevelopment ?? false,
      pictures: openPictures(settings, catalogue, pool, log),
      backend: createBackend(settings, log),
      metrics,
      serviceKey: settings.serviceKey,
      assets: options.assetsFolder ? await readStaticAssets(options.assetsFolder) : undefined,
    })
    // Lists need the index. Should its worker fail later on, the pages know what to say; before that, nothing is open.
    await waitUntil(() => catalogue.state().isReady, stop)
    fetch = app.fetch
    await announce(catalogue, firstRound, options.listAddresses(http.port), log, stop)
    await whenAborted(stop)
  } catch (error) {
    // What a step throws because it was told to stop is no failure.
    if (!stop.aborted) {
      exitCode = 1
      logFailure(log, error)
    }
  }
  leaveAfter(settings.shutdownSeconds + closeSeconds, log)
  // Requests first: until the last is answered they need all the rest.
  if (server) await closeServer(server, settings.shutdownSeconds, log)
  for (const { name, close } of opened.reverse()) {
    await close().catch(err => log.error({ err }, `could not close: ${name}`))
  }
  log.info('stopped')
  process.exit(exitCode)
}

/** Waits until there is something to see, or it is known that there will not be, and says where. */
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
  else log.warn({ addresses }, 'open, without products so far')
  if (isRoundOver) return
  // The addresses are what somebody at a terminal waits for: they should not end up above the lines of the reading.
  await Promise.race([firstRound, whenAborted(stop)])
  if (!stop.aborted)
    log.info({ products: catalogue.state().products, addresses }, 'the first reading is over')
}

/** Looks every few milliseconds, since nobody tells; gives up at the signal. */
async function waitUntil(isTrue: () => boolean, stop: AbortSignal): Promise<void> {
  while (!stop.aborted && !isTrue()) await pause(25)
}

async function closeServer(server: Server, seconds: number, log: Logger): Promise<void> {
  const { isComplete } = await closeHttpServer(server, seconds)
  if (!isComplete) log.warn(`some requests were not finished after ${seconds} s and were cut off`)
}

function leaveAfter(seconds: number, log: Logger): void {
  const leave = () => {
    log.error(`still not stopped after ${seconds} s: leaving all the same`)
    process.exit(1)
  }
  setTimeout(leave, seconds * 1000).unref()
}

/** Expected failures have a message with the fix in it; a stack would only hide that. */
function logFailure(log: Logger, error: unknown): void {
  const isExpected = error instanceof ListenError || error instanceof DatabaseStartError
  if (isExpected) log.fatal(error.message)
  else log.fatal({ err: error }, 'the server could not start')
}
