import { formatProductCount } from '#app/domain/count.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { compareSizes, parseSizeId } from '#app/domain/size.ts'
import { toggleMySizes } from '#app/pages/list-choices.ts'
import { ChoiceLink } from './choice-link.tsx'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './filter-props.ts'

/** Sizes in rows, grouped by scale, from small to large. */
export function FilterSizes({ choice: { facet, values }, query }: FilterProps) {
  return (
    <>
      <ChoiceLink
        query={query}
        isChosen={pending => pending.isInMySizes === true}
        change={toggleMySizes}
        count={1}
        className="filter-value -mx-2 mb-2"
      >
        <span className="filter-check" />
        <span className="filter-value-name">In my sizes</span>
      </ChoiceLink>
      <ul className="flex max-h-[250px] flex-wrap gap-1.5 overflow-y-auto overscroll-contain p-px">
        {sortBySize(values).map(({ value, count }) => (
          <li key={value}>
            <FilterLink
              query={query}
              facet={facet}
              value={value}
              count={count}
              title={formatProductCount(count)}
              className="filter-size"
            >
              {facets[facet].format(value)}
            </FilterLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function sortBySize<Value extends { value: string }>(values: readonly Value[]): Value[] {
  return values
    .map(value => ({ value, size: parseSizeId(value.value) }))
    .sort((a, b) => (a.size && b.size ? compareSizes(a.size, b.size) : 0))
    .map(({ value }) => value)
}
