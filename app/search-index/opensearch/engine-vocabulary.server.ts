import type { ProductWords } from '#app/store/product-words.ts'
import { builtInSynonyms } from '../text/language/synonyms.ts'
import { createBrandNames } from '../text/names/brand-names.ts'
import { isGenericWord } from '../text/names/is-generic-word.ts'
import type { ProductTerms } from '../text/query/text-predicate.ts'
import { createTermDictionary, type TermDictionary } from '../text/terms/term-dictionary.ts'
import { createTermReader } from '../text/terms/term-reader.ts'
import type { Vocabulary } from '../text/terms/vocabulary.ts'
import { readNames } from './card-writer.server.ts'
import type { EngineClient } from './engine-client.server.ts'
import { readOfferCount, readValues } from './engine-responses.ts'
import { createFacetNames, type FacetNames } from './facet-fields.ts'
import type { IndexNames } from './index-names.ts'
import type { TogetherCache } from './together-cache.server.ts'

/** The words and names of all offers in the index, counted there. */
export interface EngineVocabulary {
  vocabulary: Vocabulary
  /** The stem of each term of the dictionary. */
  stems: readonly string[]
  facetNames: FacetNames
  /** Returns a product's terms, and adds those that are new to the dictionary. */
  learn(words: ProductWords): ProductTerms
  /** Returns the stems of a brand that name it; common words are left out. */
  brandStems(brand: string): readonly string[]
  /** The number of offers in which a word is outside the description. */
  titleOffers: number
  /** The same for the description. */
  mentionOffers: number
}

const valuesEach = 10_000

/** Reads the vocabulary, which takes about a second for every million words of text. */
export async function readVocabulary(
  client: EngineClient,
  index: IndexNames,
  together: TogetherCache,
): Promise<EngineVocabulary> {
  const names = await readNames(client, index)
  const dictionary = createTermDictionary()
  const brands = createBrandNames(names.brands)
  const count = (field: string) => countValues(client, index.cards, field)
  const stems: string[] = []
  for (const [word, uses] of await count('forms')) {
    const form = dictionary.encode(word)
    // The array is read after the word was added, which may have replaced it.
    dictionary.uses[form] = uses
    stems[dictionary.termOf(form)] = dictionary.toStem(word)
  }
  for (const [word, uses] of await count('titleForms')) {
    const form = dictionary.find(word)
    if (form !== undefined) dictionary.titleUses[form] = uses
  }
  for (const [term, uses] of await count('terms')) setCount(dictionary, 'frequency', term, uses)
  for (const [term, uses] of await count('titleTerms'))
    setCount(dictionary, 'titleFrequency', term, uses)
  const codes = new Map(brands.all.map(({ name }, code) => [name.toLowerCase(), code]))
  for (const [brand, uses] of await count('brand')) {
    const code = codes.get(brand)
    const known = code === undefined ? undefined : brands.all[code]
    if (known) known.count = uses
  }
  const [live, titleOffers, mentionOffers] = await Promise.all([
    countOffers(client, index.cards, { match_all: {} }),
    countOffers(client, index.cards, { exists: { field: 'offers.title' } }),
    countOffers(client, index.cards, { exists: { field: 'offers.mention' } }),
  ])
  return {
    vocabulary: {
      ...{ dictionary, brands, documents: { live }, synonyms: builtInSynonyms },
      isTogether: terms => together.check(terms.map(term => stems[term] ?? '')),
    },
    stems,
    learn: createLearner(dictionary, stems),
    brandStems: brand => {
      const own = brands.all.find(({ name }) => name.toLowerCase() === brand)?.stems ?? []
      return own.length > 1 ? own.filter(root => !isGenericWord(root)) : own
    },
    facetNames: createFacetNames(names.facets),
    ...{ titleOffers, mentionOffers },
  }
}

/** New words count as those of one product until the vocabulary is read again. */
function createLearner(dictionary: TermDictionary, stems: string[]) {
  const read = createTermReader(dictionary.encode)
  return (words: ProductWords): ProductTerms => {
    const terms = new Map<number, boolean>()
    read(words, (form, _weight, isTitle) => {
      const term = dictionary.termOf(form)
      terms.set(term, isTitle || terms.get(term) === true)
      stems[term] ??= dictionary.toStem(dictionary.getWord(form))
      dictionary.uses[form] ||= 1
      dictionary.frequency[term] ||= 1
      if (isTitle) dictionary.titleFrequency[term] ||= 1
    })
    return terms
  }
}

function setCount(
  dictionary: TermDictionary,
  kind: 'frequency' | 'titleFrequency',
  stem: string,
  uses: number,
): void {
  const term = dictionary.findTermOfStem(stem)
  if (term !== undefined) dictionary[kind][term] = uses
}

async function countOffers(client: EngineClient, index: string, query: object): Promise<number> {
  const result = await client.searchPatiently(index, {
    size: 0,
    aggs: { offers: { nested: { path: 'offers' }, aggs: { matching: { filter: query } } } },
  })
  return readOfferCount(result)
}

/** Counts the offers of each value of a field, page by page. */
async function countValues(
  client: EngineClient,
  index: string,
  field: string,
): Promise<[value: string, offers: number][]> {
  const counts: [string, number][] = []
  let after: Record<string, string> | undefined
  do {
    const result = await client.searchPatiently(index, {
      size: 0,
      track_total_hits: false,
      aggs: {
        offers: {
          nested: { path: 'offers' },
          aggs: {
            values: {
              composite: {
                size: valuesEach,
                sources: [{ value: { terms: { field: `offers.${field}` } } }],
                ...(after ? { after } : {}),
              },
            },
          },
        },
      },
    })
    const { buckets, after_key } = readValues(result, 'values')
    for (const { key, doc_count } of Array.isArray(buckets) ? buckets : [])
      if (typeof key === 'object') counts.push([key.value ?? '', doc_count])
    after = after_key
  } while (after !== undefined)
  return counts
}
