import { formatProductCount } from '#app/domain/count.ts'
import { filterKinds } from '#app/domain/filters.ts'
import { compareSizes, parseSizeId } from '#app/domain/size.ts'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './filter-props.ts'

/** Sizes side by side, scale by scale, from small to large. */
export function FilterSizes({ choice: { group, values }, query }: FilterProps) {
  return (
    <ul className="flex max-h-[250px] flex-wrap gap-1.5 overflow-y-auto overscroll-contain p-px">
      {values.toSorted(bySize).map(({ value, count }) => (
        <li key={value}>
          <FilterLink
            query={query}
            group={group}
            value={value}
            count={count}
            title={formatProductCount(count)}
            className="grid min-h-9 min-w-10 place-items-center rounded-sm border border-line px-2 text-sm tabular-nums hover:border-ink aria-disabled:text-soft/60 aria-disabled:hover:border-line aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent"
          >
            {filterKinds[group].format(value)}
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}

function bySize(a: { value: string }, b: { value: string }): number {
  const [sizeA, sizeB] = [parseSizeId(a.value), parseSizeId(b.value)]
  return sizeA === undefined || sizeB === undefined ? 0 : compareSizes(sizeA, sizeB)
}
