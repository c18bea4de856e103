import { Check } from 'lucide-react'
import { colors } from '#app/domain/color.ts'
import { formatProductCount } from '#app/domain/count.ts'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './filter-props.ts'
import { Swatch } from './swatch.tsx'

/** The sixteen colours as round swatches, the name as tooltip and for those who do not see them. */
export function FilterSwatches({ choice: { group, values }, query }: FilterProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,2.5rem)] gap-1">
      {values.map(({ value, count }) => {
        const color = colors.find(({ name }) => name.toLowerCase() === value)
        if (!color) return null
        const label = `${color.name}, ${formatProductCount(count)}`
        return (
          <li key={value}>
            <FilterLink
              query={query}
              group={group}
              value={value}
              count={count}
              title={label}
              aria-label={label}
              className="group/swatch grid size-10 place-items-center rounded-full ring-accent hover:bg-ground aria-disabled:opacity-30 aria-disabled:hover:bg-transparent aria-[current]:ring-2 aria-[current]:ring-inset"
            >
              <span className="relative grid place-items-center">
                <Swatch color={color} />
                <Check
                  size={14}
                  strokeWidth={3}
                  aria-hidden="true"
                  className="absolute hidden rounded-full bg-paper/80 text-ink group-aria-[current]/swatch:block"
                />
              </span>
            </FilterLink>
          </li>
        )
      })}
    </ul>
  )
}
