import { expect, it } from 'vitest'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { findStyles, pickStyles } from './find-styles.ts'

const counts: Record<string, number> = {
  '': 100,
  midi: 42,
  floral: 50,
  'v neck': 7,
  '3 4 sleeve': 6,
  mini: 4,
  'long sleeve': 81,
}
const catalogue = {
  countTexts: async (_: ListQuery, texts: readonly string[]) =>
    texts.map(text => counts[text] ?? 0),
}
const query = (change: Partial<ListQuery>) => ({ ...emptyListQuery, ...change })

it('LS2 offers the styles that narrow a category, most products first', async () => {
  expect(await findStyles(catalogue, query({ category: 'dresses' }))).toEqual([
    { text: 'floral', count: 50 },
    { text: 'midi', count: 42 },
    { text: 'v neck', count: 7 },
    { text: '3 4 sleeve', count: 6 },
  ])
})

it.each<[string, Partial<ListQuery>, boolean]>([
  ['a page of a category', { category: 'dresses', page: 2 }, true],
  ['a style in a category', { category: 'dresses', text: 'midi' }, true],
  ['a search in a category', { category: 'dresses', text: 'wrap' }, false],
  ['a category with a filter', { category: 'dresses', colors: ['red'] }, false],
  ['a sorted category', { category: 'dresses', sort: 'popular' }, false],
  ['a main branch', { category: 'womens-clothes' }, false],
  ['the whole catalogue', {}, false],
])('LS2 %s: %j offers styles: %s', async (_, change, isOffered) => {
  expect((await findStyles(catalogue, query(change))).length > 0).toBe(isOffered)
})

it('LS2 shows a style only once, as the subcategory that has its name', () => {
  const style = (text: string) => ({ text, count: 9 })
  const row = (id: string, count = 5) => ({ id, label: id, depth: 3, count })
  const shown = (texts: string[], rows: ReturnType<typeof row>[]) =>
    pickStyles(texts.map(style), rows).map(({ text }) => text)
  const dresses = [row('dresses'), row('maxi-dresses'), row('mini-dresses', 0)]
  expect(shown(['maxi', 'midi', 'mini', 'floral'], dresses)).toEqual(['midi', 'mini', 'floral'])
  const sweaters = ['v-neck-sweaters', 'crewneck-sweaters', 'turtleneck-sweaters']
  const necks = ['v neck', 'crewneck', 'turtleneck', 'mock neck']
  expect(
    shown(
      necks,
      sweaters.map(id => row(id)),
    ),
  ).toEqual(['mock neck'])
  // "Midi Skirts" stands for a length, Skirts and a department for none.
  const skirts = [row('women'), row('skirts'), row('mid-length-skirts')]
  expect(shown(['midi', 'mini'], skirts)).toEqual(['mini'])
  expect(shown(['a', 'b', 'c', 'd', 'e', 'f', 'g'], [])).toHaveLength(6)
})

it('LS2 offers no styles while the index is down', async () => {
  const countTexts = () => Promise.reject(new IndexUnavailableError('the index is being built'))
  expect(await findStyles({ countTexts }, query({ category: 'dresses' }))).toEqual([])
})
