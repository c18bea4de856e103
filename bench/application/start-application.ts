import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { getFreePort } from '#app/database/free-port.server.ts'
import { findServerProcess } from './find-server-process.ts'

/**
 * The real launcher with its sandbox, as in `npm start`, on
 * a free port and with its own data folder.
 */
export interface Application {
  url: string
  /** The process that serves pages. */
  serverPid: string
  /** The time from launch to the first list page with products. */
  firstPageMs: number
}

/**
 * The time limit for each wait, enough for an install, a build and a first sync on a busy machine.
 */
const timeLimitMs = 900_000
const requestTimeoutMs = 20_000
const standsStillMs = 15_000
const printedLines = 15

interface ApplicationOptions {
  /** Where the server writes every line of its log, as in a deployment; by default warnings only. */
  logFile?: string
  workers?: string
  /** A database that is already filled, of which there is no sandbox; by default the server's own. */
  databaseUrl?: string | undefined
  /** True if every request renders its page; by default, pages are cached as in a deployment. */
  isUncached?: boolean
}

export const listPath = '/products/women/dresses'

/**
 * Starts the application, passes it to `measure` and stops it. It is stopped even
 * after an error because a server left running would answer the next run's requests.
 * If the launcher exits early, throws an error with the last lines of its output.
 */
export async function withApplication<Result>(
  dataDirectory: string,
  measure: (application: Application) => Promise<Result>,
  { logFile, workers = '1', databaseUrl, isUncached = false }: ApplicationOptions = {},
): Promise<Result> {
  const startedAt = performance.now()
  const port = await getFreePort()
  const url = `http://localhost:${port}`
  const deployment = { NODE_ENV: 'production', ALLOW_SANDBOX: '1', SITE_ORIGINS: 'local' }
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDirectory, WORKERS: workers },
      ...(logFile === undefined ? { LOG_LEVEL: 'warn' } : deployment),
      ...(databaseUrl === undefined ? {} : nameDatabase(databaseUrl)),
      ...(isUncached ? { RESPONSE_CACHE_MB: '0' } : {}),
    },
    stdio: ['ignore', logFile === undefined ? 'pipe' : openSync(logFile, 'a'), 'pipe'],
  })
  const output = collectOutput(launcher)
  try {
    await waitUntil('a page with products', async () => {
      if (hasEnded(launcher)) throw new LauncherError(launcher, output)
      const answer = await fetchPage(url + listPath)
      return answer.includes('<article')
    })
    const firstPageMs = performance.now() - startedAt
    return await measure({ url, serverPid: findServerProcess(launcher), firstPageMs })
  } finally {
    await stop(launcher)
  }
}

/**
 * Waits until the list of all products is complete. The list grows during the first
 * sync and shrinks slightly about ten seconds later, when offers are grouped into
 * cards. It is complete when it has not changed for longer than those ten seconds.
 */
export async function waitForWholeCatalogue(url: string): Promise<void> {
  let last = ''
  let changedAt = performance.now()
  await waitUntil('the whole catalogue', async () => {
    const html = await fetchPage(`${url}/products`)
    const total = /Page 1 of \d+ \(\d+ of (\d+)\)/.exec(html.replaceAll('<!-- -->', ''))?.[1] ?? ''
    if (total !== last) changedAt = performance.now()
    last = total
    await pause(1000)
    return total !== '' && performance.now() - changedAt > standsStillMs
  })
}

/** No sandbox starts beside a source, and a source that cannot be reached leaves the products alone. */
function nameDatabase(databaseUrl: string) {
  return {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    ...{ STYLE_API_URL: 'http://localhost:1/api/v2', STYLE_API_KEY: 'none' },
  }
}

class LauncherError extends Error {
  constructor({ exitCode, signalCode }: ChildProcess, output: string[]) {
    super(`The launcher ended (${signalCode ?? exitCode}). Its output:\n${output.join('\n')}`)
  }
}

function collectOutput({ stdout, stderr }: ChildProcess): string[] {
  const lines: string[] = []
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter(line => line.trim() !== ''))
      lines.splice(0, lines.length - printedLines)
    })
  }
  return lines
}

async function fetchPage(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return text
}

/**
 * Polls until `isThere` returns true. On timeout, throws an error whose cause is the last failure.
 */
async function waitUntil(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const endAt = performance.now() + timeLimitMs
  let failure: unknown
  while (performance.now() < endAt) {
    try {
      if (await isThere()) return
      failure = undefined
    } catch (error) {
      if (error instanceof LauncherError) throw error
      failure = error
    }
    await pause(50)
  }
  throw new Error(`Gave up waiting for ${what} after ${timeLimitMs / 1000} s.`, { cause: failure })
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function stop(launcher: ChildProcess): Promise<void> {
  if (hasEnded(launcher)) return
  const ended = once(launcher, 'exit')
  launcher.kill('SIGTERM')
  await ended
}
