import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content } from '#app/content/content.ts'
import { provideService } from '#app/context/testing.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { loader } from './share-picture.ts'

const article = { uid: 'denim', title: 'Denim cuts', summary: 'All cuts.', slices: [] }

function ask(isComplete: boolean): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(storefrontContext, getStorefront('localhost'))
  provideService(context, 'catalogue', {} as Catalogue)
  provideService(context, 'content', { articles: () => [article] } as unknown as Content)
  provideService(context, 'sharePictures', {
    find: async () => ({ body: Buffer.from('jpeg'), digest: 'abc', isComplete }),
  })
  const request = new Request('https://shop.example/og/articles/guides/denim.jpg')
  return loader({ context, params: {}, request } as never)
}

it.each([
  [true, 'public, max-age=86400'],
  // An incomplete preview must not stay in caches for a day.
  [false, 'public, max-age=60'],
])('SE1 serves a link preview (complete: %s) with %j', async (isComplete, cacheControl) => {
  const answer = await ask(isComplete)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe(cacheControl)
})
