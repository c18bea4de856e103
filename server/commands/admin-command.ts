import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { DatabaseUrlError } from '#app/database/database-url-error.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { runWithDatabase } from './run-with-database.ts'

// `npm run admin`: grants or revokes the admin role of an account, with or without a running
// server. Exit codes: 0 done, 1 failed, 2 wrong arguments or settings.

const usage = `Usage: npm run admin -- grant EMAIL
       npm run admin -- revoke EMAIL`

const roles = { grant: 'admin', revoke: 'shopper' } as const

const [verb = '', email = '', ...rest] = process.argv.slice(2)
if (!isVerb(verb) || email === '' || rest.length > 0) {
  console.error(usage)
  process.exit(2)
}
try {
  process.exitCode = await runWithDatabase(pool => run(pool, verb, email.toLowerCase()))
} catch (error) {
  const isExpected = error instanceof DatabaseStartError || error instanceof DatabaseUrlError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}

function isVerb(text: string): text is keyof typeof roles {
  return Object.hasOwn(roles, text)
}

async function run(pool: pg.Pool, given: keyof typeof roles, address: string): Promise<number> {
  if (await setRole(pool, address, roles[given])) {
    console.log(`${address} is now ${roles[given]}.`)
    return 0
  }
  console.error(
    `There is no account with the confirmed email ${address}. Sign up and confirm it first.`,
  )
  return 1
}

/**
 * Sets the role of an account. Returns false when there is no confirmed account with this address.
 */
function setRole(pool: pg.Pool, email: string, role: string): Promise<boolean> {
  return inTransaction(pool, async client => {
    const { rows } = await client.query<{ before: string }>(
      `UPDATE users SET role = $2, updated_at = now()
       FROM (SELECT id, role FROM users WHERE email = $1 AND email_verified FOR UPDATE) AS old
       WHERE users.id = old.id RETURNING old.role AS before`,
      [email, role],
    )
    const [changed] = rows
    if (!changed) return false
    await recordAudit(client, {
      actor: 'command line',
      action: 'changed role',
      subject: email,
      before: { role: changed.before },
      after: { role },
    })
    return true
  })
}
