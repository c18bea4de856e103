import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { signInOperator } from './sign-in.ts'
import { isHydrated, watchPolicy } from './watch-policy.ts'

// That the policy permits what public pages do is checked in
// page-rules.spec.ts, and what the component gallery does, in admin.spec.ts.

test('the content security policy permits what pages of shoppers and operators do, and nothing else', async ({
  page,
  context,
}) => {
  test.slow()
  const blocked = await watchPolicy(page)
  await page.goto('/auth/login')
  expect(await isHydrated(page)).toBe(true)
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
  ]
  for (const path of privatePaths) {
    await page.goto(path)
    expect(await isHydrated(page), path).toBe(true)
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
