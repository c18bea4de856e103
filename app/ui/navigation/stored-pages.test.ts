import { describe, expect, test } from 'vitest'
import { getPaging } from '#app/domain/paging.ts'
import { formatNewest, parseStored, recallPages, showPages } from './stored-pages.ts'

const pages = {
  cards: [],
  paging: getPaging(1, 70),
  loaded: 0,
  followed: '/product/s/women/northquay/88/harbour-stripe/1',
  scrollY: 1200,
}
const entries: [string, typeof pages][] = [
  ['oldest', pages],
  ['middle', { ...pages, followed: 'x'.repeat(2_000) }],
  ['newest', pages],
]

describe('LS5 the lists of a tab', () => {
  test('are restored from storage unchanged', () => {
    expect(parseStored(formatNewest(entries, 'build-1', 10_000), 'build-1')).toEqual(entries)
  })

  test('include as many of the newest lists as fit, in order', () => {
    const text = formatNewest(entries, 'build-1', 1_000)
    expect(text.length).toBeLessThan(1_100)
    expect(parseStored(text, 'build-1').map(([entry]) => entry)).toEqual(['oldest', 'newest'])
  })

  test('are kept for the last twenty lists, of which one shown again is the newest', () => {
    const leave = (entry: string) => showPages(() => [entry, pages])()
    for (let at = 1; at <= 20; at += 1) leave(`list-${at}`)
    expect(recallPages('list-1')).toEqual(pages)
    leave('list-1')
    leave('list-21')
    expect([1, 2, 3, 21].map(at => recallPages(`list-${at}`) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test('fill the storage to its limit and no further', () => {
    const part = JSON.stringify(entries[2])
    const store = (maxLength: number) =>
      parseStored(formatNewest(entries.slice(2), 'build-1', maxLength), 'build-1')
    expect(store(part.length)).toHaveLength(1)
    expect(store(part.length - 1)).toEqual([])
  })

  test.each([
    [749_900, 2],
    [750_100, 1],
  ])('are stored up to 1.5 million characters: two of %i', (length, stored) => {
    const [, list = pages] = entries[0] ?? []
    const long = { ...list, followed: 'x'.repeat(length - JSON.stringify(list).length) }
    const text = formatNewest(
      [
        ['first', long],
        ['second', long],
      ],
      'build-1',
    )
    expect(parseStored(text, 'build-1')).toHaveLength(stored)
  })

  test('are dropped after a deployment, which may have changed the format of cards', () => {
    expect(parseStored(formatNewest(entries, 'build-1', 10_000), 'build-2')).toEqual([])
  })

  test('are empty if the storage has other data', () => {
    expect(parseStored(null, 'build-1')).toEqual([])
    expect(parseStored('{"entry":"old shape"}', 'build-1')).toEqual([])
  })
})
