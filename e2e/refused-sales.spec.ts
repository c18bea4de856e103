import { expect, type Locator } from '@playwright/test'
import { refusedSalesPath } from '#app/domain/urls/links.ts'
import { test } from './journey.ts'

test('PD13 a store’s score leads to its contradicted sales, and all stores’ have pages', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto(refusedSalesPath())
  const main = page.getByRole('main')
  await expect(main.getByText(/Sales 1–24 of [\d,]+\./)).toBeVisible()
  const first = await main.locator('.cover-link').first().getAttribute('href')
  await main.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(refusedSalesPath({ page: 2 }))
  await expect(main.getByText(/Sales 25–\d+ of [\d,]+\./)).toBeVisible()
  expect(await main.locator(`.cover-link[href="${first}"]`).count()).toBe(0)

  const scores = await main.getByRole('link', { name: / contradicted at / }).all()
  const [most] = (await Promise.all(scores.map(readScore))).toSorted((a, b) => b.count - a.count)
  if (!most) throw new Error('No store has a contradicted sale')
  await main.getByRole('link', { name: most.store, exact: true }).click()
  const score = main.getByRole('link', { name: `verified, ${most.count} contradicted` })
  await expect(score).toBeVisible()
  if (isMobile) expect(await measureHitHeight(score)).toBeGreaterThanOrEqual(44)
  await score.click()
  await expect(page).toHaveURL(refusedSalesPath({ store: most.store }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Sales we didn’t believe at ${most.store}`,
  )
  const lines = await main.getByText(/, listed as reduced from /).allInnerTexts()
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter(line => !line.includes(`at ${most.store},`))).toEqual([])
})

async function readScore(link: Locator): Promise<{ count: number; store: string }> {
  const label = (await link.getAttribute('aria-label')) ?? ''
  const [, count = '', store = ''] = /^(\d+) contradicted at (.+)$/.exec(label) ?? []
  return { count: Number(count), store }
}

/** Counts the pixels of a line down the middle of a link that a finger would hit. */
async function measureHitHeight(link: Locator): Promise<number> {
  return link.evaluate(element => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    const rows = Array.from({ length: Math.ceil(bottom - top) }, (_, row) => top + row)
    return rows.filter(y => element.contains(document.elementFromPoint(left + width / 2, y))).length
  })
}
