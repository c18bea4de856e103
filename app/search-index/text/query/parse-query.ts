import { findCategory } from '#app/domain/category-tree.ts'
import { toHeadForm } from '../language/head-form.ts'
import { isImitating, listRealMaterials } from '../language/imitations.ts'
import { listOccasionStems } from '../language/occasion-things.ts'
import { stem } from '../language/stem.ts'
import { lowPriceWords } from '../language/stop-words.ts'
import { isClosedCompound, isInseparable, longestPhrase } from '../language/synonyms.ts'
import { findColorByName, toColorForm } from '../names/color-names.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import { createAlternativeLimit } from './alternative-limit.ts'
import { createTermGroup, toKnown } from './create-term-group.ts'
import { addAlternatives, joinRepeated } from './join-repeated.ts'
import { needsName } from './needs-name.ts'
import type { QueryWord } from './query-word.ts'
import { isAudience, type NamedEntity } from './read-names.ts'
import type { Alternative, TermGroup } from './term-group.ts'
import { weighTermGroups } from './weigh-term-groups.ts'

/** A query as term groups. */
export interface ParsedQuery {
  needed: TermGroup[]
  /** Words that no product has, even in another spelling or as a synonym. */
  unknown: string[]
  /** Words beyond the most alternatives that a text may have. */
  leftOut: string[]
  preferred: TermGroup[]
  /** The names of shades of which any product in the color matches. */
  wider: NamedEntity[]
  /**
   * True if products should have one of the words outside their description, because
   * names in this catalogue often do: a phone with Bluetooth and speakers is no Bluetooth speaker.
   */
  needsName: boolean
  /** True if all words are colors, so that how often a name says them is no merit: Green Tea. */
  isColorOnly: boolean
}

/**
 * The weight of a category word for products in that category, as a
 * multiple of its maximum weight for products that only mention it.
 */
const headRarity = 3
/** The weight of a color for products that come in it, if a query names no thing: more than that of a name. */
const colorRarity = 3
/** The most that an optional word counts for. */
const mostPreferred = 1.5

/** Parses a query into term groups. If `isTyping` is true, the last word may be a prefix. */
export function parseQuery(
  store: Vocabulary,
  text: string,
  words: readonly QueryWord[],
  names: readonly NamedEntity[],
  isTyping: boolean,
): ParsedQuery {
  const parsed: ParsedQuery = {
    needed: [],
    unknown: [],
    leftOut: [],
    preferred: [],
    wider: [],
    needsName: false,
    isColorOnly: false,
  }
  const mayJoin = createAlternativeLimit(store.dictionary)
  const entityOf = (word: QueryWord) => {
    const at = words.indexOf(word)
    return names.find(({ from, to }) => at >= from && at < to)
  }
  const isTint = (word: QueryWord) => isTintOf(word, entityOf(word))
  const addWider = (word: QueryWord | undefined) => {
    const shade = word && entityOf(word)
    if (shade && !parsed.wider.includes(shade)) parsed.wider.push(shade)
  }
  const requested = words.filter(word => word.role === 'needed' && !isTint(word))
  for (let from = 0; from < requested.length; ) {
    const create = (run: readonly QueryWord[]) => {
      const isLast = from + run.length === requested.length && requested.at(-1) === words.at(-1)
      const part = entityOf(run[0] as QueryWord)
      const named = words.slice(part?.from, part?.to)
      const endsName = run.length < named.length && run.at(-1) === named.at(-1)
      const phrase = part && endsName ? named.map(({ stem }) => stem) : []
      const things = names.some(isThing) ? [] : run.flatMap(({ word }) => listOccasionStems(word))
      return createTermGroup(store, run, isLast, isTyping, { ...toKnown(part), phrase, things })
    }
    let run = readRun(store, requested, from, entityOf)
    let termGroup = create(run)
    const own = termGroup && takeOwnWords(run, termGroup)
    if (own) parsed.preferred.push(own)
    if (termGroup && isDivisible(run, entityOf)) termGroup.parts = splitRun(run, termGroup, create)
    if (!termGroup && run.length > 1 && !isStyle(run, entityOf)) {
      // No product has these words together, so the first one is searched on its own.
      run = run.slice(0, 1)
      termGroup = create(run)
    }
    const either = isEither(text, words, run[0] as QueryWord, entityOf)
      ? parsed.needed.at(-1)
      : undefined
    if (termGroup && either && !mayJoin(either, termGroup))
      parsed.leftOut.push(...run.map(({ word }) => word))
    else if (termGroup && either) addAlternatives(either, termGroup.alternatives)
    else if (termGroup) parsed.needed.push(termGroup)
    else parsed.unknown.push(...run.map(({ word }) => word))
    if (termGroup?.isWider) addWider(run[0])
    from += run.length
  }
  weighTermGroups(parsed.needed, requested, entityOf)
  parsed.needed = joinRepeated(parsed.needed)
  parsed.needsName = needsName(store.dictionary, parsed.needed)
  for (const word of words) {
    if (isTint(word)) addWider(word)
    else if (word.role !== 'soft' && word.role !== 'gender') continue
    // A price level is no feature of a product, except in the name of a brand.
    if (lowPriceWords.has(word.word) && entityOf(word) === undefined) continue
    const termGroup = createTermGroup(store, [word], false, false)
    if (termGroup)
      parsed.preferred.push({ ...termGroup, rarity: Math.min(termGroup.rarity, mostPreferred) })
  }
  parsed.isColorOnly =
    requested.length > 0 && requested.every(word => entityOf(word)?.group === 'colors')
  parsed.preferred.push(...createColorGroups(store, names))
  const head = createHeadGroup(store, requested, entityOf)
  if (head) parsed.preferred.push(head)
  return parsed
}

