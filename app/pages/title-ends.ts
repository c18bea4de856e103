import { findCategory } from '#app/domain/category-tree.ts'
import type { FacetName } from '#app/domain/facets/facets.ts'
import { formatPriceLimit, parsePriceRange } from '#app/domain/price-range.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'

/** How a title ends with a deal, and the deal's name after those whom products are for. */
export const dealEnds = new Map<string, { end: string; noun?: string }>([
  ['sale', { end: ' on sale', noun: 'sale' }],
  ['verified', { end: ', verified sales', noun: 'verified sales' }],
  ['drop', { end: ' with price drops', noun: 'price drops' }],
])
// Whose percentage it is has to be said: it is not relative to the 30-day low.
for (const percent of [20, 30, 50, 70])
  dealEnds.set(String(percent), { end: `, store sales of ${percent}% or more` })

/**
 * Returns how the title of a category's list says its only deal, color and price, before and after the
 * name of a store. Whole departments of people are named by a deal alone: women are not in red.
 *
 *     dresses  color=red, deal=sale   Women's Dresses in red on sale
 *     dresses  price=-100             Women's Dresses under $100
 *     women    deal=sale              Women's sale
 */
export function findTitleEnds({ category, text, colors, prices, deals, excluded }: ListQuery) {
  const node = findCategory(category)
  if (node === undefined || text !== '') return undefined
  const isPeople = /^(?:wo)?men$|^kids$/.test(node.id)
  const [color, price, deal] = [colors, prices, deals].map(findOnly)
  const named = deal === undefined ? undefined : dealEnds.get(deal)
  if (isPeople && named?.noun === undefined) return undefined
  const [refused, ...others] = color === undefined ? (excluded.colors ?? []) : []
  const range = price === undefined ? undefined : parsePriceRange(price)
  return {
    name: isPeople ? `${node.title}${node.id === 'kids' ? "'" : "'s"} ${named?.noun}` : node.title,
    before: color === undefined ? '' : ` in ${color === 'multi' ? 'several colors' : color}`,
    after: [
      isPeople ? '' : (named?.end ?? ''),
      range ? ` ${formatPriceLimit(range)}` : '',
      refused && others.length === 0 ? `, not ${refused}` : '',
    ].join(''),
    /** The facets whose value the title says. */
    facets: [
      ...(color || refused ? ['colors' as const] : []),
      ...(range ? ['prices' as const] : []),
      ...(named ? ['deals' as const] : []),
    ] as FacetName[],
  }
}

function findOnly(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined
}
