import { LRUCache } from 'lru-cache'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { Store } from './store.server.ts'

/**
 * Caches the products that lists last showed, for use while the database is unreachable. While
 * the database is reachable, every product is read from there, so no outdated product is shown.
 */
export interface ProductMemory {
  /** Finds products, in the order of the numbers. Unknown numbers are left out. */
  findByNumbers(numbers: number[]): Promise<FoundProducts>
  /** Returns a product from the cache, without using the database. */
  recall(source: SourceLetter, id: string): CheckedProduct | undefined
  /** Drops these products at once, and reloads in the background those that were cached. */
  noteChanged(numbers: readonly number[]): void
  /** Drops all products. Call it when changes may have been missed. */
  clear(): void
}

export interface FoundProducts {
  products: Map<number, CheckedProduct>
  /** True if the database is unreachable; products missing from the cache are then left out. */
  isFromMemory: boolean
}

/**
 * The maximum number of products in memory, enough for a hundred list
 * pages. These products take about 30 MB at 4 KB of JSON per product.
 */
const maxProducts = 5_000
const rereadSize = 200

export function createProductMemory(store: Pick<Store, 'findByNumbers'>): ProductMemory {
  const remembered = new LRUCache<number, CheckedProduct>({ max: maxProducts })
  /**
   * The numbers of products to read again, because
   * they were cached or being read when they changed.
   */
  const changed = new Set<number>()
  /**
   * The numbers requested by each read in flight, except those that have changed since it began.
   */
  const readings = new Set<Set<number>>()
  let isRereading = false

  async function findByNumbers(numbers: number[]): Promise<FoundProducts> {
    try {
      return { products: await readAndRemember(numbers), isFromMemory: false }
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      return { products: recallAll(numbers), isFromMemory: true }
    }
  }

  async function readAndRemember(numbers: number[]): Promise<Map<number, CheckedProduct>> {
    const reading = new Set(numbers)
    readings.add(reading)
    try {
      const products = await store.findByNumbers(numbers)
      for (const [number, product] of products)
        if (reading.has(number)) remembered.set(number, product)
      return products
    } finally {
      readings.delete(reading)
    }
  }

  function recallAll(numbers: number[]): Map<number, CheckedProduct> {
    return new Map(
      numbers.flatMap(number => {
        const product = remembered.get(number)
        return product === undefined ? [] : [[number, product]]
      }),
    )
  }

  async function reread(): Promise<void> {
    if (isRereading) return
    isRereading = true
    try {
      while (changed.size > 0) {
        const next = [...changed].slice(0, rereadSize)
        for (const number of next) changed.delete(number)
        await readAndRemember(next)
      }
    } catch {
      // These products stay out of the cache until a list shows them again.
      changed.clear()
    } finally {
      isRereading = false
    }
  }

  return {
    findByNumbers,
    recall: (source, id) =>
      remembered.values().find(product => product.source === source && product.id === id),
    noteChanged(numbers) {
      for (const number of numbers) {
        let isHeld = remembered.delete(number)
        for (const reading of readings) isHeld = reading.delete(number) || isHeld
        if (isHeld) changed.add(number)
      }
      void reread()
    },
    clear() {
      remembered.clear()
      for (const reading of readings) reading.clear()
    },
  }
}
