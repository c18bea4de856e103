import { type FacetName, facetNames, facets } from '#app/domain/facets/facets.ts'
import type { FacetedProduct } from '#app/domain/product.ts'
import { remember } from '#app/vocabulary/remember.ts'
import { createDictionary, type Dictionary } from '../dictionary.ts'
import { dictionaryRules } from '../dictionary-rules.ts'
import { createByPart, isNamedPart, type NamedPart, namedParts } from '../parts.ts'

/** The names of each facet's values, by the order in which they were first seen. */
export type FacetNames = Readonly<Record<NamedPart, Dictionary>>

export function createFacetNames(known: Partial<Record<string, readonly string[]>>): FacetNames {
  return createByPart(namedParts, part =>
    createDictionary(known[part] ?? ['', ...(facets[part].values ?? [])], dictionaryRules[part]),
  )
}

/** The field of a facet in an offer's document. */
export function toFacetField(facet: FacetName): string {
  return `offers.facets.${facet}`
}

/** Derives the mapping of all facets from the registry, so that a new facet needs no other file. */
export function mapFacets(): Record<string, { type: 'keyword' | 'long'; ignore_above?: number }> {
  return Object.fromEntries(
    facetNames.map(name =>
      facets[name].kind === 'range'
        ? [name, { type: 'long' as const }]
        : [name, { type: 'keyword' as const, ignore_above: longestValue }],
    ),
  )
}

/** Lucene refuses terms of 32,766 bytes, which are 8,191 characters at most. */
export const longestValue = 8_191

/** Reads the values of all facets, as the fields of an offer's document. */
export function readFacets(product: FacetedProduct): Record<string, number | readonly string[]> {
  return Object.fromEntries(
    facetNames.map(name => {
      const facet = facets[name]
      if (facet.kind === 'range') return [name, facet.read(product)]
      if (facet.kind === 'flags')
        return [name, facet.options.filter(({ has }) => has(product)).map(({ value }) => value)]
      const values = facet.kind === 'set' ? facet.read(product) : [facet.read(product)]
      return [name, [...new Set(toValueKeys(name, values))]]
    }),
  )
}

/** Converts values to keys, which are the same for all spellings; empty names are no values. */
export function toValueKeys(facet: FacetName, values: readonly string[]): string[] {
  if (!isNamedPart(facet)) return [...values]
  return values.filter(value => value !== '').map(toKeys[facet])
}

/** Caches the keys, because millions of products share the same few thousand names. */
const toKeys = createByPart(namedParts, part =>
  remember(createDictionary(undefined, dictionaryRules[part]).toKey),
)
