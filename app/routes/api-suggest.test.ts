import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Catalogue, Suggestions } from '#app/catalogue/catalogue.ts'
import { provideService } from '#app/context/testing.ts'
import type { Listing } from '#app/domain/listing.ts'
import { loader } from './api-suggest.ts'

const findNothing = async () => ({ paging: { total: 0 } }) as Listing

function ask(address: string, suggest: (text: string, limit: number) => Promise<Suggestions>) {
  const context = new RouterContextProvider()
  provideService(context, 'catalogue', {
    suggest,
    list: findNothing,
  } as Partial<Catalogue> as Catalogue)
  const url = new URL(address, 'http://shop.example')
  return loader({ context, request: new Request(url), url, params: {}, pattern: '/api/suggest' })
}

it('LS2 limits the text to one line and 200 characters', async () => {
  const requested: unknown[] = []
  const suggest = async (text: string, limit: number) => {
    requested.push([text, limit])
    return { brands: [], categories: [], queries: ['red dress'], products: [] }
  }
  const response = await ask('/api/suggest?q=%20red%0Adr', suggest)
  expect(response).toEqual({
    brands: [],
    categories: [],
    queries: [],
    products: [],
  })
  await ask(`/api/suggest?q=${'d'.repeat(5_000)}`, suggest)
  await ask('/api/suggest', suggest)
  expect(requested).toEqual([
    ['red dr', 3],
    // The first letters of a category, for "red in Dresses".
    ['dr', 2],
    ['d'.repeat(200), 3],
    ['', 3],
  ])
})
