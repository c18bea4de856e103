import { stem } from './stem.ts'

/**
 * Every written form that stands in some product, and the term (stem) it is found under. Forms are what spelling is
 * held against and what a beginning is completed to; terms are what is searched for. Both are small numbers that stay.
 */
export interface Vocabulary {
  /** The form's number, new where the form is. */
  encode(word: string): number
  find(word: string): number | undefined
  /** The term a word would be found under, whether or not this form of it stands anywhere. */
  findTerm(word: string): number | undefined
  getWord(form: number): string
  termOf(form: number): number
  /** How many forms there are; numbers are below it. */
  readonly forms: number
  readonly terms: number
  /** How many products have the form at all, and how many outside their description. */
  readonly uses: Uint32Array
  readonly titleUses: Uint32Array
  /** How many products have any form of the term. */
  readonly frequency: Uint32Array
  readonly byteLength: number
}

/** `words`: the forms of a saved vocabulary, in the order of their numbers. */
export function createVocabulary(words: readonly string[] = []): Vocabulary {
  const numbers = new Map<string, number>()
  const forms: string[] = []
  const stems = new Map<string, number>()
  let termOf = new Uint32Array(1024)
  let letters = 0
  const counts = {
    uses: new Uint32Array(1024),
    titleUses: new Uint32Array(1024),
    frequency: new Uint32Array(1024),
  }

  function encode(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    // A copy: a piece of a description would keep all of it in memory.
    const own = Buffer.from(word).toString()
    const form = forms.push(own) - 1
    numbers.set(own, form)
    letters += own.length
    const root = stem(own)
    const term = stems.get(root) ?? stems.size
    stems.set(root, term)
    if (form >= termOf.length) {
      termOf = grow(termOf)
      counts.uses = grow(counts.uses)
      counts.titleUses = grow(counts.titleUses)
      counts.frequency = grow(counts.frequency)
    }
    termOf[form] = term
    return form
  }

  words.forEach(encode)
  return {
    encode,
    find: word => numbers.get(word),
    findTerm: word => stems.get(stem(word)),
    getWord: form => forms[form] ?? '',
    termOf: form => termOf[form] ?? 0,
    get forms() {
      return forms.length
    },
    get terms() {
      return stems.size
    },
    get uses() {
      return counts.uses
    },
    get titleUses() {
      return counts.titleUses
    },
    get frequency() {
      return counts.frequency
    },
    get byteLength() {
      const columns = termOf.byteLength * 4
      // An entry of a map and a short string take about so much in V8.
      return columns + letters + forms.length * 72 + stems.size * 60
    },
  }
}

function grow(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(column.length * 2)
  grown.set(column)
  return grown
}
