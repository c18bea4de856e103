import { toBrandKey } from '#app/vocabulary/brand.ts'
import { translateWord } from '#app/vocabulary/translate-word.ts'
import { isWellKnownBrand } from '#app/vocabulary/well-known-brands.ts'
import { findRecipient } from '../language/find-recipient.ts'
import { isRealWord } from '../language/real-words.ts'
import { stem } from '../language/stem.ts'
import { oppositeGenders, softWords, stopWords, vagueThings } from '../language/stop-words.ts'
import { compounds, longestPhrase } from '../language/synonyms.ts'
import { toTokens } from '../language/to-tokens.ts'
import { isAttribute, isKnownWord } from '../names/is-known-word.ts'
import { findNearSpellings, type NearSpelling } from '../terms/near-spellings.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import type { QueryWord } from './query-word.ts'

/** The maximum number of words; further ones are ignored. */
const maxWords = 24
/**
 * The maximum number of words to correct. Each takes a scan of the whole
 * dictionary, and a text with more unknown words is no misspelled search.
 */
const maxCorrections = 6

/**
 * Reads the query's words outside the `taken` parts, each on its own. `isGuessing` also corrects words
 * that look like a brand or an unfinished word. `isTyping` leaves the last word alone if it begins a
 * word of a product: "cash" may become "cashmere", so it is not corrected to "Cass".
 */
export function readWords(
  text: string,
  taken: readonly { start: number; end: number }[],
  store: Vocabulary,
  { isTyping = false, isGuessing = false }: ReadingOptions = {},
): QueryWord[] {
  const findNear = createNearFinder(store, isGuessing)
  return (
    listOwnTokens(text, taken)
      .slice(0, maxWords)
      .map((token, at, all) => {
        const isUnfinished = isTyping && !isGuessing && token.end === text.trimEnd().length
        return readWord(
          token,
          all[at - 1]?.word,
          text,
          { findNear, isGuessing, isUnfinished },
          store,
        )
      })
      // "100%" in "100% cotton" is optional.
      .map(word => (text[word.end] === '%' ? { ...word, role: 'soft' as const } : word))
      .map((word, at, all) =>
        isInUnit(store, all, at) ? { ...word, role: 'needed' as const } : word,
      )
  )
}

/** Returns true if a text has more words outside the `taken` parts than `readWords` reads. */
export function hasFurtherWords(
  text: string,
  taken: readonly { start: number; end: number }[],
): boolean {
  return listOwnTokens(text, taken).length > maxWords
}

function listOwnTokens(text: string, taken: readonly { start: number; end: number }[]) {
  return toTokens(text).filter(({ start, end }) =>
    taken.every(part => end <= part.start || start >= part.end),
  )
}

/** How the words of a text are read; see `readWords`. */
export interface ReadingOptions {
  isTyping?: boolean
  isGuessing?: boolean
}

type NearFinder = (word: string) => Spelling | undefined
interface Spelling {
  word: string
  distance: number
}
interface Speller {
  findNear: NearFinder
  isGuessing: boolean
  /** True for the word that a shopper may be in the middle of. */
  isUnfinished: boolean
}

/**
 * Finds the nearest spelling of a query's words, each once, up to a limit. Descriptions have
 * too many odd words to correct to, unless there is nothing else.
 */
function createNearFinder({ dictionary }: Vocabulary, isGuessing: boolean): NearFinder {
  const found = new Map<string, Spelling | undefined>()
  const find = (word: string): Spelling | undefined => {
    const doubled = findDoubled(word, dictionary)
    if (doubled !== undefined) return { word: doubled, distance: 1 }
    const uses = isGuessing ? dictionary.uses : dictionary.titleUses
    const near = findNearSpellings(dictionary, word, uses)
    // Shoppers rarely get the first letter wrong, so another one is only a guess.
    const isLikely = ({ form }: NearSpelling) =>
      isGuessing || dictionary.getWord(form).charCodeAt(0) === word.charCodeAt(0)
    const likely = near.find(isLikely)
    return likely && { word: dictionary.getWord(likely.form), distance: likely.distance }
  }
  return word => {
    if (!found.has(word) && found.size < maxCorrections) found.set(word, find(word))
    return found.get(word)
  }
}

/**
 * Returns true for an optional word that forms a unit with its neighbors,
 * such as the "size" of "plus size" or the "set" of "head set".
 */
function isInUnit(
  { dictionary, synonyms }: Vocabulary,
  words: readonly QueryWord[],
  at: number,
): boolean {
  if (words[at]?.role !== 'soft') return false
  for (let length = 2; length <= longestPhrase; length += 1)
    for (let from = Math.max(at - length + 1, 0); from <= at; from += 1) {
      const run = words.slice(from, from + length)
      if (run.length < length || run.every(({ role }) => role !== 'needed')) continue
      const stems = run.map(({ stem }) => stem)
      if (synonyms.has(stems.join(' '))) return true
      if (length === 2 && dictionary.frequencyOf(stems.join('')) > 0) return true
    }
  return false
}

