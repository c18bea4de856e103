import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

const dresses = '/products/women/dresses'

/** Disables prefetching, so that nothing a link needs is loaded before the connection fails. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    })
  })
}

/** Finds one link of each kind on a list. */
function findLinks(page: Page, isMobile: boolean) {
  const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
  const card = page.getByRole('article').first()
  return {
    menu: menu.getByRole('link', { name: 'Brands', exact: true }),
    card: card.getByRole('heading').getByRole('link'),
    pagination: page.getByRole('link', { name: 'Next page' }),
    breadcrumb: page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
    footer: page.getByRole('contentinfo').getByRole('link', { name: 'About' }),
  }
}

type LinkKind = keyof ReturnType<typeof findLinks>
// The next page comes first, because its data contains the path from which Back reloads the list.
const linkKinds: LinkKind[] = ['pagination', 'menu', 'card', 'breadcrumb', 'footer']

async function follow(page: Page, isMobile: boolean, kind: LinkKind): Promise<void> {
  const link = findLinks(page, isMobile)[kind]
  if (kind === 'menu' && isMobile && !(await link.isVisible()))
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await link.click()
}

/**
 * Opens a list and keeps it from loading further pages, so
 * that links stay in place and page 2 is always next.
 */
async function openList(page: Page): Promise<void> {
  // Playwright's routes would disable the browser's cache.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setBlockedURLs', { urls: ['*/api/list.data?*'] })
  await page.goto(dresses)
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText('Couldn’t load more products.')
}

