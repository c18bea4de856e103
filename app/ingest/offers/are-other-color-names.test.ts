import { expect, it } from 'vitest'
import { areOtherColorNames } from './are-other-color-names.ts'

it.each<[what: string, a: string[], b: string[], isOther: boolean]>([
  ['one name', ['navy'], ['navy'], false],
  ['capitals and accents', ['Écru'], ['ecru'], false],
  ['a name with its plain color', ['Navy Blue'], ['Navy'], false],
  ['words in another order', ['Heather Grey'], ['Gray Heather'], false],
  ['a German name', ['Hellblau'], ['Light Blue'], false],
  ['a French name of two words', ['Bleu marine'], ['Navy'], false],
  ['an abbreviation', ['BLK/WHT'], ['Black / White'], false],
  ['two spellings of a tone', ['Pale Pink'], ['Light Pink'], false],
  ['a trim that one shop leaves out', ['Navy/White'], ['Navy'], false],
  ['two colors in one word', ['Teal'], ['Teal'], false],
  ['a fabric', ['Plum Lace'], ['Plum'], false],
  ['a pattern', ['Plum Colorblock'], ['Plum Textured'], false],
  ['two words for heathered yarn', ['Heathered Grey'], ['Grey Marl'], false],
  ['no names', [], ['Navy'], false],
  ['a second color at one shop', ['Navy'], ['Navy', 'Red'], false],
  ['second colors of two shops', ['Navy', 'Red'], ['Navy', 'Ivory'], false],
  ['two names of a shade', ['Merlot'], ['Burgundy'], true],
  ['two names of a color without shades', ['Cobalt'], ['Cornflower'], true],
  ['a shade and its plain color', ['Cobalt'], ['Blue'], true],
  ['a tone of a shade', ['Dark Navy'], ['Navy'], true],
  ['another trim', ['Navy/White'], ['Navy/Red'], true],
  ['heathered yarn', ['Heather Navy'], ['Navy'], true],
  ['two names of a second color', ['Navy', 'Jet'], ['Navy', 'Ink Black'], true],
  ['two names without a word about color', ['Lace'], ['Classic'], true],
  ['a name that no vocabulary knows', ['Bermuda'], ['Navy'], true],
])('PR8 compares color names: %s', (_what, a, b, isOther) => {
  expect(areOtherColorNames(a, b)).toBe(isOther)
  expect(areOtherColorNames(b, a)).toBe(isOther)
})
