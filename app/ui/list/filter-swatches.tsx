import { colors } from '#app/domain/color.ts'
import { Swatch } from '../elements/swatch.tsx'
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
            mark={<Swatch paint={color} />}
          />
        )
      }}
    </FilterColumn>
  )
}
