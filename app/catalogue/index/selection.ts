import type { Dictionary } from './dictionary.ts'

/** One group of a query: which codes it lets through, and how many products of each code pass all other groups. */
export interface Selection {
  has(code: number): boolean
  count(code: number): void
  counts: Uint32Array
  /** The codes asked for by name; none when everything passes. */
  chosen: number[]
}

/** `names` undefined lets everything through; a name nobody has lets nothing through. */
export function createSelection(dictionary: Dictionary, names: string[] | undefined): Selection {
  const counts = new Uint32Array(dictionary.size)
  const count = (code: number) => {
    counts[code] = (counts[code] ?? 0) + 1
  }
  if (names === undefined) return { has: () => true, count, counts, chosen: [] }
  // The empty name is what products without one have: nobody can ask for it.
  const chosen = names.flatMap(name => dictionary.find(name) || [])
  const isChosen = new Uint8Array(dictionary.size)
  for (const code of chosen) isChosen[code] = 1
  return { has: code => isChosen[code] === 1, count, counts, chosen }
}
