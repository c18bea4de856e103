import { findCategory } from '#app/domain/category-tree.ts'
import { findColorByName } from './color-names.ts'
import { toHeadForm } from './head-form.ts'
import type { QueryWord } from './query-word.ts'
import type { NamedPart } from './read-names.ts'
import type { Alternative, Slot } from './slot.ts'
import { stem } from './stem.ts'
import { compounds, synonyms } from './synonyms.ts'
import { toTokens } from './to-tokens.ts'
import type { WordStore } from './word-store.ts'

/** What the words of a search ask for. */
export interface Wish {
  needed: Slot[]
  /** Words no product has, in no spelling and under no other name. */
  unknown: string[]
  preferred: Slot[]
}

/** What stands for a word loses this to the word itself. */
const weights = { joined: 1, parts: 0.9, brand: 1, completed: 0.7, wider: 0.5, near: 0.5 }
/** With fewer that say a thing by its name, those that are listed under it are found too. */
const fewEnough = 10
/** A kind of thing counts as much as the rarest other word and more: who asks for a sequin dress wants a dress. */
const thingImportance = 1.25
const brandImportance = 1.1
/** Times what a mention counts at most, this is what being the thing counts beside having its name. */
const headRarity = 6
/** The longest phrase of the tables. */
const longestPhrase = 3

/** `isTyping`: the last word may be the beginning of one. */
export function createSlots(
  store: WordStore,
  words: readonly QueryWord[],
  names: readonly NamedPart[],
  isTyping: boolean,
): Wish {
  const wish: Wish = { needed: [], unknown: [], preferred: [] }
  const kindOf = (word: QueryWord) => {
    const at = words.indexOf(word)
    return names.find(({ from, to }) => at >= from && at < to)
  }
  const isTint = (word: QueryWord) => isTintOf(word, kindOf(word))
  const asked = words.filter(word => word.role === 'needed' && !isTint(word))
  for (let from = 0; from < asked.length; ) {
    const run = takeRun(store, asked, from, kindOf)
    const isLast = from + run.length === asked.length && asked.at(-1) === words.at(-1)
    const slot = createSlot(store, run, isLast, isTyping, toKnown(kindOf(run[0] as QueryWord)))
    const either = isEither(words, run[0]) ? wish.needed.at(-1) : undefined
    if (slot && either) either.alternatives.push(...slot.alternatives)
    else if (slot) wish.needed.push(slot)
    else wish.unknown.push(...run.map(({ word }) => word))
    from += run.length
  }
  weigh(wish.needed, asked, kindOf)
  for (const word of words) {
    if (word.role !== 'soft' && word.role !== 'gender' && !isTint(word)) continue
    const slot = createSlot(store, [word], false, false)
    if (slot) wish.preferred.push({ ...slot, rarity: Math.min(slot.rarity, 1.5) })
  }
  const head = createHeadSlot(store, asked, kindOf)
  if (head) wish.preferred.push(head)
  return wish
}

/** "Light" of light blue: products that say so come first, and other blue ones follow. Navy is a colour without blue. */
function isTintOf(word: QueryWord, part: NamedPart | undefined): boolean {
  if (part?.group !== 'colors' || part.to - part.from < 2 || word.role !== 'needed') return false
  return word.stem !== stem(part.value) && findColorByName([word.stem]) === undefined
}

/** Red or blue: who has one has it. */
function isEither(words: readonly QueryWord[], word: QueryWord | undefined): boolean {
  const before = word && words[words.indexOf(word) - 1]
  return before?.word === 'or'
}

/** What the last word of a sort of thing names, else the last word of all, is what a product should be. */
function createHeadSlot(
  { vocabulary }: WordStore,
  asked: readonly QueryWord[],
  kindOf: (word: QueryWord) => NamedPart | undefined,
): Slot | undefined {
  const head = asked.findLast(word => kindOf(word)?.group === 'category') ?? asked.at(-1)
  if (!head) return undefined
  const others = (synonyms.get(head.stem) ?? []).filter(({ words }) => words.length === 1)
  const alternatives = [{ words: [head.stem], weight: 1 }, ...others].flatMap(
    ({ words, weight }): Alternative[] => {
      const term = vocabulary.findTerm(toHeadForm(words[0] ?? ''))
      return term === undefined ? [] : [{ terms: [term], weight }]
    },
  )
  if (alternatives.length === 0) return undefined
  return { words: head.word, alternatives, rarity: headRarity, isThing: false, importance: 0 }
}

/** The words that make one thing with the one at `from`: a phrase of the tables, or two that others write as one. */
function takeRun(
  { vocabulary }: WordStore,
  words: readonly QueryWord[],
  from: number,
  kindOf: (word: QueryWord) => NamedPart | undefined,
): readonly QueryWord[] {
  const first = words[from] as QueryWord
  const brand = kindOf(first)?.brand
  if (brand) {
    const length = words.slice(from).findIndex(word => kindOf(word)?.brand !== brand)
    const run = words.slice(from, length === -1 ? undefined : from + length)
    // Written otherwise than the brand writes itself: DVF.
    if (run.map(({ stem }) => stem).join(' ') !== brand.stems.join(' ')) return run
  }
  for (let length = longestPhrase; length > 1; length -= 1) {
    const run = words.slice(from, from + length)
    if (run.length < length) continue
    const stems = run.map(({ stem }) => stem)
    if (synonyms.has(stems.join(' '))) return run
    if (length === 2 && vocabulary.frequencyOf(stems.join('')) > 0) return run
  }
  return [first]
}

