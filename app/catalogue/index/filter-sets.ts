import type { FilterGroup } from '#app/domain/filters.ts'
import type { Bits } from './bits.ts'
import { branchEnds, nodeCount, toNodeCode } from './category-codes.ts'
import type { Dictionary } from './dictionary.ts'
import { type FixedGroup, findFixedValue, getRange, signatureCount, signatureValues } from './fixed-values.ts'
import type { Condition, KeptSets } from './kept-sets.ts'
import type { ProductTable } from './product-table.ts'

/** What a choice lets through. */
export interface FilterSets {
  /** A node with its descendants; nothing for one the tree does not know. */
  getBranch(category: string): Bits
  /** Any of the values. */
  getChosen(group: FilterGroup, values: readonly string[]): Bits
}

export function createFilterSets(table: ProductTable, kept: KeptSets): FilterSets {
  function getBranch(category: string): Bits {
    const node = toNodeCode(category)
    const end = node === 0 ? 0 : (branchEnds[node] ?? 0)
    return kept.get(`branch ${node}`, {
      column: 'category',
      makeTable: () => makeTable(nodeCount, code => code >= node && code < end),
    })
  }

  function getChosen(group: FilterGroup, values: readonly string[]): Bits {
    if (group === 'brands') return getNamed('brand', table.brands, values)
    if (group === 'stores') return getNamed('store', table.stores, values)
    if (group === 'sizes') {
      const sizes = findCodes(table.sizes, values)
      return kept.get(`sizes ${sizes}`, {
        column: 'sizeSet',
        makeTable: () => makeTable(table.sizeSets.size, code => table.sizeSets.isAny(code, sizes)),
      })
    }
    const places = values.map(value => findFixedValue(group, value))
    const own = group === 'prices' ? values.filter((_, index) => places[index] === undefined) : []
    return own.length > 0
      ? kept.get(`prices ${values.toSorted()}`, { column: 'usdCents', ranges: values.map(getRange) })
      : getFixed(
          group,
          places.filter(place => place !== undefined),
        )
  }

  function getNamed(column: 'brand' | 'store', names: Dictionary, values: readonly string[]): Bits {
    const codes = findCodes(names, values)
    // A name that comes to be known later makes another key.
    return kept.get(`${column} ${codes}`, {
      column,
      makeTable: () => makeTable(names.size, code => codes.includes(code)),
    })
  }

  function getFixed(group: FixedGroup, places: readonly number[]): Bits {
    const condition: Condition =
      group === 'colors'
        ? {
            column: 'colorSet',
            makeTable: () => makeTable(table.colorSets.size, code => table.colorSets.isAny(code, places)),
          }
        : {
            column: 'signature',
            makeTable: () => makeTable(signatureCount, code => isAny(signatureValues[code] ?? [], places)),
          }
    return kept.get(`${group} ${places.toSorted((a, b) => a - b)}`, condition)
  }

  return { getBranch, getChosen }
}

/** Ascending, each once; the empty name is what products without one have, and nobody's choice. */
function findCodes(names: Dictionary, values: readonly string[]): number[] {
  return [...new Set(values.flatMap(value => names.find(value) || []))].sort((a, b) => a - b)
}

function isAny(values: readonly number[], wanted: readonly number[]): boolean {
  return values.some(value => wanted.includes(value))
}

function makeTable(size: number, isIn: (code: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: size }, (_, code) => (isIn(code) ? 1 : 0))
}
