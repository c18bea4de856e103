import {
  absentPhrases,
  absentWords,
  atLeastPhrases,
  fillers,
  lastWords,
  negations,
  orMorePhrases,
  pieceWords,
  prepositions,
  presentPhrases,
  quantityWords,
  remainderPhrases,
} from './availability-words.ts'
import { remember } from './remember.ts'
import { toWords } from './to-words.ts'

/** A feed's own words for availability, by `toAvailabilityKey`: true if they mean "in stock". */
export type AvailabilityWords = ReadonlyMap<string, boolean>

/**
 * Returns true if the product can be bought; undefined if the text does not say so in
 * words that we know. Undefined must not be treated as available. A text means "in
 * stock" only if all of its words are understood, so that "back in stock soon" does not.
 *
 *     in stock, IN_STOCK, Y, yes, 1, 12, limited availability, https://schema.org/InStock   true
 *     only 3 left, 12 available, qty: 5, auf Lager, disponible, en stock                  true
 *     more than 10 in stock, plus de 10 en stock, nur noch 2, últimas unidades            true
 *     preorder, backorder                                        true: it can be ordered
 *     out of stock, sold out, N, no, 0, -2, 0 in stock, stock: 0, no disponible           false
 *     back in stock soon                                                              false
 *     ask us, in store only (we link to online shops)                             undefined
 */
export function parseAvailability(
  raw: string | number | boolean | null | undefined,
  own?: AvailabilityWords,
): boolean | undefined {
  if (typeof raw === 'boolean') return raw
  const text = String(raw ?? '').trim()
  const stated = own?.get(toAvailabilityKey(text))
  return stated ?? parseText(text)
}

/** Returns the form in which texts are compared: "IN_STOCK" and "In stock!" → in stock. */
export function toAvailabilityKey(text: string): string {
  const name = text.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '')
  // "InStock" has two words, like "in stock".
  return toWords(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).join(' ')
}

const parseText = remember((text: string): boolean | undefined => {
  const [, sign, digits] = /^([-+]|[>≥]\s*)?(\d+(?:[.,]\d+)?)\+?$/.exec(text) ?? []
  if (digits !== undefined) return sign !== '-' && /[1-9]/.test(digits)
  // "Fewer than 5" may be none, and a quantity below zero is a mistake or a debt.
  if (/[<≤]|(?:^|[^\p{L}\p{N}])-\d/u.test(text)) return undefined
  const key = simplifyQuantity(toAvailabilityKey(text).replace(deliveryTime, '').trim())
  if (key === '') return undefined
  if (presentPhrases.has(key)) return true
  const words = key.split(' ')
  if (absentWords.has(key) || contains(key, absentPhrases)) return false
  const numbers = words.filter(word => /^\d+$/.test(word))
  const names = words.filter(word => !/^\d+$/.test(word))
  if (words.some(word => negations.has(word)) && isAboutStock(names)) return false
  if (numbers.length > 0 && numbers.every(number => Number(number) === 0))
    return isAboutStock(names) ? false : undefined
  // Two numbers are a date, a range or something else that we do not understand.
  return numbers.length > 1 ? undefined : isPresent(names.join(' '), numbers.length === 1)
})

/** "In stock, ships within 24 hours": the time of delivery does not change what the rest says. */
const deliveryTime =
  /\b(?:ready to ship|ships?|shipping|dispatch(?:ed|es)?|deliver(?:y|ed)|lieferzeit|lieferung|livraison|entrega|consegna|levering)(?: time)?(?: (?:in|within|en|dans|sous|innerhalb|binnen))?(?: \d+){1,2} ?(?:(?:business|working) )?(?:h|hrs?|hours?|stunden|days?|tagen?|werktagen?|jours|giorni|dias|dagen)\b/

/**
 * Leaves only the number of "more than 10" and "10 or more", and says that what remains is left,
 * because most of these words can also deny: "plus de 10 en stock", but "plus en stock".
 *
 *     plus de 10 en stock, 10 ou plus en stock  → 10 en stock
 *     nur noch 2, plus que 2                    → 2 left
 */
function simplifyQuantity(key: string): string {
  return key
    .replace(remainder, (_, quantity: string) => `${quantity} left`)
    .replace(atLeast, '')
    .replace(orMore, '')
}

const remainder = new RegExp(`${toPattern(remainderPhrases)} (\\d+)(?![\\p{L}\\p{N}])`, 'gu')
const atLeast = new RegExp(`${toPattern(atLeastPhrases)} (?=\\d)`, 'gu')
const orMore = new RegExp(`(?<=\\d) ${toPattern(orMorePhrases)}(?![\\p{L}\\p{N}])`, 'gu')

/** Returns a pattern for any of the phrases, the longest first, at the beginning of a word. */
function toPattern(phrases: ReadonlySet<string>): string {
  const sorted = [...phrases].sort((a, b) => b.length - a.length)
  return `(?<![\\p{L}\\p{N}])(?:${sorted.join('|')})`
}

/** Returns true if a phrase for "in stock", or a quantity, is left when fillers are removed. */
function isPresent(text: string, hasQuantity: boolean): true | undefined {
  const words = text.split(' ')
  const isHarmless = (word: string) => word === '' || fillers.has(word)
  const isLast = words.some(word => lastWords.has(word)) && words.some(word => pieceWords.has(word))
  const isQuantity = isLast || (hasQuantity && words.some(word => quantityWords.has(word)))
  const isPart = (word: string) =>
    quantityWords.has(word) ||
    prepositions.has(word) ||
    (isLast && lastWords.has(word)) ||
    isHarmless(word)
  if (isQuantity && words.every(isPart)) return true
  for (const phrase of presentPhrases) {
    const at = ` ${text} `.indexOf(` ${phrase} `)
    if (at < 0) continue
    const rest = `${text.slice(0, at)} ${text.slice(at + phrase.length)}`.trim()
    if (rest.split(' ').every(isHarmless)) return true
  }
  return undefined
}

function isAboutStock(words: readonly string[]): boolean {
  const text = words.join(' ')
  return words.some(word => quantityWords.has(word)) || contains(text, presentPhrases)
}

/** Returns true if the text contains one of the phrases as whole words. */
function contains(text: string, phrases: ReadonlySet<string>): boolean {
  const padded = ` ${text} `
  for (const phrase of phrases) if (padded.includes(` ${phrase} `)) return true
  return false
}
