import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** The real launcher over its sandbox, like `npm start`, with its own port and data folder. */
export interface Application {
  url: string
  process: ChildProcess
  /** From launch to the first list page with products. */
  firstPageMs: number
  stop(): Promise<void>
}

const timeLimitMs = 180_000
const standsStillMs = 15_000

export const listPath = '/products/women/dresses'

export async function startApplication(port: number, dataDirectory: string): Promise<Application> {
  const startedAt = performance.now()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntil('a page with products', async () => {
    const answer = await fetch(url + listPath)
    return answer.ok && (await answer.text()).includes('<article')
  })
  return {
    url,
    process: child,
    firstPageMs: performance.now() - startedAt,
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * The list grows during the first sync and shrinks slightly about ten seconds later, when offers
 * are grouped into cards. It is complete once it has not changed for longer than that.
 */
export async function waitForWholeCatalogue(url: string): Promise<void> {
  let last = ''
  let changedAt = performance.now()
  await waitUntil('the whole catalogue', async () => {
    const html = await (await fetch(`${url}/products`)).text()
    const total = /Page 1 of \d+ \(\d+ of (\d+)\)/.exec(html.replaceAll('<!-- -->', ''))?.[1] ?? ''
    if (total !== last) changedAt = performance.now()
    last = total
    await pause(1000)
    return total !== '' && performance.now() - changedAt > standsStillMs
  })
}

async function waitUntil(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const endAt = performance.now() + timeLimitMs
  while (!(await isThere().catch(() => false))) {
    if (performance.now() > endAt) throw new Error(`Gave up waiting for ${what}.`)
    await pause(50)
  }
}
