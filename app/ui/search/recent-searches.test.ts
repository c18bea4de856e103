import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSearches, recallSearches, saveRecentSearch } from './recent-searches.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('LS2 keeps the last six searches, each once in any spelling, and forgets them all', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) saveRecentSearch(text)
  expect(recallSearches()).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
  saveRecentSearch('A')
  expect(recallSearches()).toEqual(['A', 'f', 'e', 'd', 'c', 'b'])
  saveRecentSearch('g')
  expect(recallSearches()).toEqual(['g', 'A', 'f', 'e', 'd', 'c'])
  forgetSearches()
  expect(recallSearches()).toEqual([])
})

it.each(['{', '{"a":1}', '[1,null]'])('LS2 reads no searches from %s', text => {
  stored.set('recent-searches', text)
  expect(recallSearches()).toEqual([])
})
