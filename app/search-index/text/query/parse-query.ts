import { findCategory } from '#app/domain/category-tree.ts'
import { toHeadForm } from '../language/head-form.ts'
import { stem } from '../language/stem.ts'
import { compounds, longestPhrase } from '../language/synonyms.ts'
import { toTokens } from '../language/to-tokens.ts'
import { findColorByName } from '../names/color-names.ts'
import type { WordStore } from '../terms/word-store.ts'
import type { QueryWord } from './query-word.ts'
import type { NamedEntity } from './read-names.ts'
import type { Alternative, TermGroup } from './term-group.ts'

/** A query as term groups. */
export interface ParsedQuery {
  needed: TermGroup[]
  /** Words that no product has, even in another spelling or as a synonym. */
  unknown: string[]
  preferred: TermGroup[]
}

/** The weight of each kind of substitute relative to the word itself. */
const weights = { joined: 1, parts: 0.9, brand: 1, completed: 0.7, wider: 0.5, near: 0.5 }
/**
 * If fewer products than this match a category word
 * by name, the products in that category match too.
 */
const minNameMatches = 10
/**
 * A category word counts for more than even the rarest other
 * word: a query for a sequin dress is mostly about a dress.
 */
const categoryImportance = 1.25
const brandImportance = 1.1
/**
 * The weight of a category word for products in that category, as a
 * multiple of its maximum weight for products that only mention it.
 */
const headRarity = 6

/** Parses a query into term groups. If `isTyping` is true, the last word may be a prefix. */
export function parseQuery(
  store: WordStore,
  words: readonly QueryWord[],
  names: readonly NamedEntity[],
  isTyping: boolean,
): ParsedQuery {
  const parsed: ParsedQuery = { needed: [], unknown: [], preferred: [] }
  const entityOf = (word: QueryWord) => {
    const at = words.indexOf(word)
    return names.find(({ from, to }) => at >= from && at < to)
  }
  const isTint = (word: QueryWord) => isTintOf(word, entityOf(word))
  const requested = words.filter(word => word.role === 'needed' && !isTint(word))
  for (let from = 0; from < requested.length; ) {
    const run = readRun(store, requested, from, entityOf)
    const isLast = from + run.length === requested.length && requested.at(-1) === words.at(-1)
    const termGroup = createTermGroup(
      store,
      run,
      isLast,
      isTyping,
      toKnown(entityOf(run[0] as QueryWord)),
    )
    const either = isEither(words, run[0]) ? parsed.needed.at(-1) : undefined
    if (termGroup && either) either.alternatives.push(...termGroup.alternatives)
    else if (termGroup) parsed.needed.push(termGroup)
    else parsed.unknown.push(...run.map(({ word }) => word))
    from += run.length
  }
  weigh(parsed.needed, requested, entityOf)
  for (const word of words) {
    if (word.role !== 'soft' && word.role !== 'gender' && !isTint(word)) continue
    const termGroup = createTermGroup(store, [word], false, false)
    if (termGroup) parsed.preferred.push({ ...termGroup, rarity: Math.min(termGroup.rarity, 1.5) })
  }
  const head = createHeadGroup(store, requested, entityOf)
  if (head) parsed.preferred.push(head)
  return parsed
}

/**
 * Returns true for words such as the "light" of light blue: light products rank first, and other
 * blue ones follow. Returns false for navy, which names a color by itself.
 */
function isTintOf(word: QueryWord, part: NamedEntity | undefined): boolean {
  if (part?.group !== 'colors' || part.to - part.from < 2 || word.role !== 'needed') return false
  return word.stem !== stem(part.value) && findColorByName([word.stem]) === undefined
}

/** Returns true if a word follows "or": "red or blue" matches products that are either. */
function isEither(words: readonly QueryWord[], word: QueryWord | undefined): boolean {
  const before = word && words[words.indexOf(word) - 1]
  return before?.word === 'or'
}

/**
 * Creates the group for the word that names the kind of product: the
 * last word of a category name, or of the query if it names no category.
 */
function createHeadGroup(
  { dictionary, synonyms }: WordStore,
  requested: readonly QueryWord[],
  entityOf: (word: QueryWord) => NamedEntity | undefined,
): TermGroup | undefined {
  const head = requested.findLast(word => entityOf(word)?.group === 'category') ?? requested.at(-1)
  if (!head) return undefined
  const others = (synonyms.get(head.stem) ?? []).filter(({ words }) => words.length === 1)
  const alternatives = [{ words: [head.stem], weight: 1 }, ...others].flatMap(
    ({ words, weight }): Alternative[] => {
      const term = dictionary.findTerm(toHeadForm(words[0] ?? ''))
      return term === undefined ? [] : [{ terms: [term], weight }]
    },
  )
  if (alternatives.length === 0) return undefined
  return { words: head.word, alternatives, rarity: headRarity, isCategory: false, importance: 0 }
}

/**
 * Collects the words that form one unit starting at `from`: a phrase from the synonym tables, or
 * two words that can be written as one.
 */
