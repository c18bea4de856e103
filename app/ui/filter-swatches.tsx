import { colors } from '#app/domain/color.ts'
import { formatProductCount } from '#app/domain/count.ts'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './filter-props.ts'

/** The sixteen colors as round swatches, named by their tooltips. */
export function FilterSwatches({ choice: { facet, values }, query }: FilterProps) {
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
              facet={facet}
              value={value}
              count={count}
              title={label}
              className="filter-swatch"
            >
              <svg aria-hidden="true" color={color.hex} className={toClasses(color.name)} />
            </FilterLink>
          </li>
        )
      })}
    </ul>
  )
}

/** The hex color is an attribute of SVG, since the content security policy forbids style attributes. */
function toClasses(name: string): string {
  return name === 'Multi' || name === 'Clear' ? `swatch swatch-${name.toLowerCase()}` : 'swatch'
}
