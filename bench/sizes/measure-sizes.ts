import { readFileSync } from 'node:fs'
import { isWrittenSize } from '#app/domain/size.ts'
import { readSizeId } from '#app/vocabulary/read-size-id.ts'
import { splitSizes } from '#app/vocabulary/split-sizes.ts'

export const sizeCatalogs = ['department-store', 'european-shop', 'marketplace'] as const

export interface SizeFigures {
  products: number
  /** The share of products of which no size is on a common scale. */
  onNoScale: number
  /** The share of products that no size filter finds. */
  lost: number
  lostProducts: string[]
}

/**
 * Reads a mock catalog of lines `node | sizes`, a product each, and counts
 * the products whose sizes shoppers can filter by.
 */
export function measureSizes(name: (typeof sizeCatalogs)[number]): SizeFigures {
  const text = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
  const lines = text.trim().split('\n')
  const products = lines.map(line => {
    const [categoryId = '', sizes = ''] = line.split(' | ')
    const ids = splitSizes(sizes).map(size => readSizeId(size, { categoryId }))
    return { line, ids: ids.filter(id => id !== undefined) }
  })
  const lost = products.filter(({ ids }) => ids.length === 0)
  return {
    products: products.length,
    onNoScale: products.filter(({ ids }) => ids.every(isWrittenSize)).length / products.length,
    lost: lost.length / products.length,
    lostProducts: lost.map(({ line }) => line),
  }
}
