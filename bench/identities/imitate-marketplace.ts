import type { Chance } from '#app/search-index/random-catalogue.ts'
import { nameModel } from '../synthetic/name-model.ts'
import type { ImitatedRow } from './imitated-row.ts'

const brands = ['Torvane', 'Ashgrove', 'Pellworth', 'Quillon', 'Marrick', 'Oxenholt']
const kinds: readonly [name: string, path: string][] = [
  ['Running Shoes', 'Shoes > Sneakers'],
  ['Leather Boots', 'Shoes > Boots'],
  ['Shoulder Bag', 'Bags > Shoulder Bags'],
  ['Puffer Jacket', 'Clothing > Jackets'],
  ['Silk Tie', 'Accessories > Ties'],
]
const colors = ['Black', 'Navy', 'White', 'Burgundy', 'Olive', 'Cognac']
const states = ['like new', 'good condition', 'worn twice', 'with tags']

/**
 * Imitates a marketplace: many brands with named models in several generations, one listing in
 * three used, with remarks in the title.
 */
export function imitateMarketplace(count: number, chance: Chance): ImitatedRow[] {
  const rows: ImitatedRow[] = []
  while (rows.length < count) {
    const [kind, path] = chance.pick(kinds)
    const model = nameModel(rows.length)
    const brand = chance.pick(brands)
    const generations = chance.is(0.3) ? [' 3', ' 4'] : ['']
    const price = 40 + chance.below(300)
    for (const generation of generations) {
      const isUsed = chance.is(0.35)
      const remark = isUsed ? `, ${chance.pick(states)}` : ''
      rows.push({
        id: `market${rows.length}`,
        title: `${brand} ${model}${generation} ${kind}${remark}`,
        brand,
        price: `${Math.round(isUsed ? price / 2 : price)}.00 USD`,
        path: `Women > ${path}`,
        description: `${model}${generation} by ${brand}.`,
        gender: 'female',
        color: chance.pick(colors),
        condition: isUsed ? 'used' : 'new',
      })
    }
  }
  return rows
}
