import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { termRules } from '../text/terms/term-rules.ts'
import {
  createPersistentIndex,
  fetchIdentity,
  type SnapshotNote,
} from './persistent-index.server.ts'
import { writeSnapshot } from './snapshot-file.server.ts'

let folder: string
let database: TestDatabase
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'persistent-index-'))
  path = join(folder, 'catalogue.index')
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', makeProducts(20))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function open(pool = database.pool) {
  const notes: SnapshotNote[] = []
  const persistent = createPersistentIndex(path, note => notes.push(note))
  const begin = await persistent.open(pool)
  return { persistent, begin, notes }
}

async function save(): Promise<number> {
  const { persistent } = await open()
  const changes = await createStore(database.pool).changesSince(persistent.index.version, 100)
  persistent.index.apply(changes)
  await persistent.save()
  return persistent.index.version
}

it('continues after the last change in its snapshot', async () => {
  const version = await save()
  const { persistent, begin } = await open()
  expect([begin, persistent.index.size]).toEqual([version, 20])
  await createStore(database.pool).upsertProducts('s', makeProducts(21))
  await save()
  expect((await open()).persistent.index.size).toBe(21)
})

it('is rebuilt and removes its snapshot when the snapshot is damaged', async () => {
  await save()
  const bytes = await readFile(path)
  const middle = bytes.length >>> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(path, bytes)
  const { begin, notes } = await open()
  expect([begin, notes[0]?.reason]).toEqual([0, 'it is damaged'])
  await expect(readFile(path)).rejects.toThrow('ENOENT')
})

it('is rebuilt when the database was restored to a time before its snapshot', async () => {
  await save()
  const { rows } = await database.pool.query('SELECT last_value AS last FROM product_change')
  await database.pool.query("SELECT setval('product_change', 1)")
  const { begin, notes } = await open()
  expect([begin, notes[0]?.reason]).toEqual([0, 'it has changes that the database does not have'])
  await database.pool.query("SELECT setval('product_change', $1)", [rows[0].last])
})

it('is rebuilt when its words were read by other rules', async () => {
  const { persistent } = await open()
  const { identity } = await fetchIdentity(database.pool)
  const changes = await createStore(database.pool).changesSince(persistent.index.version, 100)
  persistent.index.apply(changes)
  const { version } = persistent.index
  const other = termRules.replace(/^./, digit => (digit === 'f' ? '0' : 'f'))
  const replaceRules = (part: Uint8Array) => {
    const text = Buffer.from(part).toString('latin1')
    return text.includes(termRules) ? Buffer.from(text.replace(termRules, other), 'latin1') : part
  }
  const parts = Array.from(persistent.index.save(), part => Uint8Array.from(part))
  await writeSnapshot(path, { identity, version }, parts)
  expect((await open()).begin).toBe(version)
  await writeSnapshot(path, { identity, version }, parts.map(replaceRules))
  const { begin, notes } = await open()
  expect([begin, notes[0]?.reason]).toEqual([0, expect.stringContaining('another version')])
})

it('is rebuilt for a different database', async () => {
  await save()
  const other = await createTestDatabase()
  const { begin, notes } = await open(other.pool)
  await other.drop()
  expect([begin, notes[0]?.reason]).toEqual([0, 'it is from another database'])
})

it('is saved at most every 15 minutes while products change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { persistent, notes } = await open()
  const changes = await createStore(database.pool).changesSince(persistent.index.version, 100)
  persistent.index.apply(changes)
  const saves = () => notes.filter(({ text }) => text === 'the index wrote its snapshot').length
  vi.setSystemTime(Date.now() + 15 * 60_000)
  await persistent.saveNowAndThen()
  expect(saves()).toBe(0)
  vi.setSystemTime(Date.now() + 1)
  await persistent.saveNowAndThen()
  expect(saves()).toBe(1)
  vi.useRealTimers()
})
