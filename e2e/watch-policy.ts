import type { Page } from '@playwright/test'

/** Reports what the content security policy blocks, on this page and on all later ones. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const blocked: string[] = []
  await page.exposeFunction('reportBlocked', (text: string) => blocked.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { reportBlocked } = window as unknown as { reportBlocked(text: string): void }
      reportBlocked(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return blocked
}

export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(document.body).some(key => key.startsWith('__react')))
}
