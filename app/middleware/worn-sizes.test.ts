import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Accounts } from '#app/accounts/accounts.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { provideService } from '#app/context/testing.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { User } from '#app/domain/user.ts'
import { wornSizesMiddleware } from './worn-sizes.server.ts'

const ann: User = {
  id: 'ann',
  email: 'ann@example.com',
  emailVerified: true,
  name: '',
  role: 'shopper',
}

/** Requests a list and the values of a filter, and returns the sizes in each catalogue query. */
async function visit(path: string, user: User | undefined): Promise<string[][]> {
  const requested: ListQuery[] = []
  const listing = { products: [] }
  const context = new RouterContextProvider()
  context.set(userContext, user)
  provideService(context, 'catalogue', {
    list: async (query: ListQuery) => {
      requested.push(query)
      return listing
    },
    findValues: async (query: ListQuery) => {
      requested.push(query)
      return []
    },
  } as unknown as Catalogue)
  provideService(context, 'accounts', {
    wornSizes: { list: async () => [{ kind: 'womens-clothes', size: 'letter:m' }] },
  } as unknown as Accounts)
  const url = new URL(path, 'http://shop.example')
  const args = { request: new Request(url), context, url, params: {}, pattern: '/' }
  await wornSizesMiddleware(args, async () => {
    const query = parseListQuery(url.searchParams)
    await context.get(servicesContext).catalogue.list(query)
    await context.get(servicesContext).catalogue.findValues(query, 'brands')
    return new Response()
  })
  return requested.map(({ sizes }) => sizes)
}

describe('wornSizesMiddleware', () => {
  it.each([
    '/products?sizes=mine',
    '/products?q=linen&sizes=mine',
    '/products/women/dresses?sizes=mine',
    '/stores/northquay/1?sizes=mine',
    '/retailers/alder-finch?sizes=mine',
    '/api/list?sizes=mine',
    '/api/filter?sizes=mine',
  ])('LS2 limits the list %s to the shopper’s sizes', async path => {
    const own = ['letter:m', 'one']
    expect(await visit(path, ann)).toEqual([own, own])
  })

  it('LS2 does not change the lists of visitors or lists without the filter', async () => {
    expect(await visit('/products?sizes=mine', undefined)).toEqual([[], []])
    expect(await visit('/products?size=letter:s', ann)).toEqual([['letter:s'], ['letter:s']])
  })
})
