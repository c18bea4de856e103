import { describe, expect, it } from 'vitest'
import { createBits, writeBit } from './bits.ts'
import type { ProductTable } from './product-table.ts'
import { createSortOrder } from './sort-order.ts'

const total = 40_000

/** Sorts `total` products, changes the first ones, and takes a page. */
function changeFirst(count: number) {
  const listed = createBits(total)
  for (let number = 0; number < total; number += 1) writeBit(listed, number, true)
  const keys = Uint32Array.from({ length: total }, (_, number) => number)
  let reads = 0
  const grouped = createBits(total)
  const table = { ...{ columns: {}, listed, grouped, size: total } } as unknown as ProductTable
  const order = createSortOrder(table, (_, number) => {
    reads += 1
    return keys[number] ?? 0
  })
  order.prepare()
  const empty = order.memory()
  for (let number = 0; number < count; number += 1) {
    const before = keys[number]
    keys[number] = total + number
    order.update(number, before)
  }
  reads = 0
  const page = order.take(listed, listed, 0, 2)
  return { page, reads, apart: (order.memory() - empty) / 8 }
}

describe('createSortOrder', () => {
  it.each([
    [4_095, 4_095],
    [4_096, 4_096],
    [4_097, 0],
  ])('keeps 4,096 changed products apart: of %i changed ones', (count, apart) => {
    expect(changeFirst(count)).toEqual({ page: [count, count + 1], reads: count, apart })
  })

  it.each([
    [32_768, 32_768],
    [32_769, total],
  ])('sorts everything again after more than 32,768 changes: %i', (count, reads) => {
    expect(changeFirst(count)).toEqual({ page: [count, count + 1], reads, apart: 0 })
  })
})
