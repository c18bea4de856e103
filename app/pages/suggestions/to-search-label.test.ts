import { expect, it } from 'vitest'
import type { UnderstoodPart } from '#app/domain/query-reading.ts'
import { toSearchLabel } from './to-search-label.ts'

const part = (
  group: UnderstoodPart['group'],
  value: string,
  words: string,
  label = value,
): UnderstoodPart => ({ group, value, label, words, rest: '' })
const men = part('category', 'men', 'mens')
const coat = part('category', 'wool-coats', 'coat')

it.each<[text: string, parts: UnderstoodPart[], label: string]>([
  ['mens coat', [men, coat], "men's coats"],
  [
    'mens boxer brief',
    [men, part('category', 'mens-underwear', 'boxer brief')],
    "men's boxer briefs",
  ],
  ['xl coat', [part('sizes', 'letter:xl', 'xl', 'XL'), coat], 'XL coats'],
  ['size 8 coat', [part('sizes', 'us:8', 'size 8', 'US 8'), coat], 'size 8 coats'],
  ['northquay coat', [part('brands', 'Northquay', 'northquay'), coat], 'Northquay coats'],
  // Not understood in full
  ['xl coat pockets', [part('sizes', 'letter:xl', 'xl', 'XL'), coat], 'XL coat pockets'],
  [
    'xlarge xl coat pockets',
    [part('sizes', 'letter:xl', 'xl', 'XL'), coat],
    'xlarge XL coat pockets',
  ],
  ['cable knit', [], 'cable knit'],
])('LS2 suggests %j as its list is titled', (text, understood, label) => {
  const reading = { understood, corrected: [], dropped: [] }
  expect(toSearchLabel(text, { reading })).toBe(label)
})

it('LS2 suggests a text that was not read as it is', () => {
  expect(toSearchLabel('coat', {})).toBe('coat')
})

it.each([
  ['blac', 'black'],
  ['scar', 'scarf'],
  ['t-shir', 't-shirt'],
])('LS2 suggests the right spelling of %j once', (from, to) => {
  const reading = { understood: [], corrected: [{ from, to }], dropped: [] }
  expect(toSearchLabel(to, { reading })).toBe(to)
  expect(toSearchLabel(`${from} dress`, { reading })).toBe(`${to} dress`)
})
