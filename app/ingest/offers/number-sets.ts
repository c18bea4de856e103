/** Sets of positive numbers without a number in common, compact because there may be millions. */
export interface NumberSets {
  /** Puts numbers, and all that share a set with one of them, in one set. */
  join(numbers: readonly number[]): void
  /** Returns the smallest number of a number's set. */
  findFirst(number: number): number
  /** Returns a set's numbers in ascending order, given the smallest. */
  list(first: number): number[]
}

/** `last` is the largest number. */
export function createNumberSets(last: number): NumberSets {
  const parents = new Int32Array(last + 1).map((_, number) => number)
  /** The next larger number of the same set, or 0; made when first needed. */
  let nexts: Int32Array | undefined

  function findFirst(number: number): number {
    let at = number
    for (let up = parents[at] ?? at; up !== at; up = parents[at] ?? at) {
      parents[at] = parents[up] ?? up
      at = up
    }
    return at
  }

  function linkSets(): Int32Array {
    const links = new Int32Array(last + 1)
    for (let number = last; number > 0; number -= 1) {
      const first = findFirst(number)
      if (first === number) continue
      links[number] = links[first] ?? 0
      links[first] = number
    }
    return links
  }

  return {
    findFirst,
    join([one = 0, ...others]) {
      nexts = undefined
      for (const other of others) {
        const [a, b] = [findFirst(one), findFirst(other)]
        parents[Math.max(a, b)] = Math.min(a, b)
      }
    },
    list(first) {
      nexts ??= linkSets()
      const numbers = [first]
      for (let at = nexts[first] ?? 0; at > 0; at = nexts[at] ?? 0) numbers.push(at)
      return numbers
    },
  }
}
