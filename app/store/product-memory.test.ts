import { beforeEach, describe, expect, it } from 'vitest'
import { DatabaseAwayError } from '#app/database/connection-loss.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { createProductMemory, type ProductMemory } from './product-memory.server.ts'
import { makeProduct } from './testing.ts'

/** The products in the database, by number, or the error that reading them throws. */
let stored: Map<number, CheckedProduct> | Error
let memory: ProductMemory
/** Called while the database is being read. */
let meanwhile: () => void
/** The numbers requested in each read of the database. */
let reads: number[][]
/** The time in ms. */
let ms: number

beforeEach(() => {
  reads = []
  ms = 0
  stored = new Map([1, 2, 3].map(number => [number, makeProduct(number)]))
  meanwhile = () => undefined
  const store = {
    async findByNumbers(numbers: number[]) {
      if (stored instanceof Error) throw stored
      reads.push(numbers)
      const found = numbers.flatMap(number => {
        const product = (stored as Map<number, CheckedProduct>).get(number)
        return product ? [[number, product] as const] : []
      })
      meanwhile()
      return new Map(found)
    },
  }
  memory = createProductMemory(store, () => ms)
})

const find = async (...numbers: number[]) => {
  const { products, isFromMemory } = await memory.findByNumbers(numbers)
  return { numbers: [...products.keys()], isFromMemory }
}
const loseDatabase = () => {
  stored = new DatabaseAwayError('away')
}

describe('findByNumbers', () => {
  it.each([
    [1_000, 19_800],
    [1_001, 1],
  ])('reads a product again after a second: %d ms after the read began', async (afterMs, price) => {
    meanwhile = () => (ms += 500)
    await find(1)
    meanwhile = () => undefined
    stored = new Map([[1, makeProduct(1, { price: 1 })]])
    ms = afterMs
    expect((await memory.findByNumbers([1])).products.get(1)?.price).toBe(price)
  })

  it('reads only what it has not read, and returns all in order', async () => {
    await find(2)
    expect(await find(3, 2, 9, 1)).toEqual({ numbers: [3, 2, 1], isFromMemory: false })
    expect(await find(1, 3)).toEqual({ numbers: [1, 3], isFromMemory: false })
    expect(reads).toEqual([[2], [3, 9, 1]])
  })

  it('returns products it read earlier while the database is unreachable', async () => {
    await find(1, 2)
    loseDatabase()
    expect(await find(3, 2, 1)).toEqual({ numbers: [2, 1], isFromMemory: true })
  })

  it('drops a changed product at once, and caches it again', async () => {
    await find(1, 2)
    const product = makeProduct(2, { price: 1 })
    stored = new Map([[2, product]])
    memory.noteChanged([2, 3])
    await expect.poll(() => reads).toEqual([[1, 2], [2]])
    loseDatabase()
    expect((await memory.findByNumbers([2])).products.get(2)).toEqual(product)
    expect((await find(1, 2, 3)).numbers).toEqual([1, 2])
  })

  it('never returns a changed product that it could not read again', async () => {
    await find(1, 2)
    loseDatabase()
    memory.noteChanged([2])
    expect((await find(1, 2)).numbers).toEqual([1])
  })

  it('caches a product that changes during a read only after reading it again', async () => {
    meanwhile = () => {
      meanwhile = () => undefined
      stored = new Map([[1, makeProduct(1, { price: 1 })]])
      memory.noteChanged([1])
    }
    expect((await memory.findByNumbers([1])).products.get(1)?.price).toBe(19_800)
    await expect.poll(() => reads).toEqual([[1], [1]])
    loseDatabase()
    expect((await memory.findByNumbers([1])).products.get(1)?.price).toBe(1)
  })

  it('returns nothing when the cache has been cleared and the database is down', async () => {
    await find(1)
    memory.clear()
    loseDatabase()
    expect((await find(1)).numbers).toEqual([])
  })

  it('throws any other error', async () => {
    stored = new Error('syntax error')
    await expect(find(2)).rejects.toThrow('syntax error')
  })
})
