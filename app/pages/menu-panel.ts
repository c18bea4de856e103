import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { type Category, childrenOf, findCategory } from '#app/domain/category-tree.ts'
import { formatWholeCount } from '#app/domain/count.ts'
import type { Listing } from '#app/domain/listing.ts'
import { type Picture, toPicture } from '#app/domain/picture.ts'
import { sortFirst } from '#app/domain/sort-first.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'

/** The panel below a menu entry. */
export interface MenuPanel {
  columns: MenuColumn[]
  picture?: { picture: Picture; label: string; to: string }
}

export interface MenuColumn {
  title: string
  to: string
  links: { label: string; to: string; count: string }[]
}

const maxLinks = 12

/**
 * Finds a category's subcategories, those of its largest subcategory, and its deals. Leaves out
 * empty categories and starts with those that the storefront puts first. Returns undefined for an
 * unknown category or a leaf.
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
  const fullest = childrenOf(id)
    .filter(child => childrenOf(child.id).length > 1)
    .toSorted((a, b) => countOf(rows, b.id) - countOf(rows, a.id))[0]
  const inner = fullest && (await readCategory(catalogue, fullest.id))
  const columns = [
    toColumn(category, rows, first),
    ...(fullest && inner ? [toColumn(fullest, inner.facets.categories, first)] : []),
    toDeals(category, listing),
  ]
  const shown = [...(inner?.products ?? []), ...listing.products].find(
    ({ images, inStock }) => inStock && images.length > 0,
  )
  const image = shown?.images[0]
  const best = inner?.products.includes(shown as never) ? fullest : category
  return {
    columns: columns.filter(({ links }) => links.length > 0),
    ...(shown && image && best
      ? {
          picture: {
            picture: toPicture(shown, image),
            label: `Popular in ${best.name}`,
            to: listPath({ category: best.id, sort: 'popular' }),
          },
        }
      : {}),
  }
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

function toDeals({ id }: Category, { facets }: Listing): MenuColumn {
  const links = [
    ...facets.deals.map(option => ({ option, query: { deals: [option.value] } })),
    ...facets.conditions
      .filter(({ value }) => value !== 'new')
      .map(option => ({ option, query: { conditions: [option.value] } })),
  ]
  return {
    title: 'Deals',
    to: listPath({ category: id, sort: 'discount' }),
    links: links
      .filter(({ option }) => option.count > 0)
      .slice(0, maxLinks)
      .map(({ option: { label, count }, query }) => ({
        label,
        to: listPath({ category: id, ...query }),
        count: formatWholeCount(count),
      })),
  }
}

function countOf(rows: Listing['facets']['categories'], id: string): number {
  return rows.find(row => row.id === id)?.count ?? 0
}
