import type { Chance } from '#app/search-index/random-catalogue.ts'
import { nameModel } from '../synthetic/name-model.ts'
import type { ImitatedRow } from './imitated-row.ts'

const palette =
  `Navy, Midnight, Ink, Cobalt, Royal Blue, Cornflower, Light Blue, Sky Blue, Burgundy, Merlot, Oxblood,
  Cherry, Scarlet, Sage, Eucalyptus, Pistachio, Olive, Khaki, Moss, Pine, Bottle Green, White, Chalk, Cream,
  Ecru, Ivory, Black, Jet Black, Charcoal, Slate, Anthracite, Grey, Heather Grey, Light Grey, Camel, Toffee,
  Sand, Stone, Chocolate, Espresso, Cognac, Tan, Blush, Petal Pink, Rose, Dusty Rose`.split(/,\s+/)
const kinds: readonly [name: string, path: string][] = [
  ['Shirt', 'Women > Shirts'],
  ['Dress', 'Women > Dresses'],
  ['Sweater', 'Women > Sweaters'],
  ['Jacket', 'Men > Jackets'],
  ['Jeans', 'Men > Jeans'],
]
const fewestColors = 3
const mostColors = 9

/**
 * Imitates a chain that sells its own brand and lists each color of a model as a product of its own,
 * at one price. Many of its colors are shades of one color, such as Navy, Midnight and Ink.
 */
export function imitatePalette(count: number, chance: Chance): ImitatedRow[] {
  const rows: ImitatedRow[] = []
  for (let model = 0; rows.length < count; model += 1) {
    const [kind, path] = chance.pick(kinds)
    const name = `${nameModel(model)} ${kind}`
    const price = 15 + chance.below(60)
    const colors = new Set(
      Array.from({ length: fewestColors + chance.below(mostColors - fewestColors + 1) }, () =>
        chance.pick(palette),
      ),
    )
    for (const color of colors)
      rows.push({
        id: `palette${rows.length}`,
        title: chance.is(0.5) ? `${name} - ${color}` : name,
        brand: 'Marlow & Ash',
        price: `${price}.00 USD`,
        path,
        description: '',
        gender: path.startsWith('Men') ? 'male' : 'female',
        color,
      })
  }
  return rows
}
