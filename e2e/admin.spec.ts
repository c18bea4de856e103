import { expect, type Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { adminClicksPath } from '#app/admin/clicks/admin-clicks-path.ts'
import { adminRetailersPath } from '#app/admin/retailers/admin-retailers-path.ts'
import { adminRulesPath } from '#app/admin/rules/admin-rules-path.ts'
import { adminStorefrontsPath } from '#app/admin/storefronts/admin-storefronts-path.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { adminPath, retailersPath } from '#app/domain/urls/links.ts'
import { galleryPaths } from '#app/gallery/gallery-paths.ts'
import routes from '#app/routes.ts'
import { baseUrl } from './address.ts'
import { withDatabase } from './database.ts'
import { findViolations, findViolationsInBothThemes } from './find-violations.ts'
import { test } from './journey.ts'
import { signInOperator } from './sign-in.ts'
import { isHydrated, watchPolicy } from './watch-policy.ts'

const menu = 'Operator pages'

/**
 * Fetches a script within the page, because Node, unlike a
 * browser, does not resolve fashion8.localhost.
 */
function fetchScript(page: Page, file: string): Promise<string> {
  return page.evaluate(async path => (await fetch(path)).text(), file)
}

function listPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`.replace('//', '/')]),
    ...listPaths(children),
  ])
}

test('RT10 AD4 operators search the audit log', { tag: '@phone' }, async ({ page, context }) => {
  const email = await signInOperator(context)
  await withDatabase(db =>
    db.query(
      `INSERT INTO audit_entry (actor, action, subject, before, after)
       VALUES ($1, 'changed retailer', 'Brightwater', '{"isFeatured":false}', '{"isFeatured":true}')`,
      [email],
    ),
  )
  await page.goto(adminClicksPath())
  // The storefront's banner, menu and footer are not on operators' pages.
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await page.getByRole('navigation', { name: menu }).getByText('Audit').click()
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText('isFeatured: no → yes')
  expect(await findViolations(page)).toEqual([])
})

test('AD3 RT10 a sale links to the history of its click', async ({ page, context }) => {
  await signInOperator(context)
  const subId = `story${Date.now()}`
  await withDatabase(async db => {
    await db.query(
      `INSERT INTO click (clicked_at, storefront, source, product_id, retailer, price_minor,
         currency, page, position, sub_id, device, visitor, network, destination_host)
       VALUES (now(), 'fashion9', 'c', '1', 'Brightwater', 5000, 'USD', 'list', 4, $1, 'phone',
         'person', 'cj', 'shop.example')`,
      [subId],
    )
    await db.query(
      `INSERT INTO commission (network, record_id, sale_id, revision, status, sub_id, retailer,
         currency, sale_minor, commission_minor, sale_usd_cents, commission_usd_cents, happened_at,
         reported_at, origin, fingerprint)
       VALUES ('cj', $1, $1, 1, 'pending', $1, 'Brightwater', 'USD', 5000, 90000, 5000, 90000,
         now(), now(), 'api', gen_random_uuid())`,
      [subId],
    )
  })
  await page.goto(adminClicksPath())
  await page.getByRole('link', { name: 'matched' }).click()
  await expect(page.getByRole('region', { name: 'Sales: matched' })).toContainText('$900.00')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('region', { name: 'Sales: matched' }).getByRole('link').first().click()
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('heading')
  await expect(steps).toHaveText(['Shown', 'Clicked', 'Redirected', 'Sale', 'Commission'])
  expect(await findViolations(page)).toEqual([])
})

test('RT10 RT13 other visitors get a 404 in the storefront’s look at operators’ pages', async ({
  page,
}) => {
  for (const path of ['/admin', '/test/stores']) {
    const response = await page.goto(`${baseUrl('mongollist')}${path}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/look-mongollist/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('RT10 RT13 every operator page and file without a parameter opens', async ({
  page,
  context,
}) => {
  await signInOperator(context)
  await page.goto(adminPath)
  const paths = listPaths(routes).filter(path => /^\/(?:admin|test)\b[^:]*$/.test(path))
  expect(paths).toContain('/admin/vocabulary/categories')
  const answers = await page.evaluate(
    all =>
      Promise.all(
        all.map(async path => {
          const answer = await fetch(path)
          const frames = (await answer.text()).split('aria-label="Operators"').length - 1
          return [path, answer.status, frames < 2]
        }),
      ),
    paths,
  )
  // A page that had its own frame would stand in the layout's.
  expect(answers).toEqual(paths.map(path => [path, 200, true]))
})

test('RT12 everybody can see every component in each storefront’s look', async ({
  page,
  context,
}) => {
  // Each look is checked on only some of the pages, because
  // a unit test also checks the colors of all looks.
  const looks = ['fashion8', 'fashion9', 'mongollist']
  const blocked = await watchPolicy(page)
  for (const [index, [name, path]] of Object.entries(galleryPaths).entries()) {
    const look = looks[index % looks.length]
    await page.goto(`${path}?look=${look}`)
    await expect(page.locator('html')).toHaveClass(new RegExp(`look-${look}`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(await isHydrated(page), path).toBe(true)
    expect(await findViolationsInBothThemes(page)).toEqual([])
  }
  expect(blocked).toEqual([])
  // Only signed-in shoppers have an account menu.
  await signInOperator(context)
  await page.goto(galleryPaths.Components)
  for (const state of ['Sold out', 'Pre-owned', 'Sold out, price unknown', 'Main, busy'])
    await expect(page.getByText(state, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show a note' }).click()
  await expect(page.getByText('Please login first to save this product.')).toBeVisible()
  for (const [button, menu] of [
    ['Menu drawer', '#site-menu'],
    ['Account menu', '#account-menu'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator(menu)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.goto(galleryPaths.Lists)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  for (const { title } of Object.values(facets))
    await expect(panel.getByRole('heading', { name: title, exact: true })).toHaveCount(1)
})

test('AD1 shoppers’ pages load no operator scripts', async ({ page }) => {
  await page.goto('/')
  const routes = await page.evaluate(
    () =>
      (
        window as unknown as {
          __reactRouterManifest: {
            routes: Record<string, { id: string; module: string; imports?: string[] }>
          }
        }
      ).__reactRouterManifest.routes,
  )
  const isOperatorRoute = (id: string) => /^(?:admin|gallery)\//.test(id)
  const files = (isAdmin: boolean) =>
    new Set(
      Object.values(routes)
        .filter(({ id }) => isOperatorRoute(id) === isAdmin)
        .flatMap(({ module, imports = [] }) => [module, ...imports]),
    )
  const [ofOthers, ofOperators] = [files(false), files(true)]
  const shared = [...ofOperators].filter(file => ofOthers.has(file))
  expect(shared.length).toBeGreaterThan(0)
  // Every operator page has the menu, so a bundle with operator code contains the menu's text.
  for (const file of ofOthers) expect(await fetchScript(page, file), file).not.toContain(menu)
  const own = [...ofOperators].filter(file => !ofOthers.has(file))
  const scripts = await Promise.all(own.map(file => fetchScript(page, file)))
  expect(scripts.join()).toContain(menu)
})

test('AD1 AD5 operators turn a retailer off and on', async ({ page, context }) => {
  await signInOperator(context)
  const shop = `${baseUrl('mongollist')}${retailersPath}`
  await page.goto(adminRetailersPath({ sort: 'products', page: 2 }))
  const row = page.getByRole('row').nth(1)
  const name = await row.getByRole('link').innerText()
  expect(await findViolations(page)).toEqual([])

  const change = async (label: string) => {
    await page.goto(adminRetailersPath({ text: name }))
    await expect(page.getByLabel('Change selected', { exact: true })).toBeHidden()
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
    await page.getByLabel('Change selected', { exact: true }).selectOption({ label })
    await page.getByRole('button', { name: 'Apply' }).click()
  }
  await change('Turn off for Mongollist')
  await expect(page.getByText(/^Mongollist would lose [\d,]+ products/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Off for Mongollist')
  await page.goto(shop)
  await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0)

  await change('Turn on for Mongollist')
  await expect(page.getByText(/^Mongollist would show up to/)).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('row').nth(1)).not.toContainText('Off for')
  await page.goto(shop)
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
})

test('AD1 the second of two operators who edit a retailer at the same time sees the conflict', async ({
  page,
  context,
}) => {
  await signInOperator(context)
  await page.goto(adminRetailersPath({ sort: 'products', page: 2 }))
  await page.getByRole('row').nth(2).getByRole('link').click()
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  const link = `https://first.example/${Date.now()}`
  await page.getByLabel('Link', { exact: true }).fill(link)
  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await second.getByLabel('Id at CJ (cid)').fill('42')
  await second.getByRole('button', { name: 'Review changes' }).click()
  await expect(second.getByText('Another operator changed this retailer')).toBeVisible()
  await expect(second.getByText(`Saved by somebody else: ${link}`)).toBeVisible()
  await expect(second.getByLabel('Id at CJ (cid)')).toHaveValue('42')
  expect(await findViolations(second)).toEqual([])

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  await second
    .getByLabel('Picture')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg })
  await second.getByRole('button', { name: 'Review logo' }).click()
  await expect(second.getByText('SVG files can contain scripts')).toBeVisible()
})

test('RT10 SE3 operators see the rules for pages', async ({ page, context }) => {
  await signInOperator(context)
  await page.goto(adminRulesPath)
  await expect(page.getByRole('row', { name: /article 6a/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('RT10 operators see the settings and the lists of every storefront', async ({
  page,
  context,
}) => {
  await signInOperator(context)
  await page.goto(adminStorefrontsPath)
  for (const name of ['Fashion8', 'Fashion9', 'Mongollist']) {
    const storefront = page.getByRole('region', { name })
    await expect(storefront.getByText('Accent')).toBeVisible()
    const lists = storefront.getByRole('group').filter({ hasText: 'linked lists' })
    await expect(lists.getByRole('table')).toBeHidden()
    await lists.locator('summary').click()
    await expect(lists.getByRole('row', { name: /products\/women/ }).first()).toBeVisible()
  }
  expect(await findViolations(page)).toEqual([])
})
