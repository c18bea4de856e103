import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { LookupUnavailableError } from '#app/catalogue/lookup-unavailable-error.ts'
import { provideService } from '#app/context/testing.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { accountPath, loginPath, savedPath, signUpPath } from '#app/domain/urls/account-links.ts'
import { findLoginReason } from './find-login-reason.server.ts'

const { id, unbrandedName: name } = sampleProduct
const heart = `pending-save=s:${id}`
const alert = `pending-alert=intent=set&product=s%3A${id}&kind=drop`

function find(path: string, cookies: string): Promise<string | undefined> {
  const context = new RouterContextProvider()
  provideService(context, 'catalogue', {
    find: async (_source: string, wanted: string) => {
      if (wanted === 'unasked') throw new LookupUnavailableError('asked too often')
      return wanted === id ? { product: sampleProduct } : undefined
    },
  } as Partial<Catalogue> as Catalogue)
  const request = new Request(`http://shop.example${path}`, { headers: { Cookie: cookies } })
  return findLoginReason(context, request)
}

it.each<[path: string, cookies: string, reason: string | undefined]>([
  [loginPath({ purpose: 'save' }), heart, `save ${name}`],
  [loginPath({ purpose: 'save' }), 'pending-save=s:unasked', undefined],
  [loginPath({ purpose: 'save' }), '', undefined],
  [signUpPath({ purpose: 'alert' }), alert, `set a price alert for ${name}`],
  [loginPath({ purpose: 'alert' }), alert.replace('drop', 'stock'), `set an alert for ${name}`],
  [loginPath({ purpose: 'alert' }), '', 'set a price alert'],
  [loginPath({ purpose: 'search' }), '', 'save this search'],
  // A heart still waits, but is not why they came.
  [loginPath({ purpose: 'alert' }), `${heart}; ${alert}`, `set a price alert for ${name}`],
  [loginPath({ to: savedPath() }), heart, 'see what you saved'],
  [loginPath({ to: savedPath({ show: 'dropped' }) }), '', 'see what you saved'],
  [loginPath({ to: '/saved' }), '', 'see what you saved'],
  [loginPath({ to: accountPath('settings') }), '', undefined],
  [loginPath(), `${heart}; ${alert}`, undefined],
  ['/auth/login/?for=constructor', '', undefined],
])('SV3 SV4 ER7 the reason to log in at %s with %j is to %s', async (path, cookies, reason) => {
  expect(await find(path, cookies)).toBe(reason)
})
