import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  deleteForm,
  emailForm,
  logInForm,
  nameForm,
  parseForm,
  passwordForm,
  requestResetForm,
  resetPasswordForm,
  signUpForm,
} from './account-forms.ts'
import { alertForm } from './alerts/alert-forms.ts'
import { searchForm } from './searches/search-forms.ts'

const id = '6b3a1e0e-57f2-4c2c-9c1e-0d8f5f1f0a11'
const email = 'ann@example.com'
const password = 'correct horse'

/** Every form that shows its errors to a shopper, with valid values. */
const forms: [string, z.ZodType, Record<string, string>][] = [
  ['sign up', signUpForm, { name: 'Ann', email, password }],
  ['log in', logInForm, { email, password }],
  ['request a reset', requestResetForm, { email }],
  ['reset the password', resetPasswordForm, { password }],
  ['change the name', nameForm, { name: 'Ann' }],
  ['change the email', emailForm, { email, current: password }],
  ['change the password', passwordForm, { current: password, password }],
  ['delete the account', deleteForm, { current: password }],
  ['set an alert', alertForm, { intent: 'set', product: 's:1', kind: 'drop', below: '', size: '' }],
  ['change an alert', alertForm, { intent: 'change', id, below: '80' }],
  ['remove an alert', alertForm, { intent: 'remove', id }],
  ['choose the delivery', alertForm, { intent: 'delivery', delivery: 'daily' }],
  ['save a search', searchForm, { intent: 'save', category: '', query: 'q=red' }],
  ['remove a search', searchForm, { intent: 'remove', id }],
]

const spoil: Record<string, (form: FormData, field: string) => void> = {
  'is missing': (form, field) => form.delete(field),
  'is too long': (form, field) => form.set(field, 'x'.repeat(10_000)),
  'is of another type': (form, field) => form.set(field, '{"a":[1]}'),
  'comes twice': (form, field) => form.append(field, '[object Object]'),
  'is a file': (form, field) => form.set(field, new Blob(['x']), 'x.txt'),
  'contains NUL': (form, field) => form.set(field, `${form.get(field)}\0`),
  'is empty': (form, field) => form.set(field, ''),
}

const cases = forms.flatMap(([title, schema, values]) =>
  Object.keys(values).flatMap(field =>
    Object.keys(spoil).map(fault => ({ title, field, fault, schema, values })),
  ),
)

describe('parseForm', () => {
  it.each(forms)('AC4 accepts a form to %s', (_, schema, values) => {
    expect(parseForm(schema, toForm(values))).not.toHaveProperty('errors')
  })

  it.each(cases)(
    'AC4 answers in our own sentences when $field of a form to $title $fault',
    ({ schema, values, field, fault }) => {
      const form = toForm(values)
      spoil[fault]?.(form, field)
      for (const message of Object.values(parseForm(schema, form).errors ?? {})) {
        expect(message).toMatch(/^(Enter|Use|This) [\w ’@.]+$/)
        expect(message).not.toMatch(/expected|received|undefined|NaN/)
      }
    },
  )
})

function toForm(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('the length of a field', () => {
  const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`

  it.each<[field: string, limit: number, make: (length: number) => Record<string, string>]>([
    ['name', 80, length => ({ name: 'x'.repeat(length) })],
    ['email', 254, length => ({ email: emailOf(length) })],
    ['password', 128, length => ({ password: 'x'.repeat(length) })],
  ])('AC1 AC3 is limited in the %s to %i characters', (field, limit, make) => {
    const parse = (length: number) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ name: 'Ann', email, password, ...make(length) }))
        form.set(name, value)
      return Object.keys(parseForm(signUpForm, form).errors ?? {})
    }
    expect([parse(limit), parse(limit + 1)]).toEqual([[], [field]])
  })

  it('AC3 is 8 characters at least in a new password', () => {
    const parse = (length: number) => {
      const form = new FormData()
      form.set('password', 'x'.repeat(length))
      return parseForm(resetPasswordForm, form).errors !== undefined
    }
    expect([7, 8].map(parse)).toEqual([true, false])
  })
})
