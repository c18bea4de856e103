import { isDescendant } from '#app/domain/category-tree.ts'
import type { ProductChange } from '#app/store/changes.server.ts'

/** Decides whether a product, as normalized, is what a shopper wanted. */
export type Predicate = (product: ProductChange) => boolean

export const all =
  (...predicates: Predicate[]): Predicate =>
  product =>
    predicates.every(one => one(product))

export const any =
  (...predicates: Predicate[]): Predicate =>
  product =>
    predicates.some(one => one(product))

export const not =
  (predicate: Predicate): Predicate =>
  product =>
    !predicate(product)

/** The product is in one of these categories, or in one inside them. */
export const within =
  (...ids: string[]): Predicate =>
  ({ categoryId, otherCategoryId }) =>
    [categoryId, otherCategoryId].some(
      own => own !== undefined && ids.some(id => own === id || isDescendant(own, id)),
    )

export const named =
  (pattern: RegExp): Predicate =>
  ({ words }) =>
    pattern.test(words.name)

/** The name or the retailer's name of a color has the words: Navy Stripe. */
export const shown =
  (pattern: RegExp): Predicate =>
  ({ words }) =>
    pattern.test(words.name) || pattern.test(words.colors)

/** The words are in the name, a color or the description. */
export const said =
  (pattern: RegExp): Predicate =>
  product =>
    shown(pattern)(product) || pattern.test(product.words.description)

export const colored =
  (...colors: string[]): Predicate =>
  product =>
    colors.some(color => product.colors.includes(color))

/** A material that the composition states, or one of which the name tells. */
export const made =
  (material: string, pattern: RegExp): Predicate =>
  product =>
    product.madeOf.includes(material) || pattern.test(product.words.name)

export const leather = made('leather', /(?<!vegan |faux )leather|nappa|lambskin/i)
export const silk = made('silk', /\bsilk/i)

export const sized =
  (pattern: RegExp): Predicate =>
  ({ sizes }) =>
    sizes.some(size => pattern.test(size))

export const upTo =
  (dollars: number): Predicate =>
  ({ usdCents }) =>
    usdCents <= dollars * 100
