/** Assigns numbers to keys, and marks the keys of one product. */
export interface KeyNumbers {
  /** Returns the number of a key, which is assigned on first use. */
  get(key: string): number
  /** Marks the given keys that have a number, and returns their numbers. */
  mark(keys: readonly string[]): number[]
  unmark(numbers: readonly number[]): void
  isMarked(number: number): boolean
}

export function createKeyNumbers(): KeyNumbers {
  const numbers = new Map<string, number>()
  const marks: boolean[] = []
  return {
    get(key) {
      const known = numbers.get(key)
      if (known !== undefined) return known
      marks.push(false)
      numbers.set(key, numbers.size)
      return numbers.size - 1
    },
    mark(keys) {
      const marked = [...new Set(keys.flatMap(key => numbers.get(key) ?? []))]
      for (const number of marked) marks[number] = true
      return marked
    },
    unmark(marked) {
      for (const number of marked) marks[number] = false
    },
    isMarked: number => marks[number] === true,
  }
}
