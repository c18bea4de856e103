import { growArray } from '../../grow-array.ts'
import { toLetterSet } from '../language/letter-set.ts'
import { stem } from '../language/stem.ts'

/**
 * All written forms that occur in products, with the term (stem) of each.
 * Forms are used for spelling correction and completion, and terms for
 * looking up queries. Both are identified by small numbers that never change.
 */
export interface TermDictionary {
  /** Returns the form's number, assigning one if the form is new. */
  encode(word: string): number
  find(word: string): number | undefined
  /** Returns the term of a word, even if no product contains this form of the word. */
  findTerm(word: string): number | undefined
  findTermOfStem(stem: string): number | undefined
  /** Returns the number of products with any form of a stem. */
  frequencyOf(stem: string): number
  toStem(word: string): string
  getWord(form: number): string
  termOf(form: number): number
  /** The number of word forms. Forms are numbered from 0. */
  readonly forms: number
  readonly terms: number
  /** The number of products that contain each form. */
  readonly uses: Uint32Array
  /** The number of products that contain each form outside their description. */
  readonly titleUses: Uint32Array
  /** The number of products that contain any form of each term. */
  readonly frequency: Uint32Array
  /** The number of products that contain any form of each term outside their description. */
  readonly titleFrequency: Uint32Array
  /** A bitmap of each form's letters, and its length. */
  readonly letterSets: Uint32Array
  readonly wordLengths: Uint8Array
  /** Returns the forms with this prefix that occur in the most titles, most frequent first. */
  complete(beginning: string, limit: number): number[]
  readonly byteLength: number
  save(): SavedTermDictionary
}

export interface SavedTermDictionary {
  /** Forms in the order of their numbers. */
  words: readonly string[]
  uses: Uint32Array
  titleUses: Uint32Array
  frequency: Uint32Array
  titleFrequency: Uint32Array
}

export function createTermDictionary(saved?: SavedTermDictionary): TermDictionary {
  const numbers = new Map<string, number>()
  const forms: string[] = []
  const stems = new Map<string, number>()
  let termOf = new Uint32Array(1024)
  let letterSets = new Uint32Array(1024)
  let wordLengths = new Uint8Array(1024)
  let letters = 0
  /** Form numbers in alphabetical order. */
  let sorted = new Uint32Array(0)
  const counts = {
    uses: new Uint32Array(1024),
    titleUses: new Uint32Array(1024),
    frequency: new Uint32Array(1024),
    titleFrequency: new Uint32Array(1024),
  }

  function encode(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    // The word is copied, because a slice would keep the whole description in memory.
    const own = Buffer.from(word).toString()
    const form = forms.push(own) - 1
    numbers.set(own, form)
    letters += own.length
    const root = stem(own)
    const term = stems.get(root) ?? stems.size
    stems.set(root, term)
    if (form >= termOf.length) {
      termOf = grow(termOf)
      letterSets = grow(letterSets)
      wordLengths = growBytes(wordLengths)
      counts.uses = grow(counts.uses)
      counts.titleUses = grow(counts.titleUses)
      counts.frequency = grow(counts.frequency)
      counts.titleFrequency = grow(counts.titleFrequency)
    }
    termOf[form] = term
    letterSets[form] = toLetterSet(own)
    wordLengths[form] = Math.min(own.length, 255)
    return form
  }

  /**
   * Forms are sorted only on demand, because building the
   * index first adds the forms of a million products.
   */
  function getSorted(): Uint32Array {
    if (sorted.length < forms.length) sorted = sortForms(sorted, forms)
    return sorted
  }

  function complete(beginning: string, limit: number): number[] {
    const all = getSorted()
    const usesOf = (form: number) => counts.titleUses[form] ?? 0
    const end = findPlace(all, forms, `${beginning}\uffff`)
    const found: number[] = []
    let least = 0
    for (let at = findPlace(all, forms, beginning); at < end; at += 1) {
      const form = all[at] ?? 0
      const uses = usesOf(form)
      if (uses <= least) continue
      const place = found.findLastIndex(other => usesOf(other) >= uses) + 1
      found.splice(place, 0, form)
      if (found.length > limit) found.pop()
      if (found.length === limit) least = usesOf(found.at(-1) ?? 0)
    }
    return found
  }

  if (saved) {
    saved.words.forEach(encode)
    for (const name of ['uses', 'titleUses', 'frequency', 'titleFrequency'] as const)
      counts[name].set(saved[name])
  }
  return {
    encode,
    find: word => numbers.get(word),
    findTerm: word => stems.get(stem(word)),
    findTermOfStem: root => stems.get(root),
    frequencyOf(root) {
      const term = stems.get(root)
      return term === undefined ? 0 : (counts.frequency[term] ?? 0)
    },
    toStem: stem,
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
    get titleFrequency() {
      return counts.titleFrequency
    },
    get letterSets() {
      return letterSets
    },
    get wordLengths() {
      return wordLengths
    },
    complete,
    save: () => ({
      words: forms,
      uses: counts.uses.subarray(0, forms.length),
      titleUses: counts.titleUses.subarray(0, forms.length),
      frequency: counts.frequency.subarray(0, stems.size),
      titleFrequency: counts.titleFrequency.subarray(0, stems.size),
    }),
    get byteLength() {
      const columns = termOf.byteLength * 6 + wordLengths.byteLength + sorted.byteLength
      // The approximate size in bytes of a map entry and of a short string in V8.
      return columns + letters + forms.length * 72 + stems.size * 60
    },
  }
}

function grow(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  return growArray(column, column.length * 2)
}

function growBytes(column: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(column.length * 2)
  grown.set(column)
  return grown
}

/** Merges newly sorted forms into the already sorted ones. */
function sortForms(known: Uint32Array, forms: readonly string[]): Uint32Array<ArrayBuffer> {
  const added = Array.from(
    { length: forms.length - known.length },
    (_, index) => known.length + index,
  )
  const isBefore = (a: number, b: number) => (forms[a] ?? '') < (forms[b] ?? '')
  added.sort((a, b) => (isBefore(a, b) ? -1 : 1))
  const all = new Uint32Array(forms.length)
  let [from, end] = [0, 0]
  for (const form of added) {
    // Copies the known forms in between at once, of which there are far more.
    const place = findPlace(known, forms, forms[form] ?? '')
    if (place > from) all.set(known.subarray(from, place), end)
    end += place - from
    from = place
    all[end] = form
    end += 1
  }
  all.set(known.subarray(from), end)
  return all
}

/** Returns the index of the first word that does not sort before the prefix. */
function findPlace(sorted: Uint32Array, forms: readonly string[], beginning: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((forms[sorted[middle] ?? 0] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return low
}
