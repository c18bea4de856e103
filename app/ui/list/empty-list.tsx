import { Fragment } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { listPath } from '#app/domain/links.ts'
import { clearValues, getChosen } from '#app/pages/list-choices.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import { PageLink } from '../elements/page-link.tsx'

/** The content of an empty list, which suggests filters to remove and shows popular products. */
export function EmptyList({
  list: { query, suggestions },
}: {
  list: Pick<ListPage, 'query' | 'suggestions'>
}) {
  const { relaxed = [], spellings = [], popular = [] } = suggestions ?? {}
  const hasConditions = getChosen(query).length > 0 || query.text !== ''
  return (
    <>
      <div className="rounded bg-ground px-6 py-12">
        <h2 className="text-title">{hasConditions ? 'No products match' : 'No products yet'}</h2>
        <p className="mt-2 max-w-prose text-soft">
          {hasConditions
            ? getAdvice(relaxed.length)
            : 'There’s nothing in this category right now. Check back soon.'}
        </p>
        {spellings.length > 0 ? (
          <p className="mt-3">
            Did you mean{' '}
            {spellings.map(({ label, to }, index) => (
              <Fragment key={to}>
                {index > 0 ? ', ' : null}
                <PageLink to={to} className="font-semibold text-accent underline">
                  {label}
                </PageLink>
              </Fragment>
            ))}
            ?
          </p>
        ) : null}
        <ul className="mt-5 flex flex-wrap gap-2">
          {relaxed.map(({ label, to, count }) => (
            <li key={to} className="min-w-0">
              <PageLink
                to={to}
                className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 text-sm hover:border-ink"
              >
                <span className="truncate">{label}</span>
                <span className="text-soft text-xs tabular-nums">{formatWholeCount(count)}</span>
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink
              to={hasConditions ? listPath({ ...clearValues(query), text: '' }) : listPath()}
              className="flex min-h-11 items-center rounded-control bg-button px-5 font-semibold text-on-button text-sm"
            >
              {hasConditions ? 'Start over' : 'See all products'}
            </PageLink>
          </li>
        </ul>
      </div>
      {popular.length > 0 ? (
        <section className="mt-12">
          <h2 className="mb-5 text-title">Popular now</h2>
          <ProductGrid cards={popular} />
        </section>
      ) : null}
    </>
  )
}

function getAdvice(ways: number): string {
  if (ways === 0) return 'Check the spelling or start over.'
  return ways === 1
    ? 'Try removing a filter:'
    : 'Try removing a filter. Here’s how many products each change would show:'
}
