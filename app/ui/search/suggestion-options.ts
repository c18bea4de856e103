import { formatWholeCount } from '#app/domain/count.ts'
import type { Picture } from '#app/domain/picture.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { SearchSuggestions } from '#app/pages/search-suggestions.ts'

/** One suggestion. */
export interface SuggestionOption {
  kind: 'recent' | 'query' | 'brand' | 'category' | 'product'
  label: string
  /** A product's brand, shown above its name. */
  brand?: string
  to: string
  /** A number of products or a price, shown beside the label. */
  note?: string
  /** True if the note is a reduced price. */
  isSale?: boolean
  picture?: Picture
}

export interface OptionGroup {
  title: string
  options: SuggestionOption[]
}

/** Returns the options for recent searches, which are shown while the field is empty. */
export function toRecentGroups(texts: string[]): OptionGroup[] {
  const options = texts.map(text => ({
    kind: 'recent' as const,
    label: text,
    to: listPath({ text }),
  }))
  return withOptions([{ title: 'Recent searches', options }])
}

export function toSuggestionGroups({
  queries,
  brands,
  categories,
  products,
}: SearchSuggestions): OptionGroup[] {
  const counted = (kind: 'query' | 'brand' | 'category', values: SearchSuggestions['brands']) =>
    values.map(({ label, to, count }) => ({ kind, label, to, note: formatWholeCount(count) }))
  return withOptions([
    { title: 'Searches', options: counted('query', queries) },
    { title: 'Brands', options: counted('brand', brands) },
    { title: 'Categories', options: counted('category', categories) },
    {
      title: 'Products',
      options: products.map(({ brand, name, path, price, picture }) => ({
        kind: 'product' as const,
        label: name,
        brand,
        to: path,
        note: price.salePrice ?? price.price,
        isSale: price.salePrice !== undefined,
        ...(picture ? { picture } : {}),
      })),
    },
  ])
}

function withOptions(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}
