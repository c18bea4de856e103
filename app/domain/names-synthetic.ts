import { type Material, materialAliases } from './facets/materials.ts'
import { isSynthetic } from './fibers.ts'
import { imitating, tradeNames } from './material-names.ts'

const fibers = Object.entries(materialAliases).flatMap(([fiber, aliases]) =>
  isSynthetic(fiber)
    ? [fiber, ...aliases, ...(tradeNames[fiber as Material]?.split(', ') ?? [])]
    : [],
)
/** Cloths that are always synthetic, but of one fiber or another, so that no fiber lists them. */
const cloths = 'microfib(?:er|re)|neoprene'
/** Materials with synthetic imitations. Others are left out: a faux wrap is a cut, and eco cotton is cotton. */
const animal = '(?:leather|suede|fur|shearling|sheepskin|silk)'
const pattern = new RegExp(
  [
    `\\b(?:${[...fibers, cloths].join('|')})\\b`,
    `\\b(?:${imitating})[\\s-]+(?:[a-z-]+\\s+)?${animal}\\b`,
    `\\b${animal}[\\s-](?:look|effect|like|alternative|substitute)\\b`,
  ].join('|'),
  'i',
)

/**
 * Returns true if the name of a product names a synthetic. A "nylon coat" whose composition is stated
 * as cotton may have a nylon shell, so it cannot be said to be free of synthetics.
 */
export function namesSynthetic(name: string): boolean {
  return pattern.test(name)
}
