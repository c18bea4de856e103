import type { ColorId } from '#app/domain/color.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { distinctionWords } from '#app/vocabulary/distinction-words.ts'

/**
 * The words that shops use for each shade. The canonical color is
 * too coarse for comparing products: Navy and Sky are both blue. A
 * color name without any of these words stands for the plain color.
 */
const shadeWords: Readonly<Record<string, readonly string[]>> = {
  navy: ['navy', 'midnight', 'ink', 'marine', 'dark blue', 'marineblau', 'bleu marine'],
  sky: ['sky', 'powder blue', 'pale blue', 'light blue', 'baby blue', 'ice blue', 'hellblau'],
  denim: ['denim', 'indigo', 'chambray'],
  washed: ['washed denim', 'light wash', 'bleached', 'light denim'],
  teal: ['teal', 'petrol'],
  forest: ['forest', 'bottle green', 'pine', 'hunter', 'dark green'],
  olive: ['olive', 'khaki', 'moss', 'army'],
  sage: ['sage', 'eucalyptus', 'pistachio'],
  mint: ['mint', 'aqua', 'seafoam'],
  burgundy: ['burgundy', 'oxblood', 'merlot', 'bordeaux', 'maroon', 'wine', 'dark red'],
  ivory: ['ivory', 'cream', 'ecru', 'off white', 'creme'],
  chocolate: ['chocolate', 'espresso', 'cocoa', 'dark brown'],
  cognac: ['cognac', 'tan', 'saddle', 'caramel'],
  walnut: ['walnut'],
  oak: ['oak'],
  camel: ['camel', 'toffee'],
  sand: ['sand', 'stone', 'biscuit'],
  oatmeal: ['oatmeal', 'oat'],
  charcoal: ['charcoal', 'slate', 'anthracite', 'anthrazit', 'dark grey', 'dark gray'],
  blush: ['blush', 'petal pink', 'ballet', 'light pink', 'pale pink', 'baby pink'],
  rose: ['rose', 'dusty rose', 'dusty pink'],
  rosegold: ['rose gold'],
  fuchsia: ['fuchsia', 'hot pink', 'magenta'],
  coral: ['coral'],
  rust: ['rust', 'terracotta', 'brick'],
  mustard: ['mustard', 'ochre'],
  butter: ['butter', 'lemon', 'pale yellow'],
  plum: ['plum', 'aubergine', 'eggplant'],
  lilac: ['lilac', 'lavender', 'mauve'],
}

/** The longest words come first, so that Rose Gold is not read as rose. */
const byLength = Object.entries(shadeWords)
  .flatMap(([shade, words]) =>
    words.map(word => ({ shade, word: ` ${word} `, ids: toColorIds(word) })),
  )
  .sort((a, b) => b.word.length - a.word.length)

/** A canonical color and a shade of it: `10:navy`, or `10:` for plain blue. */
export type Shade = `${ColorId}:${string}`

/** Stands for an unknown shade, which matches no shade, not even a second unknown one. */
export const noShade = '?'

const known = new Map<string, Shade[]>()
const maxKnown = 20_000

/**
 * Converts a color name to shades: Navy/White → 10:navy,
 * 15:?. Empty for a name that is not in the vocabulary.
 */
export function toShades(colorName: string): Shade[] {
  const key = colorName.toLowerCase()
  const found = known.get(key) ?? readShades(key)
  if (known.size < maxKnown) known.set(key, found)
  return found
}

/**
 * Reads the shades of a color name. The first color is the product's. Further colors
 * belong to the trim and count as unknown shades, because Butter/White and Rose/White
 * are two products. A pattern counts as a color only if there is no other.
 */
function readShades(name: string): Shade[] {
  const plain = name.replace(patternWords, ' ')
  const parts = (toColorIds(plain).length > 0 ? plain : name).split(/[/,&+]| and /)
  const [main = [], ...trim] = parts.map(findShades).filter(shades => shades.length > 0)
  const trimIds = trim.flat().map(toId)
  return [...main, ...trimIds.map(id => `${id as ColorId}:${noShade}` as const)]
}

const patternWords = new RegExp(
  `\\b(?:${Object.values(distinctionWords.motif).join('|').replaceAll(', ', '|')})\\b`,
  'g',
)

/**
 * A tone turns a known shade into a different one,
 * because Dark Indigo and Light Indigo are two washes.
 */
const tones: readonly [RegExp, string][] = [
  [/ (?:dark|deep|rinse|raw) /, 'dark '],
  [/ (?:light|pale|bleach|bleached) /, 'light '],
  [/ (?:medium|mid) /, 'medium '],
]

function findShades(name: string): Shade[] {
  const text = ` ${name.replaceAll(/[^\p{L}]+/gu, ' ').trim()} `
  return toColorIds(name).map(id => {
    // Ink Black is black, although Ink alone is navy.
    const found = byLength.find(({ word, ids }) => ids.includes(id) && text.includes(word))
    const rest = found === undefined ? text : text.replace(found.word, ' ')
    const tone = tones.find(([words]) => words.test(rest))?.[1] ?? ''
    return `${id}:${tone}${found?.shade ?? ''}` as const
  })
}

/**
 *     same      a shade in common
 *     near      a canonical color in common, but no shade
 *     other     no color in common
 *     unknown   one of them has no known color
 *     none      neither has
 */
export type ColorMatch = 'same' | 'near' | 'other' | 'unknown' | 'none'

export function matchColors(a: readonly Shade[], b: readonly Shade[]): ColorMatch {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 'none' : 'unknown'
  if (a.some(shade => b.includes(shade) && !shade.endsWith(noShade))) return 'same'
  const ids = new Set(a.map(toId))
  return b.some(shade => ids.has(toId(shade))) ? 'near' : 'other'
}

function toId(shade: Shade): string {
  return shade.slice(0, shade.indexOf(':'))
}

/**
 * Returns the shades that two offers have in common;
 * one empty string when neither offer has a shade.
 */
export function getSharedShades(a: readonly Shade[], b: readonly Shade[]): string[] {
  if (a.length === 0 && b.length === 0) return ['']
  return a.filter(shade => b.includes(shade) && !shade.endsWith(noShade))
}
