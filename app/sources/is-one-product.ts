import { ancestorsOf } from '#app/domain/category-tree.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { mapCategory } from '#app/vocabulary/map-category.ts'
import { toSingular } from '#app/vocabulary/to-phrase.ts'
import { toWords } from '#app/vocabulary/to-words.ts'
import { dropAbsent } from './drop-absent.ts'
import { uniqueBy } from './unique-by.ts'
import type { Variant } from './variant.ts'

/** Compared on one side of the tree, because a product may have sizes for women and men. */
const audience = { sex: 'female', age: 'adult' } as const

interface Member {
  /** The words of the title that say what the product is. */
  words: ReadonlySet<string>
  /** Our category by the record's fields, and the one that the title alone names. */
  categories: readonly (string | undefined)[]
}

/**
 * True if the rows of a group can be colors and sizes of one product. Retailers fill in group
 * ids by hand, so rows are compared with the first one: they differ if their categories do, or if
 * they share no more than half of their title's words, apart from those of the brand, the
 * retailer, the group, the color and the size.
 *
 *     Harbour Shirt - Navy - S · Harbour Shirt, white         one product
 *     Anna Dress · Anna Skirt · Silver Ring                   several
 *     Robe midi · Jupe midi                                   several
 */
export function isOneProduct(variants: readonly Variant[], groupId = ''): boolean {
  const names = [groupId, ...variants.flatMap(({ brand = '', retailer }) => [brand, retailer.name])]
  const ignored = new Set(names.flatMap(toWords))
  const [first, ...others] = uniqueBy(
    variants,
    ({ title, color, size, googleId, googlePath, paths }) =>
      [toTitleWords({ title, color, size }).join(' '), googleId, googlePath, ...paths.flat()].join(
        '\n',
      ),
  ).map(variant => toMember(variant, ignored))
  return first === undefined || others.every(member => isLike(first, member))
}

function toMember(variant: Variant, ignored: ReadonlySet<string>): Member {
  const { googleId, googlePath, paths, title } = variant
  const words = toTitleWords(variant).filter(word => !ignored.has(word))
  return {
    words: new Set(words.map(toSingular)),
    categories: [
      mapCategory({ ...dropAbsent({ googleId, googlePath }), paths, title, audience }),
      mapCategory({ title, audience }),
    ],
  }
}

function toTitleWords({
  title,
  color = '',
  size = '',
}: { [Key in 'title' | 'color' | 'size']?: Variant[Key] | undefined }): string[] {
  const labels = new Set(toWords(`${color} ${size}`))
  return toWords(title ?? '').filter(word => !labels.has(word) && toColorIds(word).length === 0)
}

function isLike(a: Member, b: Member): boolean {
  const fewest = Math.min(a.words.size, b.words.size)
  const shared = [...a.words].filter(word => b.words.has(word)).length
  const isSameTitle = shared === Math.max(a.words.size, b.words.size)
  const isApart = isSameTitle ? areOtherKinds : areOtherCategories
  const isPlacedApart = a.categories.some((category, at) => isApart(category, b.categories[at]))
  return !isPlacedApart && (fewest === 0 || shared * 2 > fewest)
}

/**
 * True for shoes and dresses, but not for two kinds of shoes: retailers often place the sizes of
 * one product in several categories, of adults and of kids, or in several rooms of a home.
 */
function areOtherKinds(a: string | undefined, b: string | undefined): boolean {
  const [[main, kind], [otherMain, otherKind]] = [ancestorsOf(a), ancestorsOf(b)]
  if (kind === undefined || otherKind === undefined || kind.id === otherKind.id) return false
  const mains = [main?.id, otherMain?.id]
  return mains[0] === mains[1] ? mains[0] !== 'living' : mains.includes('living')
}

/** True for categories neither of which is within the other. */
function areOtherCategories(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return false
  const isWithin = (one: string, other: string) => ancestorsOf(one).some(({ id }) => id === other)
  return !isWithin(a, b) && !isWithin(b, a)
}
