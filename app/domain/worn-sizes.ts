import { getMainCategory } from './category-tree.ts'
import { formatSizeId, isWrittenSize, parseSizeId, type SizeId, splitWrittenSize } from './size.ts'
import type { ListQuery } from './urls/list-query.ts'

export const wornKinds = ['womens-clothes', 'womens-shoes', 'mens-clothes', 'mens-shoes'] as const
export type WornKind = (typeof wornKinds)[number]

/** A size that a shopper wears, for one kind of category. */
export interface WornSize {
  kind: WornKind
  size: SizeId
}

const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '3xl'].map(size => `letter:${size}`)
const range = (scale: string, from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => `${scale}:${from + at * step}`)

/** The sizes to choose from, in named groups. */
export const wornSizeChoices: Readonly<
  Record<WornKind, { title: string; groups: { label: string; sizes: readonly SizeId[] }[] }>
> = {
  'womens-clothes': {
    title: 'Women’s clothes',
    groups: [
      toGroup('Letter sizes', letters),
      toGroup('US sizes', ['us:00', ...range('us', 0, 20, 2)]),
      toGroup('EU sizes', range('eu', 32, 50, 2)),
      toGroup('Waist', range('waist', 23, 34, 1)),
    ],
  },
  'womens-shoes': {
    title: 'Women’s shoes',
    groups: [
      toGroup('US sizes', range('shoe-us', 5, 12, 0.5)),
      toGroup('EU sizes', range('shoe-eu', 35, 43, 0.5)),
    ],
  },
  'mens-clothes': {
    title: 'Men’s clothes',
    groups: [
      toGroup('Letter sizes', letters),
      toGroup('EU sizes', range('eu', 44, 60, 2)),
      toGroup('Waist', range('waist', 28, 44, 1)),
    ],
  },
  'mens-shoes': {
    title: 'Men’s shoes',
    groups: [
      toGroup('US sizes', range('shoe-us', 6, 15, 0.5)),
      toGroup('EU sizes', range('shoe-eu', 39, 49, 0.5)),
    ],
  },
}

function toGroup(label: string, sizes: readonly string[]) {
  return { label, sizes: sizes.map(size => parseSizeId(size)).filter(size => size !== undefined) }
}

/** Formats a size as the value of a form field: `womens-clothes letter:m`. */
export function formatWornSize({ kind, size }: WornSize): string {
  return `${kind} ${size}`
}

/** Parses the value of a form field; undefined for sizes that nobody wears of this kind. */
export function parseWornSize(text: string): WornSize | undefined {
  const kind = wornKinds.find(each => text.startsWith(`${each} `))
  const size = kind && parseSizeId(text.slice(kind.length + 1))
  return kind !== undefined && size !== undefined && isWearable(kind, size)
    ? { kind, size }
    : undefined
}

/** True for the choices, and for sizes that shoppers type because they are not among them. */
function isWearable(kind: WornKind, size: SizeId): boolean {
  if (isChoice(kind, size)) return true
  if (isWrittenSize(size)) return splitWrittenSize(size).category === kind
  const isShoe = /^shoe-(?:us|uk|eu|unisex):/.test(size)
  if (kind.endsWith('shoes')) return isShoe
  return /^(?:letter|us|uk|eu|it|fr|waist|length|bra|bra-eu):/.test(size)
}

/** True for the sizes that a form offers. */
export function isChoice(kind: WornKind, size: SizeId): boolean {
  return wornSizeChoices[kind].groups.some(({ sizes }) => sizes.includes(size))
}

/** Formats sizes by kind for display: "Women’s clothes: S, M". */
export function formatWornSizes(worn: readonly WornSize[]): string[] {
  return wornKinds.flatMap(kind => {
    const sizes = worn.filter(each => each.kind === kind).map(({ size }) => formatSizeId(size))
    return sizes.length === 0 ? [] : [`${wornSizeChoices[kind].title}: ${sizes.join(', ')}`]
  })
}

/**
 * Replaces "in my sizes" with the shopper's sizes (women's in women's categories,
 * men's in men's, and all of them elsewhere) and "one size fits all". Does not
 * change other lists; without saved sizes, the list is unfiltered.
 */
export function resolveWornSizes(query: ListQuery, worn: readonly WornSize[]): ListQuery {
  const { isInMySizes: _resolved, ...rest } = query
  if (!query.isInMySizes) return query
  const main = query.category === undefined ? undefined : getMainCategory(query.category).id
  const own = worn.filter(
    ({ kind }) => (main !== 'women' && main !== 'men') || kind.startsWith(main),
  )
  if (own.length === 0) return rest
  const sizes = new Set([...query.sizes, ...own.map(({ size }) => size), 'one'])
  return { ...rest, sizes: [...sizes] }
}
