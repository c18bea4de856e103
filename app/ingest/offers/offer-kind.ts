import { ancestorsOf } from '#app/domain/category-tree.ts'
import { kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { toSingular } from '#app/vocabulary/to-phrase.ts'

/** A kind of product that retailers agree on, whatever they call it. */
export type OfferKind = (typeof kinds)[number][0]

/**
 * Categories by kind. Retailers differ about whether a shacket is a shirt or a jacket and whether
 * trainers are athletic shoes, so the kinds are wide.
 */
const kinds = [
  ['dress', 'dresses girls-dresses'],
  [
    'top',
    'womens-tops sweaters sweatshirts mens-shirts mens-sweaters mens-sweatshirts athletic-tops mens-athletic-shirts',
  ],
  [
    'bottom',
    'jeans womens-pants skirts shorts mens-jeans mens-pants mens-shorts athletic-pants athletic-shorts mens-athletic-pants mens-athletic-shorts',
  ],
  [
    'jacket',
    'jackets womens-outerwear mens-outerwear mens-blazers-and-sport-coats athletic-jackets mens-athletic-jackets',
  ],
  ['suit', 'womens-suits mens-suits'],
  ['swimwear', 'swimsuits mens-swimsuits'],
  ['underwear', 'womens-intimates mens-underwear-and-socks mens-sleepwear'],
  ['shoe', 'womens-shoes mens-shoes girls-shoes boys-shoes baby-shoes'],
  ['bag', 'handbags mens-bags luggage'],
  ['jewelry', 'jewelry mens-jewelry'],
  ['watch', 'watches mens-watches'],
  ['eyewear', 'sunglasses eyewear mens-sunglasses mens-eyewear'],
  ['accessory', 'womens-accessories mens-accessories'],
  ['beauty', 'womens-beauty mens-grooming'],
  ['furniture', 'furniture'],
  ['home', 'bedding bath accents accent-lighting rugs kitchen dining'],
] as const

const byCategory = new Map(
  kinds.flatMap(([kind, ids]) => ids.split(' ').map(id => [id, kind] as const)),
)

/** Kinds that one product may be both of: a cardigan is a top and a jacket, a wallet a bag. */
const overlapping = new Set([
  'jacket top',
  'bottom swimwear',
  'top underwear',
  'bottom underwear',
  'dress underwear',
  'swimwear underwear',
  'dress swimwear',
  'swimwear top',
  'accessory bag',
  'accessory jewelry',
  'accessory watch',
  'accessory eyewear',
  'accessory underwear',
  'accessory home',
  'accessory beauty',
  'bottom suit',
  'jacket suit',
  'suit top',
  'furniture home',
  'dress top',
  'bottom dress',
  'jewelry watch',
])

/** Returns the kind of a product by its category, or else by the last word of its name. */
export function toOfferKind(
  categoryId: string | undefined,
  words: readonly string[],
): OfferKind | undefined {
  const kind = ancestorsOf(categoryId)
    .map(({ id }) => byCategory.get(id))
    .findLast(found => found !== undefined)
  if (kind !== undefined || categoryId !== undefined) return kind
  const named = words
    .map(word => kindsByPhrase.get(toSingular(word))?.women ?? '')
    .findLast(Boolean)
  return named === undefined ? undefined : toOfferKind(named, [])
}

/** Returns true if no product is of both kinds; false if one of them is unknown. */
export function areOtherKinds(a: OfferKind | undefined, b: OfferKind | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return false
  return !overlapping.has([a, b].sort().join(' '))
}
