import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { pino } from 'pino'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import type { Accounts, Client, Outcome, SiteAccounts } from './accounts.ts'
import { type AccountsOptions, createAccounts } from './create-accounts.server.ts'
import type { Mail } from './mail/mailer.server.ts'

export const testSite: Storefront = {
  id: 'shop',
  hostPatterns: 'shop.example',
  siteName: 'Shop',
  siteDesc: 'A shop.',
  siteType: 'website',
  siteUrl: 'https://shop.example',
  mainImage: { url: '/share.png', width: 1200, height: 630 },
  contact: { twitterHandle: 'shop' },
  favIcon: '/icon.svg',
  affiliate: {},
  look: getStorefront('').look,
  list: { firstFilters: [], firstCategories: [], shortcuts: [] },
  meta: { tagline: 'A shop', heroTitle: '', heroText: '', social: {} },
  home: {
    hero: { layout: 'prices', list: { title: '' } },
    scope: [],
    further: [],
    sections: [],
    heads: 'plain',
    entrances: { layout: 'square', lists: [] },
    stories: [],
    storiesLayout: 'wide',
    dropsLayout: 'rows',
    brandsLayout: 'columns',
  },
}

export const testSecret = 'a-secret-of-at-least-32-characters'

export const testClient: Client = { cookies: null, address: '192.0.2.1', userAgent: 'Test' }

/**
 * Accounts on a test database, with emails collected instead of sent. Form responses
 * wait until their email has been sent, unless the test passes its own mailer.
 */
export function createTestAccounts(
  pool: pg.Pool,
  options: Partial<AccountsOptions> = {},
): {
  accounts: Omit<Accounts, 'saved'>
  mails: Mail[]
} {
  const mails: Mail[] = []
  const accounts = createAccounts({
    pool,
    secret: testSecret,
    sites: [{ site: testSite, origin: 'http://shop.localhost:3000' }],
    mailer: { sendMail: async mail => void mails.push(mail) },
    log: pino({ level: 'silent' }),
    passwordCost: { memory: 8, passes: 1 },
    ...options,
  })
  if (options.mailer) return { accounts, mails }
  return { accounts: { ...accounts, at: site => settleForms(accounts, site) }, mails }
}

function settleForms(accounts: Omit<Accounts, 'saved'>, id: Pick<Storefront, 'id'>): SiteAccounts {
  const site = accounts.at(id)
  const settle = async (outcome: Outcome) => {
    await accounts.settled()
    return outcome
  }
  return {
    ...site,
    signUp: async (...form) => settle(await site.signUp(...form)),
    requestReset: async (...form) => settle(await site.requestReset(...form)),
  }
}

/** Inserts a user, who cannot sign in, for tests of data that belongs to users. */
export async function insertTestUser(pool: pg.Pool): Promise<{ id: string; email: string }> {
  const id = randomUUID()
  const email = `${id}@example.com`
  await pool.query(
    'INSERT INTO users (id, email, email_verified, name) VALUES ($1, $2, true, $3)',
    [id, email, 'Ann'],
  )
  return { id, email }
}

/** Returns the path and query of the first link in an email. */
export function findMailedPath(mail: Mail | undefined): URL {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error('The mail has no link.')
  return new URL(link)
}

/** Returns the Cookie header that a browser would send after these Set-Cookie headers. */
export function toCookies(setCookies: readonly string[]): string {
  return setCookies.map(cookie => cookie.split(';', 1)[0]).join('; ')
}
