/**
 * Maps names to small numbers, so that a column of names is a typed array. Names with the same key
 * share a code.
 */
export interface Dictionary {
  readonly size: number
  /** Returns the code of a name, assigning one if the name is new; 0 is the empty name. */
  encode(name: string): number
  find(name: string): number | undefined
  /** Returns a key that is the same for all spellings of a name. */
  toKey(name: string): string
  getName(code: number): string
  /** Codes sorted by name in code-unit order, which is the same on every machine. */
  getOrder(): Uint32Array
  /** Returns each code's position in the sorted order of names. */
  getRanks(): Uint32Array
  /** Every name, by code. */
  readonly names: readonly string[]
}

export interface DictionaryRules {
  /**
   * The number of codes that the column can hold. Names
   * beyond this number share the code of the empty name.
   */
  maxSize: number
  toKey(name: string): string
  /** Chooses which of two names with the same key is shown. */
  choose(shown: string, other: string): string
}

/**
 * Ignores case, because retailers capitalize brands differently. The spelling seen first is shown.
 */
const anyCase: DictionaryRules = {
  maxSize: 2 ** 32,
  toKey: name => name.toLowerCase(),
  choose: shown => shown,
}

export function createDictionary(
  known: readonly string[] = [''],
  { maxSize, toKey, choose }: DictionaryRules = anyCase,
): Dictionary {
  const names = [...known]
  const codes = new Map(names.map((name, code) => [toKey(name), code]))
  let order = new Uint32Array()
  let ranks = new Uint32Array()

  function sort(): void {
    if (ranks.length === names.length) return
    order = Uint32Array.from(names, (_, code) => code).sort((a, b) =>
      compareText(names[a], names[b]),
    )
    ranks = new Uint32Array(names.length)
    for (const [rank, code] of order.entries()) ranks[code] = rank
  }

  function show(code: number, name: string): void {
    const shown = names[code] ?? ''
    if (name === shown || choose(shown, name) === shown) return
    names[code] = name
    // A new name invalidates the sorted order.
    ranks = new Uint32Array()
  }

  return {
    get size() {
      return names.length
    },
    names,
    encode(name) {
      const key = toKey(name)
      const code = codes.get(key)
      if (code !== undefined) {
        show(code, name)
        return code
      }
      if (names.length >= maxSize) return 0
      codes.set(key, names.length)
      return names.push(name) - 1
    },
    find: name => codes.get(toKey(name)),
    toKey,
    getName: code => names[code] ?? '',
    getOrder() {
      sort()
      return order
    },
    getRanks() {
      sort()
      return ranks
    },
  }
}

function compareText(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0
}
