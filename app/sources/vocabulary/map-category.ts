import { ancestorsOf, findCategory, isDescendant } from '#app/domain/category-tree.ts'
import type { Gender } from '#app/domain/product.ts'
import { foldAccents } from '#app/domain/slug.ts'
import { type CategoryKind, categoryKinds } from './category-words.ts'
import { parseGender } from './gender.ts'
import { googleCategories } from './google-categories.ts'

/** What a source says of where a product belongs. */
export interface CategoryClues {
  /** Of Google's product taxonomy. */
  googleId?: string | number
  /** "Apparel & Accessories > Clothing > Dresses" */
  googlePath?: string
  /** The shop's own, each from wide to narrow: ["Women", "Tops", "Shirts"]. */
  paths?: readonly (readonly string[])[]
  gender?: Gender
  title?: string
}

const byPhrase = new Map(
  categoryKinds.flatMap(kind => kind.phrases.map(phrase => [toKey(phrase), kind] as const)),
)
const longestPhrase = Math.max(...[...byPhrase.keys()].map(key => key.split(' ').length))

/**
 * The node of our tree a product belongs under; the deepest that a clue names without another speaking against it, and
 * undefined where none of them names anything we know.
 */
export function mapCategory(clues: CategoryClues): string | undefined {
  const { googleId, googlePath, paths = [], title = '' } = clues
  const shelves = [...paths, googlePath?.split('>') ?? []]
  const gender = clues.gender ?? shelves.flat().map(parseGender).find(Boolean) ?? parseGender(title)
  const named = [
    ...shelves.map(findOnShelf),
    findAtEnd(googleCategories.get(String(googleId ?? '')) ?? ''),
    findAtEnd(title),
  ].flatMap(kind => (kind ? [toNode(kind, gender)] : []))
  return named.reduce<string | undefined>(narrow, undefined)
}

/** The later clue refines the earlier one, never contradicts it. */
function narrow(known: string | undefined, next: string): string {
  return known === undefined || isDescendant(next, known) ? next : known
}

/** The narrowest level that names something. */
function findOnShelf(levels: readonly string[]): CategoryKind | undefined {
  return levels
    .toReversed()
    .map(findAtEnd)
    .find(kind => kind !== undefined)
}

/** In a name the last thing is the thing: a "shirt dress" is a dress, a "dress shirt" a shirt. */
function findAtEnd(text: string): CategoryKind | undefined {
  const words = toKey(text).split(' ').filter(Boolean)
  for (let end = words.length; end > 0; end--) {
    for (let length = Math.min(longestPhrase, end); length > 0; length--) {
      const kind = byPhrase.get(words.slice(end - length, end).join(' '))
      if (kind) return kind
    }
  }
  return undefined
}

function toNode({ women, men, isForHome }: CategoryKind, gender: Gender | undefined): string {
  if (isForHome) return women
  if (gender === 'kids') return 'kids'
  if (gender !== 'men') return women
  return men ?? toMens(women)
}

/** What men have no node of goes under the men's department it would be in. */
function toMens(women: string): string {
  const department = ancestorsOf(women)[1]?.id ?? ''
  const mens = {
    handbags: 'mens-bags',
    'womens-shoes': 'mens-shoes',
    'womens-accessories': 'mens-accessories',
    'womens-beauty': 'mens-grooming',
  }[department]
  return findCategory(mens)?.id ?? 'mens-clothes'
}

/** Folded words in the singular: "Shirts & Tops" → "shirt and top". */
function toKey(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/&|\+/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(toSingular)
    .join(' ')
}

function toSingular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  if (word === 'scarves') return 'scarf'
  if (word === 'knives') return 'knife'
  return /[^s]s$/.test(word) && !/(us|is|ss)$/.test(word) ? word.slice(0, -1) : word
}
