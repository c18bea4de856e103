import { capitalize } from './capitalize.ts'
/**
 * A size on one of our scales, written `scale:value`, so that a size filter means the same
 * at every retailer, or a size that is on none, as its retailer writes it.
 *
 *     letter:xxs … letter:xxl letter:3xl …    S, Small, (S), 2XL
 *     letter:1x letter:2x                     plus sizes, which are cut wider than XL
 *     letter:s-m                              S/M
 *     us:8 · uk:12 · eu:40 · it:42 · fr:38    numbered clothing sizes in their own system
 *     waist:32 · waist:32x30                  waist by length, inches
 *     length:40r · length:44xl                a man's chest or waist in inches, cut short, regular or long
 *     bra:34b · bra-eu:75b                    band in inches or centimeters, and cup
 *     age:3-4y · age:12-18m · age:2t          children's clothes; 2T is a toddler's size
 *     height:104-110 · height:116             children's clothes, centimeters
 *     shoe-us:8.5 · shoe-uk:6 · shoe-eu:39.5  women's and men's, never in one category
 *     shoe-eu:36.67 · shoe-eu:39-42           EU 36⅔, with two decimals; slippers and socks
 *     shoe-unisex:9-11                        US men's 9, women's 11
 *     shoe-kids:10.5c · shoe-kids:6.5y        US, for children and then for youths
 *     one                                     one size fits all
 *     written:rings:O½ · written:bed:Queen    as written, in the category where that has one meaning
 *
 * Other cuts are separate sizes: `us:8-petite`, `letter:m-tall`, `us:18-plus`.
 */
export type SizeId = `${SizeScale}:${string}` | WrittenSizeId | 'one'

/** A size on none of our scales: the category where its text has one meaning, and the text. */
export type WrittenSizeId = `written:${string}:${string}`

type SizeScale = (typeof scales)[number]

/** The scales in display order. */
const scales = [
  ...([
    'letter',
    'us',
    'uk',
    'eu',
    'it',
    'fr',
    'waist',
    'length',
    'bra',
    'bra-eu',
    'age',
    'height',
  ] as const),
  ...(['shoe-us', 'shoe-uk', 'shoe-eu', 'shoe-unisex', 'shoe-kids'] as const),
] as const
const labels: Readonly<Record<SizeScale, string>> = {
  letter: '',
  us: 'US ',
  uk: 'UK ',
  eu: 'EU ',
  it: 'IT ',
  fr: 'FR ',
  waist: 'W',
  length: '',
  bra: 'Bra ',
  'bra-eu': 'Bra EU ',
  age: 'Age ',
  height: 'Height ',
  'shoe-us': 'Shoe US ',
  'shoe-uk': 'Shoe UK ',
  'shoe-eu': 'Shoe EU ',
  'shoe-unisex': 'Shoe US unisex ',
  'shoe-kids': 'Shoe US kids ',
}

