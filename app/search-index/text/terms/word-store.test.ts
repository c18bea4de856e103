import { expect, it } from 'vitest'
import { makeWords } from '../testing.ts'
import { createWordStore } from './word-store.ts'

it('LS2 is compacted once more than 20,000 documents have been replaced', () => {
  const store = createWordStore()
  for (let at = 0; at <= 20_000; at += 1) store.put(1, makeWords({ name: 'Tern kettle' }))
  expect(store.documents.total).toBe(20_001)
  store.put(1, makeWords({ name: 'Tern kettle' }))
  expect(store.documents.total).toBeLessThan(3)
})
