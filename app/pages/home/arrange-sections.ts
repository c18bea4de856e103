import type { EditorsHome, ProductsSlice } from '#app/content/content.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import type { HomeList, HomeSection, HomeSettings } from '#app/storefronts/home-settings.ts'

/** A section to build: one of the storefront's, or a row of products that editors added. */
export type SectionPlan =
  | { id: HomeSection; title: string }
  | { id: `products-${number}`; title: string; rail: ProductsSlice }

/**
 * Returns the sections of a home page, top to bottom. Editors may reorder and omit the sections
 * in the storefront's file, which is the default. Their rows of products come after the edit.
 */
export function arrangeSections(
  { sections }: Pick<HomeSettings, 'sections'>,
  { order, rails }: Pick<EditorsHome, 'order' | 'rails'>,
): SectionPlan[] {
  const chosen = [...new Set(order)].flatMap(name => sections.find(({ id }) => id === name) ?? [])
  const own: readonly SectionPlan[] = chosen.length > 0 ? chosen : sections
  const added = rails.map(
    (rail, index): SectionPlan => ({ id: `products-${index + 1}`, title: rail.title, rail }),
  )
  const edit = own.findIndex(({ id }) => id === 'stories')
  const place = edit === -1 ? own.length : edit + 1
  return own.toSpliced(place, 0, ...added)
}

/** Converts the editors' categories to lists. */
export function toEntrances(ids: readonly string[]): HomeList[] {
  return [...new Set(ids)].flatMap(id => {
    const category = findCategory(id)
    return category ? [{ title: category.name, category: id }] : []
  })
}
