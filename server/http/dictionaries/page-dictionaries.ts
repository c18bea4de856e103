import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { z } from 'zod'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { isDataPath } from '#app/domain/urls/data-path.ts'
import { isShareable, type SharedPage } from '../response-cache/shared-page.ts'
import {
  createPageDictionary,
  findTemplate,
  isTemplateName,
  type PageDictionary,
  type TemplateName,
  toDictionaryPath,
} from './page-dictionary.ts'

/** The dictionaries of every storefront's templates. */
export interface PageDictionaries {
  /** Finds a dictionary by its hash in hexadecimal digits, also one that was replaced. */
  find(hash: string): PageDictionary | undefined
  /**
   * Returns the page as it can be compressed against dictionaries, with a link to its template's. If
   * the template has none, or an old one, the page becomes the dictionary.
   */
  announce(page: SharedPage, storefront: string, pathname: string): SharedPage
}

/** A dictionary is replaced after this time, since templates and their links change. */
export const renewMs = 24 * 3_600_000
/** Browsers may offer the dictionary that was replaced last. */
const keptDictionaries = 2
/** A failed write is repeated with the next page after this time. */
const retryMs = 60_000

const rowSchema = z.object({
  storefront: z.string(),
  template: z.string().refine(isTemplateName),
  body: z.instanceof(Buffer),
  madeAt: z.date(),
})

/** Opens the dictionaries that all servers on the database share. */
export async function openPageDictionaries({
  pool,
  log,
  now = Date.now,
}: {
  pool: pg.Pool
  log: Pick<BaseLogger, 'error'>
  now?: () => number
}): Promise<PageDictionaries> {
  let byHash = new Map<string, PageDictionary>()
  let latest = new Map<string, PageDictionary>()
  const triedAt = new Map<string, number>()
  await load().catch(err => log.error({ err }, 'the dictionaries of pages could not be read'))

  async function load(): Promise<void> {
    const { rows } = await pool.query(
      `SELECT storefront, template, body, made_at AS "madeAt" FROM page_dictionary ORDER BY made_at`,
    )
    const all = rows.flatMap(row => {
      const { data } = rowSchema.safeParse(row)
      return data ? [createPageDictionary({ ...data, body: Uint8Array.from(data.body) })] : []
    })
    byHash = new Map(all.map(each => [Buffer.from(each.hash).toString('hex'), each]))
    latest = new Map(all.map(each => [toKey(each.storefront, each.template), each]))
  }

  async function make(dictionary: PageDictionary): Promise<void> {
    const key = toKey(dictionary.storefront, dictionary.template)
    if (now() - (triedAt.get(key) ?? Number.NEGATIVE_INFINITY) < retryMs) return
    triedAt.set(key, now())
    try {
      await inTransaction(pool, client => replaceDictionary(client, dictionary))
      await load()
    } catch (err) {
      log.error({ err, key }, 'a dictionary for compressing pages could not be stored')
    }
  }

  return {
    find: hash => byHash.get(hash),
    announce(page, storefront, pathname) {
      const template = findTemplate(pathname)
      if (!template || !page.isCompressible || !isShareable(page)) return page
      const isDocument = page.headers.get('content-type')?.startsWith('text/html') ?? false
      if (!isDocument && !isDataPath(pathname)) return page
      const current = latest.get(toKey(storefront, template))
      const isOld = !current || now() - current.madeAt.getTime() >= renewMs
      const { body } = page
      if (isDocument && isOld)
        void make(createPageDictionary({ storefront, template, body, madeAt: new Date(now()) }))
      const headers = new Map(page.headers)
      headers.set('vary', joinHeader(headers.get('vary'), 'Available-Dictionary'))
      if (isDocument && current)
        headers.set('link', joinHeader(headers.get('link'), toLink(current)))
      return { ...page, headers, findDictionary: hash => byHash.get(hash) }
    },
  }
}

async function replaceDictionary(
  client: pg.ClientBase,
  { storefront, template, body, hash, madeAt }: PageDictionary,
): Promise<void> {
  // Another server may have been faster.
  await client.query(
    `INSERT INTO page_dictionary (hash, storefront, template, body, made_at)
     SELECT $1, $2, $3, $4, $5
     WHERE NOT EXISTS (SELECT FROM page_dictionary
                       WHERE storefront = $2 AND template = $3 AND made_at > $6)
     ON CONFLICT (hash) DO UPDATE SET made_at = EXCLUDED.made_at`,
    [hash, storefront, template, body, madeAt, new Date(madeAt.getTime() - renewMs)],
  )
  await client.query(
    `DELETE FROM page_dictionary WHERE storefront = $1 AND template = $2 AND hash NOT IN (
       SELECT hash FROM page_dictionary WHERE storefront = $1 AND template = $2
       ORDER BY made_at DESC LIMIT $3)`,
    [storefront, template, keptDictionaries],
  )
}

function toKey(storefront: string, template: TemplateName): string {
  return `${storefront} ${template}`
}

function toLink(dictionary: PageDictionary): string {
  return `<${toDictionaryPath(dictionary)}>; rel="compression-dictionary"`
}

function joinHeader(given: string | undefined, added: string): string {
  return given ? `${given}, ${added}` : added
}
