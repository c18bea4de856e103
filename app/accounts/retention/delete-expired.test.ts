import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { retentionDays } from '#app/domain/retention.ts'
import { insertTestUser } from '../testing.ts'
import { deleteExpired } from './delete-expired.server.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'mail-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** When everything was stored, used or due. */
const then = new Date('2026-03-01T12:00:00Z')

interface Kind {
  days: number
  /** Stores one with the time above; returns a query that counts it. */
  store(): Promise<string>
}

const insert = async (sql: string, values: unknown[]) => database.pool.query(sql, values)
const createUser = async () => (await insertTestUser(database.pool)).id

const deleted: Record<string, Kind> = {
  'an account that nobody has confirmed': {
    days: retentionDays.unconfirmedAccount,
    async store() {
      const id = await createUser()
      await insert('UPDATE users SET email_verified = false, created_at = $2 WHERE id = $1', [
        id,
        then,
      ])
      return `SELECT FROM users WHERE id = '${id}'`
    },
  },
  'an expired session': {
    days: retentionDays.expiredSession,
    async store() {
      const id = await createUser()
      await insert(
        'INSERT INTO sessions (id, user_id, token, expires_at) VALUES ($1, $1, $1, $2)',
        [id, then],
      )
      return `SELECT FROM sessions WHERE id = '${id}'`
    },
  },
  'an expired link': {
    days: retentionDays.expiredLink,
    async store() {
      const id = await createUser()
      await insert(
        `INSERT INTO issued_link (user_id, purpose, token_hash, email, expires_at)
         VALUES ($1, 'reset-password', $1, '', $2)`,
        [id, then],
      )
      return `SELECT FROM issued_link WHERE user_id = '${id}'`
    },
  },
  'a token of better-auth': {
    days: retentionDays.expiredLink,
    async store() {
      const id = await createUser()
      await insert(
        'INSERT INTO verifications (id, identifier, value, expires_at) VALUES ($1, $1, $1, $2)',
        [id, then],
      )
      return `SELECT FROM verifications WHERE id = '${id}'`
    },
  },
  'an email that was sent': {
    days: retentionDays.email,
    async store() {
      const id = await createUser()
      await insert(
        `INSERT INTO mail_outbox (mail_key, user_id, storefront, created_at, settled_at)
         VALUES ($1, $1, 'shop', '2026-01-01', $2)`,
        [id, then],
      )
      return `SELECT FROM mail_outbox WHERE user_id = '${id}'`
    },
  },
  'an email that no mail server accepted': {
    days: retentionDays.email,
    async store() {
      const id = await createUser()
      await insert(
        `INSERT INTO mail_outbox (mail_key, user_id, storefront, created_at)
         VALUES ($1, $1, 'shop', $2)`,
        [id, then],
      )
      return `SELECT FROM mail_outbox WHERE user_id = '${id}'`
    },
  },
  'the tally of a digest': {
    days: retentionDays.email,
    async store() {
      const id = await createUser()
      await insert(
        `WITH search AS (INSERT INTO saved_search (user_id, storefront, title, query, feed_token)
           VALUES ($1, 'shop', '', '', $1) RETURNING id)
         INSERT INTO search_tally (search_id, digest_at) SELECT id, $2 FROM search`,
        [id, then],
      )
      return `SELECT FROM search_tally JOIN saved_search ON id = search_id WHERE user_id = '${id}'`
    },
  },
}

/** Returns the time above plus a number of days and milliseconds. */
function shift(days: number, extraMs: number): Date {
  return new Date(then.getTime() + days * 24 * 60 * 60 * 1000 + extraMs)
}

describe('deleteExpired', () => {
  it.each(Object.entries(deleted))(
    'AC4 deletes %s after its days, and not before',
    async (_, kind) => {
      const sql = await kind.store()
      const isLeft = async () => (await database.pool.query(sql)).rowCount === 1
      await deleteExpired(database.pool, folder, shift(kind.days, 0))
      expect(await isLeft()).toBe(true)
      await deleteExpired(database.pool, folder, shift(kind.days, 1))
      expect(await isLeft()).toBe(false)
    },
  )

  it('AC4 AC5 deletes emails from the folder after their days, and no other file', async () => {
    const names = [
      '2026-03-01T12-00-00-000Z-1-ann.eml',
      '2026-03-01T12-00-00-000Z-1-ann.eml.copy',
      '2026-notes.txt',
      'ann.eml',
    ]
    for (const name of names) await writeFile(join(folder, name), '')
    const { files: early } = await deleteExpired(
      database.pool,
      folder,
      shift(retentionDays.email, -1),
    )
    const { files: late } = await deleteExpired(
      database.pool,
      folder,
      shift(retentionDays.email, 1),
    )
    expect([early, late]).toEqual([0, 1])
    expect((await readdir(folder)).sort()).toEqual(names.slice(1))
  })

  it('AC4 keeps confirmed accounts, running sessions and links, and waits for the folder', async () => {
    const id = await createUser()
    const now = shift(10_000, 0)
    await insert('INSERT INTO sessions (id, user_id, token, expires_at) VALUES ($1, $1, $1, $2)', [
      id,
      now,
    ])
    expect(await deleteExpired(database.pool, join(folder, 'none'), now)).toMatchObject({
      files: 0,
    })
    const { rowCount } = await database.pool.query(
      'SELECT FROM users JOIN sessions ON user_id = users.id WHERE users.id = $1',
      [id],
    )
    expect(rowCount).toBe(1)
  })
})
