import { expect, it } from 'vitest'
import { createWholeResponse } from '#app/requests/whole-body.ts'
import { getTestSite, makeServices } from '../../testing.ts'
import { createPageAnswer } from './create-page-answer.ts'
import { createResponseCache, unchangedFreshMs } from './response-cache.ts'
import { isShareable, type SharedPage } from './shared-page.ts'

const key = 'http://shop.example/\ntext/html'
const document = Buffer.from('page '.repeat(1_000))

it.each([
  ['the same document', document, true],
  ['an equal one', Buffer.from(document), false],
  ['another one', Buffer.from('new page '.repeat(1_000)), false],
])('a page that is rendered again to %s keeps its compressed forms: %s', async (...row) => {
  const [, next, isKept] = row
  const world = { ms: 0, body: document }
  const cache = createResponseCache<SharedPage>({
    maxBytes: 1_000_000,
    version: () => [],
    lastChange: () => 1,
    isCacheable: isShareable,
    now: () => world.ms,
  })
  const answer = createPageAnswer({
    services: makeServices(),
    cache,
    getSite: getTestSite,
    render: async () =>
      createWholeResponse(world.body, { headers: { 'Content-Type': 'text/html' } }),
  })
  const ask = (encoding: string) =>
    answer(new Request('http://shop.example/', { headers: { 'Accept-Encoding': encoding } }), {
      host: 'shop.example',
      address: '',
      requestId: 'a',
    })
  for (let times = 0; times < 2; times += 1) await ask('zstd')
  Object.assign(world, { ms: unchangedFreshMs, body: next })
  await ask('identity')
  await new Promise(setImmediate)
  const found = cache.find(key)
  expect(found?.ageMs).toBe(0)
  expect(found?.page.body).toBe(next)
  expect(found?.page.compressed.has('zstd')).toBe(isKept)
})
