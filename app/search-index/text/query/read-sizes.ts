import type { SizeId } from '#app/domain/size.ts'
import { parseLetterSize } from '#app/vocabulary/letter-size.ts'
import { parseBraSize, parseLengthSize } from '#app/vocabulary/tailored-size.ts'
import { isLikelyLength } from '#app/vocabulary/waist-size.ts'

/**
 * A size as written in a query. The other words of
 * the query decide whether "size 8" is a shoe size.
 */
export interface WrittenSize {
  start: number
  end: number
  /** Candidates on the clothing scales and on the shoe scales. */
  clothes: SizeId[]
  shoes: SizeId[]
}

/**
 * Finds the sizes in a query:
 *
 *     size 8        us:8 · shoe-us:8       xl, size large   letter:xl, letter:l
 *     uk 12         uk:12 · shoe-uk:12     w32, 32 waist    waist:32
 *     eu 38.5       shoe-eu:38.5           32x30, w32 l30   waist:32x30
 *     womens 7      us:7 · shoe-us:7       34b              bra:34b
 *     suit 40r      length:40r             40l backpack     nothing, because that is liters
 */
export function readSizes(text: string): WrittenSize[] {
  return patterns.flatMap(({ pattern, read }) => {
    if (text.search(pattern) === -1) return []
    return [...text.matchAll(pattern)].flatMap(match => {
      const sizes = read(match.slice(1).map(part => part?.toLowerCase() ?? ''))
      return sizes ? [{ start: match.index, end: match.index + match[0].length, ...sizes }] : []
    })
  })
}

type Sizes = Pick<WrittenSize, 'clothes' | 'shoes'>

const intro = '(?:\\b(?:in\\s+)?(?:a\\s+)?(?:size|sz)\\s+)'
const number = '(\\d{1,2}(?:\\.5)?)'
const letter =
  '(x{0,3}s|m|x{0,3}l|[2-6]xl|[1-6]x|2xs|(?:(?:extra|x{1,3}|[2-6] ?x)[ -])?(?:small|large)|medium)'
/**
 * Words and signs that follow a number if it is not a size but a measurement, an age or a count.
 */
const measure = '\\s?(?:inch|cm|mm|%|mo(?:nth)?s?\\b|y(?:ea)?rs?\\b|pcs?\\b|pieces?\\b|pack\\b)'
/** Text that follows the first number of a range, or the number in "2 x large". */
const span = '\\s?[x×/-]\\s?(?:\\d|small|large)'
/** Bands and cups in inches, but not grams: cream 30g. */
const bra = '((?:2[89]|3\\d|4[0-8])(?:a{1,2}|b|c|d{1,4}|ee?|ff?|gg|hh?|jj?))'
/** “40r” and the like are read as sizes only if one of these words is in the text. */
const tailored = '\\b(?:suits?|tuxedos?|blazers?|jackets?|coats?|trousers|pants)\\b'
const systems = new Map<string, 'us' | 'uk' | 'eu'>(
  Object.entries({ us: 'us', uk: 'uk', eu: 'eu', eur: 'eu' }),
)

const patterns: { pattern: RegExp; read(parts: string[]): Sizes | undefined }[] = [
  {
    pattern: new RegExp(`${intro}?\\bw\\s?(\\d{2})\\s*[x/-]?\\s*l\\s?(\\d{2})\\b`, 'gi'),
    read: ([waist = '', length = '']) => toWaist(waist, length),
  },
  {
    pattern: new RegExp(`${intro}?\\b([2-4]\\d)\\s?[x×]\\s?([2-3]\\d)\\b`, 'gi'),
    read: ([waist = '', length = '']) => toWaist(waist, length),
  },
  {
    pattern: /\bw\s?([2-4]\d)\b|\b([2-4]\d)(?:\s?(?:inch|in|"))?\s+waist\b|\bwaist\s+([2-4]\d)\b/gi,
    read: parts => toWaist(parts.find(part => part !== '') ?? ''),
  },
  {
    pattern: new RegExp(`${intro}?\\b(us|uk|eur?)\\s?(?:size\\s?)?${number}\\b`, 'gi'),
    read: ([system = '', value = '']) => toNumbered(systems.get(system) ?? 'us', value),
  },
  {
    pattern: new RegExp(`${intro}${number}\\s(us|uk|eur?)\\b`, 'gi'),
    read: ([value = '', system = '']) => toNumbered(systems.get(system) ?? 'us', value),
  },
  {
    pattern: new RegExp(`${intro}${number}\\b(?!${measure}|${span})`, 'gi'),
    read: ([value = '']) => toNumbered('us', value),
  },
  {
    pattern: new RegExp(
      `(?:(?<=${tailored}.*)|(?=.*${tailored}))${intro}?\\b(\\d{2}[ -]?(?:regular|reg|xs|xl|r|s|l))\\b`,
      'gi',
    ),
    read: ([value = '']) => toClothes(parseLengthSize(value)),
  },
  {
    pattern: new RegExp(`${intro}?\\b${bra}\\b`, 'gi'),
    read: ([value = '']) => toClothes(parseBraSize(value)),
  },
  {
    // A number at the end, behind those who wear it, is their size.
    pattern: /(?<=\b(?:wo)?men(?:[’']?s)?\s+)((?:1\d|2[0-4]|\d)(?:\.5)?)\s*$/gi,
    read: ([value = '']) => toNumbered('us', value),
  },
  { pattern: new RegExp(`${intro}${letter}\\b`, 'gi'), read: ([value = '']) => toLetter(value) },
  { pattern: /\b(xxs|xs|xxl|xl|xxxl|[2-6]xl|2xs)\b/gi, read: ([value = '']) => toLetter(value) },
  {
    pattern: /\b(?:one[- ]size(?: fits all)?)\b/gi,
    read: () => ({ clothes: ['one'], shoes: ['one'] }),
  },
]

function toLetter(written: string): Sizes | undefined {
  const size = parseLetterSize(written)
  return size && { clothes: [size], shoes: [size] }
}

function toClothes(size: SizeId | undefined): Sizes | undefined {
  return size && { clothes: [size], shoes: [] }
}

function toWaist(waist: string, length = ''): Sizes | undefined {
  if (length !== '' && !isLikelyLength(waist, length)) return undefined
  const id: SizeId = length === '' ? `waist:${waist}` : `waist:${waist}x${length}`
  return { clothes: [id], shoes: [id] }
}

function toNumbered(system: 'us' | 'uk' | 'eu', value: string): Sizes {
  const shoes: SizeId = `shoe-${system}:${value}`
  // Clothes have no half sizes.
  return { clothes: value.includes('.') ? [] : [`${system}:${value}`], shoes: [shoes] }
}
