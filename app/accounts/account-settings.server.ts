import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { AccountMails } from './account-mails.server.ts'
import type { AccountSettings, Client, Outcome } from './accounts.ts'
import { type Attempts, guessLimit } from './attempts.server.ts'
import type { Auth } from './auth.server.ts'
import { toAuthHeaders, tryAuth } from './auth-outcome.server.ts'
import { exportData } from './export-data.server.ts'
import type { IssuedLinks } from './links/issued-links.server.ts'
import { findPhoto, removePhoto, savePhoto } from './photo.server.ts'
import { endSessions, listSessions } from './session-list.server.ts'

export function createAccountSettings({
  pool,
  auth: { api },
  mails,
  links,
  attempts,
}: {
  pool: pg.Pool
  auth: Auth
  mails: AccountMails
  links: IssuedLinks
  attempts: Attempts
}): AccountSettings {
  /** Limits attempts so that someone at an unattended computer cannot guess the password. */
  async function checkPassword(client: Client, uid: string, current: string): Promise<Outcome> {
    const key = `password:${uid}`
    if (!(await attempts.take([{ key, limit: guessLimit }]))) return { fault: 'too-many-attempts' }
    const outcome = await tryAuth(async () => {
      await api.verifyPassword({ body: { password: current }, headers: toAuthHeaders(client) })
      return { headers: new Headers() }
    })
    if (!('fault' in outcome)) await attempts.forget(key)
    return outcome
  }

  async function findSessionId(client: Client): Promise<string> {
    const found = await api.getSession({ headers: toAuthHeaders(client) })
    return found?.session.id ?? ''
  }

  async function hasPassword(uid: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'SELECT 1 FROM credentials WHERE user_id = $1 AND password IS NOT NULL',
      [uid],
    )
    return rowCount === 1
  }

  async function isTaken(email: string): Promise<boolean> {
    const { rowCount } = await pool.query('SELECT FROM users WHERE email = $1', [email])
    return rowCount !== 0
  }

  return {
    changeName: (client, name) =>
      tryAuth(() =>
        api.updateUser({ body: { name }, headers: toAuthHeaders(client), returnHeaders: true }),
      ),
    async changePassword(client, user, { current, password }) {
      const checked = await checkPassword(client, user.id, current)
      if ('fault' in checked) return checked
      const outcome = await tryAuth(() =>
        api.changePassword({
          body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
          headers: toAuthHeaders(client),
          returnHeaders: true,
        }),
      )
      if ('fault' in outcome) return outcome
      await links.endAll(user.id)
      mails.sendPasswordChanged(user)
      return outcome
    },
    async changeEmail(client, user, { email, current }) {
      if (await hasPassword(user.id)) {
        const checked = await checkPassword(client, user.id, current)
        if ('fault' in checked) return checked
      }
      if (email === user.email) return { setCookies: [] }
      const token = randomBytes(24).toString('base64url')
      await links.issue({ token, purpose: 'change-email', userId: user.id, email })
      // The answer is the same when another account has the address, but no email is sent there.
      if (!(await isTaken(email))) mails.sendNewEmail({ ...user, email }, token)
      mails.sendEmailChange(user, email)
      return { setCookies: [] }
    },
    async deleteAccount(client, user, { current }) {
      const needsPassword = await hasPassword(user.id)
      if (needsPassword) {
        const checked = await checkPassword(client, user.id, current)
        if ('fault' in checked) return checked
      }
      const outcome = await tryAuth(() =>
        api.deleteUser({
          body: needsPassword ? { password: current } : {},
          headers: toAuthHeaders(client),
          returnHeaders: true,
        }),
      )
      if (!('fault' in outcome)) mails.sendDeleted(user)
      return outcome
    },
    hasPassword: ({ id }) => hasPassword(id),
    async savePhoto({ id }, file) {
      const fault = await savePhoto(pool, id, file)
      return fault ? { fault } : { setCookies: [] }
    },
    removePhoto: ({ id }) => removePhoto(pool, id),
    findPhoto: tag => findPhoto(pool, tag),
    listSessions: async (client, { id }) => listSessions(pool, id, await findSessionId(client)),
    endSession: ({ id: uid }, id) => endSessions(pool, uid, { id }),
    async endOtherSessions(client, { id }) {
      await endSessions(pool, id, { except: await findSessionId(client) })
      await links.endAll(id)
    },
    exportData: ({ id }) => exportData(pool, id),
  }
}
