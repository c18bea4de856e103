import { materialAliases } from './facets/materials.ts'
import { isSynthetic } from './fibers.ts'

const fibers = Object.entries(materialAliases).flatMap(([fiber, aliases]) =>
  isSynthetic(fiber) ? [fiber, ...aliases] : [],
)
const others = ['microfiber', 'microfibre', 'neoprene', '(?:faux|vegan|synthetic|imitation) [a-z]+']
const pattern = new RegExp(`\\b(?:${[...fibers, ...others].join('|')})\\b`, 'i')

/**
 * Returns true if the name of a product names a synthetic. A "nylon coat" whose composition is stated
 * as cotton may have a nylon shell, so it cannot be said to be free of synthetics.
 */
export function namesSynthetic(name: string): boolean {
  return pattern.test(name)
}
