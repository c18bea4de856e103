/** A seeded random stream that varies products of one kind. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  range(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}

/** Creates a stream with Mulberry32, which is small, fast, and good enough to choose a neckline. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    pick: choices => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: probability => next() < probability,
  }
}
