import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { createComparedIndex } from './compared-index.server.ts'
import type { IndexAnswer, IndexQuery } from './index-interface.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'
import type { IndexClient } from './worker/index-client.server.ts'

const requested: IndexQuery = { ...emptyListQuery, limit: 2, facetLimit: 10 }

/** An index that answers in this thread, or as given. */
function toClient(query: (requested: IndexQuery) => Promise<IndexAnswer>, isReady = true) {
  return {
    query,
    state: () => ({ isReady, products: 0, version: 0, memory: {} }),
    setSynonyms: vi.fn(),
    close: async () => undefined,
  } as unknown as IndexClient
}

function compare(compared: IndexClient) {
  const index = createSearchIndex()
  index.apply([makeChange(1, { changedAt: 1 }), makeChange(2, { changedAt: 2 })])
  const outcomes: string[] = []
  const lines: Record<string, unknown>[] = []
  const client = createComparedIndex({
    answering: toClient(async query => index.query(query)),
    compared,
    log: pino({}, { write: line => lines.push(JSON.parse(line)) }),
    onCompared: outcome => outcomes.push(outcome),
    retryMs: 20,
  })
  return { client, outcomes, lines, index }
}

it('answers before the other index has, and reports that they agree', async () => {
  const asked = Promise.withResolvers<IndexAnswer>()
  const { client, outcomes, lines, index } = compare(toClient(() => asked.promise))
  expect((await client.query(requested)).paging.total).toBe(2)
  expect(outcomes).toEqual([])
  asked.resolve(index.query(requested))
  await expect.poll(() => outcomes).toEqual(['equal'])
  expect(lines).toEqual([])
})

it('reports each difference and logs an example of it once', async () => {
  const empty = createSearchIndex()
  const theirs = { ...empty.query(requested), version: 2 }
  const { client, outcomes, lines } = compare(toClient(async () => theirs))
  for (let each = 0; each < 2; each += 1) await client.query(requested)
  await expect.poll(() => outcomes.length).toBe(6)
  expect(new Set(outcomes)).toEqual(new Set(['total', 'counts', 'page']))
  expect(lines.map(({ difference }) => difference)).toEqual(['total', 'counts', 'page'])
  expect(lines[0]).toMatchObject({ ours: { total: 2 }, theirs: { total: 0 }, query: { page: 1 } })
})

it('keeps answering while the other index fails', async () => {
  const { client, outcomes } = compare(toClient(() => Promise.reject(new Error('red'))))
  expect((await client.query(requested)).paging.total).toBe(2)
  await expect.poll(() => outcomes).toEqual(['failed'])
})

it.each([
  ['is not ready', toClient(async () => Promise.reject(new Error('asked')), false), ['skipped']],
  [
    'stays at another version',
    toClient(async () => createSearchIndex().query(requested)),
    ['skipped'],
  ],
])('skips the comparison while the other index %s', async (_, compared, expected) => {
  const { client, outcomes } = compare(compared)
  await client.query(requested)
  await expect.poll(() => outcomes).toEqual(expected)
})

it('asks both again while the other index is at another version', async () => {
  const versions = [1, 1]
  const { client, outcomes, index } = compare(
    toClient(async () => {
      const answer = index.query(requested)
      return { ...answer, version: versions.pop() ?? answer.version }
    }),
  )
  await client.query(requested)
  await expect.poll(() => outcomes).toEqual(['equal'])
})

it('gives the other index time to read the same changes', async () => {
  let isBehind = true
  const { client, outcomes, index } = compare(
    toClient(async () => {
      const answer = index.query(requested)
      return { ...answer, version: isBehind ? 1 : answer.version }
    }),
  )
  await client.query(requested)
  setTimeout(() => {
    isBehind = false
  }, 20)
  await expect.poll(() => outcomes).toEqual(['equal'])
})

it('reports no difference that goes away', async () => {
  const empty = createSearchIndex()
  let asked = 0
  const { client, outcomes, lines, index } = compare(
    toClient(async () => {
      asked += 1
      return { ...(asked < 3 ? empty : index).query(requested), version: 2 }
    }),
  )
  await client.query(requested)
  await expect.poll(() => outcomes).toEqual(['equal'])
  expect([asked, lines]).toEqual([3, []])
})

it('asks nothing more once it is closed', async () => {
  let asked = 0
  const { client, outcomes, index } = compare(
    toClient(async () => {
      asked += 1
      return { ...index.query(requested), version: 1 }
    }),
  )
  await client.query(requested)
  await expect.poll(() => asked).toBe(1)
  await client.close()
  await new Promise(done => setTimeout(done, 40))
  expect([asked, outcomes]).toEqual([1, []])
})

it('asks the other index four lists at a time, and lets five hundred others wait', async () => {
  const asked = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const { client, outcomes, index } = compare(
    toClient(async () => {
      running += 1
      most = Math.max(most, running)
      await asked.promise
      running -= 1
      return index.query(requested)
    }),
  )
  for (let each = 0; each < 506; each += 1) await client.query(requested)
  expect(outcomes).toEqual(['skipped', 'skipped'])
  asked.resolve()
  await expect.poll(() => outcomes.length).toBe(506)
  expect([most, outcomes.filter(outcome => outcome === 'equal').length]).toEqual([4, 504])
})
