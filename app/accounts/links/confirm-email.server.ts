import pg from 'pg'
import type { AccountMails } from '../account-mails.server.ts'
import type { Client, Confirmation, Outcome } from '../accounts.ts'
import { parseBrowserKey } from './browser-key.server.ts'
import {
  type IssuedLink,
  type IssuedLinks,
  isIssuedTo,
  type LinkFault,
} from './issued-links.server.ts'

export interface ConfirmOptions {
  pool: pg.Pool
  links: IssuedLinks
  mails: AccountMails
  /** Confirms the address of a new account and logs in. */
  logInByLink(token: string): Promise<Outcome>
  findUserId(client: Client): Promise<string | undefined>
}

/**
 * Confirms the address that a link was emailed to, which becomes the account's email if it is a new
 * one. Whoever is signed in here stays signed in.
 */
export async function confirmEmail(
  { pool, links, mails, logInByLink, findUserId }: ConfirmOptions,
  token: string,
  client: Client,
): Promise<Confirmation | LinkFault> {
  const link = await links.find(token, ['verify-email', 'change-email'])
  if ('fault' in link) return link
  const { purpose, email, userId } = link
  const isOwn = (await findUserId(client)) === userId
  const confirmed = { purpose, email, isSignedIn: isOwn, setCookies: [] }
  // Opening a link again is no error, as long as what it confirmed is still true.
  if (link.isUsed) return (await isConfirmed(pool, link)) ? confirmed : { fault: 'invalid-link' }
  if (!(await links.use(link, token))) return { fault: 'invalid-link' }
  if (purpose === 'change-email') {
    const isChanged = await changeEmail(pool, mails, link)
    return isChanged ? confirmed : { fault: 'invalid-link' }
  }
  if (!isOwn && isIssuedTo(link, parseBrowserKey(client.cookies))) {
    const outcome = await logInByLink(token)
    if ('fault' in outcome) return { fault: 'invalid-link' }
    return { ...confirmed, isSignedIn: true, setCookies: outcome.setCookies }
  }
  await pool.query('UPDATE users SET email_verified = true, updated_at = now() WHERE id = $1', [
    userId,
  ])
  return confirmed
}

async function isConfirmed(pool: pg.Pool, { userId, email }: IssuedLink): Promise<boolean> {
  const { rowCount } = await pool.query(
    'SELECT FROM users WHERE id = $1 AND email = $2 AND email_verified',
    [userId, email],
  )
  return rowCount === 1
}

/** Returns false if another account has taken the address since the link was emailed. */
async function changeEmail(
  pool: pg.Pool,
  mails: AccountMails,
  { userId, email }: IssuedLink,
): Promise<boolean> {
  const { rows } = await pool
    .query<{ email: string; name: string }>(
      `WITH old AS (SELECT id, email, name FROM users WHERE id = $1)
     UPDATE users SET email = $2, email_verified = true, updated_at = now() FROM old
     WHERE users.id = old.id RETURNING old.email, old.name`,
      [userId, email],
    )
    .catch(toNoRows)
  const [old] = rows
  if (old) mails.sendEmailChanged(old, email)
  return old !== undefined
}

function toNoRows(error: unknown): { rows: [] } {
  if (error instanceof pg.DatabaseError && error.code === uniqueViolation) return { rows: [] }
  throw error
}

const uniqueViolation = '23505'
