import { formatCategoryPath } from '#app/domain/category-path.ts'
import { categories } from '#app/domain/category-tree.ts'
import { getPaging, type Paging } from '#app/domain/paging.ts'
import { foldAccents } from '#app/domain/urls/slug.ts'
import { type ProductCard, toCard } from '#app/pages/card.ts'
import type { TableQuery } from '../frame/table-query.ts'
import type { CategoryMappings, UnmappedPath } from './category-mappings.server.ts'

export interface CategoriesPage {
  query: TableQuery
  paging: Paging
  /** The number of products with unmapped paths, across all pages of the list. */
  products: number
  unmapped: UnmappedRow[]
  mappings: MappingRow[]
  /** The number of products still to be updated. */
  waiting: number
  /** The paths of our categories below the departments. */
  choices: string[]
}

export interface UnmappedRow {
  scope: string
  source: string
  path: string
  products: number
  examples: Pick<ProductCard, 'path' | 'name' | 'picture'>[]
}

export interface MappingRow {
  id: string
  source: string
  path: string
  category: string
  products: number
}

export const categoryChoices: readonly string[] = categories
  .filter(({ parent }) => parent !== undefined)
  .map(({ id }) => formatCategoryPath(id))

export async function getCategoriesPage(
  categoryMappings: CategoryMappings,
  query: TableQuery,
): Promise<CategoriesPage> {
  const [all, { mappings, waiting }] = await Promise.all([
    categoryMappings.fetchUnmapped(),
    categoryMappings.fetch(),
  ])
  const text = fold(query.text)
  const found = all.filter(({ source, path }) => fold(`${source} ${path}`).includes(text))
  const paging = getPaging(query.page, found.length)
  const shown = found.slice(paging.offset, paging.offset + paging.limit)
  const examples = await categoryMappings.fetchExamples(shown)
  return {
    ...{ query, paging, waiting },
    products: found.reduce((sum, { products }) => sum + products, 0),
    unmapped: shown.map(({ examples: numbers, ...row }) => ({
      ...row,
      examples: toExamples(numbers, examples),
    })),
    mappings: mappings.map(({ id, source, path, categoryId, products }) => ({
      ...{ id, source, path, products },
      category: formatCategoryPath(categoryId) || `${categoryId}, which no longer exists`,
    })),
    choices: [...categoryChoices],
  }
}

function toExamples(
  numbers: UnmappedPath['examples'],
  products: Awaited<ReturnType<CategoryMappings['fetchExamples']>>,
): UnmappedRow['examples'] {
  return [...new Set(numbers)].flatMap(number => {
    const product = products.get(number)
    if (!product) return []
    const { path, name, picture } = toCard(product)
    return [{ path, name, ...(picture ? { picture } : {}) }]
  })
}

function fold(text: string): string {
  return foldAccents(text).toLowerCase()
}
