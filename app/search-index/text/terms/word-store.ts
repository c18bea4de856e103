import { LRUCache } from 'lru-cache'
import type { ProductWords } from '#app/store/product-words.ts'
import type { Bits } from '../../bits.ts'
import { builtInSynonyms } from '../language/synonyms.ts'
import { createBrandNames, noBrand } from '../names/brand-names.ts'
import { isGenericWord } from '../names/is-generic-word.ts'
import { seek } from '../ranking/scored.ts'
import { type BestPostings, createBestPostings } from './best-postings.ts'
import { createDocuments, type DescriptionUses, type Documents, gone } from './documents.ts'
import { toImpact } from './impact.ts'
import { createPostingLists, dropped, maxDocuments, type PostingLists } from './posting-lists.ts'
import { readSavedWords, writeSavedWords } from './saved-words.ts'
import { createTermDictionary } from './term-dictionary.ts'
import { createTermReader } from './term-reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The data behind `word-index.ts`. */
export interface WordStore extends Vocabulary {
  put(number: number, words: ProductWords): void
  remove(number: number): void
  readonly documents: Documents
  readonly postings: PostingLists
  readonly bestPostings: BestPostings
  /** Returns the terms of the words of a product's brand, without those that are common words. */
  getBrandTerms(number: number): readonly number[]
  /** The full matches of recent searches: see find-full-matches.ts. */
  readonly kept: LRUCache<string, KeptMatches>
  /** Fewer matches than this are not kept, because finding them takes less than a millisecond. */
  readonly leastKept: number
  /** Yields the state as bytes, which `readSavedWords` can read. */
  save(): Generator<Uint8Array>
}

/** The matches of a search, of the first `total` documents. */
export interface KeptMatches {
  documents: Bits
  /** The score of each document, in ascending order. */
  scores: Float32Array
  total: number
}

/** Memory for the matches of about fifty common words of a million products. */
const keptBytes = 48_000_000
/**
 * The store is compacted once this many documents have been replaced,
 * provided that they also make up `clearedShare` of all documents.
 */
const minCleared = 20_000
const clearedShare = 0.25

