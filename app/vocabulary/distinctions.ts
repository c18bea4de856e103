import { foldAccents } from '#app/domain/urls/slug.ts'
import { distinctionWords } from './distinction-words.ts'
import { remember } from './remember.ts'

/**
 * A feature in a name that distinguishes a product from
 * others in its line: `sleeve:long`, `generation:2.0`.
 */
export type Distinction = `${string}:${string}`

/**
 * Returns the distinctions that the names of a product and of its colors state, sorted. The ending
 * that was removed from `bareName` may also state a wash or a sleeve, but a number in it is a size.
 *
 *     Harbour Shirt - Long Sleeve    sleeve:long
 *     Glow Serum+                    generation:+
 *     Pocket Square, Navy Paisley    motif:paisley
 *     Harbour Stripe Shirt II        generation:ii, motif:stripe
 *     Night Cream, 50 ml             ml:50
 *     Sun Milk SPF 50+               spf:50+
 *     Girls' Harbour Shirt           people:girls
 */
export function toDistinctions(
  { name, bareName }: { name: string; bareName: string },
  colorNames: readonly string[],
): Distinction[] {
  const found = [
    ...findPhrases(name, allPhrases),
    ...toColorDistinctions(colorNames),
    ...findGenerations(bareName),
    ...findMeasures(bareName),
    ...findProtection(bareName),
  ]
  return [...new Set(found)].sort()
}

/** Returns the patterns and washes that the names of colors state. */
export function toColorDistinctions(colorNames: readonly string[]): Distinction[] {
  return colorNames.flatMap(color => findPhrases(color, colorPhrases))
}

/** Returns the first distinction that is in only one of two lists, or undefined. */
export function findDifference(
  a: readonly Distinction[],
  b: readonly Distinction[],
): Distinction | undefined {
  return a.find(one => !b.includes(one)) ?? b.find(one => !a.includes(one))
}

/**
 * Returns the first distinction in which two lists contradict each other, or undefined. A
 * generation or a pack in only one list is a contradiction, because the name of the standard
 * product has no word for either. For any other feature, one list may state less or nothing,
 * because shops leave out details that the picture shows.
 */
export function findContradiction(
  a: readonly Distinction[],
  b: readonly Distinction[],
): Distinction | undefined {
  const isExact = (one: Distinction) => exactGroups.has(toGroup(one))
  const exact = findDifference(a.filter(isExact), b.filter(isExact))
  if (exact !== undefined) return exact
  const [onlyA, onlyB] = [a.filter(one => !b.includes(one)), b.filter(one => !a.includes(one))]
  return onlyA.find(one => onlyB.some(other => toGroup(one) === toGroup(other)))
}

const exactGroups = new Set(['generation', 'pack'])

/**
 * Returns the first distinction of a name that the other offer does not state, although it states
 * nothing to the contrary: a v-neck beside an offer that mentions no neckline.
 */
export function findOneSided(
  named: readonly Distinction[],
  others: readonly Distinction[],
): Distinction | undefined {
  return named.find(one => !others.includes(one) && !isMeasure(one))
}

/** Retailers state a measure in units of their own, so that 50 ml and 1.7 oz may be one bottle. */
function isMeasure(distinction: Distinction): boolean {
  return /\d$/.test(distinction) && !exactGroups.has(toGroup(distinction))
}

/** Returns the combined distinctions from the names and the description. */
export function getAllDistinctions(offer: {
  distinctions: readonly Distinction[]
  described: readonly Distinction[]
}): Distinction[] {
  return [...offer.distinctions, ...offer.described]
}

function toGroup(distinction: Distinction): string {
  return distinction.slice(0, distinction.indexOf(':'))
}

