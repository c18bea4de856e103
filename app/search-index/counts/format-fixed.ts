import type { Facet } from '#app/domain/facets/facet.ts'
import { type FacetName, type FacetNameOf, facets } from '#app/domain/facets/facets.ts'
import { findAttribute } from '../attributes.ts'
import type { ValueCount } from '../index-interface.ts'
import { isNamedPart, toPart } from '../parts.ts'
import type { ProductTable } from '../product-table.ts'
import type { Counts } from './counts.ts'

/** The codes of a facet's fixed values, in order; undefined for values that no product has had. */
interface FixedCodes {
  codes: (number | undefined)[]
  /** The number of names when the codes were looked up. */
  names: number
}

/**
 * Creates a function that returns the counts of a facet's fixed values, then those of any other
 * `listed` values. It remembers the codes of the fixed values, which every query needs.
 */
export function createFixedFormatter(table: ProductTable) {
  const known = new Map<FacetName, FixedCodes>()

  function findCode(facet: FacetName, value: string): number | undefined {
    return isNamedPart(facet)
      ? table.names[facet].find(value) || undefined
      : findAttribute(facet, value)
  }

  function getCodes(facet: FacetName, values: readonly string[]): FixedCodes['codes'] {
    const names = isNamedPart(facet) ? table.names[facet].size : 0
    const before = known.get(facet)
    if (before?.names === names) return before.codes
    const codes = values.map(value => findCode(facet, value))
    known.set(facet, { codes, names })
    return codes
  }

  return (
    facet: FacetName,
    counts: Counts,
    listed: readonly string[],
    countRange: (facet: FacetNameOf<'range'>, value: string) => number,
  ): ValueCount[] => {
    const { values = [], listed: shown = values }: Facet = facets[facet]
    const own = counts[toPart(facet)]
    const codes = getCodes(facet, shown)
    const fixed = shown.map((value, at): ValueCount => {
      const code = codes[at]
      return { value, count: code === undefined ? 0 : (own[code] ?? 0) }
    })
    if (listed.length === 0) return fixed
    const others = [...new Set(listed)].filter(value => !shown.includes(value))
    return [
      ...fixed,
      ...others.map((value): ValueCount => {
        const code = findCode(facet, value)
        if (code !== undefined) return { value, count: own[code] ?? 0 }
        return { value, count: isRange(facet) ? countRange(facet, value) : 0 }
      }),
    ]
  }
}

function isRange(facet: FacetName): facet is FacetNameOf<'range'> {
  return facets[facet].kind === 'range'
}
