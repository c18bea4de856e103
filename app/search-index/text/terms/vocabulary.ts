import type { Synonyms } from '../language/synonyms.ts'
import type { BrandNames } from '../names/brand-names.ts'
import type { Documents } from './documents.ts'
import type { TermDictionary } from './term-dictionary.ts'

/** What the words of all products say about a query, without the products themselves. */
export interface Vocabulary {
  readonly brands: BrandNames
  readonly dictionary: TermDictionary
  /** The number of products. */
  readonly documents: Pick<Documents, 'live'>
  /**
   * The current synonyms, which change whenever operators
   * edit theirs. They are not part of the saved state.
   */
  synonyms: Synonyms
  /** Returns true if any product has all these terms, which many products may have apart. */
  isTogether(terms: readonly number[]): boolean
}
