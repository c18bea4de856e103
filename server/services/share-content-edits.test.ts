import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Content } from '#app/content/content.ts'
import { createContent } from '#app/content/create-content.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createDocument } from '../../sandbox/content/document.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { shareContentEdits } from './share-content-edits.ts'

const log = pino({ level: 'silent' })
let sandbox: Sandbox
let database: TestDatabase
let folder = ''
let servers: Content[] = []

beforeAll(async () => {
  sandbox = await createSandbox({ products: 10, images: false })
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'content-edits-'))
  servers = await Promise.all(['a', 'b'].map(openServer))
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.close()))
  await database?.drop()
  await sandbox?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Opens the content of one server. The content is polled hourly, too rarely to affect the test. */
async function openServer(name: string): Promise<Content> {
  const content = await createContent({
    endpoint: sandbox.content.apiUrl,
    folder: join(folder, name),
    storefronts: [],
    privateHosts: [],
    log,
    refreshEverySeconds: 3_600,
  })
  await content.refresh()
  return shareContentEdits({ content, databaseUrl: database.url, pool: database.pool, log })
}

async function countListeners(): Promise<number> {
  const { rows } = await database.pool.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE application_name = 'storefronts content' AND query LIKE 'LISTEN%'
       AND datname = current_database()`,
  )
  return rows.length
}

function publishName(name: string): void {
  sandbox.content.publish(
    createDocument('sitesettings', 'fashion8', { site: 'fashion8', site_name: name }),
  )
}

const namesOf = () => servers.map(server => server.overrides('fashion8').siteName)

it('ST5 shows an edit on every server of the database after one receives the webhook', async () => {
  await expect.poll(countListeners).toBe(2)
  publishName('Fashion Eight')
  await servers[0]?.refreshAfterEdit()
  await expect.poll(namesOf).toEqual(['Fashion Eight', 'Fashion Eight'])
})

it('ST5 shows an edit on the server that receives the webhook while the database is down', async () => {
  publishName('Eight')
  const down = vi.spyOn(database.pool, 'query').mockRejectedValue(new Error('no connection'))
  await servers[0]?.refreshAfterEdit()
  down.mockRestore()
  expect(namesOf()).toEqual(['Eight', 'Fashion Eight'])
})
