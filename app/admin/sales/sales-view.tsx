import { Form } from 'react-router'
import { refusedSalesPath } from '#app/domain/urls/links.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { Pagination } from '#app/ui/elements/pagination.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { RowButton } from '../frame/row-button.tsx'
import { tablePath } from '../frame/table-query.ts'
import { adminSalesPath } from './admin-sales-path.ts'
import type { SalesPage } from './sales-page.ts'

/** The sales that shoppers are told about, each with a button that withholds it. */
export function SalesView({ page: { stores, paging, sales, others } }: { page: SalesPage }) {
  const path = tablePath(adminSalesPath, paging)
  return (
    <>
      <h1 className="text-heading">Sales</h1>
      <p className="mt-3 max-w-[65ch]">
        What shoppers read in{' '}
        <PageLink to={refusedSalesPath()} className="text-link">
          Sales we didn’t believe
        </PageLink>
        . Withhold a sale or a whole store while you check a complaint; it disappears from every
        storefront at once, and the page of a withheld store no longer states its score.
      </p>
      {paging.page === 1 ? (
        <DataTable
          caption="Stores"
          titles={['Store', 'Sales', 'Shoppers see it', '']}
          empty="No store has enough sales today."
          onPhone="stack"
          rows={stores.map(({ subject, name, counts, isWithheld }) => ({
            key: subject,
            cells: [
              name,
              counts,
              isWithheld ? 'Withheld' : 'Yes',
              <Switch key="switch" {...{ path, subject, name, isWithheld }} />,
            ],
          }))}
        />
      ) : null}
      <DataTable
        caption="Contradicted sales"
        titles={['Product', 'Our record', 'Shoppers see it', '']}
        empty="None today."
        onPhone="stack"
        rows={sales.map(({ subject, name, path: productPath, record, isWithheld, isShown }) => ({
          key: subject,
          cells: [
            <PageLink key="name" to={productPath} className="text-link">
              {name}
            </PageLink>,
            record,
            isShown ? 'Yes' : isWithheld ? 'Withheld' : 'Store withheld',
            <Switch key="switch" {...{ path, subject, name, isWithheld }} />,
          ],
        }))}
      />
      <Pagination paging={paging} toPage={page => tablePath(adminSalesPath, { page })} />
      {others.length > 0 ? (
        <DataTable
          caption="Also withheld"
          titles={['Sale or store', '']}
          empty=""
          rows={others.map(subject => ({
            key: subject,
            cells: [
              subject,
              <Switch key="switch" {...{ path, subject, name: subject, isWithheld: true }} />,
            ],
          }))}
        />
      ) : null}
    </>
  )
}

function Switch({
  path,
  subject,
  name,
  isWithheld,
}: {
  /** The page, to which the answer returns. */
  path: string
  subject: string
  name: string
  isWithheld: boolean
}) {
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="subject" value={subject} />
      <RowButton
        name="intent"
        value={isWithheld ? 'show' : 'withhold'}
        label={isWithheld ? 'Show again' : 'Withhold'}
        subject={name}
      />
    </Form>
  )
}
