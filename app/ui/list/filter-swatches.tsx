import { colors } from '#app/domain/color.ts'
import { FilterCheck } from './filter-checks.tsx'
import { FilterColumn } from './filter-column.tsx'
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
          <FilterCheck
            key={value}
            {...{ facet, value, count, query }}
            mark={<svg aria-hidden="true" color={color.hex} className={toClasses(color.name)} />}
          />
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
