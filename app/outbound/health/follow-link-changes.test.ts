import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { createOutbound } from '../create-outbound.server.ts'
import { createOutboundReports } from '../create-outbound-reports.server.ts'
import type { Outbound } from '../outbound.ts'
import type { LinkDecision } from './decide-on-link.server.ts'
import { followLinkChanges } from './follow-link-changes.server.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const key = { source: 's', id: '1' } as const

let database: TestDatabase
let folder: string
/** Two servers with one database. */
let here: Outbound
let elsewhere: Outbound
let changes: string[]
const opened: { close(): Promise<void> }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', [makeProduct('1')])
})
afterAll(() => database.drop())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'links-'))
  changes = []
  await database.pool.query('DELETE FROM link_health')
  const store = createStore(database.pool)
  const open = (name: string): Outbound => {
    const outbound = createOutbound({
      ...{ pool: database.pool, privateHosts: [], spoolFolder: join(folder, name), log },
      findShownRetailer: (_, retailer) => retailer,
      products: {
        find: (source, id) => store.findProduct(source, id),
        recall: (): Product | undefined => undefined,
      },
      redirectUrls: { skimlinks: 'https://skim.example', viglink: 'https://vig.example' },
      affiliateIds: { skimlinks: { bySite: {} }, viglink: { bySite: {} } },
    })
    const links = followLinkChanges({
      ...{ databaseUrl: database.url, log },
      onChange(changed) {
        outbound.refresh(changed)
        changes.push(`${name} ${changed?.id ?? 'all'}`)
      },
    })
    opened.push(links, outbound)
    return outbound
  }
  here = open('here')
  elsewhere = open('elsewhere')
  // Each server refreshes everything once it listens.
  await expect.poll(() => changes.sort()).toEqual(['elsewhere all', 'here all'])
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
  await rm(folder, { recursive: true, force: true })
})

async function mayLeave(outbound: Outbound): Promise<boolean> {
  const visitor = { visitor: 'person', device: 'other' } as const
  const site = { id: 'fashion8', affiliate: {} }
  return (await outbound.leave({ ...key, ...visitor, site, page: 'list' })) !== undefined
}

async function fetchAnswers() {
  return Promise.all([mayLeave(here), mayLeave(elsewhere)])
}

/** Stores a finding as a check on some server does. */
async function find(state: string): Promise<void> {
  await database.pool.query(
    `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at)
     VALUES ('s', '1', 'Corso', $1, now(), now())
     ON CONFLICT (source, product_id) DO UPDATE
       SET state = excluded.state, dismissed_at = NULL, replaced_at = NULL`,
    [state],
  )
}

describe('a link that was clicked before', () => {
  it('OU5 follows checks and decisions at once on every server', async () => {
    const reports = createOutboundReports(database.pool, here.refresh)
    const decide = (decision: LinkDecision) => reports.decideOnLink(key, decision, 'ann')
    const steps: [string, () => Promise<unknown>, boolean][] = [
      ['dead', () => find('dead'), false],
      ['dismissed', () => decide('dismiss'), true],
      ['reopened', () => decide('reopen'), false],
      ['replaced', () => decide('replace'), false],
      ['dismissed again', () => decide('dismiss'), true],
      ['sold out', () => find('sold out'), false],
      ['fine', () => find('fine'), true],
    ]
    expect(await fetchAnswers()).toEqual([true, true])
    for (const [name, change, mayGo] of steps) {
      changes.length = 0
      await change()
      await expect.poll(() => changes.sort()).toEqual(['elsewhere 1', 'here 1'])
      expect([name, await fetchAnswers()]).toEqual([name, [mayGo, mayGo]])
    }
  })

  it('OU5 follows a decision on the operator’s own server without a notification', async () => {
    await find('dead')
    await expect.poll(() => changes).toContain('here 1')
    expect(await mayLeave(here)).toBe(false)
    await database.pool.query('ALTER TABLE link_health DISABLE TRIGGER link_is_changed')
    try {
      await createOutboundReports(database.pool, here.refresh).decideOnLink(key, 'dismiss', 'ann')
      expect(await mayLeave(here)).toBe(true)
    } finally {
      await database.pool.query('ALTER TABLE link_health ENABLE TRIGGER link_is_changed')
    }
  })

  it('OU5 is read again after any change that cannot be read', async () => {
    expect(await mayLeave(here)).toBe(true)
    changes.length = 0
    await database.pool.query(`SELECT pg_notify('link_changes', '{"source":"?"}')`)
    await expect.poll(() => changes.sort()).toEqual(['elsewhere all', 'here all'])
  })
})
