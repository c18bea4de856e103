import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { type Attempts, createAttempts, toNetwork } from './attempts.server.ts'

let database: TestDatabase
let attempts: Attempts
beforeAll(async () => {
  database = await createTestDatabase()
  attempts = createAttempts(database.pool)
})
afterAll(() => database.drop())

const limit = { max: 2, windowSeconds: 60 }

describe('attempts', () => {
  it('AC4 are refused past the limit, even when concurrent, and start again from zero in the next window', async () => {
    const key = 'one'
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => attempts.take([{ key, limit }])),
    )
    expect(answers.filter(Boolean)).toHaveLength(2)
    await database.pool.query("UPDATE attempts SET window_ends_at = now() - interval '1 second'")
    expect(await attempts.take([{ key, limit }])).toBe(true)
  })

  it('AC4 are counted per key and reset after a success', async () => {
    for (let n = 0; n < 3; n++) await attempts.take([{ key: 'two', limit }])
    expect(await attempts.take([{ key: 'three', limit }])).toBe(true)
    expect(
      await attempts.take([
        { key: 'three', limit },
        { key: 'two', limit },
      ]),
    ).toBe(false)
    await attempts.forget('two')
    expect(await attempts.take([{ key: 'two', limit }])).toBe(true)
  })
})

describe('toNetwork', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('AC4 of %j is %j', (address, network) => {
    expect(toNetwork(address)).toBe(network)
  })
})
