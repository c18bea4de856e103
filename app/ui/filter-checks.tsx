import { formatWholeCount } from '#app/domain/count.ts'
import { filterKinds } from '#app/domain/filters.ts'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './filter-props.ts'

/** Values one under the other, each with its count; a long list scrolls by itself. */
export function FilterChecks({ choice: { group, values }, query }: FilterProps) {
  return (
    <ul className="-mx-2 max-h-[250px] overflow-y-auto overscroll-contain">
      {values.map(({ value, count }) => (
        <li key={value}>
          <FilterLink
            query={query}
            group={group}
            value={value}
            count={count}
            className="flex min-h-9 items-center gap-3 rounded-sm px-2 py-1.5 text-sm hover:bg-ground aria-disabled:text-soft aria-disabled:hover:bg-transparent aria-[current]:font-semibold"
          >
            <span className="filter-check" />
            <span className="min-w-0 break-words">{filterKinds[group].format(value)}</span>
            <span className="ml-auto shrink-0 font-normal text-soft text-xs tabular-nums">
              {formatWholeCount(count)}
            </span>
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}
