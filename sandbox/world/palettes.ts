import type { Pattern } from './picture-id.ts'
import type { ShadeName } from './shades.ts'

const shadeList = (text: string) => text.split(', ') as ShadeName[]

/** The colors of each family; a shade listed twice is twice as common. */
export const palettes = {
  clothes: shadeList(
    'Black, White, Ivory, Navy, Blue, Sky, Forest, Olive, Sage, Red, Burgundy, Coral, Rust, Mustard, Butter, Blush, Rose, Fuchsia, Plum, Lilac, Chocolate, Camel, Sand, Oatmeal, Charcoal, Grey, Teal',
  ),
  tailoring: shadeList(
    'Black, Navy, Charcoal, Grey, Camel, Sand, Ivory, Chocolate, Forest, Burgundy',
  ),
  mens: shadeList(
    'Navy, Navy, Grey, Charcoal, Olive, Chocolate, Black, White, Sky, Camel, Forest, Sand',
  ),
  mensKnits: shadeList(
    'Navy, Navy, Grey, Charcoal, Olive, Chocolate, Black, Grey, Olive, Camel, Forest, Oatmeal',
  ),
  mensTailoring: shadeList('Navy, Navy, Charcoal, Grey, Olive, Chocolate, Black, Camel'),
  mensLeather: shadeList(
    'Black, Black, Cognac, Chocolate, Chocolate, Camel, Navy, Olive, Charcoal, Grey',
  ),
  denim: shadeList('Denim, Washed Denim, Indigo, Black, Charcoal, White'),
  leather: shadeList('Black, Cognac, Chocolate, Camel, Ivory, Burgundy, Navy, Olive, Red, Blush'),
  evening: shadeList(
    'Black, Burgundy, Navy, Forest, Teal, Plum, Red, Fuchsia, Gold, Silver, Blush, Ivory',
  ),
  bridal: shadeList('Ivory, White, Blush, Silver'),
  metal: shadeList('Gold, Silver, Rose Gold'),
  makeup: shadeList('Red, Rose, Burgundy, Coral, Fuchsia, Plum, Blush, Rust, Chocolate, Sand'),
  bottle: shadeList('White, Ivory, Sage, Blush, Sky, Sand'),
  wood: shadeList('Oak, Walnut, Black, White, Chocolate'),
  upholstery: shadeList(
    'Oatmeal, Sand, Grey, Charcoal, Sage, Forest, Teal, Navy, Rust, Mustard, Blush, Ivory, Cognac',
  ),
  household: shadeList(
    'White, Ivory, Oatmeal, Sand, Sage, Sky, Navy, Grey, Charcoal, Blush, Rust, Olive, Black',
  ),
} as const

export type PaletteName = keyof typeof palettes

/** The patterns of each family; a pattern listed twice is twice as common. */
export const patternSets = {
  plain: ['plain'],
  mostlyPlain: ['plain', 'plain', 'plain', 'plain', 'textured', 'stripe', 'colourblock'],
  dress: [
    'plain',
    'plain',
    'plain',
    'floral',
    'floral',
    'stripe',
    'dot',
    'animal',
    'geometric',
    'lace',
    'tie-dye',
  ],
  evening: ['plain', 'plain', 'plain', 'sequin', 'lace', 'floral'],
  shirt: ['plain', 'plain', 'stripe', 'stripe', 'check', 'dot', 'floral'],
  mensShirt: ['plain', 'plain', 'stripe', 'stripe', 'check', 'check', 'textured'],
  mensKnit: ['plain', 'plain', 'ribbed', 'ribbed', 'stripe', 'textured', 'textured'],
  knit: ['plain', 'plain', 'ribbed', 'ribbed', 'stripe', 'textured', 'colourblock'],
  coat: ['plain', 'plain', 'plain', 'check', 'textured'],
  quilted: ['quilted', 'quilted', 'plain', 'colourblock'],
  leather: ['plain', 'plain', 'plain', 'textured', 'quilted', 'animal'],
  sport: ['plain', 'plain', 'colourblock', 'geometric', 'tie-dye'],
  wood: ['woodgrain', 'woodgrain', 'plain'],
  stone: ['plain', 'plain', 'marble', 'textured'],
  textile: ['plain', 'plain', 'stripe', 'check', 'floral', 'textured', 'geometric'],
} as const satisfies Record<string, readonly Pattern[]>

export type PatternSetName = keyof typeof patternSets
