import { expect, it } from 'vitest'
import { adminSourcePath } from './admin-sources-path.ts'

it('RT10 adminSourcePath keeps a scope in one segment and adds the records to list', () => {
  expect(adminSourcePath('style')).toBe('/admin/sources/style')
  expect(adminSourcePath('f:alder-uk', { reason: 'no link', after: '7' })).toBe(
    '/admin/sources/f%3Aalder-uk?reason=no+link&after=7',
  )
})
