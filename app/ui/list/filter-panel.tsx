import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { FacetView } from '#app/domain/facets/facet.ts'
import { type FacetName, facetNames, facets } from '#app/domain/facets/facets.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { clearValues, getChosen, getChosenBeside } from '#app/pages/browser/list-choices.ts'
import { formatListTotal } from '#app/pages/browser/page-description.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { Icon } from '../elements/icon.tsx'
import { useSheet } from '../elements/use-sheet.ts'
import { useShell } from '../shell-context.ts'
import { FilterCategories } from './filter-categories.tsx'
import { FilterChecks } from './filter-checks.tsx'
import { FilterNames } from './filter-names.tsx'
import { FilterPrices } from './filter-prices.tsx'
import type { FilterProps } from './filter-props.ts'
import { FilterShares } from './filter-shares.tsx'
import { FilterSizes } from './filter-sizes.tsx'
import { FilterSwatches } from './filter-swatches.tsx'
import { ListSearch } from './list-search.tsx'
import { PendingLink } from './pending-link.tsx'
import { usePending } from './pending-query.ts'
import { useSectionStops } from './use-section-stops.ts'
import { useShownValues } from './use-shown-values.ts'

export const filterPanelId = 'filters'

/**
 * The filters of a list: a column in wide windows, a sheet in narrow ones. The
 * column and the sheet are the same popover, which is always shown in wide
 * windows (filter-panel.css). The sheet therefore opens without JavaScript.
 */
export function FilterPanel({
  list,
  query,
  place,
}: {
  list: ListPage
  /** The query of the filters, which mark what the text names; see `chooseReadFilters`. */
  query: ListQuery
  /** The brand or store whose page this is. */
  place?: string | undefined
}) {
  const panel = useRef<HTMLElement>(null)
  const first = useShell()?.list.firstFilters ?? []
  const order = getOrder(first)
  useEffect(() => {
    const wide = window.matchMedia('(width >= 992px)')
    const close = () => panel.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  useSectionStops(panel, list)
  useSheet(panel)
  const { filters, categories } = useShownValues({ ...list, query })
  const hasChosen = usePending(pending => getChosenBeside(pending ?? query, place).length > 0)
  return (
    <aside
      ref={panel}
      id={filterPanelId}
      popover="auto"
      aria-label="Filters"
      className="filter-panel"
    >
      <div className="flex items-center justify-between border-line border-b px-4 py-2 lg:hidden">
        <h2 className="text-title">Filters</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-ground"
        >
          <Icon name="x" size={22} />
        </button>
      </div>
      <div className="filter-panel-body">
        <FilterHead query={query} hasChosen={hasChosen} />
        <ListSearch query={list.query} />
        <Section title="Category" chosen={0} isOpen>
          <FilterCategories categories={categories} query={query} />
        </Section>
        {order
          .flatMap(facet => filters.filter(choice => choice.facet === facet))
          .map(choice => (
            <FacetSection
              key={choice.facet}
              choice={choice}
              query={query}
              isFirst={first.includes(choice.facet)}
            />
          ))}
      </div>
      <div className="flex items-center gap-3 border-line border-t p-4 lg:hidden">
        {hasChosen ? (
          <PendingLink
            query={query}
            change={clearValues}
            className="min-h-11 content-center px-2 text-sm underline"
          >
            Clear all
          </PendingLink>
        ) : null}
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className="min-h-11 flex-1 rounded-control bg-button px-4 font-semibold text-on-button tabular-nums"
        >
          Show {formatListTotal(list.paging)}
        </button>
      </div>
    </aside>
  )
}

const usualOrder = facetNames.toSorted((a, b) => facets[a].panel.order - facets[b].panel.order)

/** Returns the filters that the storefront puts first, then the others in their usual order. */
function getOrder(first: readonly FacetName[]): FacetName[] {
  return [...first, ...usualOrder.filter(name => !first.includes(name))]
}

/** The heading of the filters, next to the toolbar in wide windows. */
function FilterHead({ query, hasChosen }: Pick<ListPage, 'query'> & { hasChosen: boolean }) {
  return (
    <div className="filter-head">
      <h2 className="type-label">Filters</h2>
      {hasChosen ? (
        <PendingLink query={query} change={clearValues} className="py-3 text-sm underline">
          Clear all
        </PendingLink>
      ) : null}
    </div>
  )
}

function FacetSection({ choice, query, isFirst }: FilterProps & { isFirst: boolean }) {
  const { facet } = choice
  const { title, panel } = facets[facet]
  const chosen = usePending(
    pending => getChosen(pending ?? query).filter(each => each.facet === facet).length,
  )
  return (
    <Section title={title} chosen={chosen} isOpen={isFirst || chosen > 0 || panel.isOpen === true}>
      <Values choice={choice} query={query} />
    </Section>
  )
}

/** `chosen` is the number of chosen values. */
function Section({
  title,
  chosen,
  isOpen,
  children,
}: {
  title: string
  chosen: number
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="group border-line border-b">
      <summary className="flex min-h-12 list-none items-center gap-2 text-sm">
        <h3 className="type-label">{title}</h3>
        {chosen > 0 ? <span className="text-accent tabular-nums">{chosen}</span> : null}
        <Icon
          name="chevron-down"
          size={16}
          className="ml-auto text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

const views: Record<FacetView, (props: FilterProps) => ReactNode> = {
  names: FilterNames,
  checks: FilterChecks,
  swatches: FilterSwatches,
  sizes: FilterSizes,
  prices: FilterPrices,
  shares: FilterShares,
}

/**
 * The values of a filter. The component does not re-render
 * for a pending choice, because each value subscribes to it.
 */
const Values = memo((props: FilterProps) => {
  const View = views[facets[props.choice.facet].panel.view]
  return <View {...props} />
})
