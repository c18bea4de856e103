import { colors } from '#app/domain/color.ts'
import { formatWholeCount } from '#app/domain/count.ts'
import { FilterColumn } from './filter-column.tsx'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './filter-props.ts'

/** The colors, each with a swatch. */
export function FilterSwatches({ choice, query }: FilterProps) {
  const { facet } = choice
  return (
    <FilterColumn choice={choice} query={query} className="filter-values filter-checks">
      {({ value, count }) => {
        const color = colors.find(({ name }) => name.toLowerCase() === value)
        if (!color) return null
        return (
          <FilterLink
            query={query}
            facet={facet}
            value={value}
            count={count}
            className="filter-value"
          >
            <svg aria-hidden="true" color={color.hex} className={toClasses(color.name)} />
            {color.name}
            <small>{formatWholeCount(count)}</small>
          </FilterLink>
        )
      }}
    </FilterColumn>
  )
}

/**
 * Returns the classes of a swatch. Its hex color is an SVG attribute,
 * because the content security policy forbids style attributes.
 */
function toClasses(name: string): string {
  return name === 'Multi' || name === 'Clear' ? `swatch swatch-${name.toLowerCase()}` : 'swatch'
}
