import { Fragment } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { clearValues, getChosen } from '#app/pages/browser/list-choices.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import { PageLink } from '../elements/page-link.tsx'

/** The content of an empty list: suggestions of filters to remove, and popular products. */
export function EmptyList({
  list: { query, suggestions },
}: {
  list: Pick<ListPage, 'query' | 'suggestions'>
}) {
  const { relaxed = [], spellings = [], popular = [] } = suggestions ?? {}
  const hasConditions = getChosen(query).length > 0 || query.text !== ''
  return (
    <>
      <div className="py-6">
        <h2 className="text-title">{getTitle(query)}</h2>
        <p className="mt-2 max-w-prose text-soft">
          {hasConditions
            ? getAdvice(query, relaxed.length)
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
        <ul className="mt-4 flex flex-wrap items-center gap-2">
          {relaxed.map(({ label, to, count }) => (
            <li key={to} className="min-w-0">
              <PageLink to={to} className="button-quiet max-w-full">
                <span className="truncate">{label}</span>
                <span className="font-normal text-soft text-xs tabular-nums">
                  {formatWholeCount(count)}
                </span>
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink
              to={hasConditions ? listPath({ ...clearValues(query), text: '' }) : listPath()}
              className={
                relaxed.length > 0
                  ? 'block px-2 py-3 text-sm underline underline-offset-4'
                  : 'button-quiet'
              }
            >
              {relaxed.length > 0 ? 'Start over' : 'See all products'}
            </PageLink>
          </li>
        </ul>
      </div>
      {popular.length > 0 ? (
        <section className="mt-6">
          <h2 className="mb-5 text-title">Popular now</h2>
          <ProductGrid cards={popular} />
        </section>
      ) : null}
    </>
  )
}

function getTitle(query: ListQuery): string {
  const filters = formatFilters(getChosen(query).length)
  const parts = [query.text === '' ? '' : 'this search', filters].filter(part => part !== '')
  return parts.length > 0 ? `No products match ${parts.join(' and ')}` : 'No products yet'
}

function formatFilters(count: number): string {
  if (count === 0) return ''
  if (count === 1) return 'this filter'
  return count === 2 ? 'both filters' : `all ${count} filters`
}

function getAdvice(query: ListQuery, ways: number): string {
  if (ways > 0) return 'Change one thing to see more products:'
  return query.text === '' ? 'Try fewer filters.' : 'Check the spelling, or try fewer words.'
}
