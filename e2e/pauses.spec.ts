import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

// How long the browser waits for the next key and for the pointer, measured with the page’s own clock.

async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const requests: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/image/')) requests.push(pathname)
  })
  return requests
}

/** Lets time pass; the browser sends requests in order, so earlier ones are seen before the last. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await page.evaluate(() => fetch('/healthz'))
}

const fields = [
  { at: '/', field: 'Search', path: /^\/api\/suggest/, ms: 60 },
  { at: '/brands', field: 'Search brands', path: /^\/brands/, ms: 120 },
  { at: '/products', field: 'Search within brands', path: /^\/api\/filter/, ms: 120 },
]
for (const { at, field, path, ms } of fields) {
  test(`LS2 the field “${field}” asks the server ${ms} ms after the last key`, async ({ page }) => {
    await page.clock.install()
    const requests = await open(page, at)
    const box = page.locator('input').and(page.getByLabel(field, { exact: true }))
    await box.pressSequentially('no')
    await pass(page, ms - 1)
    await box.pressSequentially('r')
    await pass(page, ms - 1)
    expect(requests.filter(each => path.test(each))).toEqual([])
    await pass(page, 1)
    await expect.poll(() => requests.filter(each => path.test(each))).toHaveLength(1)
  })
}

test('ST5 a panel of the menu opens 120 ms after the pointer and closes 250 ms after it', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const entry = page.getByRole('navigation', { name: 'Main' }).locator('[data-menu]').first()
  const loaded = page.waitForResponse(response => response.url().includes('/api/menu'))
  await entry.hover()
  await loaded
  await pass(page, 119)
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  await pass(page, 1)
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(0, 700)
  await pass(page, 249)
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  await pass(page, 1)
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
})
