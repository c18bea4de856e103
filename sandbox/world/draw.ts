import { mix } from './hash.ts'

/**
 * Returns a deterministic random number, 0 ≤ x < 1. The world has no
 * state: every fact is a pure function of the seed and the fact's purpose.
 */
export function draw(seed: number, purpose: number): number {
  return mix(seed, purpose) / 0x1_0000_0000
}

export function pick<T>(list: readonly [T, ...T[]] | readonly T[], chance: number): T {
  const item = list[Math.floor(chance * list.length)]
  if (item === undefined) throw new RangeError('cannot pick from an empty list')
  return item
}

/** Returns the running sums of weights, for `pickWeighted`. */
export function toRunningSums(weights: readonly number[]): Float64Array {
  const sums = new Float64Array(weights.length)
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    sum += weights[i] ?? 0
    sums[i] = sum
  }
  return sums
}

/** Returns the index whose share of the running sums contains `chance`. */
export function pickWeighted(sums: Float64Array, chance: number): number {
  const target = chance * (sums[sums.length - 1] ?? 0)
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > target) high = middle
    else low = middle + 1
  }
  return low
}
