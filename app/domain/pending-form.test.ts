import { expect, it } from 'vitest'
import { clearPendingForm, formatPendingForm, parsePendingForm } from './pending-form.ts'

const toForm = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('SV4 ER7 remembers a form for an hour, in a cookie that other sites cannot send', () => {
  const fields = { intent: 'set', product: 's:1', below: '40', size: 'M; 12=á', kind: '' }
  const cookie = formatPendingForm('alert', toForm({ ...fields, from: '/brands' })) ?? ''
  expect(cookie).toMatch(/^pending-alert=[^;\s"]+; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly$/)
  const parsed = parsePendingForm('alert', `theme=dark; ${cookie}`)
  expect(Object.fromEntries(parsed ?? [])).toEqual(fields)
  expect(clearPendingForm('alert')).toContain('pending-alert=; Path=/; Max-Age=0')
})

it('SV5 keeps no form that is too long for a cookie', () => {
  expect(formatPendingForm('search', toForm({ query: 'q'.repeat(4_000) }))).toBeUndefined()
})

it.each([null, '', 'pending-alert=', 'pending-search=a=b', 'old-pending-alert=a=b'])(
  'SV4 finds no alert in %j',
  header => {
    expect(parsePendingForm('alert', header)).toBeUndefined()
  },
)
