import { cleanText } from './clean-text.ts'
import { placeholderWords } from './placeholder.ts'
import { remember } from './remember.ts'
import { toWords } from './to-words.ts'

const maxLength = 100

/**
 * Returns a color's name as the retailer writes it, on one line; undefined
 * for placeholders, which would otherwise be shown with a swatch.
 *
 *     Navy Stripe, 001, Nude      themselves
 *     N/A, none, -, See image     undefined
 */
export function toColorName(raw: string | null | undefined): string | undefined {
  const name = cleanText(raw, maxLength)
  return name === undefined || isNoColor(name) ? undefined : name
}

const isNoColor = remember((name): boolean => {
  const words = toWords(name).join(' ')
  return words === '' || noColors.has(words) || reference.test(words)
})

const noColors = new Set([
  ...placeholderWords,
  ...[
    'no, default, default title, 0, no color, no colour, no color name, no color specified',
    'color, colour, colors, colours, color name, one color, one colour, single color',
    'same as picture, as is, other, others, misc, miscellaneous, false, true, test',
    'ohne farbe, sin color, sans couleur',
  ].flatMap(line => line.split(', ')),
])
/**
 * Matches text that refers to a picture: "see image", "as shown in the picture", "refer to photo".
 */
const reference =
  /^(?:please )?(?:see|as|like|per|refer to|check|same as)\b.*\b(?:image|images|picture|pictures|pictured|photo|photos|pic|pics|shown|description|details|above|below)$/
