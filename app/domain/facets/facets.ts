import { brands } from './brands.ts'
import { colors } from './colors.ts'
import { conditions } from './conditions.ts'
import { deals } from './deals.ts'
import type { Facet } from './facet.ts'
import { fibers } from './fibers.ts'
import { materials } from './materials.ts'
import { prices } from './prices.ts'
import { retailers } from './retailers.ts'
import { sizes } from './sizes.ts'
import { stock } from './stock.ts'
import { synthetics } from './synthetics.ts'

/** Every facet, in URL key order. To add one, see docs/search-index.md. */
export const facets = {
  retailers,
  brands,
  colors,
  prices,
  sizes,
  conditions,
  deals,
  stock,
  materials,
  fibers,
  synthetics,
}

export type FacetName = keyof typeof facets

export const facetNames = Object.keys(facets) as FacetName[]

export type FacetNameOf<Kind extends Facet['kind']> = {
  [Name in FacetName]: (typeof facets)[Name]['kind'] extends Kind ? Name : never
}[FacetName]

const isOfKind = (kind: Facet['kind']) => (name: FacetName) => facets[name].kind === kind

export const dictionaryFacets = facetNames.filter(
  isOfKind('dictionary'),
) as FacetNameOf<'dictionary'>[]
export const setFacets = facetNames.filter(isOfKind('set')) as FacetNameOf<'set'>[]
export const flagFacets = facetNames.filter(isOfKind('flags')) as FacetNameOf<'flags'>[]
export const rangeFacets = facetNames.filter(isOfKind('range')) as FacetNameOf<'range'>[]
