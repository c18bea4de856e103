import { letterSizes, type SizeId } from '#app/domain/size.ts'

/** A size as a shopper writes it. Whether "size 8" is one of shoes, the other words tell. */
export interface WrittenSize {
  start: number
  end: number
  /** On the scales it may be of: of clothes, and of shoes. */
  clothes: SizeId[]
  shoes: SizeId[]
}

/**
 *     size 8        us:8 · shoe-us:8       xl, size large   letter:xl, letter:l
 *     uk 12         uk:12 · shoe-uk:12     w32, 32 waist    waist:32
 *     eu 38.5       shoe-eu:38.5           32x30, w32 l30   waist:32x30
 */
export function readSizes(text: string): WrittenSize[] {
  return patterns.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap(match => {
      const sizes = read(match.slice(1).map(part => part?.toLowerCase() ?? ''))
      return sizes ? [{ start: match.index, end: match.index + match[0].length, ...sizes }] : []
    }),
  )
}

type Sizes = Pick<WrittenSize, 'clothes' | 'shoes'>

const intro = '(?:\\b(?:in\\s+)?(?:a\\s+)?(?:size|sz)\\s+)'
const number = '(\\d{1,2}(?:\\.5)?)'
const words: Record<string, string> = {
  small: 's',
  medium: 'm',
  large: 'l',
  'x-small': 'xs',
  'extra small': 'xs',
  'x-large': 'xl',
  'extra large': 'xl',
  'xx-large': 'xxl',
  '2xl': 'xxl',
  xxxl: '3xl',
  '2xs': 'xxs',
}
const letter =
  '(x{0,3}s|m|x{0,3}l|[2-6]xl|[1-6]x|2xs|extra small|extra large|x{1,2}-(?:small|large)|small|medium|large)'
const systems: Record<string, 'us' | 'uk' | 'eu'> = { us: 'us', uk: 'uk', eu: 'eu', eur: 'eu' }

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
    read: ([system = '', value = '']) => toNumbered(systems[system] ?? 'us', value),
  },
  {
    pattern: new RegExp(`${intro}${number}\\s(us|uk|eur?)\\b`, 'gi'),
    read: ([value = '', system = '']) => toNumbered(systems[system] ?? 'us', value),
  },
  {
    pattern: new RegExp(`${intro}${number}\\b(?!\\s?(?:inch|cm|mm|%))`, 'gi'),
    read: ([value = '']) => toNumbered('us', value),
  },
  { pattern: new RegExp(`${intro}${letter}\\b`, 'gi'), read: ([value = '']) => toLetter(value) },
  { pattern: /\b(xxs|xs|xxl|xl|xxxl|[2-6]xl|2xs)\b/gi, read: ([value = '']) => toLetter(value) },
  { pattern: /\b(?:one[- ]size(?: fits all)?)\b/gi, read: () => ({ clothes: ['one'], shoes: ['one'] }) },
]

function toLetter(written: string): Sizes | undefined {
  const value = words[written] ?? written
  if (!letterSizes.includes(value)) return undefined
  return { clothes: [`letter:${value}`], shoes: [`letter:${value}`] }
}

function toWaist(waist: string, length = ''): Sizes {
  const id: SizeId = length === '' ? `waist:${waist}` : `waist:${waist}x${length}`
  return { clothes: [id], shoes: [id] }
}

function toNumbered(system: 'us' | 'uk' | 'eu', value: string): Sizes {
  const shoes: SizeId = `shoe-${system}:${value}`
  // Clothes have no halves.
  return { clothes: value.includes('.') ? [] : [`${system}:${value}`], shoes: [shoes] }
}
