import { type FacetName, facets } from '#app/domain/facets/facets.ts'
import { getPaging } from '#app/domain/paging.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { ProductCard } from '#app/pages/card.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { ProductGrid } from '#app/ui/cards/product-grid.tsx'
import { EmptyList } from '#app/ui/list/empty-list.tsx'
import { LoadMore } from '#app/ui/list/endless-list.tsx'
import { FilterPanel } from '#app/ui/list/filter-panel.tsx'
import { ListStatus } from '#app/ui/list/list-status.tsx'
import { ListToolbar } from '#app/ui/list/list-view.tsx'
import { QueryReadingNote } from '#app/ui/list/query-reading-note.tsx'
import { Shortcuts } from '#app/ui/list/shortcuts.tsx'
import { GallerySection } from './gallery-frame.tsx'

/** A list's filters and toolbar, and its states while loading, incomplete, failed and empty. */
export function ListStates({ cards }: { cards: ProductCard[] }) {
  const list = { ...filteredList, cards: cards.slice(0, 3) }
  return (
    <>
      <GallerySection title="Filters and toolbar">
        <Shortcuts list={list} />
        <div className="list-layout">
          <FilterPanel list={list} query={list.query} />
          <div className="min-w-0">
            <ListToolbar list={list} marked={list.query} />
            <ProductGrid cards={list.cards} />
          </div>
        </div>
      </GallerySection>
      <GallerySection title="How a search was understood">
        <QueryReadingNote reading={reading} query={{ ...emptyListQuery, text: searchText }} />
      </GallerySection>
      <GallerySection title="Waiting for another list">
        <div inert className="is-pending">
          <ProductGrid cards={list.cards} />
        </div>
      </GallerySection>
      <GallerySection title="Some products are missing">
        <ListStatus list={{ ...list, isIncomplete: true }} />
      </GallerySection>
      <GallerySection title="More products">
        <div className="grid grid-cols-1 gap-6 md:grid-cols-3">
          {(['idle', 'loading', 'failed'] as const).map(state => (
            <LoadMore key={state} pages={{ ...morePages, state }} />
          ))}
        </div>
      </GallerySection>
      <GallerySection title="Empty list">
        <EmptyList list={emptyList} />
      </GallerySection>
    </>
  )
}

const names = {
  retailers: ['Alder & Finch', 'Maison Lumen', 'Harrow & Vale', 'Urban Canopy', 'Conso Moda'],
  brands: [
    ...['Northquay', 'Studio Perpetua', 'Ivy & Larkspur', 'Balm Before', 'Petra Lindqvale'],
    ...['Nine Elms Outfit', 'Çelik & Kızdan', 'Pacewell', 'Winterbourne'],
    'The Honourable Company of Northern Weavers, Dyers & Button Makers of Lower Thistlewick',
  ],
  sizes: ['letter:xs', 'letter:s', 'letter:m', 'letter:l', 'us:2', 'us:4', 'us:6', 'shoe-eu:39'],
}

/** Every filter with all its values. Each value has fewer products than the previous one. */
const filters = (Object.keys(facets) as FacetName[]).map(facet => {
  const values = facets[facet].listed ?? facets[facet].values ?? names[facet as keyof typeof names]
  return { facet, values: values.map((value, at) => ({ value, count: 1_240 - 47 * at })) }
})

const paging = getPaging(1, 1_240)

const filteredList: ListPage = {
  title: 'Women’s dresses',
  crumbs: [],
  cards: [],
  paging,
  retailerCount: 2,
  query: {
    ...emptyListQuery,
    category: 'dresses',
    brands: ['Northquay'],
    colors: ['red', 'blue'],
    prices: ['40-60'],
    sizes: ['letter:m'],
    deals: ['sale'],
    excluded: { materials: ['polyester'] },
  },
  categories: [
    { label: 'All', depth: 0, count: 9_800 },
    { id: 'women', label: 'Women', depth: 1, count: 5_210 },
    { id: 'womens-clothes', label: 'Clothing', depth: 2, count: 3_480 },
    { id: 'dresses', label: 'Dresses', depth: 3, count: 1_240 },
    { id: 'day-dresses', label: 'Day Dresses', depth: 4, count: 610 },
    { id: 'evening-dresses', label: 'Evening Dresses', depth: 4, count: 305 },
  ],
  filters,
  path: '/products/women/dresses',
}

const searchText = 'red northquay dress no polyester wiht pockets under 100'

const reading: NonNullable<ListPage['reading']> = {
  understood: [
    { group: 'colors', value: 'red', label: 'Red', words: 'red', rest: 'northquay dress' },
    { group: 'brands', value: 'Northquay', label: 'Northquay', words: 'northquay', rest: 'dress' },
    {
      group: 'materials',
      value: 'polyester',
      label: 'No polyester',
      words: 'no polyester',
      rest: 'red northquay dress',
      isExcluded: true,
    },
    { group: 'prices', value: '-100', label: 'Up to $100', words: 'under 100', rest: 'red dress' },
  ],
  corrected: [{ from: 'wiht', to: 'with' }],
  dropped: ['pockets'],
}

const morePages = { paging, loadNext: () => undefined }

/** The empty result of a search for a misspelled brand. */
const emptyList: Pick<ListPage, 'query' | 'suggestions'> = {
  query: { ...emptyListQuery, colors: ['red'], text: 'nortquay' },
  suggestions: {
    relaxed: [{ label: 'Without red', to: '/products?q=nortquay', count: 12 }],
    spellings: [{ label: 'northquay', to: '/products?q=northquay' }],
    popular: [],
  },
}
