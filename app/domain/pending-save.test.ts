import { expect, it } from 'vitest'
import {
  clearedPendingSaveCookie,
  formatPendingSaveCookie,
  parsePendingSave,
} from './pending-save.ts'

it('SV3 remembers the product for an hour, in a cookie that other sites cannot send', () => {
  const key = { source: 's', id: '730112845' } as const
  const cookie = formatPendingSaveCookie(key)
  expect(cookie).toBe('pending-save=s:730112845; Path=/; Max-Age=3600; SameSite=Lax')
  expect(parsePendingSave(`theme=dark; ${cookie}`)).toEqual(key)
  expect(clearedPendingSaveCookie).toContain('Max-Age=0')
})

it.each([null, '', 'other=s:1', 'pending-save=', 'pending-save=1', 'old-pending-save=s:1'])(
  'SV3 finds no product in %j',
  header => {
    expect(parsePendingSave(header)).toBeUndefined()
  },
)
