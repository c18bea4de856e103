import { categories } from '#app/domain/category-tree.ts'
import { filterKinds } from '#app/domain/filters.ts'
import { type Columns, createColumns } from './columns.ts'
import { fixedGroups } from './fixed-values.ts'
import type { ProductTable, TableParts } from './product-table.ts'

/** Everything a table keeps as bytes, and back. */
export interface SavedTable {
  table: TableParts
  version: number
}

interface Head {
  reading: string
  version: number
  brands: readonly string[]
  stores: readonly string[]
  sizes: readonly string[]
  sizeSets: readonly (readonly number[])[]
  colorSets: readonly (readonly number[])[]
}

const columnNames = Object.keys(createColumns(0)) as (keyof Columns)[]
/** What the columns' numbers stand for: where that has changed, they have to be written anew. */
const reading = JSON.stringify([
  1,
  columnNames,
  categories.map(({ id }) => id),
  fixedGroups.map(group => filterKinds[group].values),
])

export const savedTableParts = columnNames.length + 2

export function writeSavedTable(table: ProductTable, version: number): Uint8Array[] {
  const { columns, listed, brands, stores, sizes, sizeSets, colorSets } = table
  const head: Head = {
    reading,
    version,
    brands: brands.names,
    stores: stores.names,
    sizes: sizes.names,
    sizeSets: sizeSets.list(),
    colorSets: colorSets.list(),
  }
  const arrays = [listed, ...columnNames.map(name => columns[name])]
  // Copies: the index goes on while they are written.
  return [
    new TextEncoder().encode(JSON.stringify(head)),
    ...arrays.map(array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength).slice()),
  ]
}

/** Throws for what another version of this code wrote. */
export function readSavedTable(parts: readonly Uint8Array[]): SavedTable {
  const [text, listed, ...arrays] = parts.slice(0, savedTableParts)
  const head = JSON.parse(new TextDecoder().decode(text)) as Head
  if (head.reading !== reading || listed === undefined || arrays.length !== columnNames.length)
    throw new Error('saved by another version of the index')
  const columns = createColumns(listed.length * 8)
  for (const [at, name] of columnNames.entries()) {
    const column = columns[name]
    new Uint8Array(column.buffer).set(arrays[at] ?? [])
  }
  const { brands, stores, sizes, sizeSets, colorSets, version } = head
  const bits = new Uint32Array(listed.length / 4)
  new Uint8Array(bits.buffer).set(listed)
  return { version, table: { columns, listed: bits, brands, stores, sizes, sizeSets, colorSets } }
}
