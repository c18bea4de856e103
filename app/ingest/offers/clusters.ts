/** A disjoint-set forest over numbers. */
export interface Clusters {
  /** Returns the representative of this number's group. */
  find(number: number): number
  /** Returns the representative of the joined group. */
  join(a: number, b: number): number
  /** Returns the groups of two or more numbers, each in ascending order. */
  groups(): number[][]
}

export function createClusters(numbers: readonly number[]): Clusters {
  const parents = new Map(numbers.map(number => [number, number]))

  function find(number: number): number {
    let root = number
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root))
      root = up
    parents.set(number, root)
    return root
  }

  return {
    find,
    join(a, b) {
      const [first, second] = [find(a), find(b)].sort((x, y) => x - y)
      if (first === undefined || second === undefined) return a
      parents.set(second, first)
      return first
    },
    groups() {
      const byRoot = Map.groupBy(
        [...parents.keys()].sort((a, b) => a - b),
        find,
      )
      return [...byRoot.values()].filter(group => group.length > 1)
    },
  }
}
