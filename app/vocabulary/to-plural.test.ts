import { expect, it } from 'vitest'
import { kindsByPhrase } from './category-kinds.ts'
import { toPhrase } from './to-phrase.ts'
import { toPlural } from './to-plural.ts'

it.each([
  ['scarf', 'scarves'],
  ['silk shirt', 'silk shirts'],
  ['Beanie', 'Beanies'],
  ['hoody', 'hoodies'],
  ['t-shirt', 't-shirts'],
  ['watch', 'watches'],
  ['Dress', 'Dresses'],
  ['box', 'boxes'],
  ['bread knife', 'bread knives'],
  ['tie', 'ties'],
  ['boy', 'boys'],
  ['sari', 'saris'],
  ['champagne glass', 'champagne glasses'],
  // Glasses are something else.
  ['Glass', 'Glass'],
  // Already plural
  ['jeans', 'jeans'],
  ['glasses', 'glasses'],
  ['salwar kameez', 'salwar kameez'],
  // Without a plural
  ['swimwear', 'swimwear'],
  ['Cookware', 'Cookware'],
  ['denim', 'denim'],
  ['fine jewelry', 'fine jewelry'],
  ['size 8', 'size 8'],
])('of %j is %j', (one, many) => {
  expect(toPlural(one)).toBe(many)
})

it('finds every kind of product by its plural', () => {
  const known = [...kindsByPhrase.keys()]
  const lost = known.filter(phrase => {
    const found = kindsByPhrase.get(toPhrase(toPlural(phrase)))
    return found?.women !== kindsByPhrase.get(phrase)?.women
  })
  expect(known.length).toBeGreaterThan(1_000)
  expect(lost).toEqual([])
})
