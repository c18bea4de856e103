import type { ProductWords } from '#app/store/product-words.ts'
import { styleWords } from '#app/vocabulary/style-words.ts'
import { stem } from './text/language/stem.ts'
import { stopWords } from './text/language/stop-words.ts'
import { toStems } from './text/language/synonyms.ts'
import { forEachWord } from './text/language/to-tokens.ts'
import { findColorByName } from './text/names/color-names.ts'

/** Words by which the variants of a product differ: its lengths, necklines, sleeves and sizes. */
const variantWords: ReadonlySet<string> = new Set([
  ...toStems(styleWords),
  ...toStems('sleeveless strapless short long petite tall plus size regular xs s m l xl xxl'),
  ...toStems('light dark pale bright'),
])

type ModelWords = Pick<ProductWords, 'name' | 'colors'>

/**
 * Returns a number that the variants of one product have in common: a hash of the brand and of the
 * name without the brand, colors, patterns, lengths, necklines, sleeves and sizes. 0 without a brand or
 * without a word that could name the product.
 *
 *     Tern, "Alda Linen Midi Dress in Red"     the same as
 *     Tern, "Tern Alda Linen Maxi Dress in Ballet", which comes in the color Ballet
 */
export function toModelKey(brand: string, { name, colors }: ModelWords): number {
  if (brand === '') return 0
  let key = hash(offset, brand.toLowerCase())
  let words = 0
  const others = new Set<string>()
  forEachWord(`${brand} ${colors}`, word => others.add(word))
  forEachWord(name, word => {
    const root = stem(word)
    if (others.has(word) || stopWords.has(word) || variantWords.has(root)) return
    if (findColorByName([root])) return
    key = hash(key, ` ${root}`)
    words += 1
  })
  return words === 0 ? 0 : key >>> 0 || 1
}

/** FNV-1a. */
const offset = 2_166_136_261
function hash(start: number, text: string): number {
  let key = start
  for (let at = 0; at < text.length; at += 1) key = Math.imul(key ^ text.charCodeAt(at), 16_777_619)
  return key
}
