import type { Chance } from '#app/search-index/random-catalogue.ts'
import { nameModel } from '../synthetic/name-model.ts'
import type { ImitatedRow } from './imitated-row.ts'

const finishes = ['Ribbed', 'Fitted', 'Crinkled', 'Brushed', 'Textured', 'Seamless', 'Pleated']
const materials = ['Jersey', 'Cotton', 'Satin', 'Linen-Blend', 'Modal', 'Twill', 'Fine-Knit']
const features = ['V-neck', 'High neck', 'Hooded', 'Mock collar', 'Long sleeves', 'Button front']
const kinds: readonly [name: string, path: string][] = [
  ['Top', 'Ladies > Tops'],
  ['Dress', 'Ladies > Dresses'],
  ['Skirt', 'Ladies > Skirts'],
  ['Sweatshirt', 'Men > Hoodies & Sweatshirts'],
  ['Trousers', 'Men > Trousers'],
]

/** The share of products that have a name of their own; the names of all others merely describe. */
const namedShare = 0.3

/**
 * Imitates a chain that sells its own brand and states no color. One of the names that merely
 * describe in four is that of several products, and the neckline is at most in the description.
 */
export function imitateChain(count: number, chance: Chance): ImitatedRow[] {
  const rows: ImitatedRow[] = []
  while (rows.length < count) {
    const [kind, path] = chance.pick(kinds)
    const isNamed = chance.is(namedShare)
    const described = `${chance.pick(finishes)} ${chance.pick(materials)} ${kind}`
    const title = isNamed ? `${nameModel(rows.length)} ${described}` : described
    const price = 15 + chance.below(60)
    const siblings = !isNamed && chance.is(0.25) ? 2 + chance.below(2) : 1
    for (let at = 0; at < siblings; at += 1)
      rows.push({
        id: `chain${rows.length}`,
        title,
        brand: 'Linnea & Co',
        price: `${price}.99 USD`,
        path,
        description: chance.is(0.5) ? `${chance.pick(features)}. Soft and easy to wear.` : '',
        gender: path.startsWith('Men') ? 'male' : 'female',
      })
  }
  return rows
}
