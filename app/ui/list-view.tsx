import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { formatProductCount, formatWholeCount } from '#app/domain/count.ts'
import { listPath } from '#app/domain/links.ts'
import { chooseCategory, getChosen } from '#app/pages/list-choices.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { type PackedList, unpackList } from '#app/pages/packed-list.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { CardsPerRowSwitch } from './cards-per-row-switch.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { EmptyList } from './empty-list.tsx'
import { EndlessList } from './endless-list.tsx'
import { useHistoryEntry } from './endless-pages.ts'
import { FilterPanel, filterPanelId } from './filter-panel.tsx'
import { Icon } from './icon.tsx'
import { noteCompleteness } from './list-revalidation.ts'
import { ListSearch } from './list-search.tsx'
import { ListStatus } from './list-status.tsx'
import { MySizesNote } from './my-sizes-note.tsx'
import { PageLink } from './page-link.tsx'
import { useArrival } from './pending-query.ts'
import { QueryReadingNote } from './query-reading-note.tsx'
import { SaveSearchForm } from './save-search-form.tsx'
import { SortMenu } from './sort-menu.tsx'
import { ToTop } from './to-top.tsx'

export function ListView({ list: packed }: { list: PackedList }) {
  const list = unpackList(packed)
  useEffect(() => noteCompleteness(list), [list])
  const { title, paging, cards, query } = list
  const hasFilters = list.filters.length > 0 || list.categories.some(({ count }) => count > 0)
  const entry = useHistoryEntry(list)
  const isPending = useIsReplaced()
  useArrival()
  return (
    <div className="container-page wide-page relative">
      <ToTop />
      <Breadcrumb crumbs={list.crumbs} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 tabIndex={-1} className="min-w-0 break-words text-heading outline-none md:text-display">
          {title}
        </h1>
        <p className="text-soft text-sm tabular-nums">{formatProductCount(paging.total)}</p>
      </div>
      <Subcategories list={list} />
      <div className={`mt-5 ${hasFilters ? 'list-layout' : ''}`}>
        {hasFilters ? <FilterPanel list={list} /> : null}
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-y py-1.5 lg:border-t-0 lg:pt-0">
            <ListSearch query={query} />
            {hasFilters ? <FilterButton count={getChosen(query).length} /> : null}
            <SortMenu query={query} />
            <SaveSearchForm query={query} />
            <CardsPerRowSwitch />
          </div>
          <ListStatus list={list} />
          {list.reading ? <QueryReadingNote reading={list.reading} query={query} /> : null}
          <ChosenChips query={query} />
          <MySizesNote list={list} />
          <div aria-busy={isPending} className={isPending ? 'is-pending' : undefined}>
            {cards.length > 0 || list.isIncomplete ? (
              <EndlessList key={entry} list={list} />
            ) : (
              <EmptyList list={list} />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** True while another list loads; navigating to other pages leaves the list as it is. */
function useIsReplaced(): boolean {
  const { state, location } = useNavigation()
  return (
    state === 'loading' && location.pathname.startsWith('/products') && !location.state?.quickView
  )
}

/** Links to subcategories for narrow windows, where the filters start out closed. */
function Subcategories({ list: { categories, query } }: { list: ListPage }) {
  const depth = categories.find(({ id }) => id === query.category)?.depth
  const below = categories.filter(row => row.depth - 1 === depth && row.count > 0)
  if (below.length === 0) return null
  return (
    <nav aria-label="Categories" className="lg:hidden">
      <ul className="scroll-row -mx-4 mt-4 scroll-px-4 gap-2 px-4 md:mx-0 md:flex-wrap md:px-0">
        {below.map(({ id, label, count }) => (
          <li key={id} className="shrink-0 snap-start">
            <PageLink
              to={listPath(chooseCategory(query, id))}
              className="flex min-h-9 items-baseline gap-2 rounded-full border border-line px-4 py-1.5 text-sm hover:border-ink"
            >
              {label}
              <span className="text-soft text-xs tabular-nums">{formatWholeCount(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FilterButton({ count }: { count: number }) {
  return (
    <button
      type="button"
      popoverTarget={filterPanelId}
      className="-ml-2 flex min-h-11 items-center gap-2 rounded px-2 font-semibold text-sm hover:bg-ground lg:hidden"
    >
      <Icon name="sliders-horizontal" size={18} />
      Filters
      {count > 0 ? <span className="text-accent tabular-nums">{count}</span> : null}
    </button>
  )
}
