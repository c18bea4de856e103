import { expect, it } from 'vitest'
import { makeWords } from '../testing.ts'
import { createWordIndex } from '../word-index.ts'
import { createWordStore } from './word-store.ts'

it('LS2 is compacted once more than 20,000 documents have been replaced', () => {
  const store = createWordStore()
  for (let at = 0; at <= 20_000; at += 1) store.put(1, makeWords({ name: 'Tern kettle' }))
  expect(store.documents.total).toBe(20_001)
  store.put(1, makeWords({ name: 'Tern kettle' }))
  expect(store.documents.total).toBeLessThan(3)
})

it('PR8 kept matches are forgotten when documents are compacted', () => {
  const index = createWordIndex(undefined, 1)
  const put = (number: number, name: string) => index.put(number, makeWords({ name }))
  put(1, 'Tern mug')
  put(2, 'Plover mug')
  put(3, 'Gull mug')
  expect([...index.match('tern').numbers]).toEqual([1])
  put(1, 'Gull mug')
  put(3, 'Tern mug')
  for (let at = 0; at <= 20_000; at += 1) put(2, 'Plover mug')
  expect([...index.match('tern').numbers]).toEqual([3])
})

it('LS2 is compacted only once more than a quarter of its documents have been replaced', () => {
  const store = createWordStore()
  const words = makeWords({ name: 'Tern' })
  for (let number = 1; number <= 60_004; number += 1) store.put(number, words)
  for (let number = 1; number <= 20_001; number += 1) store.put(number, words)
  expect(store.documents.total).toBe(80_005)
  store.put(1, words)
  expect(store.documents.total).toBe(60_004)
})