/** Throws if a different version saved the data. */
export function createWordStore(savedBytes?: Uint8Array[], leastKept = 2_000): WordStore {
  const saved = savedBytes && readSavedWords(savedBytes)
  const brands = createBrandNames(saved?.brands)
  /** The brand of each product, by product number. */
  let brandOf: Uint32Array = saved?.brandOf.slice() ?? new Uint32Array(1024)
  const documents = createDocuments(saved?.documents)
  const dictionary = createTermDictionary(saved?.dictionary)
  const postings = createPostingLists(saved?.postings)
  const bestPostings = createBestPostings(postings, documents)
  for (let document = 0; document < documents.total; document += 1) {
    const number = documents.numbers[document] ?? gone
    if (number !== gone) brands.raise(brandOf[number] ?? noBrand)
  }
  const kept = new LRUCache<string, KeptMatches>({
    maxSize: keptBytes,
    sizeCalculation: ({ documents, scores }) => documents.byteLength + scores.byteLength,
  })
  const readTerms = createTermReader(dictionary.encode)
  const terms = createAccumulator()
  const titleTerms = createAccumulator()
  /**
   * The word forms of a product: 2 or more for a form in
   * the title, less for one found only in the description.
   */
  const forms = createAccumulator()

  function remove(number: number): void {
    const document = documents.remove(number)
    if (document === undefined) return
    brands.lower(brandOf[number] ?? noBrand)
    const { uses, titleUses, frequency, titleFrequency } = dictionary
    documents.forEachForm(document, (form, isTitle) => {
      const term = dictionary.termOf(form)
      lower(uses, form)
      terms.add(term, 1)
      if (!isTitle) return
      lower(titleUses, form)
      titleTerms.add(term, 1)
    })
    for (const term of terms.met()) lower(frequency, term)
    for (const term of titleTerms.met()) lower(titleFrequency, term)
    terms.clear()
    titleTerms.clear()
    const dead = documents.total - documents.live
    if (dead > minCleared && dead > documents.total * clearedShare) clear()
  }

  function clear(): void {
    kept.clear()
    bestPostings.clear()
    const renumbered = documents.compact()
    postings.rewrite(posting => {
      const document = renumbered[posting >>> 8] ?? gone
      return document === gone ? dropped : ((document << 8) | (posting & 255)) >>> 0
    })
  }

  function put(number: number, words: ProductWords): void {
    remove(number)
    if (documents.total === maxDocuments) clear()
    if (documents.total === maxDocuments)
      throw new Error(`A word index holds ${maxDocuments} products at most`)
    const { name, description } = readTerms(words, (form, weight, isTitle) => {
      forms.add(form, isTitle ? 2 : 0.001)
      const term = dictionary.termOf(form)
      terms.add(term, weight)
      if (isTitle) titleTerms.add(term, 1)
    })
    const met = forms.met().sort()
    const isInTitle = (form: number) => forms.get(form) >= 2
    const document = documents.add(
      number,
      met.filter(isInTitle),
      met.filter(form => !isInTitle(form)),
      name,
      countUses(description, isInTitle),
    )
    const { uses, titleUses, frequency, titleFrequency } = dictionary
    for (let at = 0; at < met.length; at += 1) {
      const form = met[at] ?? 0
      raise(uses, form)
      if (forms.get(form) >= 2) raise(titleUses, form)
    }
    const metTerms = terms.met()
    for (let at = 0; at < metTerms.length; at += 1) {
      const term = metTerms[at] ?? 0
      const isTitle = titleTerms.get(term) > 0
      postings.append(term, ((document << 8) | toImpact(terms.get(term), isTitle)) >>> 0)
      raise(frequency, term)
      if (isTitle) raise(titleFrequency, term)
    }
    forms.clear()
    terms.clear()
    titleTerms.clear()
    const brand = brands.encode(words.brand)
    if (number >= brandOf.length) {
      const grown = new Uint32Array(Math.max(number + 1, brandOf.length * 2))
      grown.set(brandOf)
      brandOf = grown
    }
    brandOf[number] = brand
    brands.raise(brand)
  }

  /** The terms of each brand, by its code, because many products share few brands. */
  const brandTerms: (readonly number[])[] = []

  function getBrandTerms(number: number): readonly number[] {
    const code = brandOf[number] ?? noBrand
    const known = brandTerms[code]
    if (known) return known
    const stems = brands.all[code]?.stems ?? []
    const own = stems.length > 1 ? stems.filter(root => !isGenericWord(root)) : stems
    const found = own.flatMap(root => dictionary.findTermOfStem(root) ?? [])
    brandTerms[code] = found
    return found
  }

  function save(): Generator<Uint8Array> {
    return writeSavedWords({
      brands: brands.all.map(({ name }) => name),
      brandOf,
      documents: documents.save(),
      dictionary: dictionary.save(),
      postings: postings.save(),
    })
  }

  function isTogether(terms: readonly number[]): boolean {
    if (terms.length < 2) return true
    const [rarest = 0, ...others] = terms.toSorted(
      (a, b) => (dictionary.frequency[a] ?? 0) - (dictionary.frequency[b] ?? 0),
    )
    const lists = others.map(term => postings.get(term))
    const places = others.map(() => 0)
    const first = postings.get(rarest)
    for (let index = 0; index < first.length; index += 1) {
      const document = (first[index] ?? 0) >>> 8
      if (documents.numbers[document] === gone) continue
      let all = true
      for (let at = 0; all && at < lists.length; at += 1) {
        const list = lists[at] ?? first
        const place = seek(list, document * 256, places[at] ?? 0)
        if (place === list.length) return false
        places[at] = place
        all = (list[place] ?? 0) >>> 8 === document
      }
      if (all) return true
    }
    return false
  }

  return {
    ...{
      put,
      remove,
      brands,
      documents,
      dictionary,
      postings,
      bestPostings,
      getBrandTerms,
      isTogether,
      kept,
      leastKept,
      save,
    },
    synonyms: builtInSynonyms,
  }
}

/** Counts the forms of a description's words that are unusually frequent. */
function countUses(
  description: Uint32Array,
  isInTitle: (form: number) => boolean,
): DescriptionUses {
  const counts = new Map<number, number>()
  for (const form of description) counts.set(form, (counts.get(form) ?? 0) + 1)
  const unusual = [...counts]
    .filter(([form, count]) => count > 1 || isInTitle(form))
    .sort(([a], [b]) => a - b)
  return { length: description.length, unusual: Uint32Array.from(unusual.flat()) }
}

function raise(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

function lower(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) - 1
}

/** Creates an accumulator that sums values by small integer keys and is reused for each product. */
function createAccumulator() {
  let sums = new Float32Array(4096)
  let met = new Uint32Array(256)
  let count = 0
  return {
    add(at: number, value: number): void {
      if (at >= sums.length) {
        const grown = new Float32Array(Math.max(at + 1, sums.length * 2))
        grown.set(sums)
        sums = grown
      }
      if (sums[at] === 0) {
        if (count === met.length) {
          const grown = new Uint32Array(count * 2)
          grown.set(met)
          met = grown
        }
        met[count] = at
        count += 1
      }
      sums[at] = (sums[at] ?? 0) + value
    },
    get: (at: number): number => sums[at] ?? 0,
    met: (): Uint32Array => met.subarray(0, count),
    clear(): void {
      for (let index = 0; index < count; index += 1) sums[met[index] ?? 0] = 0
      count = 0
    },
  }
}
