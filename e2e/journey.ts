import { test as base, type Page } from '@playwright/test'

/**
 * A page is painted before its scripts load, so a test that acts at once would act on a page without
 * handlers. Visits and reloads therefore end when React has hydrated the page.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      page.goto = async (...visit) => waitUntilHydrated(page, await goto(...visit))
      page.reload = async (...options) => waitUntilHydrated(page, await reload(...options))
    }
    await use(page)
  },
})

const timeLimitMs = 10_000

/** Pages without scripts are ready at once. Those whose scripts a test blocks stop waiting in time. */
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
