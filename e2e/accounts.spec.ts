import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { accountPath, logoutPagePath, resetPasswordPath, signUpPath } from '#app/domain/links.ts'
import { baseUrl, dataDirectory } from './address.ts'
import { test } from './journey.ts'
import { createShopper, signIn } from './sign-in.ts'

const password = 'correct horse battery'

/** Finds the link in the last mail to an address, in the folder the server writes mail to. */
async function findMailedLink(email: string, subject: string): Promise<string> {
  const folder = join(dataDirectory, 'mail')
  let link = ''
  await expect(async () => {
    const name = email.replace(/[^\p{L}\p{N}]+/gu, '_')
    const files = (await readdir(folder)).filter(file => file.endsWith(`${name}.eml`)).sort()
    const mail = (await readFile(join(folder, files.at(-1) ?? ''), 'utf8'))
      .replace(/=\r\n/g, '')
      .replaceAll('=3D', '=')
    expect(mail).toContain(`Subject: ${subject}`)
    link = /http:\/\/\S+token=\S+/.exec(mail)?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)
}

test('AC1 AC2 AC4 AC5 RT8 RT9 without script a shopper signs up, confirms, is led back, and resets the password', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseUrl() })
  const page = await context.newPage()
  const email = `ann+${Date.now()}@example.com`
  await page.goto('/account?tab=settings')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/ann@example.com/)
  await page.getByLabel('Name').fill('<b>Ann</b>')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await page.goto(await findMailedLink(email, 'Confirm your email'))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
  await page.goto(signUpPath())
  await expect(page.getByLabel('Name')).toHaveValue('<b>Ann</b>')

  await page.goto(logoutPagePath)
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.goto(accountPath())
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.goto(await findMailedLink(email, 'Reset your'))
  await page.getByLabel('New password').fill('battery staple')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('battery staple')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Photo' })).toBeVisible()
  await context.close()
})

test('AC3 a tab goes to the login page when its session is ended on another device', async ({
  page: phone,
  context,
  browser,
}) => {
  const email = await createShopper()
  await signIn(context, email)
  await phone.goto(accountPath())
  const otherDevice = await browser.newContext({ baseURL: baseUrl() })
  await signIn(otherDevice, email)
  const laptop = await otherDevice.newPage()
  await laptop.goto(accountPath('settings'))
  await laptop.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await otherDevice.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`AC4 the account forms in ${colorScheme} meet WCAG 2.2 AA`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of [signUpPath(), resetPasswordPath()]) {
      await page.goto(path)
      await page.getByRole('main').getByRole('button').first().click()
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      expect(await findViolations(page)).toEqual([])
    }
    await signIn(context, await createShopper())
    for (const path of [accountPath(), accountPath('settings'), logoutPagePath]) {
      await page.goto(path)
      expect(await findViolations(page)).toEqual([])
    }
  })
}
