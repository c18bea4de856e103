import { findCategory, getMainCategory } from '#app/domain/category-tree.ts'
import { toBrandKey } from '#app/vocabulary/brand.ts'
import { toPlural } from '#app/vocabulary/to-plural.ts'
import { isWellKnownBrand } from '#app/vocabulary/well-known-brands.ts'
import { stem } from '../language/stem.ts'
import { compounds, isClosedCompound } from '../language/synonyms.ts'
import { toTokens } from '../language/to-tokens.ts'
import { isKind } from '../names/is-known-word.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import type { QueryWord } from './query-word.ts'
import { isAudience, type NamedEntity } from './read-names.ts'
import type { Alternative, TermGroup } from './term-group.ts'

/** Rarity has steps, so that a single product does not change the scores of all. */
const raritySteps = 1_024
/** The weight of each kind of substitute relative to the word itself. */
const weights = {
  ...{ joined: 1, parts: 0.9, brand: 1, completed: 0.7, wider: 0.5, near: 0.5, thing: 0.6 },
  // With less, a product of the wider kind would only mention it: see `leastKindImpact`.
  nearKind: 0.6,
}
/**
 * If fewer products than this match a category word
 * by name, the products in that category match too.
 */
const minNameMatches = 10
interface Known {
  /** The brand's own name. */
  brandStems?: readonly string[]
  /** The names of the category that the word refers to, as stems. */
  wider?: readonly (readonly string[])[]
  /**
   * For the last of several words that name the category together, their stems: the
   * sandals of "wedge sandals".
   */
  phrase?: readonly string[]
  /** The color of which the word is a shade. */
  shadeOf?: string
  /** If the word is an occasion, products to wear for it: sandals for a vacation. */
  things?: readonly (readonly string[])[]
  /** The name of the category that a child's product is in: the shoes that rain boots are. */
  childrens?: string
}

/**
 * Returns the names that a category's name combines: Pumps & Heels
 * → pumps, heels; Rain & Winter Boots → rain boots, winter boots.
 */
function toNames(name: string): string[][] {
  const parts = name.split(' & ').map(part => toTokens(part).map(({ word }) => stem(word)))
  const last = parts.at(-1) ?? []
  return parts.map(part =>
    part.length === 1 && last.length > 1 ? [...part, ...last.slice(-1)] : part,
  )
}

export function toKnown(part: NamedEntity | undefined): Known {
  if (part?.brand) return { brandStems: part.brand.stems }
  if (part?.group === 'colors') return { shadeOf: stem(part.value) }
  const node = part?.group === 'category' ? findCategory(part.value) : undefined
  if (node === undefined) return {}
  if (getMainCategory(node.id).id !== 'kids' || isAudience(node.id))
    return { wider: toNames(node.name) }
  // Children's clothes are not raincoats, although they have no category of their own.
  return node.id.endsWith('-accessories') ? {} : { childrens: node.name }
}

/**
 * Finds a wider kind than the word's own: the coats of which raincoats are one. Children's products are
 * in few categories, so that theirs is the next best.
 */
function findNearKind(
  { dictionary }: Vocabulary,
  stems: readonly string[],
  childrens: string | undefined,
): { term: number; name: string } | undefined {
  const [only = '', ...others] = stems
  const head = isClosedCompound(only) || others.length > 0 ? undefined : compounds.get(only)?.[1]
  const name = head !== undefined && isKind(head) ? toPlural(head) : childrens?.toLowerCase()
  const wider = name === undefined || name.includes(' ') ? undefined : stem(name)
  if (name === undefined || wider === undefined || stems.includes(wider)) return undefined
  const term = dictionary.findTermOfStem(wider)
  return term === undefined ? undefined : { term, name }
}

function countUses(frequency: Uint32Array, { terms }: Alternative): number {
  return Math.min(...terms.map(term => frequency[term] ?? 0))
}

/**
 * Creates the group for one word or for several that form a unit, with all alternative wordings
 * that products have. Returns undefined if no product has any of them.
 */
