import { toWords } from './to-words.ts'

/** The ways in which a product can differ from a new one. */
export interface Condition {
  preOwned: boolean
  rental: boolean
}

/**
 *     new, NewCondition, brand new, new with tags, unused, '', absent   neither
 *     used, Pre-Owned, gently used, refurbished, like new, second hand  pre-owned
 *     rental, for rent, hire                                            rental
 */
export function parseCondition(raw: string | null | undefined): Condition {
  const text = toWords((raw ?? '').replace(/([a-z])(?=[A-Z])/g, '$1 ')).join(' ')
  const rental = /\b(?:rent(?:al|als|ed|ing)?|hire|leihen|miete)\b/.test(text)
  const preOwned = !/\b(?:not|never|un) ?used\b/.test(text) && worn.test(text)
  return { preOwned, rental }
}

const worn =
  /\b(?:used|pre ?owned|pre ?loved|pre ?worn|second ?hand|secondhand|vintage|worn|refurbished|reconditioned|renewed|restored|open ?box|like new|as new|nearly new|consigned|gebraucht|occasion|doccasion|usado|usada|usato|usata|tweedehands)\b/
