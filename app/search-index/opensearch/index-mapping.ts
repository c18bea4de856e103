import { createHash } from 'node:crypto'
import { termRules } from '../text/terms/term-rules.ts'
import { keyNames } from './card-document.ts'
import { mapFacets } from './facet-fields.ts'
import { longestWord, weightSteps } from './offer-words.ts'

/** Change it when documents change in a way that the mapping does not show. */
const documentVersion = 4

/** A list's page beyond this many cards is reached by reading past the ones before it. */
export const maxWindow = 10_000

/** BM25 without a length norm: weights and lengths are in the term frequencies already. */
const toSimilarity = (saturation: number) => ({ type: 'BM25', k1: saturation * weightSteps, b: 0 })

/** The saturation of BM25 for the weights of fields, and for occurrences. */
export const saturation = { weights: 3, uses: 1.2 }

const weighted = (similarity: keyof typeof saturation) => ({
  type: 'text',
  analyzer: 'weighted',
  search_analyzer: 'whole',
  index_options: 'freqs',
  norms: false,
  similarity,
})
/** Words of a field that is only counted. */
const counted = { type: 'keyword', index: false, ignore_above: longestWord }
const ranked = { type: 'long', index: false }

const settings = {
  index: {
    // A writer refreshes the index itself, after each batch.
    refresh_interval: '-1',
    max_result_window: maxWindow,
    // Cards with thousands of offers are no reason to stop.
    'mapping.nested_objects.limit': 100_000,
    'mapping.total_fields.limit': 2_000,
  },
  similarity: { weights: toSimilarity(saturation.weights), uses: toSimilarity(saturation.uses) },
  analysis: {
    filter: { weight: { type: 'delimited_term_freq', delimiter: '|' } },
    analyzer: {
      weighted: { type: 'custom', tokenizer: 'whitespace', filter: ['weight'] },
      whole: { type: 'custom', tokenizer: 'whitespace' },
    },
  },
}

const properties = {
  keys: {
    dynamic: false,
    properties: Object.fromEntries(keyNames.map(name => [name, ranked])),
  },
  numbers: ranked,
  colorBits: ranked,
  offers: {
    type: 'nested',
    dynamic: false,
    properties: {
      number: { type: 'long' },
      order: { type: 'integer' },
      group: { type: 'long' },
      model: ranked,
      colorBits: ranked,
      cents: ranked,
      inStock: { type: 'boolean' },
      brand: { type: 'keyword', ignore_above: longestWord },
      category: { type: 'keyword' },
      categories: { type: 'keyword' },
      facets: { dynamic: false, properties: mapFacets() },
      title: weighted('weights'),
      mention: weighted('weights'),
      uses: weighted('uses'),
      name: { type: 'text', analyzer: 'whole', norms: false },
      terms: { type: 'keyword', ignore_above: longestWord },
      impacts: { type: 'keyword', doc_values: false, ignore_above: longestWord + 4 },
      titleTerms: counted,
      forms: counted,
      titleForms: counted,
    },
  },
}

/** The mapping of the cards. Its fingerprint is part of the index's name. */
export const cardMapping = { dynamic: false, properties }

/** The mapping of what the writer notes: the card of each offer, names, and how far it is. */
export const noteMapping = { dynamic: false, properties: {} }

export const mappingFingerprint = createHash('sha256')
  .update(JSON.stringify([documentVersion, termRules, settings, cardMapping]))
  .digest('hex')
  .slice(0, 10)

export interface IndexSize {
  shards: number
  replicas: number
}

export function toCardSettings({ shards, replicas }: IndexSize) {
  return {
    ...settings,
    index: { ...settings.index, number_of_shards: shards, number_of_replicas: replicas },
  }
}

export function toNoteSettings({ replicas }: IndexSize) {
  return { index: { number_of_shards: 1, number_of_replicas: replicas, refresh_interval: '-1' } }
}