export function createTermGroup(
  store: Vocabulary,
  run: readonly QueryWord[],
  isLast: boolean,
  isTyping: boolean,
  { brandStems, wider = [], phrase = [], shadeOf, things = [], childrens }: Known = {},
): TermGroup | undefined {
  const { dictionary, synonyms } = store
  const stems = run.map(({ stem }) => stem)
  const alternatives: Alternative[] = []
  const add = (words: readonly string[], weight: number) => {
    const terms = words.map(word => dictionary.findTermOfStem(word))
    const isKnown = terms.every(term => term !== undefined && (dictionary.frequency[term] ?? 0) > 0)
    const known = terms.filter(term => term !== undefined)
    if (isKnown && known.length > 0 && store.isTogether(known))
      alternatives.push({ terms: known, weight })
  }
  add(stems, 1)
  if (stems.length > 1) add([stems.join('')], weights.joined)
  if (brandStems) add(brandStems, weights.brand)
  for (const words of things) add(words, weights.thing)
  const joined = stems.join('')
  for (const { words, weight } of synonyms.get(stems.join(' ')) ?? []) add(words, weight)
  for (const { words, weight } of stems.length > 1 ? (synonyms.get(joined) ?? []) : [])
    add(words, weight)
  const uses = Math.max(0, ...alternatives.map(each => countUses(dictionary.titleFrequency, each)))
  // Stores rarely call the shoes in their Wedges category wedge sandals.
  const isShortened = (words: readonly string[]) => words.every(word => phrase.includes(word))
  for (const words of wider)
    if (uses < minNameMatches || isShortened(words)) add(words, weights.wider)
  const parts = compounds.get(joined)
  if (parts && stems.length === 1) {
    add(parts, weights.parts)
    for (const { words, weight } of synonyms.get(parts.join(' ')) ?? []) add(words, weight)
  }
  const color =
    shadeOf === undefined || stems.includes(shadeOf)
      ? undefined
      : dictionary.findTermOfStem(shadeOf)
  const near = color === undefined ? [] : [{ terms: [color], weight: weights.near }]
  // Without a product in emerald, emerald is green.
  const isOwn = alternatives.length > 0
  if (!isOwn) alternatives.push(...near)
  const [only] = run
  if (run.length === 1 && only) {
    // A brand that nobody sells is not the beginning of another word, nor two words.
    const isOpen = alternatives.length === 0 && !isWellKnownBrand(toBrandKey(only.word))
    if (isOpen) for (const split of findSplits(store, only.word)) add(split, weights.parts)
    const mayGoOn =
      only.corrected === undefined &&
      ((isLast && isTyping) || (isOpen && alternatives.length === 0))
    if (mayGoOn) for (const word of findEndings(store, only.word)) add([word], weights.completed)
  }
  if (alternatives.length === 0) return undefined
  const rarity = getRarity(store, alternatives)
  const nearKind = isOwn ? findNearKind(store, stems, childrens) : undefined
  if (nearKind) near.push({ terms: [nearKind.term], weight: weights.nearKind })
  return {
    words: run.map(({ word }) => word).join(' '),
    alternatives,
    ...(near.length === 0 ? {} : isOwn ? { near } : { isWider: true }),
    ...(nearKind ? { nearKind: nearKind.name } : {}),
    rarity,
    isCategory: false,
    importance: rarity,
  }
}

/**
 * Returns the rarity of the word itself or of its best
 * substitute, because a rare synonym must not raise the score.
 */
function getRarity(store: Vocabulary, alternatives: readonly Alternative[]): number {
  const best = Math.max(...alternatives.map(({ weight }) => weight))
  const frequency = Math.max(
    ...alternatives
      .filter(({ weight }) => weight === best)
      .map(each => countUses(store.dictionary.frequency, each)),
  )
  const rarity = Math.log(1 + (store.documents.live + 0.5) / (frequency + 0.5))
  return Math.round(rarity * raritySteps) / raritySteps
}

/**
 * Splits a word in two: blackdress → black, dress. Products
 * must contain both parts; more common splits come first.
 */
function findSplits({ dictionary }: Vocabulary, word: string): [string, string][] {
  const splits: { parts: [string, string]; uses: number }[] = []
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts: [string, string] = [
      dictionary.toStem(word.slice(0, at)),
      dictionary.toStem(word.slice(at)),
    ]
    const uses = Math.min(...parts.map(dictionary.frequencyOf))
    if (uses > 0) splits.push({ parts, uses })
  }
  const best = splits.sort((a, b) => b.uses - a.uses)[0]
  return best ? [best.parts] : []
}

const maxEndings = 12

/** Returns the stems of the words that complete a prefix, most common first. */
function findEndings({ dictionary }: Vocabulary, beginning: string): string[] {
  if (beginning.length < 2) return []
  const forms = dictionary.complete(beginning, maxEndings * 2)
  const stems = forms.map(form => dictionary.toStem(dictionary.getWord(form)))
  return [...new Set(stems)].slice(0, maxEndings)
}
