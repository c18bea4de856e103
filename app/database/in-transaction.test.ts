import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, inTransactionOf } from './in-transaction.server.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('CREATE TABLE note (text text NOT NULL)')
})
afterAll(() => database.drop())

async function fetchNotes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>('SELECT text FROM note')
  return rows.map(({ text }) => text)
}

describe('inTransaction', () => {
  it('keeps everything that was written, or nothing if something throws', async () => {
    const answer = await inTransaction(database.pool, async client => {
      await client.query("INSERT INTO note VALUES ('kept')")
      return 'an answer'
    })
    const failing = inTransaction(database.pool, async client => {
      await client.query("INSERT INTO note VALUES ('undone')")
      throw new Error('It does not fit.')
    })
    await expect(failing).rejects.toThrow('It does not fit.')
    expect([answer, await fetchNotes()]).toEqual(['an answer', ['kept']])
  })
})

describe('inTransactionOf', () => {
  it('leaves a connection that can be used after a failed statement', async () => {
    const client = await database.pool.connect()
    try {
      const failing = inTransactionOf(client, async () => {
        await client.query("INSERT INTO note VALUES ('undone')")
        await client.query('INSERT INTO note VALUES (NULL)')
      })
      await expect(failing).rejects.toThrow(/null value/)
      await inTransactionOf(client, () => client.query("INSERT INTO note VALUES ('kept too')"))
      expect(await fetchNotes()).toEqual(['kept', 'kept too'])
    } finally {
      client.release()
    }
  })
})
