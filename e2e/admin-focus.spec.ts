import { expect } from '@playwright/test'
import { adminSearchPath } from '#app/admin/search/admin-search-path.ts'
import { test } from './journey.ts'
import { signInOperator } from './sign-in.ts'
import { isHydrated } from './watch-policy.ts'

test('AD1 RT10 operators’ forms say what they have done, and the focus stays on the page', async ({
  page,
  context,
}) => {
  await signInOperator(context)
  await page.goto(adminSearchPath())
  await expect.poll(() => isHydrated(page)).toBe(true)
  const messages = page.getByRole('region', { name: 'Messages' })
  const title = page.getByRole('heading', { level: 1 })

  await page.getByRole('textbox', { name: 'A search for' }).fill('brolly')
  await page.getByRole('textbox', { name: 'Also finds' }).fill('gamp')
  await page.getByRole('button', { name: 'Show the effect' }).press('Enter')
  await expect(page.getByText('Nothing has changed yet.')).toBeFocused()
  await expect(messages).not.toContainText('Done')

  await page.getByRole('button', { name: 'Save synonym' }).press('Enter')
  await expect(messages).toContainText('Done: Save synonym')
  await expect(title).toBeFocused()

  await page.getByRole('button', { name: 'Undo brolly, gamp' }).press('Enter')
  await expect(messages).toContainText('Done: Undo brolly, gamp')
  await expect(title).toBeFocused()
})
