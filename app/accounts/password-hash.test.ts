import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

const password = 'correct horse'

describe('a password’s hash', () => {
  it('AC4 costs what OWASP recommends unless a test lowers it', async () => {
    expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashPassword(password, { memory: 8, passes: 1 })).toContain('$m=8,t=1,p=1$')
  })

  it('AC4 is verified at the cost that it was made at', async () => {
    for (const cost of [undefined, { memory: 8, passes: 1 }, { memory: 64, passes: 3 }]) {
      const hash = await hashPassword(password, cost)
      expect(await verifyPassword({ hash, password })).toBe(true)
      expect(await verifyPassword({ hash, password: 'correct mare' })).toBe(false)
    }
    expect(await verifyPassword({ hash: 'correct horse', password })).toBe(false)
  })
})
