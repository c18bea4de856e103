import { stem } from '../language/stem.ts'
import { stemExceptions, unstemmedWords } from '../language/stem-exceptions.ts'
import { closedCompounds } from '../language/synonym-tables.ts'
import type { SavedDocuments } from './documents.ts'
import { fieldWeights } from './field-weights.ts'
import type { SavedPostings } from './posting-lists.ts'
import type { SavedTermDictionary } from './term-dictionary.ts'
import { termRules } from './term-rules.ts'

/** The data that a word index saves to disk and restores. */
export interface SavedWords {
  brands: readonly string[]
  brandOf: Uint32Array
  documents: SavedDocuments
  dictionary: SavedTermDictionary
  postings: SavedPostings
}

/** The first part after the version: how many parts of each kind follow the columns. */
interface Head {
  brands: readonly string[]
  wordParts: number
  pages: number
}

/**
 * Saved data depends on how words are stemmed and
 * weighted, so it must be rebuilt when either changes.
 */
const reading = JSON.stringify([
  7,
  termRules,
  fieldWeights,
  closedCompounds,
  [...stemExceptions],
  [...unstemmedWords],
  String(stem),
])

/** The number of words in a part, few enough to be written as JSON in milliseconds. */
const maxWords = 20_000
const columnCount = 8
const beforeColumns = 2

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Yields one part at a time; the index must not change before the last one. */
export function* writeSavedWords({
  brands,
  brandOf,
  documents,
  dictionary,
  postings,
}: SavedWords): Generator<Uint8Array> {
  const { words, uses, titleUses, frequency, titleFrequency } = dictionary
  const { numbers, places, pages } = documents
  const wordParts = Math.ceil(words.length / maxWords)
  const head: Head = { brands, wordParts, pages: pages.length }
  yield encoder.encode(reading)
  yield encoder.encode(JSON.stringify(head))
  const counts = [uses, titleUses, frequency, titleFrequency]
  for (const column of [...counts, brandOf, numbers, places, postings.lengths])
    yield toBytes(column)
  for (let at = 0; at < words.length; at += maxWords)
    yield encoder.encode(JSON.stringify(words.slice(at, at + maxWords)))
  yield* pages
  for (const part of postings.parts) yield toBytes(part)
}

/**
 * Takes the parts out of the array, so that each can be freed once it is read. Throws if a
 * different version wrote the data.
 */
export function readSavedWords(parts: Uint8Array[]): SavedWords {
  const [written, head] = parts
  if (decoder.decode(written) !== reading)
    throw new Error('Saved words are from another version: they must be rebuilt')
  const { brands, wordParts, pages } = JSON.parse(decoder.decode(head)) as Head
  const beforePages = beforeColumns + columnCount + wordParts
  const least = beforePages + pages
  if (parts.length < least)
    throw new Error(`Saved words have ${least} parts or more, not ${parts.length}`)
  const [uses, titleUses, frequency, titleFrequency, brandOf, numbers, places, lengths] = parts
    .slice(beforeColumns, beforeColumns + columnCount)
    .map(toNumbers) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]
  const words = parts
    .slice(beforeColumns + columnCount, beforePages)
    .flatMap(part => JSON.parse(decoder.decode(part)) as string[])
  const lists = parts.splice(least)
  const pagesRead = parts.splice(beforePages)
  parts.length = 0
  return {
    brands,
    brandOf,
    documents: { numbers, places, pages: pagesRead },
    dictionary: { words, uses, titleUses, frequency, titleFrequency },
    postings: { lengths, parts: takeNumbers(lists) },
  }
}

function* takeNumbers(parts: Uint8Array[]): Generator<Uint32Array> {
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) yield toNumbers(part)
}

function toBytes({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Copies the bytes if they are not aligned for a Uint32Array. */
function toNumbers(bytes: Uint8Array): Uint32Array {
  if (bytes.byteLength % 4 !== 0) throw new Error('Saved words are truncated: they must be rebuilt')
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4)
}
