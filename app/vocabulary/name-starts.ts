import { audienceWords } from './audience-words.ts'
import { toBrandKey, toBrandName } from './brand.ts'
import { toColorIds } from './color-words.ts'
import { parseComposition } from './composition.ts'
import { findKindOfTitle } from './find-kind.ts'
import { remember } from './remember.ts'
import { styleWords } from './style-words.ts'
import { toWords } from './to-words.ts'
import { isWellKnownBrand } from './well-known-brands.ts'

/** The start of a product's name, which may be its brand. */
export interface NameStart {
  /** See `toBrandKey`. */
  key: string
  /** The brand as the name writes it, tidied by `toBrandName`. */
  name: string
  /** The name after the brand; the whole name if nothing follows. */
  rest: string
}

const maxWords = 4
const joining = /^(?:[&+×x/]|and|by|of|for|und|et|de|di)$/i

/**
 * Returns the starts of a product's name that could be a brand, longest first, so that a
 * two-word brand is not mistaken for a one-word brand. Which of them is a brand depends on
 * the brands that the caller knows.
 *
 *     Northquay Harbour Shirt  northquayharbourshirt, northquayharbour, northquay
 *     Silk Harbour Shirt       silkharbourshirt, silkharbour: silk is a material
 */
export function findNameStarts(name: string): NameStart[] {
  const words = name.trim().split(/\s+/)
  return Array.from({ length: Math.min(maxWords, words.length) }, (_, at) => at + 1)
    .reverse()
    .flatMap(count => {
      const written = words
        .slice(0, count)
        .join(' ')
        .replace(/[\s,:|–—-]+$/, '')
      // "Adair" is not the brand of "Adair & Sons Shirt".
      if (joining.test(words[count - 1] ?? '') || joining.test(words[count] ?? '')) return []
      const key = toBrandKey(written)
      const shown = toBrandName(written)
      if (key === '' || shown === undefined) return []
      if (!isWellKnownBrand(key) && !isNameLike(written)) return []
      const rest = words
        .slice(count)
        .join(' ')
        .replace(/^[\s,:|–—-]+/, '')
      return [{ key, name: shown, rest: rest || name }]
    })
}

/**
 * True for text that may be a brand which is not on our list: it starts with a
 * capital letter, and some word of it is not a word that describes products.
 */
function isNameLike(written: string): boolean {
  if (!/^[\p{Lu}\p{N}]/u.test(written) || !/\p{L}.*\p{L}/u.test(written)) return false
  return !toWords(written).every(word => isProductWord(word))
}

/** Words that begin the names of many brands' products, beside those of our vocabulary. */
const nameWords = new Set(
  `new classic classics vintage original originals essential essentials basic basics premium luxury
  modern free theory supreme next frame mother limited exclusive signature iconic everyday ultimate
  perfect pure natural organic signature set pair pack the a an my our girls boys baby kids unisex
  slim regular relaxed oversized cropped long short high low big small mini soft light dark bright
  apt guess vince vision reformation heritage legacy standard select all one`.split(/\s+/),
)
const ofStyles = new Set(styleWords.split(/[\n, ]+/))

const isProductWord = remember(
  (word): boolean =>
    nameWords.has(word) ||
    ofStyles.has(word) ||
    audienceWords.has(word) ||
    /^\d+$/.test(word) ||
    toColorIds(word).length > 0 ||
    findKindOfTitle(word) !== undefined ||
    parseComposition([word], '').length > 0,
)
