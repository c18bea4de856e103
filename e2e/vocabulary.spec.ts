import { expect } from '@playwright/test'
import { adminBrandsPath } from '#app/admin/brands/admin-brands-path.ts'
import { adminRetailerPath } from '#app/admin/retailers/admin-retailers-path.ts'
import { adminSearchPath } from '#app/admin/search/admin-search-path.ts'
import { adminVocabularyPath } from '#app/admin/vocabulary/admin-vocabulary-path.ts'
import { brandPath, listPath } from '#app/domain/urls/links.ts'
import { withDatabase } from './database.ts'
import { findViolations } from './find-violations.ts'
import { test } from './journey.ts'
import { signInOperator } from './sign-in.ts'

test('AD3 operators see a search without results and add a synonym for it', async ({
  page,
  context,
}) => {
  await signInOperator(context)
  const word = `zorple${Date.now().toString(36).replace(/\d/g, 'q')}`
  await page.goto(listPath({ text: word }))
  const row = page.getByRole('row').filter({ hasText: word })
  await expect
    .poll(async () => {
      await page.goto(adminSearchPath({ list: 'nothing' }))
      return row.count()
    })
    .toBe(1)
  expect(await findViolations(page)).toEqual([])

  await row.getByRole('link', { name: 'Add a synonym' }).click()
  await expect(page.getByLabel('A search for', { exact: true })).toHaveValue(word)
  await page.getByLabel('Also finds', { exact: true }).fill('dress')
  await page.getByLabel('Both mean the same').uncheck()
  await page.getByRole('button', { name: 'Show the effect' }).click()
  await expect(row.filter({ hasText: '(new)' })).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save synonym' }).click()
  await expect(page.getByRole('button', { name: `Undo ${word}, dress` })).toBeVisible()

  await page.goto(listPath({ text: word }))
  const buy = page.getByRole('main').locator('a[href^="/out/"]').first()
  await expect(buy).toHaveAttribute('href', new RegExp(`from=list\\.\\d+&q=${word}$`))
  await page.locator('article h2 a').first().click()
  await expect(buy).toHaveAttribute('href', new RegExp(`from=product&q=${word}$`))
  await page.goto(adminSearchPath())
  await page.getByRole('button', { name: `Undo ${word}, dress` }).click()
  await expect(page.getByRole('button', { name: `Undo ${word}, dress` })).toHaveCount(0)
})

test('AD1 PR8 operators decide whether two offers are for the same product', async ({
  page,
  context,
}) => {
  await signInOperator(context)
  await page.goto(adminVocabularyPath)
  await expect(page.getByRole('heading', { name: 'Possible duplicate retailers' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const different = page.getByRole('button', { name: /^Different: / }).first()
  const name = (await different.getAttribute('aria-label'))?.replace('Different: ', '') ?? ''
  await different.click()
  const undo = page.getByRole('button', { name: `Undo: ${name}`, exact: true })
  // Decisions are folded.
  await page.getByText('Decided offers, newest first').first().click()
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(undo).toHaveCount(0)
})

test('PR8 RT4 operators show two brand names as one, and undo it', async ({ page, context }) => {
  await signInOperator(context)
  await page.goto(adminBrandsPath({ page: 1000 }))
  expect(await findViolations(page)).toEqual([])
  const boxes = page.getByRole('checkbox')
  const [old, name] = await Promise.all([1, 0].map(at => boxes.nth(at).inputValue()))
  if (!old || !name) throw new Error('The last page of brands needs two')
  await boxes.nth(1).check()
  await page.getByLabel('Show selected as').fill(name)
  await page.getByRole('button', { name: 'Show the effect', exact: true }).last().click()
  await expect(page.getByRole('cell', { name: brandPath(old) })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  const undo = page.getByRole('button', { name: `Undo ${old}, ${name}` })
  await expect(undo).toBeVisible()

  const title = page.getByRole('heading', { level: 1 })
  await expect(async () => {
    await page.goto(brandPath(old))
    expect(new URL(page.url()).pathname).toBe(brandPath(name))
  }).toPass()
  await expect(title).toContainText(name)
  await page.goto(adminBrandsPath())
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(async () => {
    await page.goto(brandPath(old))
    await expect(title).toContainText(old, { timeout: 1_000 })
  }).toPass()
})

test('AD1 operators preview a merge of two retailers, merge them and split them again', async ({
  page,
  context,
}) => {
  await signInOperator(context)
  const key = `zest${Date.now().toString(36)}`
  const names = [`Zest ${key.slice(4)}`, `Zest ${key.slice(4)} Shop`]
  const keys = [key, `${key}shop`]
  await withDatabase(db =>
    db.query(
      `INSERT INTO retailer_settings (key, name, ids, version)
       SELECT key, name, jsonb_build_object('c', $3::text), 0 FROM unnest($1::text[], $2::text[]) AS given (key, name)`,
      [keys, names, key],
    ),
  )
  const merge = page.getByRole('button', { name: `Merge: ${names.join(', ')}`, exact: true })
  await expect
    .poll(async () => {
      await page.goto(adminVocabularyPath)
      return merge.count()
    })
    .toBe(1)
  expect(await findViolations(page)).toEqual([])
  await merge.click()
  await expect(page.getByText(`${names[0]}, merged names: none → ${names[1]}`)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Possible duplicate retailers' })).toBeVisible()
  await expect(merge).toHaveCount(0)

  await page.goto(adminRetailerPath(key))
  await page.getByRole('button', { name: `Split off ${names[1]}` }).click()
  await expect(page.getByText(`merged names: ${names[1]} → none`)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Split off' })).toHaveCount(0)
  await withDatabase(db => db.query('DELETE FROM retailer_settings WHERE key = ANY ($1)', [keys]))
})
