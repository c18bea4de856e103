import { readFileSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { type ServerProcess, startServerProcess } from '../server/testing/server-process.ts'
import { withBenchDatabase } from './bench-database.ts'
import { getPercentile } from './search/percentile.ts'

// Measures how soon a save appears in another tab while a thousand tabs are connected to
// one server, and how much memory two thousand event streams take. The server is a separate
// process with the real routes for saved products, and every tab has its own connection.

const users = 500
const saves = 500
/** The interval between consecutive saves. */
const saveEveryMs = 20
const products = 50
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

const dataDirectory = 'var/bench-saved-server'
await withBenchDatabase('saved', async (pool, databaseUrl) => {
  await createStore(pool).upsertProducts('s', makeProducts(products))
  await addUsers(pool)
  const server = await startServerProcess({
    PORT: '0',
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    SITE_ORIGINS: 'local',
  })
  try {
    await wait(3_000)
    const before = getMemory(server)
    const tabs = await openTabs(server, 4 * users)
    await wait(3_000)
    const after = getMemory(server)
    print(
      `memory of ${tabs.length} event streams`,
      `${after - before} MB, from ${before} to ${after} MB (target: under 300 MB)`,
    )
    for (const { request } of tabs.splice(2 * users)) request.destroy()
    print(`${saves} saves with ${tabs.length} open tabs`)
    const ms = await measureSaves(server, tabs)
    const at = (share: number) => `${getPercentile(ms, share).toFixed(0)} ms`
    print(
      'a save shows in the other tab',
      `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)} (target: p95 under 500 ms)`,
    )
    for (const { request } of tabs) request.destroy()
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})

interface Tab {
  userId: string
  request: ClientRequest
  /** Called with every chunk of the stream. */
  onText: (text: string) => void
}

/** Assigns tabs to users round-robin; resolves once each tab has its list. */
async function openTabs(server: ServerProcess, count: number): Promise<Tab[]> {
  const tabs: Tab[] = []
  for (let start = 0; start < count; start += 100) {
    const batch = Array.from({ length: Math.min(100, count - start) }, (_, index) =>
      openTab(server, `u${((start + index) % users) + 1}`),
    )
    tabs.push(...(await Promise.all(batch)))
  }
  return tabs
}

function openTab(server: ServerProcess, userId: string): Promise<Tab> {
  return new Promise((resolve, reject) => {
    const headers = { Cookie: `user=${userId}` }
    const request = get(`${server.url}/api/saved/events`, { agent, headers }, response => {
      response.setEncoding('utf8').on('data', (text: string) => tab.onText(text))
      // Errors are ignored once the tab is closed because closing it aborts the response.
      response.on('error', () => undefined)
    })
    const tab: Tab = {
      userId,
      request,
      onText: text => {
        if (text.includes('event: list')) resolve(tab)
      },
    }
    request.on('error', reject)
  })
}

/**
 * Measures the milliseconds from each save request until
 * another tab of the same user receives the change.
 */
async function measureSaves(server: ServerProcess, tabs: readonly Tab[]): Promise<number[]> {
  const measured: Promise<number>[] = []
  for (let number = 0; number < saves; number += 1) {
    const userId = `u${(number % users) + 1}`
    const id = String((number % products) + 1)
    const other = tabs.findLast(tab => tab.userId === userId)
    if (!other) throw new Error(`${userId} has no tab.`)
    measured.push(
      new Promise<number>((resolve, reject) => {
        const startedAt = performance.now()
        other.onText = text => {
          if (text.includes(`"s:${id}"`)) resolve(performance.now() - startedAt)
        }
        save(server, userId, id).catch(reject)
      }),
    )
    await wait(saveEveryMs)
  }
  return Promise.all(measured)
}

async function save(server: ServerProcess, userId: string, id: string): Promise<void> {
  const response = await fetch(`${server.url}/api/saved/s/${id}`, {
    method: 'PUT',
    headers: { Cookie: `user=${userId}`, Origin: server.url },
  })
  if (!response.ok)
    throw new Error(`The save answered ${response.status}.\n${server.output().slice(-2_000)}`)
  await response.arrayBuffer()
}

async function addUsers(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, email, name)
     SELECT 'u' || number, number || '@example.com', '' FROM generate_series(1, $1::int) AS number`,
    [users],
  )
  await pool.query(
    `INSERT INTO sessions (id, user_id, token, expires_at)
     SELECT id || '-session', id, id, now() + interval '1 day' FROM users`,
  )
}

/** Returns the server's resident memory in megabytes. */
function getMemory({ child }: ServerProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_000)
}

function print(what: string, value = ''): void {
  console.log(`${what.padEnd(48)}${value}`)
}
