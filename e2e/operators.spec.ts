import { expect, type Locator } from '@playwright/test'
import {
  testFirebasePath,
  testScriptsPath,
  testStoresPath,
} from '#app/admin/diagnostics/test-paths.ts'
import { adminRetailersPath } from '#app/admin/retailers/admin-retailers-path.ts'
import { adminSourcesPath } from '#app/admin/sources/admin-sources-path.ts'
import { adminPath } from '#app/domain/urls/links.ts'
import { withDatabase } from './database.ts'
import { findViolations } from './find-violations.ts'
import { test } from './journey.ts'
import { createShopper, signIn } from './sign-in.ts'

test.beforeEach(async ({ context }) => {
  const email = await createShopper()
  await withDatabase(db => db.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]))
  await signIn(context, email)
})

test('AD5 the Today page links to the page where a problem can be fixed', async ({ page }) => {
  // This feed is not used by other tests, so its run does not affect them.
  const name = `f:morning-${Date.now()}`
  await withDatabase(db =>
    db.query(
      `INSERT INTO sync_run (source, state, finished_at, error)
       VALUES ($1, 'implausible', now(), 'only 3 products were read')`,
      [name],
    ),
  )
  await page.goto(adminPath)
  await expect(page.getByText('the median of the 28 days before')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('only 3 products were read').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'complete' })).toBeVisible()
  await page.goto(adminPath)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('AD1 the titles of a long table stay in view, and on a phone the table scrolls with the page', async ({
  page,
}) => {
  await page.goto(adminRetailersPath())
  const table = page.getByRole('region').filter({ has: page.getByRole('table') })
  const head = table.getByRole('columnheader', { name: 'Products' })
  const readTop = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  await page.setViewportSize({ width: 1024, height: 768 })
  await table.evaluate(frame => frame.scrollTo(0, 500))
  expect(await table.evaluate(frame => frame.scrollTop)).toBe(500)
  expect((await readTop(head)) - (await readTop(table))).toBeCloseTo(0, 0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => readTop(head)).toBeCloseTo(0, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await table.evaluate(frame => frame.scrollHeight - frame.clientHeight)).toBeLessThan(2)
})

test('AD2 operators sync a source and see the run complete', async ({ page }) => {
  await page.goto(adminSourcesPath)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Run trending now' }).click()
  // The newest run is listed without reloading the page.
  const runs = page.getByRole('region', { name: 'Last runs' }).getByRole('row')
  await expect(page.getByRole('button', { name: 'Run now' })).toBeVisible({ timeout: 30_000 })
  await expect(runs.nth(1)).toContainText('complete')
})

test('RT13 diagnostics check the stores, the scripts and the sources', async ({ page }) => {
  await page.goto(testFirebasePath)
  await expect(page.getByRole('row', { name: /^Profiles Yes [\d.]+ ms [\d.]+ ms$/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto(testScriptsPath)
  await expect(page.getByRole('row', { name: /^script-src .* none$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: 'our own server loaded' }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto(testStoresPath)
  expect(await findViolations(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Call Rakuten/ })
    .first()
    .click()
  await expect(page.getByRole('main').getByText(/product \S+, \d+ ms: /)).toBeVisible()
})
