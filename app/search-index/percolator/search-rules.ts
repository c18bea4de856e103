import { ancestorsOf } from '#app/domain/category-tree.ts'
import { type FacetName, type FacetNameOf, facetNames, facets } from '#app/domain/facets/facets.ts'
import { type Filters, isExcludable } from '#app/domain/facets/filters.ts'
import type { FacetedProduct } from '#app/domain/product.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { remember } from '#app/vocabulary/remember.ts'
import { dictionaryRules } from '../dictionary-rules.ts'

/**
 * A list's filters as rules for keys, which stand for facet values
 * and categories. The index applies the same filters with bitmaps;
 * `percolator.test.ts` checks that both produce the same results.
 */
export interface SearchRules {
  /** A product must have a key from each group. */
  needed: Group[]
  /** A product with one of these keys is excluded. */
  refused: string[]
  /** For each facet, a product must be in one of its ranges. */
  ranges: { facet: FacetNameOf<'range'>; ends: { min: number; max: number }[] }[]
}

export interface Group {
  facet: FacetName | 'category'
  values: readonly string[]
  keys: string[]
}

/** The fields of a product that filters read. */
export type FilteredProduct = FacetedProduct & {
  categoryId: string | undefined
  otherCategoryId?: string | undefined
}

export function toSearchRules(
  filters: Partial<Filters> & Pick<Partial<ListQuery>, 'category'>,
): SearchRules {
  const rules: SearchRules = { needed: [], refused: [], ranges: [] }
  const need = (facet: Group['facet'], values: readonly string[]) =>
    rules.needed.push({ facet, values, keys: values.map(value => toKey(facet, value)) })
  if (filters.category !== undefined) need('category', [filters.category])
  for (const facet of facetNames) {
    const chosen = filters[facet] ?? []
    if (isRange(facet)) {
      const { toRange } = facets[facet]
      if (chosen.length > 0)
        rules.ranges.push({ facet, ends: chosen.flatMap(value => toRange(value) ?? []) })
      continue
    }
    const excluded = (isExcludable(facet) && filters.excluded?.[facet]) || []
    rules.refused.push(...excluded.map(value => toKey(facet, value)))
    const { unstated } = facets[facet]
    const isSilenceAtStake = unstated !== undefined && excluded.some(value => value !== unstated)
    if (!isSilenceAtStake) {
      if (chosen.length > 0) need(facet, chosen)
      continue
    }
    // If any value is excluded, products without a stated value pass
    // only if "not stated" is chosen. Choosing only "not stated"
    // lets these products pass but does not filter out any others.
    if (!chosen.includes(unstated)) rules.refused.push(toKey(facet, unstated))
    if (chosen.some(value => value !== unstated)) need(facet, chosen)
  }
  return rules
}

/** Lists all of a product's keys that rules may contain. */
export function listKeys(product: FilteredProduct): string[] {
  return [
    ...[product.categoryId, product.otherCategoryId]
      .flatMap(ancestorsOf)
      .map(({ id }) => toKey('category', id)),
    ...facetNames.flatMap(facet => listValues(facet, product).map(value => toKey(facet, value))),
  ]
}

function listValues(name: FacetName, product: FilteredProduct): readonly string[] {
  const facet = facets[name]
  // Products without a name have the empty name, which cannot be chosen.
  if (facet.kind === 'dictionary') return [facet.read(product)].filter(value => value !== '')
  if (facet.kind === 'set') return facet.read(product)
  if (facet.kind === 'flags')
    return facet.options.filter(({ has }) => has(product)).map(({ value }) => value)
  return []
}

/** Returns a key that is the same for all spellings of a name. */
function toKey(group: FacetName | 'category', value: string): string {
  if (group === 'retailers') return `retailers ${toRetailerKey(value)}`
  if (group === 'brands') return `brands ${toBrandKey(value)}`
  return `${group} ${value}`
}

/** Caches the keys, because the same few thousand names are compared over and over. */
const toBrandKey = remember(name => dictionaryRules.brands?.toKey(name) ?? name)
const toRetailerKey = remember(name => dictionaryRules.retailers?.toKey(name) ?? name)

function isRange(facet: FacetName): facet is FacetNameOf<'range'> {
  return facets[facet].kind === 'range'
}
