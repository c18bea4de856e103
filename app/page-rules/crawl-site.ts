import { DomUtils, parseDocument } from 'htmlparser2'
import PQueue from 'p-queue'
import robotsParser from 'robots-parser'
import { robotsPath } from '#app/domain/urls/links.ts'
import type { CheckedPage } from './checked-page.ts'
import { type CrawledSite, toOwnPath } from './crawled-site.ts'
import { ownAgent } from './host-fetch.server.ts'
import { findPageKind, missingPath, type PageKind, pageKinds } from './page-kind.ts'
import { parsePage } from './parse-page.ts'
import { type RuleId, rules } from './rules.ts'

export interface CrawlOptions {
  siteUrl: string
  ownOrigins: readonly string[]
  /** Requests a path from the storefront, without following redirects. */
  fetchPath(path: string): Promise<Response>
  /** The maximum number of pages of each kind, counted separately for links and the sitemap. */
  pagesPerKind: number
  /** Selects the part of a long sitemap to visit, so that daily crawls differ. */
  turn?: number
  /** The minimum time between two requests. */
  pauseMs?: number
  signal?: AbortSignal
}

export interface Violation {
  rule: RuleId
  path: string
  fault: string
}

export interface CrawlResult {
  pages: number
  /** The number of pages of each kind. */
  kinds: Record<PageKind, number>
  violations: Violation[]
}

const concurrency = 2
/**
 * The maximum number of bytes to read from a sitemap, which is enough for a few thousand entries.
 */
const maxSitemapBytes = 256 * 1024
const maxFiles = 40

/** Pages to visit even if nothing links to them, such as empty lists and a missing page. */
const states = [
  '/products?q=zzzzqqqq',
  '/products?q=black+dress',
  '/products?store=unknown&brand=unknown',
  '/products?store=unknown',
  '/products?sort=price-up',
  '/products?page=2',
  '/products?page=999999',
  '/products/women/dresses?color=black&stock=in',
  '/brands?q=a',
  '/retailers/?q=zzzz',
  '/sales-we-didnt-believe?page=2',
  missingPath,
]

