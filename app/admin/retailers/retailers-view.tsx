import { formatQuantity } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { Pagination } from '#app/ui/elements/pagination.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { AdminSearch } from '../frame/admin-search.tsx'
import { BulkForm } from '../frame/bulk-form.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { adminRetailersPath } from './admin-retailers-path.ts'
import type { Confirmation } from './change-preview.ts'
import { ConfirmForm } from './change-preview-box.tsx'
import type { RetailersPage, RetailersPageRow } from './retailers-page.ts'
import { retailersSorts } from './retailers-query.ts'

export type BulkResult = { error: string } | { confirmation: Confirmation }

/** All retailers, with bulk changes. */
export function RetailersView({
  page: { query, storefronts, paging, rows },
  result,
}: {
  page: RetailersPage
  result: BulkResult | undefined
}) {
  const path = adminRetailersPath(query)
  // Most retailers have none, and an empty column would look like missing data.
  const hasState = rows.some(row => formatState(row) !== '')
  const heading = <h1 className="text-heading">Retailers</h1>
  if (result && 'confirmation' in result)
    return (
      <div className="space-y-5">
        {heading}
        <ConfirmForm confirmation={result.confirmation} path={path} />
      </div>
    )
  return (
    <>
      {heading}
      <AdminSearch
        path={adminRetailersPath()}
        text={query.text}
        label="Search by name or network id"
      />
      <nav aria-label="Sort" className="mt-3 flex flex-wrap gap-x-4 text-sm">
        {retailersSorts.map(sort => (
          <PageLink
            key={sort}
            to={adminRetailersPath({ text: query.text, sort })}
            aria-current={sort === query.sort ? 'true' : undefined}
            className="inline-flex min-h-11 items-center underline aria-[current]:font-semibold aria-[current]:no-underline"
          >
            By {sort}
          </PageLink>
        ))}
      </nav>
      {result ? <FormMessage kind="error">{result.error}</FormMessage> : null}
      <BulkForm
        key={path}
        path={path}
        label="Bulk changes"
        table={
          <DataTable
            caption={`${formatQuantity(paging.total, 'retailer')}`}
            titles={hasState ? [...figureTitles, 'State'] : figureTitles}
            empty="No matching retailers."
            rows={rows.map(row => ({
              key: row.key,
              cells: hasState ? [...toCells(row), formatState(row)] : toCells(row),
            }))}
          />
        }
      >
        <select
          name="change"
          aria-label="Change selected"
          className="field-input w-auto max-w-64 flex-1 basis-56"
        >
          <option value="">Change selected…</option>
          {storefronts.map(({ id, name }) => (
            <option key={`off:${id}`} value={`off:${id}`}>
              Turn off for {name}
            </option>
          ))}
          {storefronts.map(({ id, name }) => (
            <option key={`on:${id}`} value={`on:${id}`}>
              Turn on for {name}
            </option>
          ))}
          <option value="feature">Feature</option>
          <option value="unfeature">Stop featuring</option>
          <option value="merge">Merge into one</option>
        </select>
        <button type="submit" className="button-quiet">
          Apply
        </button>
      </BulkForm>
      <Pagination paging={paging} toPage={page => adminRetailersPath({ ...query, page })} />
    </>
  )
}

const figureTitles = ['Select', 'Name', 'Products', 'Clicks, 7 days', 'Earned, 7 days']

function formatState({ isFeatured, offOn }: RetailersPageRow): string {
  return [isFeatured ? 'Featured' : '', offOn.length > 0 ? `Off for ${offOn.join(', ')}` : '']
    .filter(Boolean)
    .join('. ')
}

function toCells(row: RetailersPageRow) {
  const { key, name, path, otherNames, products, clicks, commission } = row
  return [
    <label key="select" className="-my-2 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        name="key"
        value={key}
        aria-label={`Select ${name}`}
        className="size-5 accent-(--color-accent)"
      />
    </label>,
    <span key="name">
      <PageLink to={path} className="text-link">
        {name}
      </PageLink>
      {otherNames.length > 0 ? (
        <span className="block text-soft text-xs">also {otherNames.join(', ')}</span>
      ) : null}
    </span>,
    products,
    clicks,
    commission,
  ]
}
