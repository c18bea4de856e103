import { LRUCache } from 'lru-cache'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { maxReadAgeSeconds } from '#app/domain/max-page-age.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { Store } from './store.server.ts'

/**
 * Caches the products that lists last showed. A product is read again after a second, and at once
 * when it has changed; while the database is unreachable, it is used however old it is.
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

interface Remembered {
  product: CheckedProduct
  /** When the read began, as `now` tells. */
  readAt: number
}

export function createProductMemory(
  store: Pick<Store, 'findByNumbers'>,
  now = () => performance.now(),
): ProductMemory {
  const remembered = new LRUCache<number, Remembered>({ max: maxProducts })
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
      const recent = recall(numbers, now() - maxReadAgeSeconds * 1000)
      const missing = numbers.filter(number => !recent.has(number))
      const read = await readAndRemember(missing)
      return { products: inOrder(numbers, read, recent), isFromMemory: false }
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      return { products: recall(numbers), isFromMemory: true }
    }
  }

  async function readAndRemember(numbers: number[]): Promise<Map<number, CheckedProduct>> {
    if (numbers.length === 0) return new Map()
    const [reading, readAt] = [new Set(numbers), now()]
    readings.add(reading)
    try {
      const products = await store.findByNumbers(numbers)
      for (const [number, product] of products)
        if (reading.has(number)) remembered.set(number, { product, readAt })
      return products
    } finally {
      readings.delete(reading)
    }
  }

  /** Returns the products that were read since then. */
  function recall(
    numbers: number[],
    since = Number.NEGATIVE_INFINITY,
  ): Map<number, CheckedProduct> {
    return new Map(
      numbers.flatMap(number => {
        const known = remembered.get(number)
        return known === undefined || known.readAt < since ? [] : [[number, known.product]]
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
      remembered.values().find(({ product }) => product.source === source && product.id === id)
        ?.product,
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

function inOrder(
  numbers: readonly number[],
  ...found: readonly ReadonlyMap<number, CheckedProduct>[]
): Map<number, CheckedProduct> {
  return new Map(
    numbers.flatMap(number => {
      const product = found.find(products => products.has(number))?.get(number)
      return product === undefined ? [] : [[number, product]]
    }),
  )
}
