import { type FacetName, type FacetNameOf, facetNames, facets } from '#app/domain/facets/facets.ts'
import {
  type ExcludableFacetName,
  type Exclusions,
  type Filters,
  isExcludable,
} from '#app/domain/facets/filters.ts'
import { findAttribute } from '../attributes.ts'
import { type Bits, intersect } from '../bits.ts'
import { isPlaceWithin, placeCount, toNodeCode } from '../category-codes.ts'
import { isNamedPart, isSetPart, toPart } from '../parts.ts'
import type { ProductTable } from '../product-table.ts'
import type { BitmapCache } from './bitmap-cache.ts'
import { joinRanges } from './join-ranges.ts'

/** The bitmaps that narrow a list. */
export interface FilterSets {
  /**
   * Returns the products in a category and its
   * descendants; none if the category is not in the tree.
   */
  getBranch(category: string): Bits
  /** Returns the products with any of the values. */
  getChosen(facet: FacetName, values: readonly string[]): Bits
  /** Returns the bitmaps by which a facet narrows a list; a product must be in all of them. */
  listNarrowing(facet: FacetName, filters: Partial<Filters>): readonly Narrowing[]
  /** Removes excluded products from a list. */
  exclude(list: Bits, excluded: Exclusions): void
}

export interface Narrowing {
  /**
   * True for a facet's chosen values, which are ignored when its
   * values are counted; false for its exclusions, which always apply.
   */
  isRelaxable: boolean
  bits: Bits
}

const nothing: readonly Narrowing[] = []

export function createFilterSets(table: ProductTable, cache: BitmapCache): FilterSets {
  function getBranch(category: string): Bits {
    const node = toNodeCode(category)
    return cache.get(`branch ${node}`, {
      column: 'category',
      makeTable: () => makeTable(placeCount, place => node !== 0 && isPlaceWithin(place, node)),
    })
  }

  function getChosen(facet: FacetName, values: readonly string[]): Bits {
    if (isRange(facet) && values.some(value => findAttribute(facet, value) === undefined))
      return getWithin(facet, values)
    const codes = findCodes(facet, values)
    return cache.get(`${facet} ${codes}`, {
      column: toPart(facet),
      makeTable: () => makeCodeTable(facet, codes),
    })
  }

  function getWithout(facet: ExcludableFacetName, values: readonly string[]): Bits {
    const codes = findCodes(facet, values)
    return cache.get(`not ${facet} ${codes}`, {
      column: facet,
      makeTable: () => makeCodeTable(facet, codes).map(bit => 1 - bit),
    })
  }

  function getWithin(facet: FacetNameOf<'range'>, values: readonly string[]): Bits {
    const ranges = values.flatMap(value => facets[facet].toRange(value) ?? [])
    return cache.get(`${facet} within ${values.toSorted()}`, {
      column: facet,
      ranges: joinRanges(ranges),
    })
  }

  /**
   * Returns the values' codes in ascending order, without duplicates. Omits the
   * empty name, which stands for products without a value and cannot be chosen.
   */
  function findCodes(facet: FacetName, values: readonly string[]): number[] {
    const codes = isNamedPart(facet)
      ? values.flatMap(value => table.names[facet].find(value) || [])
      : values.flatMap(value => findAttribute(facet, value) ?? [])
    return [...new Set(codes)].sort((a, b) => a - b)
  }

  function makeCodeTable(facet: FacetName, codes: readonly number[]): Uint8Array {
    const part = toPart(facet)
    if (!isSetPart(part)) return makeTable(table.names[part].size, code => codes.includes(code))
    const sets = table.sets[part]
    return makeTable(sets.size, code => sets.isAny(code, codes))
  }

  function listNarrowing(facet: FacetName, filters: Partial<Filters>): readonly Narrowing[] {
    const chosen = filters[facet] ?? []
    const excluded = (isExcludable(facet) && filters.excluded?.[facet]) || []
    if (chosen.length === 0 && excluded.length === 0) return nothing
    const { unstated } = facets[facet]
    // An exclusion also leaves out products without a stated value, unless "not stated" is chosen.
    const isSilenceAtStake = unstated !== undefined && excluded.some(value => value !== unstated)
    const narrowing: Narrowing[] = []
    if (chosen.length > 0 && !(isSilenceAtStake && chosen.every(value => value === unstated)))
      narrowing.push({ isRelaxable: true, bits: getChosen(facet, chosen) })
    if (excluded.length > 0 && isExcludable(facet)) {
      narrowing.push({ isRelaxable: false, bits: getWithout(facet, excluded) })
      if (isSilenceAtStake && !chosen.includes(unstated))
        narrowing.push({ isRelaxable: true, bits: getWithout(facet, [unstated]) })
    }
    return narrowing
  }

  return {
    getBranch,
    getChosen,
    listNarrowing,
    exclude(list, excluded) {
      for (const facet of facetNames)
        for (const { bits } of listNarrowing(facet, { excluded })) intersect(list, bits)
    },
  }
}

function isRange(facet: FacetName): facet is FacetNameOf<'range'> {
  return facets[facet].kind === 'range'
}

function makeTable(size: number, isIn: (code: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: size }, (_, code) => (isIn(code) ? 1 : 0))
}
