import { formatWholeCount } from '#app/domain/count.ts'
import type { Picture } from '#app/domain/picture.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { SearchSuggestions } from '#app/pages/suggestions/search-suggestions.ts'

/** One suggestion. */
export interface SuggestionOption {
  kind: 'recent' | 'query' | 'brand' | 'category' | 'product'
  label: string
  /** A product's brand, shown above the name. */
  brand?: string
  to: string
  /** A number of products or a price, shown beside the label. */
  note?: string
  /** True if the note is a reduced price that our record verifies. */
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
      options: products.map(({ brand, name, detail, path, price, picture }) => ({
        kind: 'product' as const,
        // Two shades of a concealer would otherwise look like one product listed twice.
        label: detail === undefined ? name : `${name} · ${detail}`,
        brand,
        to: path,
        note: price.salePrice ?? price.price,
        isSale: price.percentOff !== undefined,
        ...(picture ? { picture } : {}),
      })),
    },
  ])
}

/**
 * Splits a label after what was typed, to show what completes it. Nothing completes a label
 * in which no word begins as the last typed words do.
 *
 *     red dress, red dr     → red dr, ess        Women's Dresses, black dr → Women's Dr, esses
 *     red in Bags, red bag  → red in Bag, s      Handbags, purse           → Handbags, nothing
 *     black, blak           → bla, ck, which corrects it
 */
export function splitCompletion(label: string, text: string): [typed: string, completed: string] {
  const lower = ` ${label.toLowerCase()}`
  const words = text.toLowerCase().split(' ')
  // A letter that changes its length in lower case would move the position.
  for (let from = 0; from < words.length && lower.length === label.length + 1; from += 1) {
    const written = words.slice(from).join(' ')
    const at = written === '' ? -1 : lower.indexOf(` ${written}`)
    if (at >= 0) return [label.slice(0, at + written.length), label.slice(at + written.length)]
  }
  const [typed = ''] = words
  let same = 0
  while (same < typed.length && lower[same + 1] === typed[same]) same += 1
  return same < leastSame ? [label, ''] : [label.slice(0, same), label.slice(same)]
}

/** A label that begins with fewer of the typed letters is another word. */
const leastSame = 3

function withOptions(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}
