import { expect, it } from 'vitest'
import { idFields, parseRetailerForm } from './retailer-form.ts'

it.each([
  ['name', 100, ''],
  ['link', 500, 'https://a.example/'],
  [idFields[0]?.name ?? '', 40, ''],
])('AD1 accepts a retailer’s %s of %i characters at most', (field, max, begin) => {
  const parse = (length: number) => {
    const form = new FormData()
    form.set('name', 'Alder')
    form.set(field, begin.padEnd(length, 'a'))
    return parseRetailerForm(form).errors
  }
  expect(parse(max)).toBeUndefined()
  expect(parse(max + 1)).toEqual({ [field]: `Enter at most ${max} characters` })
})
