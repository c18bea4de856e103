import { expect } from '@playwright/test'
import { crawlSite, findViolations } from '#app/page-rules/crawl-site.ts'
import { createHostFetch } from '#app/page-rules/host-fetch.server.ts'
import { findPageKind, missingPath, type PageKind, pageKinds } from '#app/page-rules/page-kind.ts'
import { parsePage } from '#app/page-rules/parse-page.ts'
import { baseUrl, port } from './address.ts'
import { test } from './journey.ts'
import { isHydrated, watchPolicy } from './watch-policy.ts'

const ids = ['fashion8', 'fashion9', 'mongollist']
const toSiteUrl = (id: string) => `https://www.${id}.com`
const ownOrigins = ids.map(toSiteUrl)
const fetchFrom = (id: string) =>
  createHostFetch(`http://127.0.0.1:${port}`, new URL(toSiteUrl(id)).host)

for (const id of ids) {
  test(`SE1 SE3 a crawler finds no broken links or rule violations on ${id}`, async () => {
    const siteUrl = toSiteUrl(id)
    const { violations, kinds } = await crawlSite({
      siteUrl,
      ownOrigins,
      fetchPath: fetchFrom(id),
      pagesPerKind: 6,
    })
    expect(violations).toEqual([])
    expect(pageKinds.filter(kind => kinds[kind] === 0)).toEqual([])
  })
}

/**
 * A page of each kind, or a page that links to one. A kind without
 * a page does not compile; sitemaps are files without scripts.
 */
const starts: Record<Exclude<PageKind, 'sitemap'>, string> = {
  home: '/',
  list: '/products/women/dresses',
  brand: '/brands',
  retailer: '/retailers',
  product: '/products/women/dresses',
  directory: '/brands',
  articles: '/articles',
  article: '/articles',
  company: '/',
  guide: '/how-we-rank',
  state: '/products/women/dresses?sort=newest',
  missing: missingPath,
}

/**
 * The kinds of pages that storefronts arrange differently. The scripts of the others are the same
 * on all storefronts, and the crawler above checks what servers send.
 */
const ownKinds = ['home', 'list', 'product', 'missing']

for (const id of ids) {
  test(`SE1 SE3 ER2 pages of ${id} follow the rules and the content security policy with JavaScript too, and store no data before it is needed`, async ({
    page,
    context,
  }) => {
    const faults: string[] = []
    page.on('pageerror', error => faults.push(String(error)))
    const blocked = await watchPolicy(page)
    for (const [kind, start] of Object.entries(starts)) {
      if (id !== 'fashion8' && !ownKinds.includes(kind)) continue
      const path = await findPath(id, kind, start)
      const answer = await page.goto(baseUrl(id) + path)
      const checked = parsePage({
        path,
        kind: findPageKind(path) ?? 'missing',
        status: answer?.status() ?? 0,
        setsCookie: (await context.cookies()).length > 0,
        html: await page.content(),
      })
      expect(checked.kind, path).toBe(kind)
      const pages = new Map([[path, checked]])
      const siteUrl = toSiteUrl(id)
      const violations = findViolations({
        siteUrl,
        // Scripts link the files that they load by the address of the page in this browser.
        ownOrigins: [...ownOrigins, baseUrl(id)],
        pages,
        statuses: new Map(),
      })
      expect(violations, path).toEqual([])
      expect(faults, path).toEqual([])
      expect(await isHydrated(page), path).toBe(true)
      expect(blocked).toEqual([])
      // A product page may store only the product, for "Recently viewed" in this browser.
      const needed = `viewed-products ${id}`
      const stored = await page.evaluate(() => Object.keys(localStorage))
      expect(kind === 'product' ? stored.filter(key => key !== needed) : stored, path).toEqual([])
      await page.evaluate(() => localStorage.clear())
    }
  })
}

/** Returns the start itself if it is of the kind, or else the first link on it that is. */
async function findPath(id: string, kind: string, start: string): Promise<string> {
  if (findPageKind(start) === kind) return start
  const html = await (await fetchFrom(id)(start)).text()
  const links = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, link = '']) => link)
  const path = links.find(link => findPageKind(link) === kind)
  if (path === undefined) throw new Error(`${start} has no link to a page of the kind ${kind}`)
  return path
}
