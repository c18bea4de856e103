/** A word of a search, as far as it is known what it means. */
export interface QueryWord {
  /** In lower case without accents. */
  word: string
  /** Where it stands in the search. */
  start: number
  end: number
  /** What it is looked up by; of a word nobody writes that way, that of what it was corrected to. */
  stem: string
  /** The form it was corrected to. */
  corrected?: string
  /** `stop` says nothing of a product; `soft` and `gender` do, and still leave nothing out. */
  role: 'needed' | 'soft' | 'gender' | 'stop'
}