/** The letter sizes, smallest first. A range comes after its smaller end: S, S/M, M. */
export const letterSizes: readonly string[] = [
  ...['3xs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '3xl', '4xl', '5xl', '6xl'],
  ...['0x', '1x', '2x', '3x', '4x', '5x', '6x'],
]

export const sizeCuts = ['petite', 'tall', 'plus'] as const

/**
 * Formats a size for display.
 *
 *     letter:xl  XL         us:8-petite  US 8 Petite    waist:32x30   W32 L30
 *     letter:s-m S/M        eu:36-38     EU 36-38       shoe-us:8.5   Shoe US 8.5     one  One Size
 *     age:3-4y   Age 3-4 years           length:40r     40R           shoe-eu:36.67   Shoe EU 36⅔
 *     written:bed:Queen                  Queen
 */
export function formatSizeId(id: SizeId): string {
  if (id === 'one') return 'One Size'
  if (isWrittenSize(id)) return splitWrittenSize(id).text
  const { scale, value, cut } = splitSize(id)
  const tail = cut === undefined ? '' : ` ${capitalize(cut)}`
  return `${labels[scale]}${formatValue(scale, value)}${tail}`
}

function formatValue(scale: SizeScale, value: string): string {
  if (scale === 'letter') return value.toUpperCase().replace('-', '/')
  if (scale === 'waist') return value.replace('x', ' L')
  if (scale === 'height') return `${value} cm`
  if (scale === 'shoe-unisex') return value.replace(/(.*)-(.*)/, 'M$1/W$2')
  if (scale === 'age')
    return value.toUpperCase().replace(/[YM]$/, unit => (unit === 'Y' ? ' years' : ' months'))
  return value.toUpperCase().replace(/\.33$/, '⅓').replace(/\.67$/, '⅔')
}

/**
 * Returns the name of a size's scale: Letter, US, Waist,
 * Bra, Age, Shoe EU … "Other" is the scale of "one size fits all" and of sizes as written.
 */
export function getSizeScale(id: SizeId): string {
  if (id === 'one' || isWrittenSize(id)) return 'Other'
  const { scale } = splitSize(id)
  if (scale === 'letter') return 'Letter'
  if (scale === 'length') return 'With length'
  return scale === 'waist' ? 'Waist' : labels[scale].trim()
}

/** Formats a size for display under its scale's name: `us:8-petite` → 8 Petite. */
export function formatSizeInScale(id: SizeId): string {
  const text = formatSizeId(id)
  const prefix = id === 'one' || isWrittenSize(id) ? '' : labels[splitSize(id).scale]
  return text.slice(prefix.length)
}

/** Orders sizes by scale, then from small to large; "one size fits all" comes last. */
export function compareSizes(a: SizeId, b: SizeId): number {
  return compareRanked({ id: a, rank: toRank(a) }, { id: b, rank: toRank(b) })
}

/** Sorts in the order of `compareSizes`, but computes the sort key of each size only once. */
export function sortBySize<Item>(items: readonly Item[], getSize: (item: Item) => SizeId): Item[] {
  return items
    .map(item => {
      const id = getSize(item)
      return { item, id, rank: toRank(id) }
    })
    .sort(compareRanked)
    .map(({ item }) => item)
}

interface RankedSize {
  id: SizeId
  rank: readonly number[]
}

function compareRanked(a: RankedSize, b: RankedSize): number {
  const at = a.rank.findIndex((part, index) => part !== b.rank[index])
  if (at === -1) return a.id < b.id ? -1 : Number(a.id > b.id)
  return (a.rank[at] ?? 0) - (b.rank[at] ?? 0)
}

/**
 * Returns a sort key: the scale, the size, the upper end of a range (or the length), and the cut.
 */
function toRank(id: SizeId): number[] {
  if (id === 'one') return [scales.length]
  if (isWrittenSize(id)) return [scales.length + 1, toLeadingNumber(splitWrittenSize(id).text)]
  const { scale, value, cut } = splitSize(id)
  if (lettered.has(scale)) return [scales.indexOf(scale), ...toLetteredRank(scale, value)]
  const [from = '', to = ''] = value.split(/[x-](?=\d)|(?<=[a-z])-/)
  const rank = (part: string) => (scale === 'letter' ? letterSizes.indexOf(part) : toNumber(part))
  return [
    scales.indexOf(scale),
    rank(from),
    to === '' ? -1 : rank(to),
    cut === undefined ? -1 : sizeCuts.indexOf(cut),
  ]
}

const lettered: ReadonlySet<SizeScale> = new Set(['length', 'bra', 'bra-eu', 'age', 'shoe-kids'])
/** Letters that change what the number before them counts. Children's shoes end at 13.5. */
const spans = new Map<string, (number: number) => number>([
  ['age y', years => years * 12],
  ['age t', years => years * 12],
  ['shoe-kids y', size => size + 13.5],
])
const afterNumber = 'xs s r l xl aa a b c d dd ddd dddd e ee f ff g gg h hh i j jj k kk l'.split(
  ' ',
)

/** Ranks values that end in letters: the number, the upper end of a range, then the letters. */
function toLetteredRank(scale: SizeScale, value: string): number[] {
  const [, from = '', to, letters = ''] = /^([\d.]+)(?:-([\d.]+))?([a-z]*)$/.exec(value) ?? []
  const count = spans.get(`${scale} ${letters}`) ?? Number
  const place = afterNumber.indexOf(letters)
  return [count(Number(from)), to === undefined ? -1 : count(Number(to)), place]
}

/** Parses a number for sorting: 00 and 000 are smaller than 0. */
function toNumber(text: string): number {
  return /^00+$/.test(text) ? 1 - text.length : Number(text)
}

/** Sorts 90 cm before 140 cm, and names such as Queen after all numbers. */
function toLeadingNumber(text: string): number {
  const number = Number.parseFloat(text)
  return Number.isNaN(number) ? Number.MAX_VALUE : number
}

export function isWrittenSize(id: SizeId): id is WrittenSizeId {
  return id.startsWith('written:')
}

/** Returns the category and the text of a size that is on none of our scales. */
export function splitWrittenSize(id: WrittenSizeId): { category: string; text: string } {
  const [, category = '', ...text] = id.split(':')
  return { category, text: text.join(':') }
}

function splitSize(id: Exclude<SizeId, 'one' | WrittenSizeId>) {
  const [scale, rest = ''] = id.split(':')
  const cut = sizeCuts.find(name => rest.endsWith(`-${name}`))
  const value = cut === undefined ? rest : rest.slice(0, -cut.length - 1)
  return { scale: scales.find(name => name === scale) ?? 'letter', value, cut }
}

/** Validates a size from a URL. */
export function parseSizeId(text: string): SizeId | undefined {
  const isSize =
    text === 'one' ||
    writtenPattern.test(text) ||
    (pattern.test(text) && scales.some(scale => text.startsWith(`${scale}:`)))
  return isSize ? (text as SizeId) : undefined
}

/** The maximum length of a size as written. Longer text is a description. */
export const maxWrittenLength = 30
const writtenPattern = new RegExp(
  `^written:[a-z][a-z0-9-]{1,40}:(?! )[^\\p{C}\\p{Zl}\\p{Zp}]{1,${maxWrittenLength}}(?<! )$`,
  'u',
)

const pattern = /^[a-z-]+:[a-z0-9.-]{1,20}$/
