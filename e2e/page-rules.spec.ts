import { expect } from '@playwright/test'
import { crawlSite, findViolations } from '#app/page-rules/crawl-site.ts'
import { createHostFetch } from '#app/page-rules/host-fetch.server.ts'
import { findPageKind, pageKinds } from '#app/page-rules/page-kind.ts'
import { parsePage } from '#app/page-rules/parse-page.ts'
import { port } from './address.ts'
import { findProduct } from './find-product.ts'
import { test } from './journey.ts'

const ids = ['fashion8', 'fashion9', 'mongollist']
const toSiteUrl = (id: string) => `https://www.${id}.com`
const ownOrigins = ids.map(toSiteUrl)

for (const id of ids) {
  test(`SE1 SE3 a crawler finds no broken links or rule violations on ${id}`, async () => {
    const siteUrl = toSiteUrl(id)
    const { violations, kinds } = await crawlSite({
      siteUrl,
      ownOrigins,
      fetchPath: createHostFetch(`http://127.0.0.1:${port}`, new URL(siteUrl).host),
      pagesPerKind: 6,
    })
    expect(violations).toEqual([])
    expect(pageKinds.filter(kind => kinds[kind] === 0)).toEqual([])
  })
}

test('SE1 SE3 pages follow the rules with JavaScript too, and store no data before it is needed', async ({
  page,
  context,
}) => {
  const siteUrl = toSiteUrl('fashion8')
  const { path: product } = await findProduct(({ isGone }) => !isGone)
  for (const path of ['/', '/products/women/dresses', '/brands', '/how-we-rank', product]) {
    const answer = await page.goto(path)
    const checked = parsePage({
      path,
      kind: findPageKind(path) ?? 'missing',
      status: answer?.status() ?? 0,
      setsCookie: (await context.cookies()).length > 0,
      html: await page.content(),
    })
    const pages = new Map([[path, checked]])
    const violations = findViolations({ siteUrl, ownOrigins, pages, statuses: new Map() })
    expect(violations, path).toEqual([])
    const stored = await page.evaluate(() => Object.keys(localStorage))
    // A product page may store only the product, for "Recently viewed" in this browser.
    const needed = path === product ? ['viewed-products fashion8'] : []
    expect(
      stored.filter(key => !needed.includes(key)),
      path,
    ).toEqual([])
  }
})
