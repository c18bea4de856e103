import { Form, useNavigate } from 'react-router'
import { facets } from '#app/domain/facets/facets.ts'
import { parseFiberShare, shareStep } from '#app/domain/facets/fibers.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { QueryFields } from '../elements/query-fields.tsx'
import { FilterCheck } from './filter-checks.tsx'
import { FilterColumn } from './filter-column.tsx'
import type { FilterProps } from './filter-props.ts'

/** The fibers shown at first. */
const shortLength = 3
const usualShare = 80

const field =
  'h-11 min-w-0 rounded-control border border-field bg-paper px-2 text-base lg:h-10 lg:text-sm'

/** The fibers that most products of a list are made of, and a form for any other share. */
export function FilterShares({ choice, query }: FilterProps) {
  const navigate = useNavigate()
  const { facet } = choice
  const known = choice.values.filter(
    ({ value, count }) => count > 0 || query.fibers.includes(value),
  )
  const values = known.toSorted((a, b) => b.count - a.count)
  const names = [...new Set(values.flatMap(({ value }) => parseFiberShare(value)?.material ?? []))]
  const next = { ...query, page: 1 }
  return (
    <>
      <FilterColumn
        choice={{ facet, values }}
        query={query}
        limit={shortLength}
        className="filter-values filter-checks"
      >
        {({ value, count }) => <FilterCheck key={value} {...{ facet, value, count, query }} />}
      </FilterColumn>
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
        className="mt-2 flex flex-wrap items-center gap-1.5 text-sm"
      >
        <span className="w-full text-soft">At least</span>
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
        <select name="fiber" aria-label="Fiber" className={`${field} flex-1`}>
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
