import { stem } from '../language/stem.ts'
import { stemExceptions, unstemmedWords } from '../language/stem-exceptions.ts'
import { closedCompounds } from '../language/synonym-tables.ts'
import type { SavedDocuments } from './documents.ts'
import { fieldWeights } from './field-weights.ts'
import type { SavedTermDictionary } from './term-dictionary.ts'

/** The data that a word index saves to disk and restores. */
export interface SavedWords {
  brands: readonly string[]
  brandOf: Uint32Array
  documents: SavedDocuments
  dictionary: SavedTermDictionary
  postings: readonly [Uint32Array, Uint32Array]
}

/**
 * Saved data depends on how words are stemmed and
 * weighted, so it must be rebuilt when either changes.
 */
const reading = JSON.stringify([
  5,
  fieldWeights,
  closedCompounds,
  [...stemExceptions],
  [...unstemmedWords],
  String(stem),
])

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function writeSavedWords({
  brands,
  brandOf,
  documents,
  dictionary,
  postings,
}: SavedWords): Uint8Array[] {
  const { uses, titleUses, frequency, titleFrequency } = dictionary
  return [
    encoder.encode(reading),
    encoder.encode(JSON.stringify(brands)),
    encoder.encode(JSON.stringify(dictionary.words)),
    documents.pages,
    ...[
      uses,
      titleUses,
      frequency,
      titleFrequency,
      brandOf,
      documents.numbers,
      documents.places,
      ...postings,
    ].map(toBytes),
  ]
}

/** Throws if a different version wrote the data. */
export function readSavedWords(parts: readonly Uint8Array[]): SavedWords {
  const [written, brands, words, pages, ...columns] = parts
  if (!written || !brands || !words || !pages || columns.length !== 9)
    throw new Error(`Saved words have 13 parts, not ${parts.length}`)
  if (decoder.decode(written) !== reading)
    throw new Error('Saved words are from another version: they must be rebuilt')
  const [uses, titleUses, frequency, titleFrequency, brandOf, numbers, places, lengths, postings] =
    columns.map(toNumbers) as [
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
    ]
  return {
    brands: JSON.parse(decoder.decode(brands)),
    brandOf,
    documents: { numbers, places, pages },
    dictionary: {
      words: JSON.parse(decoder.decode(words)),
      uses,
      titleUses,
      frequency,
      titleFrequency,
    },
    postings: [lengths, postings],
  }
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
