/**
 * Names as small numbers, so that a column of them is a typed array. Case does not tell names apart: retailers write
 * a brand as they please. The spelling met first is the one shown.
 */
export interface Dictionary {
  readonly size: number
  /** The code of a name, new where the name is. */
  encode(name: string): number
  find(name: string): number | undefined
  getName(code: number): string
}

/** `maxSize`: how many codes the column holds. Names beyond that share the code of the empty name, 0. */
export function createDictionary(maxSize = 2 ** 32): Dictionary {
  const codes = new Map<string, number>([['', 0]])
  const names = ['']

  return {
    get size() {
      return names.length
    },
    encode(name) {
      const key = name.toLowerCase()
      const known = codes.get(key)
      if (known !== undefined) return known
      if (names.length >= maxSize) return 0
      codes.set(key, names.length)
      return names.push(name) - 1
    },
    find: name => codes.get(name.toLowerCase()),
    getName: code => names[code] ?? '',
  }
}
