import { formatQuantity } from '#app/domain/count.ts'
import { toFilterChoice, toggleMySizes } from '#app/pages/browser/list-choices.ts'
import { ChoiceItem } from './choice-item.tsx'
import type { FilterProps } from './filter-props.ts'
import { groupSizes } from './group-sizes.ts'

/**
 * Sizes from small to large, one scale at a time. Radio buttons switch
 * scales without JavaScript and are one tab stop.
 */
export function FilterSizes({ choice: { facet, values }, query }: FilterProps) {
  const scales = groupSizes(values, query)
  const chosen = scales.find(({ sizes }) => sizes.some(({ value }) => query.sizes.includes(value)))
  const shown = chosen ?? scales.toSorted((a, b) => b.total - a.total)[0]
  return (
    <>
      <ChoiceItem
        as="div"
        itemClass="filter-checks -mx-2"
        query={query}
        isChosen={pending => pending.isInMySizes === true}
        change={toggleMySizes}
        count={1}
        label="In my sizes"
        className="filter-value"
      />
      <div className="size-scales">
        {scales.map(({ scale, sizes }) => (
          <div key={scale} className="size-scale">
            <label>
              <input
                type="radio"
                name="size-scale"
                defaultChecked={scale === shown?.scale}
                className="sr-only"
              />
              {scale}
            </label>
            <ul data-arrow-keys="">
              {sizes.map(({ value, count, label }) => (
                <ChoiceItem
                  key={value}
                  {...toFilterChoice(facet, value)}
                  {...{ query, count, label }}
                  title={formatQuantity(count, 'product')}
                  itemClass={toWidth(label)}
                  className="filter-size"
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

/** The numbers of characters that fit into one cell of the grid and into two. */
const [maxShort, maxMedium] = [5, 13]

/** Longer sizes, such as "44 Regular", get two cells or the whole row. */
function toWidth({ length }: string): string | undefined {
  if (length <= maxShort) return undefined
  return length <= maxMedium ? 'col-span-2' : 'col-span-full'
}
