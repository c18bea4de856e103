import { expect, type Page, type Response } from '@playwright/test'

/**
 * Opens a page again and again until it passes a check of a change that was made in the database.
 * A page that another journey has opened comes from the cache for up to 12 s.
 */
export async function openChanged(
  page: Page,
  path: string,
  check: (answer: Response | null) => Promise<void>,
): Promise<void> {
  await expect(async () => check(await page.goto(path))).toPass({ timeout: 20_000 })
}
