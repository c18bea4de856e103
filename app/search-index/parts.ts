import {
  dictionaryFacets,
  type FacetName,
  type FacetNameOf,
  facetNames,
  setFacets,
} from '#app/domain/facets/facets.ts'

/**
 * A part of the index that is counted in one pass over one column: a dictionary or set facet, or
 * `attributes`, which combines all flags and price buckets.
 */
export type Part = NamedPart | 'attributes'

/** Facets whose values are numbered by a dictionary. */
export type NamedPart = FacetNameOf<'dictionary' | 'set'>
/** Columns that hold numbers of value sets. */
export type SetPart = FacetNameOf<'set'> | 'attributes'

/** A set, because every query asks for each facet several times. */
const named: ReadonlySet<FacetName> = new Set([...dictionaryFacets, ...setFacets])
const sets: ReadonlySet<Part> = new Set<Part>([...setFacets, 'attributes'])

export const namedParts = facetNames.filter(isNamedPart)
export const setParts: readonly SetPart[] = [...setFacets, 'attributes']
export const parts: readonly Part[] = [...namedParts, 'attributes']

export function isNamedPart(name: FacetName): name is NamedPart {
  return named.has(name)
}

export function isSetPart(part: Part): part is SetPart {
  return sets.has(part)
}

export function toPart(name: FacetName): Part {
  return isNamedPart(name) ? name : 'attributes'
}

export function createByPart<Key extends Part, Value>(
  keys: readonly Key[],
  create: (part: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map(part => [part, create(part)])) as Record<Key, Value>
}
