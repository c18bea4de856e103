import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Accounts } from '#app/accounts/accounts.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { LookupUnavailableError } from '#app/catalogue/lookup-unavailable-error.ts'
import { userContext } from '#app/context/contexts.ts'
import { provideService } from '#app/context/testing.ts'
import { formatPendingSaveCookie } from '#app/domain/pending-save.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { User } from '#app/domain/user.ts'
import { pendingSaveMiddleware } from './save-product.server.ts'

const user: User = {
  id: 'ann',
  email: 'ann@example.com',
  emailVerified: true,
  name: 'Ann',
  role: 'shopper',
}

async function visit(cookie: string | undefined, signedIn: User | undefined) {
  const saved: string[] = []
  const context = new RouterContextProvider()
  context.set(userContext, signedIn)
  provideService(context, 'catalogue', {
    find: async (_source: string, id: string) => {
      if (id === 'unasked') throw new LookupUnavailableError('asked too often')
      return id === sampleProduct.id ? { product: sampleProduct } : undefined
    },
  } as Partial<Catalogue> as Catalogue)
  provideService(context, 'accounts', {
    saved: {
      store: {
        save: async (userId: string, { id }: { id: string }) => {
          saved.push(`${userId} ${id}`)
          return { isSaved: true, revision: 1 }
        },
      },
    },
  } as unknown as Accounts)
  const request = new Request('http://shop.example/products', {
    headers: cookie === undefined ? {} : { Cookie: `theme=dark; ${cookie}; cards=two` },
  })
  const url = new URL(request.url)
  const response = await pendingSaveMiddleware(
    { request, context, url, params: {}, pattern: '/products' },
    async () => new Response('a page'),
  )
  return { saved, cookies: response instanceof Response ? response.headers.getSetCookie() : [] }
}

const [pending] = formatPendingSaveCookie(sampleProduct).split(';')

describe('pendingSaveMiddleware', () => {
  it('SV3 saves the product once the visitor has signed in, and clears the cookie', async () => {
    expect(await visit(pending, user)).toEqual({
      saved: ['ann 730112845'],
      cookies: ['pending-save=; Path=/; Max-Age=0; SameSite=Lax'],
    })
  })

  it('SV3 leaves the cookie while the source of the product cannot be asked', async () => {
    expect(await visit('pending-save=s:unasked', user)).toEqual({ saved: [], cookies: [] })
  })

  it('SV3 leaves the cookie for a signed-out visitor', async () => {
    expect(await visit(pending, undefined)).toEqual({ saved: [], cookies: [] })
  })

  it('SV3 clears the cookie of an unknown product', async () => {
    expect(await visit('pending-save=s:unknown', user)).toEqual({
      saved: [],
      cookies: ['pending-save=; Path=/; Max-Age=0; SameSite=Lax'],
    })
  })

  it.each([
    'pending-save=',
    'pending-save=s',
    'pending-save=1:1',
    'pending-save=s:%zz',
    'x-pending-save=s:1',
  ])('SV3 ignores the cookie %j', async cookie => {
    expect(await visit(cookie, user)).toEqual({ saved: [], cookies: [] })
  })
})