for (const [scripts, tag] of [
  ['loaded', ['@phone']],
  ['missing', []],
] as const) {
  test(`LY7 offline, with the scripts of linked pages ${scripts}, every kind of link leaves the page open and shows a message`, {
    tag: [...tag],
  }, async ({ page, context, isMobile }) => {
    if (scripts === 'missing') await saveData(page)
    await openList(page)
    await page.waitForLoadState('networkidle')
    const title = await page.title()
    const name = await page.getByRole('article').first().getByRole('heading').textContent()
    await context.setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    const problem = page.getByText('This page couldn’t load')
    for (const kind of linkKinds) {
      await follow(page, isMobile, kind)
      await expect(problem, kind).toBeVisible()
      await expect(page, kind).toHaveURL(dresses)
      await expect(page, kind).toHaveTitle(title)
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(name ?? '')
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(problem).toHaveCount(0)
    }
    // The menu does not show the sort order that failed to load.
    const menu = page.getByLabel('Sort by')
    await menu.selectOption('price-up')
    await expect(problem).toBeVisible()
    await expect(menu).toHaveValue('relevance')
    await expect(page).toHaveURL(dresses)

    await context.setOffline(false)
    await expect(page.getByText('You’re offline.')).toHaveCount(0)
    await follow(page, isMobile, 'footer')
    await expect(page).toHaveURL('/company/about')
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(dresses)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

test('LY7 a link that fails on a broken connection leaves the page open, and a retry works', async ({
  page,
}) => {
  await openList(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const scrollY = await page.evaluate(() => window.scrollY)
  await page.route(/\/company\//, route => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByText('This page couldn’t load')).toBeVisible()
  await expect(page).toHaveURL(dresses)
  await expect(page.getByRole('article')).toHaveCount(50)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)

  await page.unroute(/\/company\//)
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(page).toHaveURL('/company/about')
  await expect(page.getByText('This page couldn’t load')).toHaveCount(0)
})

test('LY7 offline, Back to a page that is no longer in memory leaves the current page open', async ({
  page,
  context,
}) => {
  await openList(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  await context.setOffline(true)
  await page.evaluate(() => window.history.back())
  await expect(page.getByText('This page couldn’t load')).toBeVisible()
  await expect(page).toHaveURL('/company/about')
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  await context.setOffline(false)
  await page.goBack()
  await expect(page).toHaveURL(dresses)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('LY7 offline, a link to another site leaves the page open', async ({ page, context }) => {
  await page.goto(dresses)
  const opened: unknown[] = []
  context.on('page', other => opened.push(other))
  await context.setOffline(true)
  const problem = page.getByText('This page couldn’t load')
  for (const link of [
    page.getByRole('article').getByRole('link', { name: /^Buy / }).first(),
    page.getByRole('complementary', { name: 'Our sites' }).getByRole('link', { name: 'Fashion9' }),
  ]) {
    await link.click()
    await expect(problem).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(problem).toHaveCount(0)
  }
  await expect(page).toHaveURL(dresses)
  expect(opened).toEqual([])
})

test('LY7 offline, choosing a theme fails, and the page stays open', async ({ page, context }) => {
  await page.goto(dresses)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.getByText('That didn’t go through')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.locator('body')).toHaveClass(/\bdark\b/)
})

test('LY7 offline, quick view shows a message, and the page is not reloaded', async ({
  page,
  context,
}) => {
  await saveData(page)
  await page.goto(dresses)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t load this product')
  await dialog.getByRole('link', { name: 'Open the product page' }).click()
  await expect(page.getByText('This page couldn’t load')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep shopping' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

/** Lists the requests for a page’s data and whether each went over the network. */
function readFetches(page: Page, pathname: string) {
  return page.evaluate(end => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ name }) => new URL(name).pathname === end)
      .map(({ initiatorType, transferSize }) => ({ initiatorType, hasSent: transferSize > 0 }))
  }, `${pathname}.data`)
}

test('LY7 pointing at a link prefetches its page, so that a click shows it immediately', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  // The default buffer of 250 entries is full after three pages.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
  await openList(page)
  for (const kind of linkKinds) {
    if (isMobile && kind === 'menu')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const link = findLinks(page, isMobile)[kind]
    const path = (await link.getAttribute('href')) ?? ''
    const { pathname } = new URL(path, page.url())
    const before = await readFetches(page, pathname)
    expect(before, kind).toEqual([])
    const ahead = { initiatorType: 'link', hasSent: true }
    // The restored page may still replace its links and
    // miss the event, so the pointer event is repeated.
    await expect(async () => {
      if (isMobile) await link.dispatchEvent('touchstart')
      else await link.hover()
      await expect
        .poll(() => readFetches(page, pathname), { message: kind, timeout: 2_000 })
        .toContainEqual(ahead)
    }).toPass()
    await link.click()
    await expect(page).toHaveURL(path)
    await expect
      .poll(async () => (await readFetches(page, pathname)).at(-1), kind)
      .toEqual({ initiatorType: 'fetch', hasSent: false })
    await page.goBack()
    await expect(page).toHaveURL(dresses)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

/** Only the footer links to this page. */
const footerScript = /\/assets\/how-we-rank-[^/]*\.js/

test('LY7 a page’s script loads when a link to the page comes into view', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto('/brands')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(url => footerScript.test(url))).toEqual([])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.filter(url => footerScript.test(url))).toHaveLength(1)
})

/**
 * Lists the scripts of data routes, which load whenever the browser is idle,
 * on a busy machine as late as during a test. No link causes these requests.
 */
function findIdleScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: {
        routes: Record<
          string,
          { path?: string; module: string; clientLoaderModule?: string; imports?: string[] }
        >
      }
    }
    return Object.values(manifest.routes).flatMap(route =>
      route.path?.startsWith('api/')
        ? [route.module, route.clientLoaderModule ?? [], route.imports ?? []].flat()
        : [],
    )
  })
}

/** Pictures, and the compression dictionary, which Chromium fetches when it is idle. */
const isOfThePage = /^\/(image|dictionaries)\//

test('LY7 nothing is prefetched offline or when the browser’s data saver is on', async ({
  page,
  context,
}) => {
  await page.clock.install()
  for (const why of ['offline', 'saving']) {
    if (why === 'saving') await saveData(page)
    await openList(page)
    await page.waitForLoadState('networkidle')
    const links = findLinks(page, false)
    if (why === 'offline') {
      await context.setOffline(true)
      await expect(page.getByText('You’re offline.')).toBeVisible()
    }
    const idle = await findIdleScripts(page)
    const requests: string[] = []
    page.on('request', request => requests.push(new URL(request.url()).pathname))
    for (const kind of linkKinds) {
      await links[kind].hover()
      // Waits longer than the hover time that triggers a prefetch.
      await page.clock.runFor(200)
    }
    // The browser sends requests in order, so a prefetch would have been seen before this one.
    await page.evaluate(() => fetch('/healthz').catch(() => undefined))
    expect(
      requests.filter(path => !isOfThePage.test(path) && !idle.includes(path)),
      why,
    ).toEqual(['/healthz'])
    page.removeAllListeners('request')
    await context.setOffline(false)
  }
})
