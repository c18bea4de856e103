import { expect, it } from 'vitest'
import { remember } from './remember.ts'

function createCounted() {
  const reads = new Map<string, number>()
  const read = remember(text => {
    reads.set(text, (reads.get(text) ?? 0) + 1)
    return text.length
  })
  return { read, countReads: (text: string) => reads.get(text) }
}

it.each([
  [200, 1],
  [201, 2],
])('reads a string of %i characters, given twice, this often: %i', (length, times) => {
  const { read, countReads } = createCounted()
  const text = 'x'.repeat(length)
  expect([read(text), read(text)]).toEqual([length, length])
  expect(countReads(text)).toBe(times)
})

it.each([
  [20_000, 1],
  [20_001, 2],
])('forgets the first of %i strings, or not: it is read %i times', (count, times) => {
  const { read, countReads } = createCounted()
  for (let at = 0; at < count; at += 1) read(String(at))
  read('0')
  expect(countReads('0')).toBe(times)
})
