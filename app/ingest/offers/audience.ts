import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'

/** A department of the shop; the last four belong to the kids' department. */
export type Audience = 'women' | 'men' | 'living' | 'kids' | 'girls' | 'boys' | 'baby' | 'toddler'

/**
 * Only plurals and possessives count, because a Boy Bag is a handbag, a Good
 * Girl perfume is for women, and a baby alpaca sweater comes in adult sizes.
 */
const nameWords: readonly [RegExp, readonly Audience[]][] = [
  [/\b(?:womens|women|ladies)\b/, ['women']],
  [/\b(?:mens|men)\b/, ['men']],
  [/\b(?:kids|childrens|children)\b/, ['kids']],
  [/\bgirls\b/, ['kids', 'girls']],
  [/\bboys\b/, ['kids', 'boys']],
  [/\b(?:toddlers|toddler)\b/, ['kids', 'toddler']],
  [/\b(?:infants|infant|babies|newborns?)\b/, ['kids', 'baby']],
]

/**
 * Returns the departments of a product, from its category, gender
 * and name; empty when none is stated. Feeds also label girls'
 * clothes as female, so any mention of kids outweighs women and men.
 */
export function toAudiences(product: Pick<Product, 'categoryId' | 'gender' | 'name'>): Audience[] {
  const branch = ancestorsOf(product.categoryId).map(({ id }) => id)
  const plain = product.name.toLowerCase().replace(/['’`´]/g, '')
  const found = new Set<Audience>([
    ...departments.filter(id => branch.includes(id)),
    ...(product.gender === undefined || product.gender === 'unisex' ? [] : [product.gender]),
    ...nameWords.flatMap(([words, audiences]) => (words.test(plain) ? audiences : [])),
  ])
  if (found.has('kids')) for (const adult of ['women', 'men'] as const) found.delete(adult)
  return [...found].sort()
}

const departments = ['women', 'men', 'living', 'kids', 'girls', 'boys', 'baby'] as const
const mains = new Set<Audience>(['women', 'men', 'living', 'kids'])

/**
 * Returns true if two products are in different main
 * departments, or in different departments for kids.
 */
export function areOtherAudiences(a: readonly Audience[], b: readonly Audience[]): boolean {
  return [true, false].some(isMain => {
    const [ofA, ofB] = [a, b].map(all => all.filter(one => mains.has(one) === isMain)) as [
      Audience[],
      Audience[],
    ]
    return ofA.length > 0 && ofB.length > 0 && !ofA.some(one => ofB.includes(one))
  })
}
