import { ChevronDown, X } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { formatProductCount } from '#app/domain/count.ts'
import { type FilterGroup, filterKinds } from '#app/domain/filters.ts'
import { clearValues, getChosen } from '#app/domain/list-choices.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import { FilterChecks } from './filter-checks.tsx'
import { FilterNames } from './filter-names.tsx'
import { FilterPrices } from './filter-prices.tsx'
import type { FilterProps } from './filter-props.ts'
import { FilterSizes } from './filter-sizes.tsx'
import { FilterSwatches } from './filter-swatches.tsx'
import { WantedLink } from './wanted-link.tsx'
import { useWanted } from './wanted-query.ts'

export const filterPanelId = 'filters'

/** What most shoppers narrow by first. */
const order: readonly FilterGroup[] = [
  'brands',
  'prices',
  'colors',
  'sizes',
  'deals',
  'stores',
  'conditions',
  'stock',
]
/** Open from the start; a group with something chosen is too. */
const openGroups: readonly FilterGroup[] = ['brands', 'colors', 'prices', 'deals']

/**
 * All filters of a list: a column beside it on wide windows, a sheet over it on narrow ones. One element for both, a
 * popover whose wide form is always shown (filter-panel.css), so that the sheet opens before any script is there.
 */
export function FilterPanel({ list }: { list: ListPage }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const wide = window.matchMedia('(width >= 992px)')
    const close = () => panel.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  const { query } = list
  const hasChosen = useWanted(wanted => getChosen(wanted ?? query).length > 0)
  return (
    <aside ref={panel} id={filterPanelId} popover="auto" aria-label="Filters" className="filter-panel">
      <div className="flex items-center justify-between border-line border-b px-4 py-2 lg:contents">
        <h2 className="text-lg lg:sr-only">Filters</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label="Close the filters"
          className="-mr-2 grid size-11 place-items-center rounded hover:bg-ground lg:hidden"
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <div className="filter-panel-body">
        {order
          .flatMap(group => list.filters.filter(choice => choice.group === group))
          .map(choice => (
            <Group key={choice.group} choice={choice} query={query} />
          ))}
      </div>
      <div className="flex items-center gap-3 border-line border-t p-4 lg:hidden">
        {hasChosen ? (
          <WantedLink
            query={query}
            change={clearValues}
            className="min-h-11 content-center px-2 text-sm underline"
          >
            Clear all
          </WantedLink>
        ) : null}
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className="min-h-11 flex-1 rounded bg-accent px-4 font-semibold text-on-accent tabular-nums"
        >
          Show {formatProductCount(list.paging.total)}
        </button>
      </div>
    </aside>
  )
}

function Group({ choice, query }: FilterProps) {
  const { group } = choice
  const chosen = useWanted(wanted => (wanted ?? query)[group].length)
  return (
    <details open={chosen > 0 || openGroups.includes(group)} className="group border-line border-b">
      <summary className="flex min-h-12 list-none items-center gap-2 font-semibold text-sm">
        <h3 className="font-text tracking-normal">{filterKinds[group].title}</h3>
        {chosen > 0 ? <span className="text-accent tabular-nums">{chosen}</span> : null}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="ml-auto text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">
        <Values choice={choice} query={query} />
      </div>
    </details>
  )
}

/** Untouched by a choice that is still on its way: each value looks after itself. */
const Values = memo((props: FilterProps) => {
  switch (props.choice.group) {
    case 'colors':
      return <FilterSwatches {...props} />
    case 'sizes':
      return <FilterSizes {...props} />
    case 'prices':
      return <FilterPrices {...props} />
    case 'brands':
    case 'stores':
      return <FilterNames {...props} />
    default:
      return <FilterChecks {...props} />
  }
})
