import { facets } from '#app/domain/facets/facets.ts'
import type { ProductTable } from './product-table.ts'
import type { WordMatch } from './text/ranking/word-match.ts'

const waistAndLength = /^(waist:\d+)x\d+$/

/**
 * Reduces a waist and length to the waist, for a search that finds nothing
 * in "32x32": W32 in any length. Returns undefined if it has no such size.
 */
export function widenSizes(
  { names }: Pick<ProductTable, 'names'>,
  { reading, filters }: Pick<WordMatch, 'reading' | 'filters'>,
): Pick<WordMatch, 'reading' | 'filters'> | undefined {
  const { sizes = [] } = filters
  if (!sizes.some(size => waistAndLength.test(size))) return undefined
  const toWaist = (size: string) => waistAndLength.exec(size)?.[1] ?? size
  const waists = sizes.map(toWaist)
  const inAnyLength = names.sizes.names.filter(
    name => waists.includes(toWaist(name)) && name !== toWaist(name),
  )
  return {
    reading: {
      ...reading,
      understood: reading.understood.map(part =>
        part.group === 'sizes'
          ? { ...part, value: toWaist(part.value), label: facets.sizes.format(toWaist(part.value)) }
          : part,
      ),
    },
    filters: { ...filters, sizes: [...waists, ...inAnyLength] },
  }
}
