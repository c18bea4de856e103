import { toWords } from './to-words.ts'

/** The ways in which a product can differ from a new one. */
export interface Condition {
  preOwned: boolean
  /** True if it was made as good as new; absent otherwise. */
  refurbished?: true
  rental: boolean
}

/**
 *     new, NewCondition, brand new, new with tags, unused, '', absent   neither
 *     used, Pre-Owned, gently used, like new, second hand               pre-owned
 *     refurbished, renewed, reconditioned                               pre-owned, refurbished
 *     rental, for rent, hire                                            rental
 */
export function parseCondition(raw: string | null | undefined): Condition {
  const text = toWords((raw ?? '').replace(/([a-z])(?=[A-Z])/g, '$1 ')).join(' ')
  const rental = /\b(?:rent(?:al|als|ed|ing)?|hire|leihen|miete)\b/.test(text)
  const preOwned = !/\b(?:not|never|un) ?used\b/.test(text) && worn.test(text)
  return { preOwned, rental, ...(preOwned && renewed.test(text) ? { refurbished: true } : {}) }
}

const renewed =
  /\b(?:refurbished|reconditioned|renewed|restored|generaluberholt|reconditionne|reacondicionado|ricondizionato)\b/
const worn =
  /\b(?:used|pre ?owned|pre ?loved|pre ?worn|second ?hand|secondhand|vintage|worn|refurbished|reconditioned|renewed|restored|generaluberholt|reconditionne|reacondicionado|ricondizionato|open ?box|like new|as new|nearly new|consigned|gebraucht|occasion|doccasion|usado|usada|usato|usata|tweedehands)\b/
