import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Accounts } from '#app/accounts/accounts.ts'
import { startAlerts } from '#app/accounts/alerts/start-alerts.server.ts'
import { createUnsubscribeTokens } from '#app/accounts/alerts/unsubscribe-token.ts'
import { createAccounts } from '#app/accounts/create-accounts.server.ts'
import { createMailer } from '#app/accounts/mail/mailer.server.ts'
import { createSavedHub } from '#app/accounts/saved/saved-hub.server.ts'
import { createSavedStore } from '#app/accounts/saved/saved-store.server.ts'
import type { FindShownRetailer } from '#app/domain/retailer-name.ts'
import { getLocalAddress } from '#app/storefronts/local-address.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { type Settings, SettingsError } from '../settings/settings.ts'
import type { OpenCatalogue } from './open-catalogue.ts'

/** Opens the accounts and the mail of all storefronts. */
export async function openAccounts(
  settings: Settings,
  port: number,
  storefronts: readonly Storefront[],
  {
    pool,
    databaseUrl,
    catalogue,
    findShownRetailer,
  }: Pick<OpenCatalogue, 'pool' | 'databaseUrl' | 'catalogue'> & {
    findShownRetailer: FindShownRetailer
  },
  log: Logger,
  stop: AbortSignal,
  stack: AsyncDisposableStack,
  runsJobs: boolean,
): Promise<Accounts> {
  const { smtpUrl, mailFrom, dataDirectory, siteOrigins } = settings
  const mailer = createMailer({
    smtpUrl,
    from: mailFrom,
    folder: join(dataDirectory, 'mail'),
    logsLinks: siteOrigins === 'local',
    log,
  })
  stack.defer(async () => mailer.close())
  const hub = createSavedHub({ databaseUrl, log })
  stack.defer(() => hub.close())
  // Event streams are closed first because shutdown
  // waits for requests and a stream would stay open.
  stop.addEventListener('abort', () => void hub.close(), { once: true })
  const secret = await getSecret(settings)
  const sites = storefronts.map(site => ({ site, origin: getOrigin(site, settings, port) }))
  if (runsJobs) {
    const jobs = startAlerts({
      pool,
      catalogue,
      findShownRetailer,
      mailer,
      sites: new Map(sites.map(each => [each.site.id, each])),
      tokens: createUnsubscribeTokens(secret),
      log,
    })
    stack.defer(() => jobs.close())
  }
  const accounts = createAccounts({
    pool,
    secret,
    sites,
    mailer,
    oauthKeys: settings.oauthKeys,
    log,
  })
  stack.defer(() => accounts.settled())
  return { ...accounts, saved: { store: createSavedStore(pool), hub } }
}

/**
 * Returns a storefront's origin for links in emails. It is not taken from the Host
 * header because a forged header would point these links to a different site.
 */
function getOrigin(site: Storefront, { siteOrigins }: Settings, port: number): string {
  return siteOrigins === 'local' ? getLocalAddress(site.id, port) : site.siteUrl
}

/**
 * Throws a `SettingsError` if the secret that signs sessions
 * is missing where several servers may have to share it.
 */
export function requireAuthSecret({ authSecret, databaseUrl, siteOrigins }: Settings): void {
  // Several servers may share a PostgreSQL database and must then accept each other's sessions.
  if (authSecret === undefined && databaseUrl !== undefined && siteOrigins !== 'local')
    throw new SettingsError(
      'AUTH_SECRET is missing, and DATABASE_URL may have several servers. Set it to the output of `openssl rand -hex 32`, the same on every server.',
    )
}

/**
 * Returns the secret that signs sessions. If the setting is
 * missing, the secret is generated on the first start.
 */
async function getSecret({ authSecret, dataDirectory }: Settings): Promise<string> {
  if (authSecret !== undefined) return authSecret
  const path = join(dataDirectory, 'auth-secret')
  try {
    await mkdir(dataDirectory, { recursive: true })
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
