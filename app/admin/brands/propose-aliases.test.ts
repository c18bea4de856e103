import { expect, it } from 'vitest'
import { proposeAliases } from './propose-aliases.ts'

const propose = (...brands: [value: string, count: number][]) =>
  proposeAliases(brands.map(([value, count]) => ({ value, count }))).map(
    ({ spelling, name, reason }) => `${spelling} → ${name}: ${reason}`,
  )

it('PR8 proposes spellings of one name and names that differ by one letter', () => {
  expect(
    propose(
      ['Chloé', 40],
      ['Chloe', 9],
      ['Northquay', 30],
      ['Norhtquay', 2],
      ['Northquays', 3],
      ['Maison Érable', 7],
      ['Maison-Erable', 8],
    ),
  ).toEqual([
    'Chloe → Chloé: same name',
    'Maison Érable → Maison-Erable: same name',
    'Northquays → Northquay: one letter differs',
    'Norhtquay → Northquay: one letter differs',
  ])
})

it.each([
  ['short names', 'COS', 'CDS'],
  ['names that differ in a digit', 'Studio 24', 'Studio 25'],
  ['other names', 'Northquay', 'Southquay'],
])('PR8 does not propose %s', (_, one, other) => {
  expect(propose([one, 2], [other, 1])).toEqual([])
})

it('PR8 finds pairs among twenty thousand brands', () => {
  const names = Array.from({ length: 20_000 }, (_, at): [string, number] => [
    `Label ${at.toString(36)} Northquay`,
    at,
  ])
  expect(propose(...names, ['Label Northquay', 1]).length).toBeGreaterThan(0)
})
