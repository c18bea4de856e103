import { categories } from '#app/domain/category-tree.ts'
import { facetNames, facets } from '#app/domain/facets/facets.ts'
import { categoryPairs } from '#app/vocabulary/category-pairs.ts'
import { type Columns, createColumns, widenColumn } from '../columns.ts'
import { parts as allParts, createByPart, namedParts, setParts } from '../parts.ts'
import type { ProductTable, TableParts } from '../product-table.ts'

/** Converts a product table to bytes and back. */
export interface SavedTable {
  table: TableParts
  version: number
}

interface Head extends Pick<TableParts, 'names' | 'sets'> {
  layout: string
  version: number
}

const columnNames = Object.keys(createColumns(0)) as (keyof Columns)[]
/**
 * Identifies the meaning of the numbers in the columns.
 * A table saved with a different layout must be rebuilt.
 */
const layout = JSON.stringify([
  9,
  columnNames,
  categories.map(({ id }) => id),
  categoryPairs,
  facetNames.map(name => [name, facets[name].kind, facets[name].values]),
])

export const savedTableParts = columnNames.length + 2

export function writeSavedTable(table: ProductTable, version: number): Uint8Array[] {
  const { columns, listed, names, sets } = table
  const head: Head = {
    layout,
    version,
    names: createByPart(namedParts, part => names[part].names),
    sets: createByPart(setParts, part => sets[part].list()),
  }
  const arrays = [listed, ...columnNames.map(name => columns[name])]
  return [
    new TextEncoder().encode(JSON.stringify(head)),
    ...arrays.map(array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)),
  ]
}

/** Throws if a different version saved the table. */
export function readSavedTable(parts: readonly Uint8Array[]): SavedTable {
  const [text, listed, ...arrays] = parts.slice(0, savedTableParts)
  const head = JSON.parse(new TextDecoder().decode(text)) as Head
  if (head.layout !== layout || listed === undefined || arrays.length !== columnNames.length)
    throw new Error('saved by another version of the index')
  const columns = createColumns(listed.length * 8)
  for (const [at, name] of columnNames.entries()) {
    const bytes = arrays[at] ?? new Uint8Array()
    const part = allParts.find(part => part === name)
    if (part !== undefined && bytes.length > columns[part].byteLength) widenColumn(columns, part)
    new Uint8Array(columns[name].buffer).set(bytes)
  }
  const { names, sets, version } = head
  const bits = new Uint32Array(listed.length / 4)
  new Uint8Array(bits.buffer).set(listed)
  return { version, table: { columns, listed: bits, names, sets } }
}
