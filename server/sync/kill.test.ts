import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { createUnlimitedSandbox } from '../testing/unlimited-sandbox.ts'

let sandbox: Sandbox
let settings: Record<string, string>
let undisturbed: TestDatabase
let killed: TestDatabase
beforeAll(async () => {
  const unlimited = await createUnlimitedSandbox({ products: 1_200, today: '2026-03-01' })
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

/** The command an operator uses, as a process that can be killed. */
function startSync(database: TestDatabase): {
  child: ChildProcess
  output(): string
  code: Promise<number | null>
} {
  const child = spawn(process.execPath, ['server/sync-command.ts'], {
    env: { PATH: process.env.PATH, ...settings, DATABASE_URL: database.url },
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
  const { rows } = await database.pool.query('SELECT coalesce(sum(read), 0)::int AS read FROM sync_run')
  return rows[0]?.read
}

/** All a shopper or an operator could tell two catalogues apart by. */
async function fetchCatalogue(database: TestDatabase) {
  const offers = await database.pool.query(`
    SELECT source, id, md5(document::text) AS document, gone_since, brand, retailer, category_id, usd_cents, in_stock,
      (SELECT json_agg(json_build_array(currency, price, sale_price, offer_price.in_stock) ORDER BY read_at)
       FROM offer_price WHERE product_number = product.number) AS prices
    FROM product ORDER BY source, id`)
  const runs = await database.pool.query(
    'SELECT DISTINCT ON (source) source, state, seen FROM sync_run ORDER BY source, id DESC',
  )
  return { offers: offers.rows, runs: runs.rows }
}

describe('a sync of all sources that is killed again and again', () => {
  it('PR5 ends with the same catalogue as an undisturbed one', { timeout: 120_000 }, async () => {
    const first = startSync(undisturbed)
    expect(await first.code, first.output()).toBe(0)
    const total = await countRead(undisturbed)
    // Places all over the sync, by how much was read: a slow machine is killed at the same ones.
    const points = Array.from({ length: 10 }, () => Math.floor(Math.random() * total * 0.98)).sort(
      (a, b) => a - b,
    )
    for (const point of points) {
      const { child, code } = startSync(killed)
      while (child.exitCode === null && (await countRead(killed)) < point) await pause(5)
      // And anywhere within the step that is just being written.
      await pause(Math.random() * 15)
      child.kill('SIGKILL')
      await code
    }
    // The server frees a dead runner's lock when it notices, which may be a moment later.
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
    const after = await fetchCatalogue(killed)
    const before = await fetchCatalogue(undisturbed)
    expect(after.offers.length, `killed at ${points} of ${total}`).toBe(before.offers.length)
    expect(after, `killed at ${points} of ${total}`).toEqual(before)
  })
})