/** Splits text into plain words: V-Neck, 3/4 Sleeve → v neck, 3 4 sleeve */
function toPlainWords(text: string): string[] {
  const plain = foldAccents(text)
    .toLowerCase()
    .replace(/['’`´]/g, '')
  // Regular expressions with Unicode properties are slow.
  return plain.match(ascii.test(plain) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const ascii = /^[\0-\x7f]*$/

interface Phrase {
  words: readonly string[]
  distinction: Distinction
}

/**
 * Phrases by their first word, longest first, so that "extra wide" does not also count as "wide".
 */
type Phrases = ReadonlyMap<string, readonly Phrase[]>

function findPhrases(text: string, phrases: Phrases): Distinction[] {
  const words = toPlainWords(text)
  const found: Distinction[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phrases
      .get(words[at] ?? '')
      ?.find(({ words: parts }) => parts.every((word, index) => words[at + index] === word))
    if (phrase !== undefined) found.push(phrase.distinction)
    at += phrase?.words.length ?? 1
  }
  return found
}

function toPhrases(isIncluded: (group: string, phrase: string) => boolean): Phrases {
  const phrases = Object.entries(distinctionWords).flatMap(([group, values]) =>
    Object.entries(values).flatMap(([value, line]) =>
      line
        .split(', ')
        .filter(phrase => isIncluded(group, phrase))
        .map((phrase): Phrase => ({ words: phrase.split(' '), distinction: `${group}:${value}` })),
    ),
  )
  phrases.sort((a, b) => b.words.length - a.words.length)
  return Map.groupBy(phrases, ({ words }) => words[0] ?? '')
}

const allPhrases = toPhrases(() => true)
const colorPhrases = toPhrases(group => group === 'wash' || group === 'motif')
/**
 * Only unambiguous words are read from a description: "spot clean",
 * "solid oak" and "straight from the runway" can describe any product.
 */
const describedGroups = new Set(['wash', 'sleeve', 'neck', 'rise', 'width'])
const describedPhrases = toPhrases(
  (group, phrase) =>
    describedGroups.has(group) ||
    (group === 'fit' && / fit$| leg$/.test(phrase)) ||
    (group === 'motif' && !/^(?:solid|spots?|dots?|checks?|checked|flowers?|snake)$/.test(phrase)),
)
const maxDescription = 2_000

/**
 * Returns the distinctions that a description adds to those in the names. A group with two values
 * in the description is ignored, because one of them may belong to a different product or size. A
 * group that the names state as well is only read from statements: "Mock Neck" in the list of
 * features of a Turtleneck Sweater tells it from another one that has a Scoop Neck.
 */
export function toDescribed(html: string, stated: readonly Distinction[]): Distinction[] {
  const text = html.slice(0, maxDescription)
  const statements = findStatements(text)
  const found = [...new Set([...findPhrases(text, describedPhrases), ...statements])]
  const groups = Map.groupBy(found, toGroup)
  const isNamed = (one: Distinction) =>
    statements.includes(one)
      ? stated.includes(one)
      : stated.some(other => toGroup(other) === toGroup(one))
  return found
    .filter(one => groups.get(toGroup(one))?.length === 1)
    .filter(one => !isNamed(one))
    .sort()
}

/** Returns the distinctions that a bullet or a short sentence states alone: "• Petite", "Wide." */
function findStatements(html: string): Distinction[] {
  return html
    .split(statementEnds)
    .flatMap(part => (part.length > longestStatement ? [] : readStatement(part.trim())))
}

/** Shops repeat their statements. */
const readStatement = remember((part): Distinction[] => {
  const words = toPlainWords(part)
  const stated = allPhrases
    .get(words[0] ?? '')
    ?.find(phrase => phrase.words.join(' ') === words.join(' '))
  return stated === undefined || stated.distinction === 'motif:solid' ? [] : [stated.distinction]
})

const statementEnds = /<[^>]*>|[•·;,.\n]/
const longestStatement = 40

/**
 * Returns a feature of `distinctionWords` in words for shoppers.
 *
 *     sleeve:long, motif:dot, neck:v     long sleeve, dot, V-neck
 */
export function formatDistinction(distinction: Distinction): string {
  const group = toGroup(distinction)
  const values = Object.entries(distinctionWords).find(([name]) => name === group)?.[1]
  const line = Object.entries(values ?? {}).find(([value]) => `${group}:${value}` === distinction)
  const [phrase = ''] = line?.[1].split(', ') ?? []
  return phrase.replace('3 4', '3/4').replace(/^v neck$/, 'V-neck')
}

/** Matches generations: Roman numerals from II, decimals, v2, mk 2, gen 3, 2nd gen. */
const mark = [
  'i{2,3}|iv|vi{1,3}|ix',
  '\\d\\.\\d',
  'v\\d{1,2}',
  'mk ?(?:\\d|i{1,3})',
  'gen(?:eration)?\\.? ?\\d|\\d(?:st|nd|rd|th) gen(?:eration)?',
].join('|')
/** Most names have neither a digit nor a Roman numeral, and the expressions with them are slow. */
const digit = /\d/
const digitOrNumeral = /\d|i[ivx]|vi|mk/i
const unit = ' ?(?:oz|ml|cm|mm|in|inch|ct|tcw|carats?)\\b'
const marks = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${mark})(?![\\p{L}\\p{N}%"”″]|\\.\\d|${unit})`,
  'giu',
)
/** Matches a plus after a letter; the one in SPF 50+ is part of the number. */
const plus = /(?<=\p{L})\+(?![\p{L}\p{N}])/u

/** Matches measures: 50 ml, 1.7oz, 84-Inch, 20". */
const measures =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)[ -]?(ml|oz|g|kg|cm|mm|inch|["”″])(?![\p{L}\p{N}])/giu

function findMeasures(name: string): Distinction[] {
  if (!digit.test(name)) return []
  return Array.from(name.matchAll(measures), ([, number = '', unit = '']): Distinction => {
    const known = /^["”″]$/.test(unit) ? 'inch' : unit.toLowerCase()
    return `${known}:${Number(number.replace(',', '.'))}`
  })
}

/** Matches a sun protection factor; 50+ protects more than 50. */
const protection = /\bspf ?(\d{1,3}\+?)/giu

function findProtection(name: string): Distinction[] {
  return Array.from(name.matchAll(protection), ([, factor = '']): Distinction => `spf:${factor}`)
}

function findGenerations(name: string): Distinction[] {
  const found = (digitOrNumeral.test(name) ? name.match(marks) : null) ?? []
  const plain = found.map(mark => mark.toLowerCase().replace(/generation|gen\./, 'gen'))
  return [
    ...plain.map(mark => mark.replaceAll(' ', '')),
    ...(name.includes('+') && plus.test(name) ? ['+'] : []),
  ].map(mark => `generation:${mark}` as const)
}
