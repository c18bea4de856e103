import { categories } from '#app/domain/category-tree.ts'
import { kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { styleWords } from '#app/vocabulary/style-words.ts'
import { toSingular } from '#app/vocabulary/to-phrase.ts'
import { stem } from '../language/stem.ts'
import { toTokens } from '../language/to-tokens.ts'
import { colorNames, findColorByName } from './color-names.ts'
import { findStyleByName, styleNames } from './style-names.ts'
import { findValueByName, valueNames } from './value-names.ts'

/**
 * Returns true if a word, together with the one before it, names a kind of product or an attribute:
 * dress, red, linen, "v neck". The words of a description do not: dry, drop, machine.
 */
export function isKnownWord(word: string, previous: string | undefined): boolean {
  if (isProductNoun(word) || isAttribute(word)) return true
  return previous !== undefined && isStyle(previous, word)
}

/** Returns true if a word names a color, a style, or a value such as a material. */
export function isAttribute(word: string): boolean {
  const root = stem(word)
  return isColor(word) || findValueByName([root]) !== undefined || isStyleName([root])
}

export function isColor(word: string): boolean {
  return findColorByName([stem(word)]) !== undefined
}

/** Returns true if a word is the usual name of a shape or pattern: midi and floral, but not dot. */
export function isStyleWord(word: string): boolean {
  return usualStyles.has(stem(word))
}

/** Returns true if a word alone names a kind: handbag, but not the handle of a door handle. */
export function isKind(word: string): boolean {
  return qualifiersByNoun.get(toSingular(word))?.has('') ?? false
}

/** Returns true if a word names a kind of product: dress, but not red or linen. */
function isProductNoun(word: string): boolean {
  return nouns.has(toSingular(word))
}

/** Returns true if a word alone names a kind, an attribute, or a category such as women or jewelry. */
export function isWholeName(word: string): boolean {
  return isKind(word) || isAttribute(word) || categoryNames.has(toSingular(word))
}

/**
 * Returns true if a search may end with this word after the one before it: "red dress", "oak table",
 * and "hair dye" but not "red dye", because a dye alone names neither a kind nor a category.
 */
export function endsKind(word: string, previous: string): boolean {
  const noun = toSingular(word)
  const qualifiers = qualifiersByNoun.get(noun)
  if (!qualifiers) return false
  return qualifiers.has('') || qualifiers.has(previous) || categoryNouns.has(noun)
}

/** Returns the rest of the names of kinds that begin with a word: shorts for board, which is no kind. */
export function listKindEndings(word: string): readonly string[] {
  return endingsByLead.get(word) ?? []
}

/** Returns true if two words together name an attribute: "v neck". */
export function isStyle(first: string, second: string): boolean {
  return isStyleName([first, second].map(stem))
}

function isStyleName(stems: readonly string[]): boolean {
  return findStyleByName(stems) !== undefined
}

/**
 * Returns true if a word that names a kind or an attribute begins so. Letters that may still become
 * such a word are not misspelt: "unde" begins underwear, and is no "nude".
 */
export function beginsKnownWord(letters: string): boolean {
  return knownWords.some(word => word.startsWith(letters))
}

/**
 * The last words of the names of kinds: the earring of drop earrings. They are not stemmed, because
 * drapes are a kind, but draped is none.
 */
const nouns: ReadonlySet<string> = new Set(
  [
    ...categories.map(({ name }) => name),
    ...[...kindsByPhrase].flatMap(([phrase, { isElsewhere }]) => (isElsewhere ? [] : phrase)),
  ].flatMap(name => {
    const last = toTokens(name).at(-1)?.word
    return last === undefined ? [] : toSingular(last)
  }),
)

const categoryNames: ReadonlySet<string> = new Set(
  categories.map(({ name }) => toSingular(name.toLowerCase())),
)

/** The words directly before each noun in the names of kinds; '' for the noun alone. */
const qualifiersByNoun: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>()
  for (const [phrase, { isElsewhere, isOnlyInPaths }] of kindsByPhrase) {
    if (isElsewhere || isOnlyInPaths) continue
    const words = toTokens(phrase).map(({ word }) => word)
    const noun = toSingular(words.at(-1) ?? '')
    found.set(noun, (found.get(noun) ?? new Set()).add(words.at(-2) ?? ''))
  }
  return found
})()

/** The last words of categories' names. */
const categoryNouns: ReadonlySet<string> = new Set(
  categories.map(({ name }) => toSingular(toTokens(name).at(-1)?.word ?? '')),
)

/** Of two words that name a kind, the second by the first. */
const endingsByLead: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>()
  for (const [phrase, { isElsewhere, isOnlyInPaths }] of kindsByPhrase) {
    const [, lead = '', noun = ''] = /^(\S+) (\S+)$/.exec(phrase) ?? []
    if (isElsewhere || isOnlyInPaths || noun === '' || !isKind(noun)) continue
    found.set(lead, [...(found.get(lead) ?? []), noun])
  }
  return found
})()

/** The first name in each line. */
const usualStyles: ReadonlySet<string> = new Set(
  styleWords.split('\n').flatMap(line => stem(line.split(', ', 1)[0] ?? '')),
)

/** Every word of the names of kinds and attributes. */
const knownWords: readonly string[] = [
  ...new Set(
    [
      ...categories.map(({ name }) => name),
      ...[...kindsByPhrase].flatMap(([phrase, { isElsewhere }]) => (isElsewhere ? [] : phrase)),
      ...colorNames,
      ...valueNames,
      ...styleNames.flat(),
    ].flatMap(name => toTokens(name).map(({ word }) => word)),
  ),
]
