import { expect, it } from 'vitest'
import { catalogs } from './catalogs.ts'
import { measureDepartments } from './measure-departments.ts'

// `npm run bench -- departments --show` lists the misplaced products.
it.each(catalogs)('PR7 finds a department for the products of the $name', async catalog => {
  const { missing, wrong, right, strays } = await measureDepartments(catalog)
  expect(missing).toBeLessThan(0.08)
  expect(wrong).toBeLessThan(0.02)
  expect(right).toBeGreaterThan(0.95)
  expect(strays).toBe(0)
})

it('PR7 finds no department for most of a boutique that never states its audience', async () => {
  const { missing, wrong } = await measureDepartments({ name: 'boutique' })
  expect(missing).toBeGreaterThan(0.3)
  expect(wrong).toBe(0)
})
