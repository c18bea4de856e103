import type { ColorId } from '#app/domain/color.ts'
import { kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { materialWords } from '#app/vocabulary/composition.ts'
import { descriptiveWords, fillerWords } from '#app/vocabulary/descriptive-words.ts'
import { distinctionWords } from '#app/vocabulary/distinction-words.ts'
import { remember } from '#app/vocabulary/remember.ts'
import { styleWords } from '#app/vocabulary/style-words.ts'
import { divideText, toNameWords } from './name-words.ts'

/**
 *     model      may name the product: Kelara, 501
 *     detail     describes it: linen, ribbed
 *     empty      says nothing about which product it is: dress, classic, navy
 */
type WordClass = 'model' | 'detail' | 'empty'

/** Distinctions are read from the whole name, because "short sleeve" is one and "short" is not. */
const distinguishing = new Set(
  Object.values(distinctionWords).flatMap(values => Object.values(values).flatMap(toNameWords)),
)
const details = new Set(
  [descriptiveWords, ...materialWords]
    .flatMap(toNameWords)
    .filter(word => isWord(word) && !distinguishing.has(word)),
)
const empty = new Set(
  [
    ...distinguishing,
    ...[fillerWords, ...kindsByPhrase.keys()].flatMap(toNameWords),
    ...toNameWords(styleWords),
  ].filter(isWord),
)

/** Numbers are no part of the tables: the 3 of "3 pack" may be that of a model. */
function isWord(word: string): boolean {
  return !/^\d/.test(word)
}

/** Matches generations and measures, which count as distinctions. */
const marks = /^(?:\+|\d\.\d|v\d{1,2}|i{2,3}|iv|vi{1,3}|ix|\d[\d.,]*(?:ml|oz|g|kg|cm|mm|in|inch))$/

const classify = remember((word): WordClass => {
  // Kinds have names like "linen shirt", so that a material counts before a kind.
  if (details.has(word)) return 'detail'
  if (empty.has(word) || toColorIds(word).length > 0) return 'empty'
  if (marks.test(word)) return 'empty'
  // A letter by itself is what is left of an abbreviation.
  return word.length < 2 && !/\d/.test(word) ? 'empty' : 'model'
})

/** Divides the words of a name into those that may name the product and those that describe it. */
export function divideWords(words: readonly string[]): { model: string[]; details: string[] } {
  const unique = [...new Set(words)].sort()
  return {
    model: unique.filter(word => classify(word) === 'model'),
    details: unique.filter(word => classify(word) === 'detail'),
  }
}

/** Words that only name a color; umber, silver and tartan may also name a model or a material. */
const plainColors = new Set(
  'black white navy blue red green pink purple gray grey brown beige yellow orange'.split(' '),
)

/** Returns the colors that a name states in plain words. */
export function findNamedColors(words: readonly string[]): ColorId[] {
  return [...new Set(words.filter(word => plainColors.has(word)).flatMap(toColorIds))]
}

/** The describing words by their forms, singular and plural, so that long texts need one look-up per word. */
const detailForms = new Map(
  [...details].flatMap(detail =>
    [detail, `${detail}s`]
      .filter(form => toNameWords(form).join(' ') === detail)
      .map(form => [form, detail] as const),
  ),
)

/** Returns the describing words of a text, sorted; a name's details are looked for in them. */
export function findDetails(text: string): string[] {
  return [...new Set(divideText(text).flatMap(word => detailForms.get(word) ?? []))].sort()
}
