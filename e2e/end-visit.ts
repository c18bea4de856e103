import type { Page } from '@playwright/test'

const hourMs = 3_600_000

/**
 * Makes the products viewed on the page's storefront those of an earlier
 * visit, at prices that were `cents` higher than they are now.
 */
export async function endVisit(page: Page, { cents = 0 } = {}): Promise<void> {
  await page.evaluate(
    ([age, more]) => {
      for (const [key, text] of Object.entries(localStorage))
        if (key.startsWith('viewed-products '))
          localStorage.setItem(
            key,
            text
              .replace(/ t\d+$/, ` t${Date.now() - age}`)
              .replace(/@\d+/g, (price: string) => `@${Number(price.slice(1)) + more}`),
          )
    },
    [hourMs, cents] as const,
  )
}