function readRun(
  { dictionary, synonyms }: WordStore,
  words: readonly QueryWord[],
  from: number,
  entityOf: (word: QueryWord) => NamedEntity | undefined,
): readonly QueryWord[] {
  const first = words[from] as QueryWord
  const brand = entityOf(first)?.brand
  if (brand) {
    const length = words.slice(from).findIndex(word => entityOf(word)?.brand !== brand)
    const run = words.slice(from, length === -1 ? undefined : from + length)
    // The query uses another spelling of the brand, such as "DVF".
    if (run.map(({ stem }) => stem).join(' ') !== brand.stems.join(' ')) return run
  }
  for (let length = longestPhrase; length > 1; length -= 1) {
    const run = words.slice(from, from + length)
    if (run.length < length) continue
    const stems = run.map(({ stem }) => stem)
    if (synonyms.has(stems.join(' '))) return run
    if (length === 2 && dictionary.frequencyOf(stems.join('')) > 0) return run
  }
  return [first]
}

interface Known {
  /** The brand's own name. */
  brandStems?: readonly string[]
  /** The names of the category that the word refers to, as stems. */
  wider?: readonly (readonly string[])[]
  /** The color of which the word is a shade. */
  shadeOf?: string
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

function toKnown(part: NamedEntity | undefined): Known {
  if (part?.brand) return { brandStems: part.brand.stems }
  if (part?.group === 'colors') return { shadeOf: stem(part.value) }
  const node = part?.group === 'category' ? findCategory(part.value) : undefined
  return node ? { wider: toNames(node.name) } : {}
}

function countUses(frequency: Uint32Array, { terms }: Alternative): number {
  return Math.min(...terms.map(term => frequency[term] ?? 0))
}

function createTermGroup(
  store: WordStore,
  run: readonly QueryWord[],
  isLast: boolean,
  isTyping: boolean,
  { brandStems, wider = [], shadeOf }: Known = {},
): TermGroup | undefined {
  const { dictionary, synonyms } = store
  const stems = run.map(({ stem }) => stem)
  const alternatives: Alternative[] = []
  const add = (words: readonly string[], weight: number) => {
    const terms = words.map(word => dictionary.findTermOfStem(word))
    const isKnown = terms.every(term => term !== undefined && (dictionary.frequency[term] ?? 0) > 0)
    const known = terms.filter(term => term !== undefined)
    if (isKnown && known.length > 0) alternatives.push({ terms: known, weight })
  }
  add(stems, 1)
  if (stems.length > 1) add([stems.join('')], weights.joined)
  if (brandStems) add(brandStems, weights.brand)
  const joined = stems.join('')
  for (const { words, weight } of synonyms.get(stems.join(' ')) ?? []) add(words, weight)
  for (const { words, weight } of stems.length > 1 ? (synonyms.get(joined) ?? []) : [])
    add(words, weight)
  const uses = Math.max(0, ...alternatives.map(each => countUses(dictionary.titleFrequency, each)))
  if (uses < minNameMatches) for (const words of wider) add(words, weights.wider)
  const parts = compounds.get(joined)
  if (parts && stems.length === 1) add(parts, weights.parts)
  const [only] = run
  if (run.length === 1 && only) {
    if (alternatives.length === 0)
      for (const split of findSplits(store, only.word)) add(split, weights.parts)
    const mayGoOn =
      isLast && only.corrected === undefined && (isTyping || alternatives.length === 0)
    if (mayGoOn) for (const word of findEndings(store, only.word)) add([word], weights.completed)
  }
  if (alternatives.length === 0) return undefined
  const rarity = getRarity(store, alternatives)
  const color =
    shadeOf === undefined || stems.includes(shadeOf)
      ? undefined
      : dictionary.findTermOfStem(shadeOf)
  return {
    words: run.map(({ word }) => word).join(' '),
    alternatives,
    ...(color === undefined ? {} : { near: [{ terms: [color], weight: weights.near }] }),
    rarity,
    isCategory: false,
    importance: rarity,
  }
}

/**
 * Returns the rarity of the word itself or of its best
 * substitute, because a rare synonym must not raise the score.
 */
function getRarity(store: WordStore, alternatives: readonly Alternative[]): number {
  const best = Math.max(...alternatives.map(({ weight }) => weight))
  const frequency = Math.max(
    ...alternatives
      .filter(({ weight }) => weight === best)
      .map(each => countUses(store.dictionary.frequency, each)),
  )
  return Math.log(1 + (store.documents.live + 0.5) / (frequency + 0.5))
}

/**
 * Splits a word in two: blackdress → black, dress. Products
 * must contain both parts; more common splits come first.
 */
function findSplits({ dictionary }: WordStore, word: string): [string, string][] {
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
function findEndings({ dictionary }: WordStore, beginning: string): string[] {
  if (beginning.length < 2) return []
  const forms = dictionary.complete(beginning, maxEndings * 2)
  const stems = forms.map(form => dictionary.toStem(dictionary.getWord(form)))
  return [...new Set(stems)].slice(0, maxEndings)
}

/**
 * Sets the weights of groups in partial matches, in which
 * the word that names the kind of product weighs most.
 */
function weigh(
  termGroups: readonly TermGroup[],
  words: readonly QueryWord[],
  entityOf: (word: QueryWord) => NamedEntity | undefined,
): void {
  const rarest = Math.max(...termGroups.map(({ rarity }) => rarity), 0)
  for (const termGroup of termGroups) {
    const named = words
      .filter(({ word }) => termGroup.words.split(' ').includes(word))
      .map(entityOf)
    termGroup.isCategory = named.some(part => part?.group === 'category')
    if (termGroup.isCategory) termGroup.importance = rarest * categoryImportance
    else if (named.some(part => part?.group === 'brands'))
      termGroup.importance = rarest * brandImportance
  }
}
