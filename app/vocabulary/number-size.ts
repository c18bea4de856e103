import type { SizeId } from '#app/domain/size.ts'

type System = 'us' | 'uk' | 'eu' | 'it' | 'fr'

/**
 * The numbering system that each label stands for. Women's clothes have their own numbers in
 * Italy and in France; men's are the European ones.
 */
const clothesSystems: Readonly<Record<string, System>> = {
  ...{ us: 'us', usa: 'us', uk: 'uk', gb: 'uk', au: 'uk', aus: 'uk', nz: 'uk', ire: 'uk' },
  ...{ eu: 'eu', eur: 'eu', euro: 'eu', de: 'eu', ger: 'eu', at: 'eu', nl: 'eu', d: 'eu' },
  ...{ it: 'it', ita: 'it', i: 'it', fr: 'fr', fra: 'fr', f: 'fr' },
}
const shoeSystems: Readonly<Record<string, System>> = {
  ...{ us: 'us', usa: 'us', uk: 'uk', gb: 'uk' },
  ...{
    eu: 'eu',
    eur: 'eu',
    euro: 'eu',
    de: 'eu',
    ger: 'eu',
    fr: 'eu',
    it: 'eu',
    es: 'eu',
    nl: 'eu',
  },
}
const bounds = {
  clothes: { us: [0, 40], uk: [2, 40], eu: [28, 68], it: [34, 68], fr: [30, 68] },
  shoe: { us: [0, 18], uk: [0, 17], eu: [15, 52], it: [15, 52], fr: [15, 52] },
} as const
/**
 * A number like 8, 00, 8.5, 36.67 or 8-10, optionally with a system
 * on either side and a width, length or cut at the end.
 */
const pattern =
  /^(?:([a-z]{2,4}|[dfi])[ .:-]*)?(0{2,3}|\d{1,2}(?:\.(?:5|0|33?|6[67]|7))?)(?:-(\d{1,2}))?(?: ?(wide|narrow|medium|regular|2a|[2-4]e|a{1,3}|e{1,3}|[bdmnprtw]))?(?: ?([a-z]{2,4}))?$/

export interface NumberHints {
  system?: string | undefined
  cut?: string | undefined
  isShoe: boolean
  /** True for men's clothes, which have the same numbers in all of Europe. */
  isMens?: boolean
}

/**
 * Finds the size in plain lower-case text, preferring
 * the US size, then the UK size: "eu 40 / us 8" → us:8.
 */
export function parseNumberSize(text: string, hints: NumberHints): SizeId | undefined {
  const parts = text.split(/ ?[/|,;] ?| - /)
  const sizes = parts.map(part => parsePart(part, hints))
  if (parts.length > 1 && !parts.every(part => /[a-z]/.test(part))) return undefined
  return (
    sizes.find(size => /us:/.test(size ?? '')) ??
    sizes.find(size => /uk:/.test(size ?? '')) ??
    sizes.find(Boolean)
  )
}

function parsePart(
  part: string,
  { system: hinted, cut, isShoe, isMens = false }: NumberHints,
): SizeId | undefined {
  const [, before, from = '', to, tail, behind] = pattern.exec(part) ?? []
  if (from === '' || (before !== undefined && behind !== undefined)) return undefined
  const systems = isShoe ? shoeSystems : clothesSystems
  const named = before ?? behind ?? hinted?.toLowerCase()
  const number = from
    .replace(/\.0$/, '')
    .replace(/\.3$/, '.33')
    .replace(/\.(?:7|66)$/, '.67')
  const stated = named === undefined ? guessSystem(number, tail, isShoe) : systems[named]
  if (stated === undefined) return undefined
  const isShoeSize = isShoe || number.includes('.')
  const isEuropean = (isMens || isShoeSize) && (stated === 'it' || stated === 'fr')
  const system = isEuropean ? 'eu' : stated
  // Only European shoes come in thirds.
  if (/\.(?:33|67)$/.test(number) && system !== 'eu') return undefined
  const [least, most] = bounds[isShoeSize ? 'shoe' : 'clothes'][system]
  if ([number, to ?? number].some(end => Number(end) < least || Number(end) > most))
    return undefined
  if (isShoeSize) return toShoeSize(system, number, to)
  // A range without a system, like 4-6, may be years of age.
  if (to !== undefined && named === undefined) return undefined
  const ownCut = tail === undefined ? cut : toCut(tail, number)
  if (ownCut === null) return undefined
  return `${system}:${number}${to === undefined ? '' : `-${to}`}${ownCut === undefined ? '' : `-${ownCut}`}`
}

/** Slippers and socks fit a range of European sizes. American ranges may be children's ages. */
function toShoeSize(system: System, from: string, to: string | undefined): SizeId | undefined {
  if (system === 'it' || system === 'fr') return undefined
  if (to === undefined) return `shoe-${system}:${from}`
  const span = Number(to) - Number(from)
  return system === 'eu' && span > 0 && span <= 4 ? `shoe-eu:${from}-${to}` : undefined
}

/**
 * Returns the system of a number that is stated without one, if only one system has
 * such a number. Clothing sizes above 22 may be German, French or Italian, or in inches.
 */
function guessSystem(
  number: string,
  tail: string | undefined,
  isShoe: boolean,
): System | undefined {
  const isFraction = number.includes('.')
  if (isShoe) return Number(number) <= bounds.shoe.us[1] ? 'us' : 'eu'
  // Rings and collars also have half sizes, but never ones this large or with a width.
  if (isFraction) return Number(number) >= 34 ? 'eu' : tail === undefined ? undefined : 'us'
  return Number(number) <= 22 || tail === 'w' ? 'us' : undefined
}

/**
 * Returns the cut that a letter after a clothing size stands
 * for; null for letters whose sizes are on none of our scales.
 */
function toCut(tail: string, number: string): string | undefined | null {
  if (tail === 'r' || tail === 'regular') return undefined
  if (tail === 'p') return 'petite'
  // 2T is a toddler's size.
  if (tail === 't') return Number(number) < 8 ? null : 'tall'
  return tail === 'w' && Number(number) >= 12 ? 'plus' : null
}
