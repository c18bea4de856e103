import { expect, type Page } from '@playwright/test'
import { galleryPaths } from '#app/gallery/gallery-paths.ts'
import { findProduct } from './find-product.ts'
import { test } from './journey.ts'
import { signInOperator } from './sign-in.ts'

/** Reports what the content security policy blocks, on this page and on all later ones. */
async function watchPolicy(page: Page): Promise<string[]> {
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

const isHydrated = () => Object.keys(document.body).some(key => key.startsWith('__react'))

test('the content security policy permits all that our pages do, and nothing else', async ({
  page,
  context,
}) => {
  test.slow()
  const blocked = await watchPolicy(page)
  const { path: product } = await findProduct(({ price }) => price.salePrice !== undefined, {
    category: 'dresses',
  })
  const publicPaths = [
    '/',
    '/products/women/dresses?sort=newest',
    product,
    '/brands',
    '/retailers',
    '/articles',
    '/company/about',
    '/how-we-rank',
    '/auth/login',
    '/nowhere',
  ]
  for (const path of publicPaths) {
    await page.goto(path)
    expect(await page.evaluate(isHydrated), path).toBe(true)
  }
  await page.goto('/products/women/dresses')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.goBack()

  await signInOperator(context)
  const privatePaths = [
    '/',
    '/account',
    '/saved',
    ...['', '/clicks', '/links', '/retailers', '/search', '/sources', '/vocabulary', '/rules'].map(
      topic => `/admin${topic}`,
    ),
    '/test/scripts',
    ...Object.values(galleryPaths),
  ]
  for (const path of privatePaths) {
    await page.goto(path)
    expect(await page.evaluate(isHydrated), path).toBe(true)
  }
  expect(blocked).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken"'
    document.body.append(script)
  })
  await expect.poll(() => blocked).toEqual([expect.stringContaining('script-src-elem inline')])
  expect(await page.title()).not.toBe('taken')
})
