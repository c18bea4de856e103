import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { retentionDays } from '#app/domain/retention.ts'

export interface DeletedRows {
  accounts: number
  sessions: number
  links: number
  emails: number
  /** Emails that were written to the folder for lack of a mail server. */
  files: number
}

/**
 * Deletes what the privacy policy promises to delete. Everything else about
 * an account is kept until its owner deletes the account.
 */
export async function deleteExpired(
  pool: pg.Pool,
  mailFolder: string,
  now = new Date(),
): Promise<DeletedRows> {
  const rows = await inTransaction(pool, async client => {
    const count = async (sql: string, days: number) =>
      (await client.query(sql, [toCutoff(now, days)])).rowCount ?? 0
    const accounts = await count(
      'DELETE FROM users WHERE NOT email_verified AND created_at < $1',
      retentionDays.unconfirmedAccount,
    )
    const sessions = await count(
      'DELETE FROM sessions WHERE expires_at < $1',
      retentionDays.expiredSession,
    )
    const links = await count(
      'DELETE FROM issued_link WHERE expires_at < $1',
      retentionDays.expiredLink,
    )
    await count('DELETE FROM verifications WHERE expires_at < $1', retentionDays.expiredLink)
    // A tally without its email would count as not yet reported.
    await count('DELETE FROM search_tally WHERE digest_at < $1', retentionDays.email)
    const emails = await count(
      'DELETE FROM mail_outbox WHERE coalesce(settled_at, created_at) < $1',
      retentionDays.email,
    )
    return { accounts, sessions, links, emails }
  })
  return { ...rows, files: await deleteFiles(mailFolder, toCutoff(now, retentionDays.email)) }
}

function toCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

/** Deletes the files whose names begin with a time before `cutoff`: `2026-11-22T13-40-05-123Z-…`. */
async function deleteFiles(folder: string, cutoff: Date): Promise<number> {
  const names = await readdir(folder).catch(toNoNames)
  const oldest = cutoff.toISOString().replace(/[:.]/g, '-')
  const expired = names.filter(name => /^\d{4}-\d\d-\d\dT.*\.eml$/.test(name) && name < oldest)
  await Promise.all(expired.map(name => rm(join(folder, name), { force: true })))
  return expired.length
}

/** The folder is created with the first email. */
function toNoNames(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
