import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createPrismicReader } from './prismic-client.server.ts'

/** A service whose only page of documents is as told. */
let page = ''
let server: Server
let endpoint: string

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const refs = [{ id: 'master', ref: 'v1', label: 'Master', isMasterRef: true }]
    response.setHeader('Content-Type', 'application/json')
    response.end(url.includes('/documents/search') ? page : JSON.stringify({ refs, languages: [] }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`
})
afterAll(() => void server.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const toPage = (...results: object[]) =>
  JSON.stringify({ page: 1, total_pages: 1, total_results_size: results.length, results })

it.each([
  [1024 * 1024, 0],
  [1024 * 1024 + 1, 1],
])('CO1 reads documents of 1 MB at most: of %i characters, %i skipped', async (size, skipped) => {
  const document = { id: 'a', type: 'article', tags: [], data: { title: '' } }
  const { documents } = await createWith(document).fetchVersion('v1')
  document.data.title = 'x'.repeat(size - JSON.stringify(documents[0]).length)
  expect((await createWith(document).fetchVersion('v1')).skipped).toBe(skipped)
})

it.each([
  [32 * 1024 * 1024, 'read'],
  [32 * 1024 * 1024 + 1, 'The content service sent over 33554432 bytes'],
])('CO1 reads pages of 32 MB at most: of %i bytes, %s', async (bytes, outcome) => {
  page = toPage().padEnd(bytes)
  const read = createPrismicReader({ endpoint }).fetchVersion('v1')
  expect(
    await read.then(
      () => 'read',
      (error: Error) => error.message,
    ),
  ).toBe(outcome)
})

it('CO1 waits 15 seconds for the service', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await createPrismicReader({ endpoint }).fetchMaster()
  expect(timeout.mock.calls).toEqual([[15_000]])
})

function createWith(document: object) {
  page = toPage(document)
  return createPrismicReader({ endpoint })
}
