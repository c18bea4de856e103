import { nodesByPlace } from '../category-codes.ts'
import { createByPart, isSetPart, type Part, parts } from '../parts.ts'
import type { ProductTable } from '../product-table.ts'
import type { Counts } from './counts.ts'

/** Returns the nodes of a card's offers and all their ancestors up to the root, without duplicates. */
export function listCardNodes(table: ProductTable, offers: readonly number[]): readonly number[] {
  const [first = 0, ...others] = offers.map(number => table.columns.category[number] ?? 0)
  const nodes = nodesByPlace[first] ?? []
  if (others.length === 0) return nodes
  return [...new Set([first, ...others].flatMap(place => nodesByPlace[place] ?? []))]
}

/**
 * Adds the values of a card to counts, or subtracts them. Counts each
 * value once, even if several of the offers have it.
 */
export function countCard(
  { columns, sets }: ProductTable,
  counts: Counts,
  offers: readonly number[],
  by: 1 | -1,
  counted: readonly Part[] = parts,
): void {
  counts.cards += by
  const isFirst = offers.length === 1 ? () => true : createFirsts()
  for (const number of offers)
    for (const part of counted) {
      const code = columns[part][number] ?? 0
      if (isSetPart(part)) {
        const values = sets[part].get(code)
        for (let at = 0; at < values.length; at += 1) {
          const value = values[at] ?? 0
          if (isFirst(part, value)) bump(counts, part, value, by)
        }
      } else if (isFirst(part, code)) bump(counts, part, code, by)
    }
}

/** Returns a function that returns true only the first time it receives a given value. */
function createFirsts(): (part: Part, value: number) => boolean {
  const met = createByPart(parts, () => new Set<number>())
  return (part, value) => {
    const before = met[part].size
    return met[part].add(value).size > before
  }
}

function bump(counts: Counts, part: Part, code: number, by: number): void {
  const array = counts[part]
  if (code < array.length) array[code] = (array[code] ?? 0) + by
  else {
    const grown = new Uint32Array(Math.ceil((code + 1) * 1.2))
    grown.set(array)
    grown[code] = by
    counts[part] = grown
  }
}
