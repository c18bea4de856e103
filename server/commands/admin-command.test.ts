import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertTestUser } from '#app/accounts/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { childEnvironment } from '../testing/child-environment.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Runs `npm run admin` as its launcher does. */
function runAdmin(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...childEnvironment, DATABASE_URL: database.url }
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      ['server/commands/admin-command.ts', ...args],
      { env },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

async function findRole(id: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ role: string }>(
    'SELECT role FROM users WHERE id = $1',
    [id],
  )
  return rows[0]?.role
}

describe('npm run admin', () => {
  it('AC1 grants and revokes the admin role, regardless of the case of the address', async () => {
    const { id, email } = await insertTestUser(database.pool)
    const granted = await runAdmin('grant', email.toUpperCase())
    expect(granted).toEqual({ code: 0, output: `${email} is now admin.\n` })
    expect(await findRole(id)).toBe('admin')
    expect(await runAdmin('revoke', email)).toMatchObject({ code: 0 })
    expect(await findRole(id)).toBe('shopper')
  })

  it('AC1 refuses an address that is not confirmed, since its owner may be somebody else', async () => {
    const { id, email } = await insertTestUser(database.pool)
    await database.pool.query('UPDATE users SET email_verified = false WHERE id = $1', [id])
    const refused = await runAdmin('grant', email)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('Sign up and confirm it first')
    expect(await findRole(id)).toBe('shopper')
  })

  it.each([[[]], [['grant']], [['toString', 'a@example.com']], [['grant', 'a@b.example', 'more']]])(
    'prints its usage when called with %j',
    async args => {
      const { code, output } = await runAdmin(...args)
      expect(code).toBe(2)
      expect(output).toContain('Usage: npm run admin -- grant EMAIL')
    },
  )
})
