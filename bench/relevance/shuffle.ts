/** Creates a seeded generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the items in a random order that the seed determines. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = createRandom(seed)
  const shuffled = [...items]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other] as Item, shuffled[at] as Item]
  }
  return shuffled
}
