import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { type Category, childrenOf, findCategory } from '#app/domain/category-tree.ts'
import { formatWholeCount } from '#app/domain/count.ts'
import type { Listing } from '#app/domain/listing.ts'
import { type Picture, toPicture } from '#app/domain/picture.ts'
import { sortFirst } from '#app/domain/sort-first.ts'
import { brandsPath, listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'

/** The panel below a menu entry. */
export interface MenuPanel {
  columns: MenuColumn[]
  /** At most two. */
  pictures: MenuPicture[]
}

export interface MenuPicture {
  picture: Picture
  label: string
  to: string
}

export interface MenuColumn {
  title: string
  to: string
  links: { label: string; to: string; count: string }[]
}

const maxLinks = 12
const maxBrands = 10
/** The number of new products among which to find one that looks unlike the popular one. */
const newestSize = 24
/** The share of the largest subcategory's products from which the second has a column as well. */
const similarShare = 0.8
/** The deals that a menu offers; the list has the others. */
const tiers = ['20', '50']

/**
 * Finds a category's subcategories, those of the one that the storefront puts first, or of its
 * largest or of two that are as large, such as girls and boys, its brands, its deals, and pictures of
 * something popular and of something new. Leaves out empty categories and starts with those that the
 * storefront puts first. Returns undefined for an unknown category or a leaf.
 */
export async function findMenuPanel(
  catalogue: Pick<Catalogue, 'list'>,
  id: string,
  first: readonly string[],
): Promise<MenuPanel | undefined> {
  const category = findCategory(id)
  if (!category || childrenOf(id).length === 0) return undefined
  const listing = await readCategory(catalogue, id)
  const rows = listing.facets.categories
  const divided = childrenOf(id)
    .filter(child => childrenOf(child.id).length > 1)
    .toSorted((a, b) => countOf(rows, b.id) - countOf(rows, a.id))
  const preferred = sortFirst(divided, first).find(
    child => first.includes(child.id) && countOf(rows, child.id) > 0,
  )
  const largest = preferred ? [preferred] : divided.slice(0, 2)
  const [fullest] = largest
  const least = fullest ? similarShare * countOf(rows, fullest.id) : 0
  const shown = largest.filter(child => child === fullest || countOf(rows, child.id) >= least)
  const inners = await Promise.all(shown.map(child => readCategory(catalogue, child.id)))
  const [inner] = inners
  const columns = [
    toColumn(category, rows, first),
    ...shown.map((child, at) => toColumn(child, inners[at]?.facets.categories ?? [], first)),
    toBrands(category, listing),
    toDeals(category, listing),
  ]
  const popular = findShown([...(inner?.products ?? []), ...listing.products])
  const best = popular && inner?.products.includes(popular) ? fullest : category
  const newest = await catalogue.list(
    { ...emptyListQuery, category: id, sort: 'newest' },
    newestSize,
  )
  const latest = popular ? findUnlike(newest.products, popular) : findShown(newest.products)
  return {
    columns: columns.filter(({ links }) => links.length > 0),
    pictures: [
      ...toPictures(popular, `Popular in ${best?.name}`, { category: best?.id, sort: 'popular' }),
      ...toPictures(latest, `New in ${category.name}`, { category: id, sort: 'newest' }),
    ],
  }
}

type Shown = Listing['products'][number]

/** Returns a product that can be bought and has a picture. */
function findShown(products: readonly Shown[]): Shown | undefined {
  return products.find(({ images, inStock }) => inStock && images.length > 0)
}

/**
 * Returns one that looks unlike the other: of another category and color if there is one, or else of
 * another category, of another color, or at least another product.
 */
function findUnlike(products: readonly Shown[], other: Shown): Shown | undefined {
  const isOtherKind = ({ categoryId }: Shown) => categoryId !== other.categoryId
  const isOtherColor = ({ colorIds }: Shown) => colorIds[0] !== other.colorIds[0]
  const others = products.filter(({ source, id }) => source !== other.source || id !== other.id)
  const kinds = others.filter(isOtherKind)
  return findShown([
    ...kinds.filter(isOtherColor),
    ...kinds,
    ...others.filter(isOtherColor),
    ...others,
  ])
}

function toPictures(
  product: Shown | undefined,
  label: string,
  list: Parameters<typeof listPath>[0],
): MenuPicture[] {
  const image = product?.images[0]
  return product && image ? [{ picture: toPicture(product, image), label, to: listPath(list) }] : []
}

function readCategory(catalogue: Pick<Catalogue, 'list'>, category: string): Promise<Listing> {
  return catalogue.list({ ...emptyListQuery, category, sort: 'popular' }, 4)
}

function toColumn(
  { id, name }: Category,
  rows: Listing['facets']['categories'],
  first: readonly string[],
): MenuColumn {
  const filled = sortFirst(childrenOf(id), first).filter(child => countOf(rows, child.id) > 0)
  // If not all fit, those with the fewest products are left out, unless the storefront wants them.
  const bySize = filled.toSorted((a, b) => countOf(rows, b.id) - countOf(rows, a.id))
  const kept = new Set(sortFirst(bySize, first).slice(0, maxLinks))
  const links = filled
    .filter(child => kept.has(child))
    .map(child => ({
      label: child.name,
      to: listPath({ category: child.id }),
      count: formatWholeCount(countOf(rows, child.id)),
    }))
  return { title: name, to: listPath({ category: id }), links }
}

function toBrands({ id }: Category, { facets }: Listing): MenuColumn {
  return {
    title: 'Brands',
    to: brandsPath,
    links: facets.brands
      .filter(({ count }) => count > 0)
      .slice(0, maxBrands)
      .map(({ value, label, count }) => ({
        label,
        to: listPath({ category: id, brands: [value] }),
        count: formatWholeCount(count),
      })),
  }
}

function toDeals({ id }: Category, { facets }: Listing): MenuColumn {
  return {
    title: 'Deals',
    to: listPath({ category: id, sort: 'discount' }),
    links: facets.deals
      .filter(({ value, count }) => tiers.includes(value) && count > 0)
      .map(({ value, count }) => ({
        label: `${value}% off or more`,
        to: listPath({ category: id, deals: [value], sort: 'discount' }),
        count: formatWholeCount(count),
      })),
  }
}

function countOf(rows: Listing['facets']['categories'], id: string): number {
  return rows.find(row => row.id === id)?.count ?? 0
}
