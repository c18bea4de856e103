import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKillablePool } from '#app/database/testing/killable-pool.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { adoptStoredCategories } from '#app/ingest/mappings/adopt-stored-categories.server.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { childEnvironment } from '../testing/child-environment.ts'
import { fetchCatalogue } from '../testing/fetch-catalogue.ts'
import { matchToEnd } from '../testing/match-to-end.ts'
import { createUnlimitedSandbox } from '../testing/unlimited-sandbox.ts'

let sandbox: Sandbox
let settings: Record<string, string>
let undisturbed: TestDatabase
let killed: TestDatabase
beforeAll(async () => {
  const unlimited = await createUnlimitedSandbox({ products: 500, today: '2026-03-01' })
  sandbox = unlimited.sandbox
  settings = unlimited.settings
  undisturbed = await createTestDatabase()
  killed = await createTestDatabase()
})
afterAll(async () => {
  await sandbox.close()
  await undisturbed.drop()
  await killed.drop()
})

/** Starts the sync command in a process that can be killed. */
function startSync(database: TestDatabase): {
  child: ChildProcess
  output(): string
  code: Promise<number | null>
} {
  const child = spawn(process.execPath, ['server/commands/sync-command.ts'], {
    env: { ...childEnvironment, ...settings, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return { child, output: () => output, code: once(child, 'exit').then(([code]) => code) }
}

async function countRead(database: TestDatabase): Promise<number> {
  const { rows } = await database.pool.query(
    'SELECT coalesce(sum(read), 0)::int AS read FROM sync_run',
  )
  return rows[0]?.read
}

/** Matches offers as a running server would, until it is killed. */
async function matchUntilKilled(): Promise<void> {
  const { pool, end } = createKillablePool(killed.url, {
    killAt: 1 + Math.floor(Math.random() * 60),
  })
  await matchOffers(pool).catch(() => undefined)
  await end()
}

describe('a sync of all sources that is killed repeatedly', () => {
  it('PR5 PR8 RE5 ends with the same catalogue and groups as an uninterrupted one', {
    timeout: 300_000,
  }, async () => {
    const first = startSync(undisturbed)
    expect(await first.code, first.output()).toBe(0)
    const total = await countRead(undisturbed)
    // The points are numbers of records read, spread over the sync, so that the
    // sync is killed at comparable points on slow and fast machines.
    const points = Array.from({ length: 3 }, () => Math.floor(Math.random() * total * 0.98)).sort(
      (a, b) => a - b,
    )
    for (const point of points) {
      const { child, code } = startSync(killed)
      const matching = matchUntilKilled()
      while (child.exitCode === null && (await countRead(killed)) < point) await pause(10)
      // The random delay kills the process at varying moments while it writes a batch.
      await pause(Math.random() * 15)
      child.kill('SIGKILL')
      await Promise.all([code, matching])
    }
    // The sync is retried because PostgreSQL takes a moment to free the lock of a killed process.
    await expect
      .poll(
        async () => {
          const last = startSync(killed)
          await last.code
          return last.output()
        },
        { timeout: 30_000 },
      )
      .not.toMatch(/another process|failed/)
    for (const { pool } of [killed, undisturbed]) {
      // A trending product finds its siblings only in the sync after theirs, or here.
      await adoptStoredCategories(pool)
      await matchToEnd(pool)
    }
    const after = await fetchCatalogue(killed.pool)
    const before = await fetchCatalogue(undisturbed.pool)
    expect(before.offers.filter(({ listed_with }) => listed_with !== null)).not.toEqual([])
    expect(after.offers.length, `killed at ${points} of ${total}`).toBe(before.offers.length)
    expect(after, `killed at ${points} of ${total}`).toEqual(before)
  })
})
