import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Catalogue, Suggestions } from '#app/catalogue/catalogue.ts'
import { provideService } from '#app/context/testing.ts'
import type { Listing } from '#app/domain/listing.ts'
import { loader as filterLoader } from './api-filter.ts'
import { clientLoader, loader } from './api-suggest.ts'

const findNothing = async () => ({ paging: { total: 0 } }) as Listing

function ask(address: string, suggest: (text: string, limit: number) => Promise<Suggestions>) {
  const context = new RouterContextProvider()
  provideService(context, 'catalogue', {
    suggest,
    list: findNothing,
    countTexts: async () => [],
    directory: async () => ({ brands: [], retailers: [] }),
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
    ['red dr', 8],
    // The first letters of a category, for "red in Dresses".
    ['dr', 40],
    ['d'.repeat(200), 8],
    ['', 8],
  ])
})

it('LS2 remembers the suggestions of 50 texts', async () => {
  const asked: number[] = []
  const type = (text: number) =>
    clientLoader({
      request: new Request(`https://shop.example/api/suggest?q=${text}`),
      async serverLoader() {
        asked.push(text)
        return { queries: [] }
      },
    } as never)
  for (let text = 1; text <= 50; text += 1) await type(text)
  await type(1)
  expect(asked).toHaveLength(50)
  await type(51)
  await type(1)
  expect(asked.slice(50)).toEqual([51, 1])
})

it.each([49, 50, 51])('LS3 lists 50 values of a filter at most: %i', async count => {
  const values = Array.from({ length: count }, (_, at) => `Brand ${at}`)
  const context = new RouterContextProvider()
  provideService(context, 'catalogue', {
    findValues: async () => values.map(value => ({ value, label: value, count: 1 })),
  } as Partial<Catalogue> as Catalogue)
  const request = new Request('https://shop.example/api/filter?facet=brands&find=brand')
  expect(await filterLoader({ context, request } as never)).toHaveLength(Math.min(50, count))
})
