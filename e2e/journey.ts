import { type BrowserContext, test as base, type Page } from '@playwright/test'

/**
 * A page is painted before its scripts load, so a test that acts immediately would find no event
 * handlers. Visits and reloads therefore wait until React has hydrated the page.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    await use(page)
  },
})

/** Opens another page that waits for hydration. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  waitForScripts(page)
  return page
}

function waitForScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...visit) => waitUntilHydrated(page, await goto(...visit))
  page.reload = async (...options) => waitUntilHydrated(page, await reload(...options))
}

const timeLimitMs = 10_000

/**
 * Returns immediately for pages without scripts, and after a timeout when a test blocks scripts.
 */
async function waitUntilHydrated<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('link[rel=modulepreload], link[rel=deferred]') ||
        Object.keys(document.body).some(key => key.startsWith('__react')),
      undefined,
      { timeout: timeLimitMs },
    )
    .catch(() => undefined)
  return answer
}
