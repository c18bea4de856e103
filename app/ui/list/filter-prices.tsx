import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import {
  dollarsPattern,
  formatPriceRange,
  type PriceRange,
  parsePriceRange,
  parseTypedRange,
  priceBuckets,
  priceEdges,
} from '#app/domain/price-range.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { QueryFields } from '../elements/query-fields.tsx'
import type { FilterProps } from './filter-props.ts'
import { useListChange, usePending } from './pending-query.ts'
import { PriceHistogram, type PriceSpan } from './price-histogram.tsx'

/** The pause after the last key press that sets the range, long enough for the next press. */
const keyPauseMs = 600

/** The last position of the handles, at which the range has no upper limit. */
const lastEdge = priceEdges.length

const field =
  'h-11 w-full min-w-0 rounded-control border border-field bg-paper px-3 text-base tabular-nums hover:border-ink lg:h-10 lg:text-sm'

/** A price histogram with a handle and an input for each end of the range. */
export function FilterPrices({ choice: { values }, query }: FilterProps) {
  const change = useListChange(query, { preventScrollReset: true })
  // A choice that is still loading counts, or a second one that undoes it would be lost.
  const prices = usePending(pending => (pending ?? query).prices)
  const chosen = prices.length === 1 ? (prices[0] ?? '') : ''
  const range = parsePriceRange(chosen) ?? {}
  const counts = countBuckets(values)
  const inputs = useRef<HTMLFormElement>(null)
  // A form with a key would be replaced by every choice and lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows each new choice in the fields.
  useEffect(() => inputs.current?.reset(), [chosen])
  function choose(range: PriceRange | undefined) {
    const next = range ? formatPriceRange(range) : ''
    // The same range, perhaps typed differently, is no new visit.
    if (next === chosen && prices.length < 2) inputs.current?.reset()
    else change(list => ({ ...list, prices: next === '' ? [] : [next], page: 1 }))
  }
  /** Shows where a handle is before it is released. */
  function show(range: PriceRange | undefined) {
    const [min = '', max = ''] = range ? formatPriceRange(range).split('-') : []
    const fields = inputs.current?.querySelectorAll('input')
    for (const field of fields ?? []) {
      if (field.name === 'min') field.value = min
      if (field.name === 'max') field.value = max
    }
  }
  return (
    <>
      <PriceSlider
        counts={counts}
        chosen={toSpan(range)}
        onMove={span => show(moveEnds(range, span))}
        onChoose={span => choose(moveEnds(range, span))}
      />
      <Form
        ref={inputs}
        action={listPath({ category: query.category })}
        toolname="filter_by_price"
        tooldescription="Show only products in this list that are within a price range."
        onSubmit={event => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          choose(parseTypedRange(`${form.get('min')}`, `${form.get('max')}`))
        }}
        className="flex items-center gap-2"
      >
        <QueryFields query={{ ...query, prices: [], page: 1 }} />
        <input
          name="min"
          defaultValue={chosen.split('-')[0]}
          inputMode="decimal"
          pattern={dollarsPattern}
          title="Dollars, such as 25 or 19.99"
          aria-label="From, in dollars"
          toolparamdescription="Lowest price in US dollars, or empty"
          placeholder="$ min"
          className={field}
        />
        <span className="text-sm text-soft">to</span>
        <input
          name="max"
          defaultValue={chosen.split('-')[1]}
          inputMode="decimal"
          pattern={dollarsPattern}
          title="Dollars, such as 25 or 19.99"
          aria-label="To, in dollars"
          toolparamdescription="Highest price in US dollars, or empty"
          placeholder="$ max"
          className={field}
        />
        <button
          type="submit"
          className="h-11 rounded-control border border-field px-3 lg:h-10 font-semibold text-sm hover:border-ink"
        >
          Go
        </button>
      </Form>
    </>
  )
}

/**
 * The histogram with two handles that snap to the edges of its bars. They set the range when
 * released, when the arrow keys have been still for a moment, and when they lose the focus.
 */
function PriceSlider({
  counts,
  chosen,
  onMove,
  onChoose,
}: {
  counts: readonly number[]
  chosen: PriceSpan
  onMove(span: PriceSpan): void
  onChoose(span: PriceSpan): void
}) {
  const [span, setSpan] = useState(chosen)
  const [shown, setShown] = useState(chosen)
  // A new choice moves the handles, which stay the same elements so that they keep the focus.
  // Handles that were moved on while the choice before was loading stay where they are.
  if (!isSame(shown, chosen)) {
    setShown(chosen)
    if (isSame(span, shown)) setSpan(chosen)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const commit = () => {
    clearTimeout(timer.current)
    if (!isSame(span, chosen)) onChoose(span)
  }
  const commitLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(commit, keyPauseMs)
  }
  const handle = (label: string, end: keyof PriceSpan, limit: (position: number) => number) => (
    <input
      type="range"
      min={0}
      max={lastEdge}
      value={span[end]}
      onChange={({ target }) => {
        const moved = { ...span, [end]: limit(Number(target.value)) }
        setSpan(moved)
        onMove(moved)
      }}
      onPointerUp={commit}
      // The range is set when a key rests, not while it is held.
      onKeyDown={() => clearTimeout(timer.current)}
      onKeyUp={commitLater}
      onBlur={commit}
      aria-label={label}
      aria-valuetext={formatEdge(span[end])}
    />
  )
  return (
    <div className="price-slider">
      <PriceHistogram counts={counts} span={span} />
      <div className="script-only">
        {handle('Lowest price', 'from', position => Math.min(position, span.to - 1))}
        {handle('Highest price', 'to', position => Math.max(position, span.from + 1))}
      </div>
    </div>
  )
}

function isSame(one: PriceSpan, other: PriceSpan): boolean {
  return one.from === other.from && one.to === other.to
}

/** Returns the count of each bar. The values of a list include the chosen range, which is none. */
export function countBuckets(values: FilterProps['choice']['values']): number[] {
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  return priceBuckets.map(bucket => counts.get(bucket) ?? 0)
}

/** Returns the edges around a range. */
function toSpan({ min, max }: PriceRange): PriceSpan {
  const from = priceEdges.findLastIndex(edge => edge * 100 <= (min ?? 0))
  const to = max === undefined ? lastEdge : findEdge(max)
  return { from, to: Math.max(to, from + 1) }
}

function findEdge(cents: number): number {
  const next = priceEdges.findIndex(edge => edge * 100 >= cents)
  return next === -1 ? lastEdge : next
}

/**
 * Moves the ends of a range to the edges of a span; undefined for the full span, which does not
 * filter. An end whose handle was not moved stays as it was typed, even between two edges.
 */
export function moveEnds(range: PriceRange, { from, to }: PriceSpan): PriceRange | undefined {
  const before = toSpan(range)
  const min = from === before.from ? range.min : toCents(from === 0 ? undefined : priceEdges[from])
  const max = to === before.to ? range.max : toCents(priceEdges[to])
  if (min === undefined && max === undefined) return undefined
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function toCents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : dollars * 100
}

function formatEdge(position: number): string {
  const edge = priceEdges[position]
  return edge === undefined ? 'No limit' : `$${edge}`
}
