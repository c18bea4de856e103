import { audienceWords } from './audience-words.ts'
import { kindsByPhrase } from './category-kinds.ts'
import { listForeignNames } from './foreign-kinds.ts'
import { toEnglishColor } from './to-english-color.ts'
import { toSingular } from './to-phrase.ts'

/** Shorter words are too often something else: "rot" is red in German. */
const leastLetters = 4

/** Nouns of other languages that are English words, too, and mean something else: a German "Rock" is a skirt. */
const alsoEnglish: ReadonlySet<string> = new Set(
  'rock slip slips pull robe robes veste vestes haut jean short body costume fond gilet punto rebecas'.split(
    ' ',
  ),
)

/** The endings of adjectives, which dictionaries leave out. */
const endings = ['', 's', 'e', 'es', 'er', 'en']

/**
 * Translates a word of a search in another language to the English of our tables; undefined if it is
 * no kind of product, color or audience that we know. Takes the word without accents.
 *
 *     vestido → dress     rojo → red     schwarze → black     herren → men     camiseta → tee
 */
export function translateWord(word: string): string | undefined {
  if (word.length < leastLetters || alsoEnglish.has(word) || isEnglish(word)) return undefined
  return findKind(word) ?? findAudience(word) ?? findColor(word)
}

/** A Swedish "dress" is a suit. */
function isEnglish(word: string): boolean {
  return kindsByPhrase.has(toSingular(word))
}

function findKind(word: string): string | undefined {
  for (const names of listForeignNames().values()) {
    const phrase = names.get(word)
    if (phrase === 't shirt') return 'tee'
    if (phrase !== undefined && phrase !== word && !phrase.includes(' ')) return phrase
  }
  return undefined
}

function findAudience(word: string): string | undefined {
  const traits = audienceWords.get(word)
  if (!traits?.has('adult')) return undefined
  return traits.has('female') ? 'women' : traits.has('male') ? 'men' : undefined
}

function findColor(word: string): string | undefined {
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue
    const root = word.slice(0, word.length - ending.length)
    const [name, second] = toEnglishColor([root])
    if (name !== undefined && name !== root && second === undefined) return name
  }
  return undefined
}
