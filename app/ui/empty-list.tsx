import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatWholeCount } from '#app/domain/count.ts'
import { listPath } from '#app/domain/links.ts'
import { clearValues, getChosen } from '#app/domain/list-choices.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import { ProductGrid } from './product-grid.tsx'

/** Nothing found: which single wish stands in the way, and what others like. */
export function EmptyList({ list: { query, waysOut } }: { list: ListPage }) {
  const { relaxed = [], spellings = [], popular = [] } = waysOut ?? {}
  const hasWishes = getChosen(query).length > 0 || query.text !== ''
  return (
    <>
      <div className="rounded bg-ground px-6 py-12">
        <h2 className="text-lg">{hasWishes ? 'No product has all of that' : 'Nothing here yet'}</h2>
        <p className="mt-2 max-w-prose text-soft">
          {hasWishes
            ? getAdvice(relaxed.length)
            : 'We have no products in this category right now. New ones come in all day.'}
        </p>
        {spellings.length > 0 ? (
          <p className="mt-3">
            Did you mean{' '}
            {spellings.map(({ label, to }, index) => (
              <Fragment key={to}>
                {index > 0 ? ', ' : null}
                <Link to={to} className="font-semibold text-accent underline">
                  {label}
                </Link>
              </Fragment>
            ))}
            ?
          </p>
        ) : null}
        <ul className="mt-5 flex flex-wrap gap-2">
          {relaxed.map(({ label, to, count }) => (
            <li key={to} className="min-w-0">
              <Link
                to={to}
                className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 text-sm hover:border-ink"
              >
                <span className="truncate">{label}</span>
                <span className="text-soft text-xs tabular-nums">{formatWholeCount(count)}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={hasWishes ? listPath({ ...clearValues(query), text: '' }) : listPath()}
              className="flex min-h-11 items-center rounded-full bg-accent px-5 font-semibold text-on-accent text-sm"
            >
              {hasWishes ? 'Begin again' : 'See all products'}
            </Link>
          </li>
        </ul>
      </div>
      {popular.length > 0 ? (
        <section className="mt-12">
          <h2 className="mb-5 text-lg">Popular now</h2>
          <ProductGrid cards={popular} />
        </section>
      ) : null}
    </>
  )
}

function getAdvice(ways: number): string {
  if (ways === 0) return 'Nothing by that name is on offer right now. Look at the spelling, or begin again.'
  return ways === 1 ? 'One wish less is enough:' : 'One wish less is enough. This is what each would bring:'
}
