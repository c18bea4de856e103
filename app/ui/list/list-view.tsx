import { type ReactNode, useRef } from 'react'
import { useNavigation } from 'react-router'
import { describePrices } from '#app/domain/price-range.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { getChosen } from '#app/pages/browser/list-choices.ts'
import { type PackedList, unpackList } from '#app/pages/browser/packed-list.ts'
import { formatListTotal } from '#app/pages/browser/page-description.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { Icon } from '../elements/icon.tsx'
import { ToTop } from '../elements/to-top.tsx'
import { useArrowKeys } from '../elements/use-arrow-keys.ts'
import { productsId } from '../page/page-handle.ts'
import { CardsPerRowSwitch } from './cards-per-row-switch.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { EmptyList } from './empty-list.tsx'
import { EndlessList } from './endless-list.tsx'
import { useHistoryEntry } from './endless-pages.ts'
import { FilterPanel, filterPanelId } from './filter-panel.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import { useCompleteness } from './list-revalidation.ts'
import { ListSearch } from './list-search.tsx'
import { ListStatus } from './list-status.tsx'
import { ListTabs } from './list-tabs.tsx'
import { MySizesNote } from './my-sizes-note.tsx'
import { useArrival } from './pending-query.ts'
import { QueryReadingNote } from './query-reading-note.tsx'
import { SaveSearchForm } from './save-search-form.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SortMenu } from './sort-menu.tsx'

export function ListView({
  list: packed,
  pictures,
}: {
  list: PackedList
  /** Content beside the title, in place of the shortcuts. */
  pictures?: ReactNode
}) {
  const list = unpackList(packed)
  useCompleteness(list)
  const page = useRef<HTMLDivElement>(null)
  useArrowKeys(page, list)
  const { title, cards, query } = list
  const isFilterable = hasFilters(list)
  const entry = useHistoryEntry(list)
  const isPending = useIsReplaced()
  useArrival()
  return (
    <div ref={page} className="container-page relative">
      <ToTop />
      <div className="list-head">
        <Breadcrumb crumbs={list.crumbs} className="crumbs list-crumbs">
          <p className="text-ink tabular-nums">
            <span aria-hidden="true" className="px-1.5 text-soft">
              ·
            </span>
            {formatListTotal(list.paging)}
            <span className="max-sm:hidden">{describePrices(query.prices)}</span>
          </p>
        </Breadcrumb>
        <h1 tabIndex={-1} className="list-title">
          {title}
        </h1>
        {pictures ?? <Shortcuts list={list} />}
      </div>
      <ListTabs list={list} />
      <div className={isFilterable ? 'list-layout' : undefined}>
        {isFilterable ? <FilterPanel list={list} /> : null}
        <div className="min-w-0">
          <ListToolbar list={list} place={pictures ? title : ''} />
          {isFilterable ? null : <ListSearch query={query} />}
          {list.reading ? (
            <QueryReadingNote reading={toShownReading(list.reading, cards)} query={query} />
          ) : null}
          <ListStatus list={list} />
          <MySizesNote list={list} />
          <LeftOutNote list={list} />
          <div
            id={productsId}
            tabIndex={-1}
            aria-busy={isPending}
            className={`outline-none ${isPending ? 'is-pending' : ''}`}
          >
            {cards.length > 0 || list.isIncomplete ? (
              <EndlessList key={entry} list={list} />
            ) : (
              <EmptyList list={list} />
            )}
          </div>
          {list.ratesOf ? (
            <p className="mt-6 text-soft text-xs">
              Prices in other currencies are converted at rates of {list.ratesOf}.
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** Leaves out corrections and ignored words if even those did not find any products. */
function toShownReading(reading: QueryReading, cards: readonly unknown[]): QueryReading {
  return cards.length > 0 ? reading : { ...reading, corrected: [], dropped: [] }
}

function hasFilters({ filters, categories }: ListPage): boolean {
  return filters.length > 0 || categories.some(({ count }) => count > 0)
}

/**
 * Returns true while a different list loads. Navigation to other pages does not affect the list.
 */
function useIsReplaced(): boolean {
  const { state, location } = useNavigation()
  return (
    state === 'loading' && location.pathname.startsWith('/products') && !location.state?.quickView
  )
}

/**
 * A sticky row with a list's chosen filters, its sort menu and the switch for cards per row. The
 * page of a brand or store is a `place`: its title names the filter, which has no chip on phones.
 */
export function ListToolbar({ list, place }: { list: ListPage; place: string }) {
  const { query } = list
  return (
    <div className="list-toolbar">
      {hasFilters(list) ? <FilterButton count={getChosen(query).length} /> : null}
      <ChosenChips query={query} place={place} />
      <SortMenu query={query} />
      <SaveSearchForm query={query} />
      <CardsPerRowSwitch />
    </div>
  )
}

function FilterButton({ count }: { count: number }) {
  return (
    <button type="button" popoverTarget={filterPanelId} className="filter-button lg:hidden">
      <Icon name="sliders-horizontal" size={18} />
      Filters
      {count > 0 ? <span className="text-accent tabular-nums">{count}</span> : null}
    </button>
  )
}
