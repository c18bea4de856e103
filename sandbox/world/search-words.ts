import { getBrand } from './brands.ts'
import { getCategory } from './categories.ts'
import type { ProductFacts } from './product-facts.ts'
import { getColorName, getNameParts, getRecipe, getTraitLabel } from './product-name.ts'
import { getRetailer } from './retailers.ts'

/**
 * True if the product's name, brand, retailer, categories and colors together contain every word.
 */
export function hasWords(seed: number, facts: ProductFacts, words: readonly string[]): boolean {
  const recipe = getRecipe(facts)
  const phrases = getNameParts(seed, facts)
  phrases.push(
    facts.trait?.shownIn === 'nowhere' ? '' : getTraitLabel(facts),
    getBrand(facts.brand).name,
    getRetailer(facts.retailer).name,
    getCategory(recipe.category).fullName,
    ...(facts.alsoCategory < 0 ? [] : [getCategory(facts.alsoCategory).fullName]),
    ...facts.colors.map(shade => getColorName(seed, facts, shade)),
  )
  return words.every(word => phrases.some(phrase => getPhraseWords(phrase).includes(word)))
}

/** Results are cached, because the world's text repeats a few thousand phrases. */
const wordsByPhrase = new Map<string, string[]>()

function getPhraseWords(phrase: string): string[] {
  const known = wordsByPhrase.get(phrase)
  if (known) return known
  const words = toWords(phrase)
  wordsByPhrase.set(phrase, words)
  return words
}

/**
 * Returns the words in lower case, without accents and without a plural
 * s: "Women's Dresses" → women, dress. Both the query and the text are
 * converted, so the result need not be linguistically correct.
 */
export function toWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (word.length > 3 ? word.replace(/(?<=ss)es$|(?<!s)s$/, '') : word))
}
