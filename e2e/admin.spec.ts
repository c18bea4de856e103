import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { adminClicksPath } from '#app/domain/links.ts'
import { withDatabase } from './database.ts'
import { test } from './journey.ts'
import { createShopper, signIn } from './sign-in.ts'

const menu = 'Operator pages'
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

async function signInOperator(context: BrowserContext): Promise<string> {
  const email = await createShopper()
  await withDatabase(db => db.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]))
  await signIn(context, email)
  return email
}

/** Node, unlike a browser, does not resolve fashion8.localhost. */
function fetchScript(page: Page, file: string): Promise<string> {
  return page.evaluate(async path => (await fetch(path)).text(), file)
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze()
    expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
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
  // Colors would otherwise change gradually while they are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(adminClicksPath())
  await page.getByRole('navigation', { name: menu }).getByText('Audit').click()
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText('isFeatured: no → yes')
  await expectAccessible(page)
})

test('AD1 shoppers’ pages load no script of operator pages', async ({ page }) => {
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
  const isOperatorRoute = (id: string) => /^routes\/(?:admin|test)/.test(id)
  const files = (isAdmin: boolean) =>
    new Set(
      Object.values(routes)
        .filter(({ id }) => isOperatorRoute(id) === isAdmin)
        .flatMap(({ module, imports = [] }) => [module, ...imports]),
    )
  const [ofOthers, ofOperators] = [files(false), files(true)]
  const shared = [...ofOperators].filter(file => ofOthers.has(file))
  expect(shared.length).toBeGreaterThan(0)
  // The menu is in every operator page, so its text finds their code wherever it was bundled.
  for (const file of ofOthers) expect(await fetchScript(page, file), file).not.toContain(menu)
  const own = [...ofOperators].filter(file => !ofOthers.has(file))
  const scripts = await Promise.all(own.map(file => fetchScript(page, file)))
  expect(scripts.join()).toContain(menu)
})
