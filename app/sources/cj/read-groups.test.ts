import { describe, expect, it } from 'vitest'
import { type KeyPage, readGroups } from './read-groups.ts'

const row = (id: string | null, itemGroupId: string | null = null, adId = '14') => ({
  id,
  adId,
  itemGroupId,
})

/** Serves these pages by cursor: '1' is the second page, and so on. */
function serve(pages: unknown[][]) {
  const requested: (string | undefined)[] = []
  const fetchPage = async (cursor: string | undefined): Promise<KeyPage> => {
    requested.push(cursor)
    const at = Number(cursor ?? 0)
    return { rows: pages[at] ?? [], nextPage: at + 1 < pages.length ? String(at + 1) : undefined }
  }
  return { fetchPage, requested }
}

const toGroup = (count: number) =>
  Array.from({ length: count }, (_, index) => row(`r${index}`, 'all'))

const request = { adId: '14', maxRows: 100 }

async function read(pages: unknown[][], more = {}) {
  const window = await readGroups(serve(pages).fetchPage, { ...request, ...more })
  return { ...window, groups: window.groups.map(({ id, rowIds }) => `${id}: ${rowIds.join(' ')}`) }
}

describe('readGroups', () => {
  it('PR2 joins variants that are pages apart', async () => {
    const pages = [
      [row('a-s', 'a'), row('lone')],
      [row('b-s', 'b')],
      [row('a-m', 'a'), row('b-m', 'b')],
    ]
    expect((await read(pages)).groups).toEqual([
      '14~lone: lone',
      '14~~a: a-m a-s',
      '14~~b: b-m b-s',
    ])
  })

  it('PR2 returns the same groups for repeated, reordered and overlapping pages', async () => {
    const pages = [[row('a-s', 'a'), row('a-m', 'a')], [row('b')], [row('c')]]
    const [first = [], second = [], third = []] = pages
    const expected = (await read(pages)).groups
    expect((await read([first, first, second, third, second])).groups).toEqual(expected)
    expect((await read([third, first.toReversed(), second])).groups).toEqual(expected)
    expect(
      (await read([[...first, row('b')], second, [row('a-m', 'a'), ...third]])).groups,
    ).toEqual(expected)
  })

  it('PR2 stops reading when the pages never end, and reports this', async () => {
    let requested = 0
    const window = await readGroups(async () => {
      requested += 1
      return { rows: [row('a'), row('b')], nextPage: `cursor ${requested}` }
    }, request)
    expect(window.isEndless).toBe(true)
    expect(window.groups.map(({ id }) => id)).toEqual(['14~a', '14~b'])
    // The first page, and three that repeat it.
    expect(requested).toBe(4)
  })

  it.each([
    ['leads back to itself', 2, (call: number) => ({ rows: [row(`${call}`)], nextPage: 'again' })],
    ['leads through empty pages', 3, (call: number) => ({ rows: [], nextPage: `${call}` })],
    ['never ends', 5_000, (call: number) => ({ rows: [row(`${call}`)], nextPage: `${call}` })],
  ])('PR2 stops when a cursor %s, after %i calls', async (_, calls, toPage) => {
    let requested = 0
    const fetchPage = async () => {
      requested += 1
      return toPage(requested)
    }
    const window = await readGroups(fetchPage, request)
    expect(window.isEndless).toBe(true)
    expect(requested).toBe(calls)
  })

  it('keeps as many whole groups as fit, in order of id', async () => {
    const names = Array.from(
      { length: 60 },
      (_, index) => `g${String((index * 37) % 60).padStart(2, '0')}`,
    )
    const pages = ['s', 'm', 'l'].map(size => names.map(name => row(`${name}-${size}`, name)))
    const all = (await read(pages)).groups
    expect(all).toHaveLength(60)
    const met: string[] = []
    let after: string | undefined
    let readings = 0
    for (let isCut = true; isCut; readings += 1) {
      const window = await readGroups(serve(pages).fetchPage, { adId: '14', maxRows: 20, after })
      isCut = window.isCut
      after = window.groups.at(-1)?.id
      expect(window.groups.flatMap(({ rowIds }) => rowIds).length).toBeLessThanOrEqual(60)
      met.push(...window.groups.map(({ id, rowIds }) => `${id}: ${rowIds.join(' ')}`))
    }
    expect(met).toEqual(all)
    expect(readings).toBeGreaterThan(3)
  })

  it('finds a single group', async () => {
    const pages = [
      [row('a-s', 'a'), row('a')],
      [row('b-s', 'b'), row('a-m', 'a')],
    ]
    expect((await read(pages, { only: '14~~a' })).groups).toEqual(['14~~a: a-m a-s'])
    expect((await read(pages, { only: '14~~z' })).groups).toEqual([])
  })

  it('counts rows without an id, and skips rows of another feed', async () => {
    const window = await read([
      [row(null), row(' ', 'a'), 'text', null, row('x', null, '15'), row('a-s', 'a')],
    ])
    expect(window.unidentified).toEqual([row(null), row(' ', 'a'), 'text', null])
    expect(window.groups).toEqual(['14~~a: a-s'])
  })

  it('limits the size of a group that spans the whole feed', async () => {
    const { groups } = await readGroups(serve([toGroup(1_500)]).fetchPage, request)
    expect(groups).toMatchObject([{ id: '14~~all', isTooLarge: true }])
    expect(groups[0]?.rowIds).toHaveLength(1_001)
  })

  it.each([
    [1_000, false],
    [1_001, true],
  ])('finds a group of %i rows too large: %s', async (count, isTooLarge) => {
    const { groups } = await readGroups(serve([toGroup(count)]).fetchPage, request)
    expect(groups).toMatchObject([{ isTooLarge }])
  })
})