/**
 * Returns true if products with some words of a unit are similar to those with all. A shirt is not
 * similar to a T-shirt, nor tie-dye to black tie, nor leather to faux leather.
 */
function isDivisible(
  run: readonly QueryWord[],
  entityOf: (word: QueryWord) => NamedEntity | undefined,
): boolean {
  const stems = run.map(({ stem }) => stem)
  if (run.length < 2 || isClosedCompound(stems.join('')) || isInseparable(stems)) return false
  return !isStyle(run, entityOf) && !isImitating(run[0]?.stem ?? '')
}

/**
 * Takes the words themselves out of the group of a kind that a product with these words apart may not
 * belong to, and returns them as an optional group. Undefined if the group has no other wording.
 */
function takeOwnWords(run: readonly QueryWord[], termGroup: TermGroup): TermGroup | undefined {
  const [own, ...others] = termGroup.alternatives
  const isKind = isInseparable(run.map(({ stem }) => stem))
  if (!isKind || own?.terms.length !== run.length || others.length === 0) return undefined
  termGroup.alternatives = others
  return { ...termGroup, alternatives: [own], rarity: mostPreferred }
}

/** Returns true for a unit that names one length, pattern, occasion and so on. */
function isStyle(
  run: readonly QueryWord[],
  entityOf: (word: QueryWord) => NamedEntity | undefined,
): boolean {
  return run.every(word => entityOf(word)?.group === 'style')
}

/**
 * Creates a group for each word of a unit. A product with a substitute for the
 * unit has all its words: a mackintosh is both the rain and the jacket of "rain jacket".
 */
function splitRun(
  run: readonly QueryWord[],
  whole: TermGroup,
  create: (run: readonly QueryWord[]) => TermGroup | undefined,
): TermGroup[] {
  const substitutes = whole.alternatives.slice(1)
  return run.flatMap(word => {
    const part = create([word])
    return part ? [{ ...part, alternatives: [...part.alternatives, ...substitutes] }] : []
  })
}

/**
 * Returns true for words such as the "light" of light blue: light products rank first, and other
 * blue ones follow. Returns false for navy, which names a color by itself.
 */
function isTintOf(word: QueryWord, part: NamedEntity | undefined): boolean {
  if (part?.group !== 'colors' || part.to - part.from < 2 || word.role !== 'needed') return false
  return word.stem !== stem(part.value) && findColorByName([word.stem]) === undefined
}

/**
 * Returns true if a word is an alternative to the previous one: "red or blue", or
 * two nouns of one kind, such as "necklaces and chains", which no product is at once.
 */
function isEither(
  text: string,
  words: readonly QueryWord[],
  word: QueryWord,
  entityOf: (word: QueryWord) => NamedEntity | undefined,
): boolean {
  const at = words.indexOf(word)
  const [last, before] = [words[at - 1], words[at - 2]]
  if (last === undefined || last.word === 'or') return last !== undefined
  const isListed = /[&,/+]/.test(text.slice(last.end, word.start))
  const other = last.word === 'and' ? before : isListed ? last : undefined
  return other !== undefined && areOfOneKind(entityOf(other), entityOf(word))
}

/** Returns true for two categories next to each other in the tree, or one inside the other. */
function areOfOneKind(a: NamedEntity | undefined, b: NamedEntity | undefined): boolean {
  if (a?.group !== 'category' || b?.group !== 'category' || a === b) return false
  const [first, second] = [findCategory(a.value), findCategory(b.value)]
  if (first?.parent === undefined || second?.parent === undefined) return false
  return (
    first.id === second.id ||
    first.parent === second.parent ||
    first.parent === second.id ||
    second.parent === first.id
  )
}

/** Returns true for the name of a kind of product, but not for "outfit" or "clothes", which may be any. */
function isThing({ group, value }: NamedEntity): boolean {
  return group === 'category' && !isAudience(value) && !value.endsWith('-clothes')
}

/**
 * Creates the groups of products that come in a color, for a query that names no thing: “green” means
 * no green tea, nor a brand called so.
 */
function createColorGroups({ dictionary }: Vocabulary, names: readonly NamedEntity[]): TermGroup[] {
  if (names.some(isThing)) return []
  return names.flatMap(({ group, value }): TermGroup[] => {
    const term = group === 'colors' ? dictionary.findTerm(toColorForm(value)) : undefined
    if (term === undefined) return []
    const alternatives = [{ terms: [term], weight: 1 }]
    return [{ words: value, alternatives, rarity: colorRarity, isCategory: false, importance: 0 }]
  })
}

/**
 * Creates the group for the word that names the kind of product: the
 * last word of a category name, or of the query if it names no category.
 */
function createHeadGroup(
  { dictionary, synonyms }: Vocabulary,
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
  return {
    words: head.word,
    alternatives,
    rarity: headRarity,
    isCategory: false,
    importance: 0,
  }
}

/**
 * Collects the words that form one unit starting at `from`: a phrase from the synonym tables, or
 * two words that can be written as one.
 */
function readRun(
  { dictionary, synonyms }: Vocabulary,
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
  if (isImitating(first.stem) && listRealMaterials(words[from + 1]?.stem ?? '').length > 0)
    return words.slice(from, from + 2)
  for (let length = longestPhrase; length > 1; length -= 1) {
    const run = words.slice(from, from + length)
    if (run.length < length) continue
    const stems = run.map(({ stem }) => stem)
    if (synonyms.has(stems.join(' '))) return run
    if (length === 2 && dictionary.frequencyOf(stems.join('')) > 0) return run
  }
  return [first]
}
