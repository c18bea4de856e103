import { expect, it } from 'vitest'
import { createColumns, getCapacity, growColumns, writeCode } from './columns.ts'
import { createProductTable } from './product-table.ts'
import { readSavedTable, writeSavedTable } from './storage/saved-table.ts'

it.each([
  [65_535, Uint16Array],
  [65_536, Uint32Array],
])('LS3 a column keeps the code %i, in as few bytes as it takes', (code, Type) => {
  const table = createProductTable()
  writeCode(table.columns, 'brands', 1, 7)
  writeCode(table.columns, 'brands', 2, code)
  const { columns: saved } = readSavedTable([...writeSavedTable(table, 1)]).table
  const grown = growColumns(saved, getCapacity(saved))
  for (const { brands } of [table.columns, saved, grown]) {
    expect([...brands.subarray(1, 3)]).toEqual([7, code])
    expect(brands).toBeInstanceOf(Type)
  }
  expect(createColumns().brands).toBeInstanceOf(Uint16Array)
})