/**
 * Crawls a storefront from its home page, its sitemap and `states`, and
 * checks every rule. Obeys robots.txt and visits at most `pagesPerKind`
 * pages of each kind. Throws if robots.txt or the sitemap cannot be fetched.
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlResult> {
  const { siteUrl, fetchPath, pagesPerKind, pauseMs = 0, signal } = options
  const pages = new Map<string, CheckedPage>()
  const statuses = new Map<string, number>()
  const site: CrawledSite = { siteUrl, ownOrigins: options.ownOrigins, pages, statuses }
  const queue = new PQueue({ concurrency, interval: pauseMs, intervalCap: pauseMs > 0 ? 1 : 1e9 })
  const seen = new Set<string>()
  const left = new Map<string, number>()

  const rulesForCrawlers = await request(robotsPath)
  if (!rulesForCrawlers.ok) throw new Error(`${robotsPath} returned ${rulesForCrawlers.status}`)
  const robots = robotsParser(new URL(robotsPath, siteUrl).href, await rulesForCrawlers.text())

  async function request(path: string): Promise<Response> {
    signal?.throwIfAborted()
    const response = await fetchPath(path)
    statuses.set(path, response.status)
    return response
  }

  /** Returns true for the first `limit` calls with each key. */
  function takeTurn(key: string, limit: number): boolean {
    const turns = left.get(key) ?? limit
    left.set(key, turns - 1)
    return turns > 0
  }

  function discover(path: string, from: 'links' | 'sitemap' | 'needed'): void {
    if (seen.has(path) || robots.isDisallowed(new URL(path, siteUrl).href, ownAgent)) return
    const kind = findPageKind(path)
    const limit = kind === undefined ? maxFiles : pagesPerKind
    if (from !== 'needed' && !takeTurn(`${from} ${kind}`, limit)) return
    seen.add(path)
    void queue.add(() => visit(path, kind)).catch(fail)
  }

  let failure: unknown
  function fail(error: unknown): void {
    failure ??= error
    queue.clear()
  }

  async function visit(path: string, kind: PageKind | undefined): Promise<void> {
    const response = await request(path)
    const location = response.headers.get('Location')
    const target = location === null ? undefined : toOwnPath(location, site)
    if (target !== undefined) discover(target, 'needed')
    const isPage = (response.headers.get('Content-Type') ?? '').startsWith('text/html')
    const isRedirect = response.status >= 300 && response.status < 400
    // No rule applies to pages of an unknown kind, such as forms.
    const isUnknown = response.ok && kind === undefined
    if (!isPage || isRedirect || isUnknown) {
      await response.body?.cancel()
      return
    }
    const page = parsePage({
      path,
      kind: response.ok ? (kind ?? 'missing') : 'missing',
      status: response.status,
      setsCookie: response.headers.has('Set-Cookie'),
      html: await response.text(),
    })
    pages.set(path, page)
    for (const href of page.canonicals) follow(href, 'needed')
    for (const { href } of page.links) follow(href, 'links')
    for (const href of [...page.loads, page.social.image ?? '']) follow(href, 'links')
  }

  function follow(href: string, from: 'links' | 'needed'): void {
    const path = toOwnPath(href, site)
    if (path !== undefined) discover(path, from)
  }

  async function readSitemap(address: string): Promise<void> {
    const path = toOwnPath(address, site)
    if (path === undefined) throw new Error(`The sitemap ${address} is not on ${siteUrl}`)
    const response = await request(path)
    if (!response.ok) throw new Error(`The sitemap ${path} returned ${response.status}`)
    const { files, entries } = parseSitemap(await readStart(response, maxSitemapBytes))
    for (const file of files) await readSitemap(file)
    const chosen = rotate(entries, (options.turn ?? 0) * pagesPerKind).slice(0, 50 * pagesPerKind)
    const paths = chosen.map(entry => toOwnPath(entry, site)).filter(entry => entry !== undefined)
    for (const entry of paths) discover(entry, 'sitemap')
    if (files.length === 0) pages.set(path, toSitemapPage(path, response.status, chosen))
  }

  for (const path of ['/', ...states]) discover(path, 'needed')
  for (const address of robots.getSitemaps()) await readSitemap(address)
  await queue.onIdle()
  if (failure) throw failure
  return { pages: pages.size, kinds: countKinds(pages), violations: findViolations(site) }
}

/** Checks each page against the rules for its kind. Has no side effects. */
export function findViolations(site: CrawledSite): Violation[] {
  return [...site.pages.values()].flatMap(page =>
    rules
      .filter(({ kinds }) => (kinds as readonly PageKind[]).includes(page.kind))
      .flatMap(({ id, check }) =>
        check(page, site).map(fault => ({ rule: id, path: page.path, fault })),
      ),
  )
}

function countKinds(pages: ReadonlyMap<string, CheckedPage>): Record<PageKind, number> {
  const groups = Object.groupBy(pages.values(), ({ kind }) => kind)
  const counts = pageKinds.map(kind => [kind, groups[kind]?.length ?? 0])
  return Object.fromEntries(counts) as Record<PageKind, number>
}

/** Represents a sitemap file as a page, so that rules can check its links. */
function toSitemapPage(path: string, status: number, entries: readonly string[]): CheckedPage {
  const page = parsePage({ path, kind: 'sitemap', status, setsCookie: false, html: '' })
  return { ...page, links: entries.map(href => ({ href, rel: [], name: href })) }
}

/** Extracts the complete URLs from a sitemap or sitemap index that may be truncated. */
function parseSitemap(xml: string): { files: string[]; entries: string[] } {
  const root = parseDocument(xml.slice(0, xml.lastIndexOf('>') + 1), { xmlMode: true })
  const listIn = (name: string) =>
    DomUtils.getElementsByTagName(name, root).flatMap(entry => {
      const [loc] = DomUtils.getElementsByTagName('loc', entry)
      return loc ? [DomUtils.textContent(loc)] : []
    })
  return { files: listIn('sitemap'), entries: listIn('url') }
}

async function readStart(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= maxBytes) break
  }
  return text
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
