import { expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { IndexClient } from '#app/search-index/worker/index-client.server.ts'
import { createTextCounter } from './count-texts.ts'

function setUp(maxAgeMs: number) {
  let version = 1
  let queries = 0
  const index = {
    state: () => ({ version }),
    query: async () => {
      queries += 1
      return { paging: { total: queries } }
    },
  } as unknown as Pick<IndexClient, 'query' | 'state'>
  const count = createTextCounter(index, maxAgeMs)
  return {
    count: () => count(emptyListQuery, ['midi', 'maxi']),
    change: () => {
      version += 1
    },
  }
}

it('LS2 reuses counts while the index is unchanged', async () => {
  const { count } = setUp(0)
  expect(await count()).toEqual([1, 2])
  expect(await count()).toEqual([1, 2])
})

it('LS2 reuses recent counts even after the index has changed', async () => {
  const { count, change } = setUp(60_000)
  await count()
  change()
  expect(await count()).toEqual([1, 2])
})

it('LS2 counts again once the index has changed and the counts are old', async () => {
  const { count, change } = setUp(0)
  await count()
  change()
  expect(await count()).toEqual([3, 4])
})
