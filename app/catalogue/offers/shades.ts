import type { ColorId } from '#app/domain/color.ts'
import { toColorIds } from '#app/sources/vocabulary/color-words.ts'

/**
 * Words that shops use for one shade. A canonical colour alone holds too much to tell products apart: Navy and Sky are both
 * blue. A name without any of them is its plain colour.
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

/** The longest first: Rose Gold is no rose. */
const byLength = Object.entries(shadeWords)
  .flatMap(([shade, words]) => words.map(word => ({ shade, word: ` ${word} ` })))
  .sort((a, b) => b.word.length - a.word.length)

/** A canonical colour and a shade of it, `10:navy`, or `10:` for what is just blue. */
export type Shade = `${ColorId}:${string}`

/** In place of a shade that nobody told: like no other, not even itself. */
export const noShade = '?'

const known = new Map<string, Shade[]>()
const maxKnown = 20_000

/** Navy/White → 10:navy, 15:. A name the vocabulary does not know has none. */
export function toShades(colorName: string): Shade[] {
  const key = colorName.toLowerCase()
  const found = known.get(key) ?? key.split(/[/,&+]| and /).flatMap(findShades)
  if (known.size < maxKnown) known.set(key, found)
  return found
}

function findShades(name: string): Shade[] {
  const text = ` ${name.replaceAll(/[^\p{L}]+/gu, ' ').trim()} `
  const shade = byLength.find(({ word }) => text.includes(word))?.shade ?? ''
  return toColorIds(name).map(id => `${id}:${shade}` as const)
}

/**
 *     same      both come in the same shade
 *     near      in the same colour, which one of them calls by another name
 *     other     in no colour that both have
 *     unknown   one of them does not say
 *     none      neither does
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
