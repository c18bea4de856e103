import { type FacetNameOf, facets, flagFacets, rangeFacets } from '#app/domain/facets/facets.ts'
import type { FacetedProduct } from '#app/domain/product.ts'

/** A value that a product either has or lacks: a flag, or a bucket of a range. */
interface Attribute {
  facet: FacetNameOf<'flags' | 'range'>
  value: string
  has(product: FacetedProduct): boolean
}

const attributes: Attribute[] = [
  ...flagFacets.flatMap(facet =>
    facets[facet].options.map(({ value, has }) => ({ facet, value, has })),
  ),
  ...rangeFacets.flatMap(facet => facets[facet].values.map(value => createBucket(facet, value))),
]

export const attributeCount = attributes.length
/** Combinations are stored as doubles, which hold 53 bits exactly. */
const masks = attributes.map((_, number) => 2 ** number)

const numbers = new Map<string, Map<string, number>>()
for (const [number, { facet, value }] of attributes.entries())
  numbers.set(facet, (numbers.get(facet) ?? new Map()).set(value, number))

function createBucket(facet: FacetNameOf<'range'>, value: string): Attribute {
  const { read, toRange } = facets[facet]
  const { min, max } = toRange(value) ?? { min: 1, max: 0 }
  const has = (product: FacetedProduct) => read(product) >= min && read(product) <= max
  return { facet, value, has }
}

/**
 * Returns the attribute's number; undefined if the
 * facet has no such value or the range is not a bucket.
 */
export function findAttribute(facet: string, value: string): number | undefined {
  return numbers.get(facet)?.get(value)
}

/**
 * Numbers each distinct combination of attributes in order of appearance. A catalogue has a few
 * thousand combinations, so all flags and buckets are counted with one lookup per product.
 */
export function createAttributeEncoder(
  encode: (numbers: readonly number[]) => number,
): (product: FacetedProduct) => number {
  const codes = new Map<number, number>()
  return product => {
    let mask = 0
    for (let number = 0; number < attributes.length; number += 1)
      if (attributes[number]?.has(product)) mask += masks[number] ?? 0
    const known = codes.get(mask)
    if (known !== undefined) return known
    const code = encode(attributes.flatMap(({ has }, number) => (has(product) ? number : [])))
    codes.set(mask, code)
    return code
  }
}
