import { styleWords } from '#app/vocabulary/style-words.ts'
import { toStems } from '../language/synonyms.ts'

/** Concepts that search does not treat as synonyms of anything, or whose synonyms are in other tables. */
const others = `
sleeveless
strapless
one shoulder
cap sleeve
cowl neck
sweetheart, sweetheart neckline
striped
animal print
camouflage, camo
paisley
gingham
color block, colorblock
tie dye
summer
winter
spring
fall, autumn
party
wedding
evening
cocktail
gym, workout
prom
office, work, business
vacation, holiday, resort, beach
casual
denim
plus size, curve, curvy
wide leg
boho, bohemian
`

/** The number of words in the longest name. */
export const longestStyleName = 3

/**
 * Finds the length, neckline, sleeve, pattern, occasion or season that words name, by
 * its first name: floor length → maxi. Takes the words' stems.
 */
export function findStyleByName(stems: readonly string[]): string | undefined {
  return names.get(stems.join(' '))
}

/** The names of each concept, its usual one first. */
export const styleNames: readonly (readonly string[])[] = `${styleWords}\n${others.trim()}`
  .split('\n')
  .map(line => line.split(',').map(name => name.trim()))

const names: ReadonlyMap<string, string> = new Map(
  styleNames.flatMap(([first = '', ...rest]) =>
    [first, ...rest].map(name => [toStems(name).join(' '), first] as const),
  ),
)

/** Returns true for a style that says whom a product fits. Shops also call a department so. */
export function isFit(style: string): boolean {
  return style === 'plus size'
}