interface Known {
  /** The brand's own name. */
  brandStems?: readonly string[]
  /** What the category is called that the word names. */
  wider?: readonly (readonly string[])[]
  /** The colour that the word is a shade of. */
  shadeOf?: string
}

/** Pumps & Heels are pumps, and heels; Rain & Winter Boots are rain boots, and winter boots. */
function toNames(name: string): string[][] {
  const parts = name.split(' & ').map(part => toTokens(part).map(({ word }) => stem(word)))
  const last = parts.at(-1) ?? []
  return parts.map(part => (part.length === 1 && last.length > 1 ? [...part, ...last.slice(-1)] : part))
}

function toKnown(part: NamedPart | undefined): Known {
  if (part?.brand) return { brandStems: part.brand.stems }
  if (part?.group === 'colors') return { shadeOf: stem(part.value) }
  const node = part?.group === 'category' ? findCategory(part.value) : undefined
  return node ? { wider: toNames(node.name) } : {}
}

function countUses(frequency: Uint32Array, { terms }: Alternative): number {
  return Math.min(...terms.map(term => frequency[term] ?? 0))
}

function createSlot(
  store: WordStore,
  run: readonly QueryWord[],
  isLast: boolean,
  isTyping: boolean,
  { brandStems, wider = [], shadeOf }: Known = {},
): Slot | undefined {
  const { vocabulary } = store
  const stems = run.map(({ stem }) => stem)
  const alternatives: Alternative[] = []
  const add = (words: readonly string[], weight: number) => {
    const terms = words.map(word => vocabulary.findTermOfStem(word))
    const isKnown = terms.every(term => term !== undefined && (vocabulary.frequency[term] ?? 0) > 0)
    const known = terms.filter(term => term !== undefined)
    if (isKnown && known.length > 0) alternatives.push({ terms: known, weight })
  }
  add(stems, 1)
  if (stems.length > 1) add([stems.join('')], weights.joined)
  if (brandStems) add(brandStems, weights.brand)
  const joined = stems.join('')
  for (const { words, weight } of synonyms.get(stems.join(' ')) ?? []) add(words, weight)
  for (const { words, weight } of stems.length > 1 ? (synonyms.get(joined) ?? []) : []) add(words, weight)
  const uses = Math.max(0, ...alternatives.map(each => countUses(vocabulary.titleFrequency, each)))
  if (uses < fewEnough) for (const words of wider) add(words, weights.wider)
  const parts = compounds.get(joined)
  if (parts && stems.length === 1) add(parts, weights.parts)
  const [only] = run
  if (run.length === 1 && only) {
    if (alternatives.length === 0) for (const split of findSplits(store, only.word)) add(split, weights.parts)
    const mayGoOn = isLast && only.corrected === undefined && (isTyping || alternatives.length === 0)
    if (mayGoOn) for (const word of findEndings(store, only.word)) add([word], weights.completed)
  }
  if (alternatives.length === 0) return undefined
  const rarity = getRarity(store, alternatives)
  const color =
    shadeOf === undefined || stems.includes(shadeOf) ? undefined : vocabulary.findTermOfStem(shadeOf)
  return {
    words: run.map(({ word }) => word).join(' '),
    alternatives,
    ...(color === undefined ? {} : { near: [{ terms: [color], weight: weights.near }] }),
    rarity,
    isThing: false,
    importance: rarity,
  }
}

/** Of what was written, or of what stands best for it: a synonym's rarity would lift what only stands for the word. */
function getRarity(store: WordStore, alternatives: readonly Alternative[]): number {
  const best = Math.max(...alternatives.map(({ weight }) => weight))
  const frequency = Math.max(
    ...alternatives
      .filter(({ weight }) => weight === best)
      .map(each => countUses(store.vocabulary.frequency, each)),
  )
  return Math.log(1 + (store.documents.live + 0.5) / (frequency + 0.5))
}

/** blackdress → black, dress: both ends in use, the commoner the better. */
function findSplits({ vocabulary }: WordStore, word: string): [string, string][] {
  const splits: { parts: [string, string]; uses: number }[] = []
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts: [string, string] = [vocabulary.toStem(word.slice(0, at)), vocabulary.toStem(word.slice(at))]
    const uses = Math.min(...parts.map(vocabulary.frequencyOf))
    if (uses > 0) splits.push({ parts, uses })
  }
  const best = splits.sort((a, b) => b.uses - a.uses)[0]
  return best ? [best.parts] : []
}

const maxEndings = 12

/** The stems of what a beginning may become, most products first. */
function findEndings({ vocabulary }: WordStore, beginning: string): string[] {
  if (beginning.length < 2) return []
  const forms = vocabulary.complete(beginning, maxEndings * 2)
  const stems = forms.map(form => vocabulary.toStem(vocabulary.getWord(form)))
  return [...new Set(stems)].slice(0, maxEndings)
}

/** What a thing is weighs most when not everything can be had. */
function weigh(
  slots: readonly Slot[],
  words: readonly QueryWord[],
  kindOf: (word: QueryWord) => NamedPart | undefined,
): void {
  const rarest = Math.max(...slots.map(({ rarity }) => rarity), 0)
  for (const slot of slots) {
    const named = words.filter(({ word }) => slot.words.split(' ').includes(word)).map(kindOf)
    slot.isThing = named.some(part => part?.group === 'category')
    if (slot.isThing) slot.importance = rarest * thingImportance
    else if (named.some(part => part?.group === 'brands')) slot.importance = rarest * brandImportance
  }
}
