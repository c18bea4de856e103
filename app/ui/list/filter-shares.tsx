import { Form, useNavigate } from 'react-router'
import { facets } from '#app/domain/facets/facets.ts'
import { parseFiberShare, shareStep } from '#app/domain/facets/fibers.ts'
import { isSynthetic } from '#app/domain/fibers.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { QueryFields } from '../elements/query-fields.tsx'
import { FilterCheck } from './filter-checks.tsx'
import type { FilterProps } from './filter-props.ts'

const usualShare = 80

const field =
  'h-11 min-w-0 rounded-control border border-field bg-paper px-2 text-base lg:h-10 lg:text-sm'

/**
 * Finds the fiber to preselect: the most common one of a list that is not synthetic, since shoppers
 * ask for a least share of those, or the most common one.
 */
export function findUsualFiber(
  values: readonly Pick<FacetValue, 'value' | 'count'>[],
): string | undefined {
  const fibers = values
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ value }) => parseFiberShare(value)?.material ?? [])
  return fibers.find(fiber => !isSynthetic(fiber)) ?? fibers[0]
}

/**
 * A form for the least share of a fiber, and the shares that are chosen. Fibers are in the order of
 * the filter of materials, which lists what products are made of.
 */
export function FilterShares({ choice, query }: FilterProps) {
  const navigate = useNavigate()
  const { facet } = choice
  const chosen = choice.values.filter(({ value }) => query.fibers.includes(value))
  const values = choice.values.filter(({ count }) => count > 0)
  const names = [...new Set(values.flatMap(({ value }) => parseFiberShare(value)?.material ?? []))]
  const usual = findUsualFiber(values)
  const next = { ...query, page: 1 }
  return (
    <>
      {chosen.length > 0 ? (
        <ul className="filter-values filter-checks mb-2" data-arrow-keys="">
          {chosen.map(({ value, count }) => (
            <FilterCheck key={value} {...{ facet, value, count, query }} />
          ))}
        </ul>
      ) : null}
      <Form
        action={listPath({ category: query.category })}
        onSubmit={event => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const value = facets.fibers.parse(`${form.get('fiber')}.${form.get('share')}`)
          if (value !== undefined)
            navigate(listPath({ ...next, fibers: [...new Set([...query.fibers, value])] }), {
              preventScrollReset: true,
            })
        }}
        className="flex flex-wrap items-center gap-1.5 text-sm"
      >
        <span className="text-soft">At least</span>
        <input
          name="share"
          type="number"
          required
          min={shareStep}
          max={100}
          step={shareStep}
          defaultValue={usualShare}
          aria-label="Least share in percent"
          className={`${field} w-16 tabular-nums`}
        />
        <span className="text-soft">%</span>
        <select
          key={usual}
          name="fiber"
          defaultValue={usual}
          aria-label="Fiber"
          className={`${field} min-w-28 flex-1`}
        >
          {names.map(name => (
            <option key={name} value={name}>
              {facets.materials.format(name)}
            </option>
          ))}
        </select>
        <button
          type="submit"
          className="h-11 rounded-control border border-field px-3 font-semibold lg:h-10"
        >
          Go
        </button>
        <QueryFields query={next} />
      </Form>
    </>
  )
}
