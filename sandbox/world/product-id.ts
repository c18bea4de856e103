import { mix } from './hash.ts'

const firstId = 700_000_000
const stride = 13

/** Returns a product's id. The ids look scattered, and most numbers between two ids are unused. */
export function toProductId(seed: number, index: number): number {
  return firstId + index * stride + (mix(seed, index) % stride)
}

export function findProductIndex(seed: number, id: number, products: number): number | undefined {
  const index = Math.floor((id - firstId) / stride)
  if (!Number.isInteger(id) || index < 0 || index >= products) return undefined
  return toProductId(seed, index) === id ? index : undefined
}
