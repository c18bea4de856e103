import type { FacetName } from './facets/facets.ts'

/** How a search was interpreted, so that shoppers can see it and undo parts of it. */
export interface QueryReading {
  /** Parts that name a facet value or a category, in the order typed. */
  understood: UnderstoodPart[]
  /** Misspelled words with their corrections. */
  corrected: { from: string; to: string }[]
  /** Spellings with products, offered because nothing matches; absent otherwise. */
  offered?: { from: string; to: string }[]
  /** Words that were ignored because no product matches all of them. */
  dropped: string[]
  /**
   * Known brands of which there are no products, as typed; on a page also the kind of which a wider one
   * is listed. Absent if there are none.
   */
  unstocked?: string[]
  /** The kind listed instead of an unstocked brand: “sneakers”. Absent if the search names a kind itself. */
  instead?: string
  /** True if the search is so long that only its beginning was read; absent otherwise. */
  isCut?: true
}

export interface UnderstoodPart {
  /**
   * The kind of thing this part names: `style` for a length, neckline, sleeve, pattern, occasion or
   * season, and `word` for words that are left out without naming a facet's value.
   */
  group: FacetName | 'category' | 'style' | 'word'
  /** True if the search excludes the value or word: "no polyester", "not striped". */
  isExcluded?: true
  /**
   * True for a shade whose whole color is listed: "emerald" if no product is called so, or "forest
   * green", of which other green products are full matches, too. Also for a kind of which a wider one is
   * listed, as coats for children are where none is a raincoat.
   */
  isWider?: true
  /** The facet's value, a category id, a style's first name, or the excluded words as typed. */
  value: string
  /** Display form: "Red", "Up to $100", "No polyester", "Without “striped”". */
  label: string
  /** The words as typed: "under 100". */
  words: string
  /** The search text without these words. */
  rest: string
}

/** Returns the colors that a search mentions. */
export function getReadColors(
  { understood }: Pick<QueryReading, 'understood'> = { understood: [] },
): string[] {
  return understood.flatMap(({ group, value, isExcluded }) =>
    group === 'colors' && !isExcluded ? [value] : [],
  )
}
