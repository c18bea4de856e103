import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BundledPostgres, startBundledPostgres } from './bundled-postgres.server.ts'
import { findPostmaster } from './postmaster.server.ts'
import { signalServer } from './testing.ts'

let folder: string
let data: string
let database: BundledPostgres
let messages: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefronts-supervised-'))
  // The user that PostgreSQL runs as has no access to root's temporary folders.
  await chmod(folder, 0o755)
  data = join(folder, 'postgres/data')
})
beforeEach(async () => {
  messages = []
  const log = pino({}, { write: line => messages.push(JSON.parse(line).msg) })
  database = await startBundledPostgres({ dataDirectory: folder, log })
})
afterEach(() => database.stop())
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Queries the database at its initial address. */
async function ask(sql = 'SELECT 1 AS value'): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql)).rows[0]?.value
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}
const isUp = () => expect.poll(() => ask()).toBe(1)
const findPid = async () => (await findPostmaster(data))?.pid
/** Kills the backend of the connection that owns the folder. */
async function killOwner(): Promise<void> {
  const pid = await ask(
    `SELECT pid AS value FROM pg_locks WHERE locktype = 'advisory' AND objid = 7100001`,
  )
  process.kill(Number(pid), 'SIGKILL')
}
/** Checks that a second owner is rejected while the database is supervised. */
const isOwned = async () => {
  const quiet = { info: () => {}, error: () => {} }
  await expect(startBundledPostgres({ dataDirectory: folder, log: quiet })).rejects.toThrow(
    /another running copy/,
  )
}
const isBack = () => expect.poll(() => messages).toContain('the bundled database is up again')

describe('the bundled PostgreSQL', () => {
  it('is restarted after a kill, at the same address and with the same owner', async () => {
    const before = await findPid()
    await signalServer(data, 'SIGKILL')
    await isUp()
    await isBack()
    expect(await findPid()).not.toBe(before)
    await isOwned()
    expect(messages).toEqual([
      'bundled database is up',
      'the bundled database stopped unexpectedly and is being restarted',
      'the bundled database is up again',
    ])
  })

  it('is restarted after every kill', async () => {
    for (const round of [1, 2, 3]) {
      await signalServer(data, 'SIGKILL')
      await expect.poll(() => messages.filter(line => line.endsWith('up again')).length).toBe(round)
    }
    await isUp()
  })

  it('regains its owner after it recovers from losing a backend', async () => {
    const before = await findPid()
    await killOwner()
    await isBack()
    expect(await findPid()).toBe(before)
    await isOwned()
  })

  it('is restarted until it comes up, and the reason is logged once', async () => {
    const settings = join(data, 'postgresql.conf')
    await rename(settings, `${settings}.away`)
    await signalServer(data, 'SIGKILL')
    const failure = 'the bundled database could not be restarted'
    await expect.poll(() => messages).toContain(failure)
    await rename(`${settings}.away`, settings)
    await isUp()
    await isBack()
    expect(messages.filter(line => line === failure)).toHaveLength(1)
  })

  it.each([
    ['was killed', () => signalServer(data, 'SIGKILL')],
    ['recovers from the loss of a backend', killOwner],
  ])('stays down when it is stopped just after it %s', async (_, breakIt) => {
    await breakIt()
    await database.stop()
    expect(await findPid()).toBeUndefined()
  })
})
