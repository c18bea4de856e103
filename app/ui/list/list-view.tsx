import { type ReactNode, useRef } from 'react'
import { useNavigation } from 'react-router'
import { describePrices } from '#app/domain/price-range.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { getChosenBeside } from '#app/pages/browser/list-choices.ts'
import { type PackedList, unpackList } from '#app/pages/browser/packed-list.ts'
import { formatListTotal, toShownReading } from '#app/pages/browser/page-description.ts'
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
import { SalesNote } from './sales-note.tsx'
import { SaveSearchForm } from './save-search-form.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SortMenu } from './sort-menu.tsx'

export function ListView({
  list: packed,
  place,
  children,
}: {
  list: PackedList
  /** The brand or store whose page this is; its title names the filter, which has no chip. */
  place?: string | undefined
  /** Content beside the title. */
  children?: ReactNode
}) {
  const list = unpackList(packed)
  useCompleteness(list)
  const page = useRef<HTMLDivElement>(null)
  useArrowKeys(page, list)
  const { title, cards, query, paging } = list
  const { marked = query } = list
  const isFilterable = hasFilters(list)
  const entry = useHistoryEntry(list)
  const isPending = useIsReplaced()
  const isEmpty = cards.length === 0 && !list.isIncomplete
  useArrival()
  return (
    <div ref={page} className="container-page relative">
      <ToTop />
      <div className="list-head">
        <Breadcrumb crumbs={list.crumbs} className="crumbs list-crumbs">
          {/* An empty list says so below. */}
          {isEmpty ? null : (
            <p className="text-ink tabular-nums">
              <span aria-hidden="true" className="px-1.5 text-soft">
                ·
              </span>
              {formatListTotal(paging)}
              <span className="max-sm:hidden">{describePrices(query.prices)}</span>
              {paging.page > 1 ? ` · Page ${paging.page}` : null}
            </p>
          )}
        </Breadcrumb>
        <h1 tabIndex={-1} className="list-title">
          {keepLetters(title)}
        </h1>
        {children}
        <Shortcuts list={list} />
      </div>
      <ListTabs list={list} />
      <div className={isFilterable ? 'list-layout' : undefined}>
        {isFilterable ? <FilterPanel list={list} query={marked} place={place} /> : null}
        <div className="min-w-0">
          <ListToolbar list={list} marked={marked} place={place} />
          {isFilterable ? null : <ListSearch query={query} />}
          {list.reading ? (
            <QueryReadingNote reading={toShownReading(list.reading, paging)} query={query} />
          ) : null}
          <SalesNote list={list} />
          <ListStatus list={list} />
          <MySizesNote list={list} />
          <LeftOutNote list={list} />
          <div
            id={productsId}
            tabIndex={-1}
            aria-busy={isPending}
            className={`outline-none ${isPending ? 'is-pending' : ''}`}
          >
            {isEmpty ? <EmptyList list={list} /> : <EndlessList key={entry} list={list} />}
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

/** Returns a title whose search terms are not capitalized by the storefront's look. */
function keepLetters(title: string): ReactNode[] {
  return title
    .split(/(“[^”]*”)/)
    .map(part => (part.startsWith('“') ? <q key={part}>{part}</q> : part))
}

/**
 * A sticky row with a list's chosen filters, its sort menu and the switch for cards per row. A list
 * without products has only what leads to some.
 */
export function ListToolbar({
  list,
  marked,
  place,
}: {
  list: ListPage
  /** The query of the filters; see `chooseReadFilters`. */
  marked: ListQuery
  place?: string | undefined
}) {
  const { query, cards, isIncomplete } = list
  const chosen = getChosenBeside(query, place)
  const hasButton = hasFilters(list)
  const isEmpty = cards.length === 0 && !isIncomplete
  if (isEmpty && chosen.length === 0 && !hasButton) return null
  return (
    <div className="list-toolbar">
      {hasButton ? <FilterButton count={getChosenBeside(marked, place).length} /> : null}
      <ChosenChips query={query} place={place} />
      {isEmpty ? null : (
        <>
          <SortMenu query={query} />
          <SaveSearchForm query={query} />
          <CardsPerRowSwitch />
        </>
      )}
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
