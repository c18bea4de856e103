import { Form, useNavigate } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import { formatPriceRange, parsePriceRange, priceBuckets } from '#app/domain/price-range.ts'
import { FilterChecks } from './filter-checks.tsx'
import type { FilterProps } from './filter-props.ts'
import { QueryFields } from './query-fields.tsx'

const field =
  'h-11 w-full min-w-0 rounded-sm border border-line bg-paper px-2 text-sm tabular-nums hover:border-soft'

/** Price buckets with counts, and a free range. */
export function FilterPrices({ choice, query }: FilterProps) {
  const navigate = useNavigate()
  const own = query.prices.find(value => !priceBuckets.some(bucket => bucket === value)) ?? ''
  const [min, max] = own.split('-')
  const rest = { ...query, prices: [], page: 1 }
  return (
    <>
      <FilterChecks choice={choice} query={query} />
      <Form
        key={own}
        action={listPath({ category: query.category })}
        onSubmit={event => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const range = parsePriceRange(`${form.get('min')}-${form.get('max')}`)
          navigate(listPath({ ...rest, prices: range ? [formatPriceRange(range)] : [] }))
        }}
        className="mt-2 flex items-center gap-2"
      >
        <QueryFields query={rest} />
        <input
          name="min"
          defaultValue={min}
          inputMode="decimal"
          aria-label="From, dollars"
          placeholder="$ min"
          className={field}
        />
        <span aria-hidden="true" className="text-soft">
          –
        </span>
        <input
          name="max"
          defaultValue={max}
          inputMode="decimal"
          aria-label="To, dollars"
          placeholder="$ max"
          className={field}
        />
        <button
          type="submit"
          className="h-11 rounded-sm border border-line px-3 font-semibold text-sm hover:border-ink"
        >
          Go
        </button>
      </Form>
    </>
  )
}
