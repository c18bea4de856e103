import { readdirSync } from 'node:fs'
import type pg from 'pg'
import { pino } from 'pino'
import type { Accounts, SiteAccounts } from '#app/accounts/accounts.ts'
import { createAccounts } from '#app/accounts/create-accounts.server.ts'
import { hashPassword } from '#app/accounts/password-hash.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'

export const ownerPassword = 'correct horse battery'

/**
 * Inserts the confirmed users `owner-1@example.com`, `owner-2@example.com` and
 * so on, and returns the accounts of one storefront. Await `settled` before
 * closing the pool because a sign-up continues after its response has been sent.
 */
export async function createBenchAccounts(
  pool: pg.Pool,
  owners: number,
): Promise<{ site: SiteAccounts; settled: Accounts['settled'] }> {
  const hash = await hashPassword(ownerPassword)
  await pool.query(
    `INSERT INTO users (id, email, email_verified, name)
     SELECT 'u' || n, 'owner-' || n || '@example.com', true, '' FROM generate_series(1, $1::int) n`,
    [owners],
  )
  await pool.query(
    `INSERT INTO credentials (id, user_id, provider_id, account_id, password)
     SELECT id, id, 'credential', id, $1 FROM users`,
    [hash],
  )
  const site = await importSite()
  const accounts = createAccounts({
    pool,
    secret: 'a-secret-of-at-least-32-characters',
    sites: [{ site, origin: 'http://localhost:3000' }],
    mailer: { sendMail: async () => undefined },
    log: pino({ level: 'error' }),
  })
  return { site: accounts.at(site), settled: accounts.settled }
}

/**
 * Imports the first storefront it finds. The application imports
 * storefronts through Vite, which this bench does not use.
 */
async function importSite(): Promise<Storefront> {
  const [file] = readdirSync('app/storefronts/sites')
  const { site } = await import(`../../app/storefronts/sites/${file}`)
  return site
}

/** Returns a client whose IP address is in the given network. */
export function makeClient(network: number) {
  const address = `2001:db8:${(network >> 16).toString(16)}:${(network & 0xffff).toString(16)}::1`
  return { cookies: null, address, userAgent: 'bench' }
}

/** Calls `work` with 0 to `count - 1` at a fixed concurrency. */
export async function runAtOnce(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const runs = Array.from({ length: atOnce }, async () => {
    for (let index = next++; index < count; index = next++) await work(index)
  })
  await Promise.all(runs)
}
