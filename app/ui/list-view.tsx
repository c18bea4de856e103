import { SlidersHorizontal } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigation } from 'react-router'
import { formatProductCount, formatWholeCount } from '#app/domain/count.ts'
import { getChosen } from '#app/domain/list-choices.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { EmptyList } from './empty-list.tsx'
import { EndlessList } from './endless-list.tsx'
import { useHistoryEntry } from './endless-pages.ts'
import { FilterPanel, filterPanelId } from './filter-panel.tsx'
import { keepList, type ListAnswer } from './last-list.ts'
import { ListSearch } from './list-search.tsx'
import { ListStatus } from './list-status.tsx'
import { QueryReadingNote } from './query-reading-note.tsx'
import { SortMenu } from './sort-menu.tsx'
import { ToTop } from './to-top.tsx'
import { useArrival } from './wanted-query.ts'

export function ListView({ list, hasFailed }: ListAnswer) {
  useEffect(() => {
    if (!hasFailed) keepList(list)
  }, [list, hasFailed])
  const { title, paging, cards, query } = list
  const hasFilters = list.filters.length > 0
  const entry = useHistoryEntry(list)
  const isPending = useIsReplaced()
  useArrival()
  return (
    <div className="container-list relative">
      <ToTop />
      <Breadcrumb crumbs={list.crumbs} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 tabIndex={-1} className="min-w-0 break-words text-xl outline-none md:text-2xl">
          {title}
        </h1>
        <p className="text-soft text-sm tabular-nums">{formatProductCount(paging.total)}</p>
      </div>
      {list.categories.length > 0 ? <CategoryLinks categories={list.categories} /> : null}
      <div className={`mt-5 ${hasFilters ? 'list-layout' : ''}`}>
        {hasFilters ? <FilterPanel list={list} /> : null}
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-y py-1.5 lg:border-t-0 lg:pt-0">
            <ListSearch query={query} />
            {hasFilters ? <FilterButton count={getChosen(query).length} /> : null}
            <SortMenu query={query} />
          </div>
          <ListStatus list={list} hasFailed={hasFailed} />
          {list.reading ? <QueryReadingNote reading={list.reading} query={query} /> : null}
          <ChosenChips query={query} />
          <div aria-busy={isPending} className={isPending ? 'is-pending' : undefined}>
            {cards.length > 0 ? <EndlessList key={entry} list={list} /> : <EmptyList list={list} />}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Another list is on its way; a product or any other page that is coming leaves this one as it is. */
function useIsReplaced(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname.startsWith('/products') && !location.state?.quickView
}

function CategoryLinks({ categories }: Pick<ListPage, 'categories'>) {
  return (
    <nav aria-label="Categories">
      <ul className="scroll-row -mx-4 mt-4 scroll-px-4 gap-2 px-4 md:mx-0 md:flex-wrap md:px-0">
        {categories.map(({ label, to, count }) => (
          <li key={to} className="shrink-0 snap-start">
            <Link
              to={to}
              className="flex min-h-9 items-baseline gap-2 rounded-full border border-line px-4 py-1.5 text-sm hover:border-ink"
            >
              {label}
              <span className="text-soft text-xs tabular-nums">{formatWholeCount(count)}</span>
            </Link>
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
      <SlidersHorizontal size={18} aria-hidden="true" />
      Filters
      {count > 0 ? <span className="text-accent tabular-nums">{count}</span> : null}
    </button>
  )
}
