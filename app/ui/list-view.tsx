import { X } from 'lucide-react'
import { Link } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { EndlessList } from './endless-list.tsx'
import { useHistoryEntry } from './endless-pages.ts'
import { FilterMenu } from './filter-menu.tsx'
import { SortMenu } from './sort-menu.tsx'

export function ListView({ list }: { list: ListPage }) {
  const { title, paging, cards, query, chips } = list
  const entry = useHistoryEntry(list)
  return (
    <div className="container-list">
      <Breadcrumb crumbs={list.crumbs} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        <p className="text-soft text-sm tabular-nums">{paging.total.toLocaleString('en-US')} products</p>
      </div>
      {list.categories.length > 0 ? <CategoryLinks categories={list.categories} /> : null}
      <div className="my-5 flex flex-wrap items-center gap-2 border-line border-y py-2">
        {list.filters.map(({ group, title, links }) => (
          <FilterMenu key={group} title={title} links={links} />
        ))}
        <SortMenu query={query} />
      </div>
      {chips.length > 0 ? <Chips chips={chips} clearPath={list.clearPath} /> : null}
      {cards.length > 0 ? <EndlessList key={entry} list={list} /> : <EmptyList list={list} />}
    </div>
  )
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
              <span className="text-soft text-xs tabular-nums">{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chips({ chips, clearPath }: Pick<ListPage, 'chips' | 'clearPath'>) {
  return (
    <ul aria-label="Chosen filters" className="mb-5 flex flex-wrap items-center gap-2">
      {chips.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            aria-label={`Remove ${label}`}
            className="flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 py-1 text-accent text-sm hover:underline"
          >
            {label}
            <X size={14} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={clearPath} className="px-2 py-1 text-soft text-sm underline hover:text-ink">
          Clear all
        </Link>
      </li>
    </ul>
  )
}

function EmptyList({ list: { chips, clearPath } }: { list: ListPage }) {
  const isFiltered = chips.length > 0
  return (
    <div className="rounded bg-ground px-6 py-20 text-center">
      <h2 className="text-lg">Nothing here yet</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">
        {isFiltered
          ? 'No product has everything you chose. Take one choice away above, or begin again.'
          : 'We have no products in this category right now. New ones come in all day.'}
      </p>
      <p className="mt-6">
        <Link
          to={isFiltered ? clearPath : listPath()}
          className="inline-block rounded bg-accent px-6 py-3 font-semibold text-on-accent"
        >
          {isFiltered ? 'Clear all filters' : 'See all products'}
        </Link>
      </p>
    </div>
  )
}
