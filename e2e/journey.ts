import { test as base, type Page } from '@playwright/test'

/**
 * A page is painted before its scripts set out, and a visitor who has looked at it finds it awake; a test that acts the
 * moment it is loaded would not. So visits and reloads end when React has taken the page over.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      page.goto = async (...visit) => waitUntilAwake(page, await goto(...visit))
      page.reload = async (...options) => waitUntilAwake(page, await reload(...options))
    }
    await use(page)
  },
})

const timeLimitMs = 10_000

/** What has no scripts is awake. Some tests keep the scripts away: theirs stay asleep, and go on after a while. */
async function waitUntilAwake<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('link[rel=modulepreload], link[rel=waiting]') ||
        Object.keys(document.body).some(key => key.startsWith('__react')),
      undefined,
      { timeout: timeLimitMs },
    )
    .catch(() => undefined)
  return answer
}
