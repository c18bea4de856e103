/**
 * Names as small numbers, so that a column of them is a typed array. Case does not tell names apart: retailers write
 * a brand as they please. The spelling met first is the one shown.
 */
export interface Dictionary {
  readonly size: number
  /** The code of a name, new where the name is; 0 is the empty name. */
  encode(name: string): number
  find(name: string): number | undefined
  getName(code: number): string
  /** Codes in the order of their names by code units, which is the same on every machine. */
  getOrder(): Uint32Array
  /** The place of each code in that order. */
  getRanks(): Uint32Array
  /** Every name by its code. */
  readonly names: readonly string[]
}

/** `maxSize`: how many codes the column holds. Names beyond that share the code of the empty name. */
export function createDictionary(maxSize = 2 ** 32, known: readonly string[] = ['']): Dictionary {
  const names = [...known]
  const codes = new Map(names.map((name, code) => [name.toLowerCase(), code]))
  let order = new Uint32Array()
  let ranks = new Uint32Array()

  function sort(): void {
    if (ranks.length === names.length) return
    order = Uint32Array.from(names, (_, code) => code).sort((a, b) => compareText(names[a], names[b]))
    ranks = new Uint32Array(names.length)
    for (const [rank, code] of order.entries()) ranks[code] = rank
  }

  return {
    get size() {
      return names.length
    },
    names,
    encode(name) {
      const key = name.toLowerCase()
      const code = codes.get(key)
      if (code !== undefined) return code
      if (names.length >= maxSize) return 0
      codes.set(key, names.length)
      return names.push(name) - 1
    },
    find: name => codes.get(name.toLowerCase()),
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