/**
 * Makes words such as "women" or "the best" required if the query has no others, and the "set" of
 * "green set", which is the only thing there.
 */
export function requireSubject(words: readonly QueryWord[]): readonly QueryWord[] {
  const hasSubject = words.some(({ role }) => role === 'needed')
  if (hasSubject) {
    const isNamed = words.some(({ word, role }) => role === 'needed' && !isAttribute(word))
    const isThing = ({ word, role }: QueryWord) => role === 'soft' && vagueThings.has(word)
    return isNamed ? words : words.map(each => (isThing(each) ? { ...each, role: 'needed' } : each))
  }
  const isSoft = words.some(({ role }) => role !== 'stop')
  return words.map(word => (isSoft && word.role === 'stop' ? word : { ...word, role: 'needed' }))
}

function readWord(
  { word, start, end }: Pick<QueryWord, 'word' | 'start' | 'end'>,
  previous: string | undefined,
  text: string,
  speller: Speller,
  store: Vocabulary,
): QueryWord {
  const root = findRecipient(word, previous) ?? stem(word)
  const own = { word, start, end, stem: root }
  if (oppositeGenders.has(root)) return { ...own, role: 'gender' }
  if (stopWords.has(word)) return { ...own, role: 'stop' }
  if (softWords.has(word) || softWords.has(root)) return { ...own, role: 'soft' }
  // The first word says nothing, because phones capitalize it.
  const isCapitalized =
    /^\p{Lu}\p{Ll}/u.test(text.slice(start, end)) && text.slice(0, start).trim() !== ''
  const isRight = root !== stem(word) || (!speller.isGuessing && isQuoted(text, start))
  const corrected = isRight ? undefined : findSpelling(word, isCapitalized, speller, store)
  if (corrected === undefined) return { ...own, role: 'needed' }
  const correctedStem = stem(corrected)
  return {
    ...own,
    stem: correctedStem,
    corrected,
    role: oppositeGenders.has(correctedStem) ? 'gender' : 'needed',
  }
}

/** Returns true between quotation marks, with which shoppers ask for the words as typed. */
function isQuoted(text: string, start: number): boolean {
  const marks = /["“”]/g
  return (text.slice(0, start).match(marks)?.length ?? 0) % 2 === 1 && marks.test(text.slice(start))
}

/**
 * Corrects a word that no product has and that fashion does not know: jaens → jeans. Undefined if the
 * word needs no correction or no form is close enough. Words that look like a brand we do not stock
 * or like the beginning of another word are left alone: "sneak" means sneakers, not "sea".
 */
function findSpelling(
  word: string,
  isCapitalized: boolean,
  { findNear, isGuessing, isUnfinished }: Speller,
  { dictionary, synonyms, brands }: Pick<Vocabulary, 'dictionary' | 'synonyms' | 'brands'>,
): string | undefined {
  const term = dictionary.findTerm(word)
  if (term !== undefined && (dictionary.frequency[term] ?? 0) > 0) return undefined
  const root = stem(word)
  if (synonyms.has(root) || compounds.has(root) || isRealWord(root)) return undefined
  if (isKnownWord(word, undefined)) return undefined
  const isBrand = isWellKnownBrand(toBrandKey(word))
  if (!isGuessing && isBrand) return undefined
  if (isUnfinished && dictionary.complete(word, 1).length > 0) return undefined
  const english = translateWord(word)
  if (english !== undefined) return english
  const nearest = findNear(word)
  if (nearest === undefined) return undefined
  if (isGuessing) return isBrand && nearest.distance > 1 ? undefined : nearest.word
  if (nearest.distance > 1 && dictionary.complete(word, 1).length > 0) return undefined
  const corrected = nearest.word
  if (nearest.distance <= 1) return corrected
  const correctedRoot = stem(corrected)
  const isOfBrand = brands.all.some(
    ({ count, stems }) => count > 0 && stems.includes(correctedRoot),
  )
  // Two edits make a brand of many a word, unless it is written like a name or is long.
  const isFar = isOfBrand && !isRealWord(correctedRoot) && word.length < leastFarLetters
  if (!isCapitalized) return isFar ? undefined : corrected
  return isOfBrand ? corrected : undefined
}

const leastFarLetters = 8

/**
 * Finds a word of fashion or of the catalogue from which only a double letter sets a misspelled one apart,
 * the most common mistake: wolen → woolen rather than women, neckklace → necklace.
 */
function findDoubled(word: string, dictionary: Vocabulary['dictionary']): string | undefined {
  if (word.length < leastDoubledLetters) return undefined
  for (let at = 1; at < word.length; at += 1) {
    const isTwice = word[at] === word[at - 1]
    const other =
      word.slice(0, isTwice ? at - 1 : at) + (isTwice ? '' : word[at - 1]) + word.slice(at)
    const form = dictionary.find(other)
    const isSold = form !== undefined && (dictionary.titleUses[form] ?? 0) > 0
    if (isSold || isRealWord(stem(other)) || isKnownWord(other, undefined)) return other
  }
  return undefined
}

/** A letter more or less makes another word of shorter ones. */
const leastDoubledLetters = 4
