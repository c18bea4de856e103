import { formatWholeCount } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { Choice } from '../frame/choice.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { adminClicksCsvPath, adminClicksPath } from './admin-clicks-path.ts'
import type { ClicksPage, SaleRow } from './clicks-page.ts'
import { clicksDays } from './clicks-query.ts'
import { ReportUpload } from './report-upload.tsx'
import type { UploadedReport } from './upload-report.ts'

/** Clicks, their earnings, and problems with sales. */
export function ClicksView({
  page,
  uploaded,
}: {
  page: ClicksPage
  uploaded?: UploadedReport | undefined
}) {
  const { query, rows, states, sales, silent, readings } = page
  const place = { ...query, state: undefined }
  return (
    <>
      <h1 className="text-heading">Clicks</h1>
      <nav aria-label="Period" className="mt-4 flex flex-wrap gap-x-4">
        {clicksDays.map(days => (
          <Choice
            key={days}
            to={adminClicksPath({ ...place, days })}
            isChosen={days === query.days}
          >
            {days} days
          </Choice>
        ))}
      </nav>
      <nav aria-label="Group by" className="mb-2 flex flex-wrap gap-x-4">
        {page.groupings.map(by => (
          <Choice
            key={by}
            to={adminClicksPath({ ...place, by: by as typeof query.by })}
            isChosen={by === query.by}
          >
            By {by}
          </Choice>
        ))}
        <a className="inline-flex min-h-11 items-center underline" href={adminClicksCsvPath(place)}>
          Download CSV
        </a>
      </nav>
      <div className="min-[1600px]:grid min-[1600px]:grid-cols-2 min-[1600px]:items-start min-[1600px]:gap-x-12">
        <div>
          <DataTable
            caption={`Clicks by ${query.by}, last ${query.days} days, bots excluded`}
            titles={[query.by, 'Clicks', 'Sales', 'Commission', 'Per click', '']}
            empty="No clicks in this period."
            rows={rows.map(row => ({
              key: row.name,
              cells: [
                <span key="name" className={query.by === 'day' ? 'whitespace-nowrap' : ''}>
                  {row.name}
                </span>,
                row.clicks,
                row.sales,
                row.commission,
                row.perClick,
                <Bar key="bar" share={row.share} />,
              ],
            }))}
          />
          {page.more > 0 ? (
            <p className="mt-2 text-soft text-sm">
              The CSV file has {formatWholeCount(page.more)} more.
            </p>
          ) : null}
          <p className="mt-2 text-soft text-sm">Not counted: {page.leftOut.join('; ')}.</p>
        </div>
        <div>
          <DataTable
            caption="Sales by state"
            titles={['State', 'Count', 'Commission', 'Meaning']}
            empty="No sales."
            onPhone="stack"
            rows={states.map(({ state, count, commission, meaning, hasList }) => ({
              key: state,
              cells: [
                hasList ? (
                  <span key="state" className="sm:whitespace-nowrap">
                    <Choice
                      to={adminClicksPath({ ...place, state })}
                      isChosen={state === query.state}
                    >
                      {state}
                    </Choice>
                  </span>
                ) : (
                  <span key="state" className="sm:whitespace-nowrap">
                    {state}
                  </span>
                ),
                count,
                commission,
                meaning,
              ],
            }))}
          />
          {query.state === 'click without sale' ? <Unsold unsold={page.unsold} /> : null}
          {query.state && query.state !== 'click without sale' ? (
            <Sales sales={sales} state={query.state} />
          ) : null}
          <DataTable
            caption="Clicks without the usual sales"
            titles={['Retailer', 'Network', 'Clicks since', 'Clicks', 'Sales expected']}
            empty="No retailer’s sales have stopped."
            rows={silent.map(({ retailer, network, since, clicks, expected }) => ({
              key: `${network} ${retailer}`,
              cells: [retailer, network, since, clicks, expected],
            }))}
          />
          <DataTable
            caption="Commission reports"
            titles={['Network', 'Read until', 'Note']}
            empty="No reports yet."
            rows={readings.map(({ network, readUntil, note }) => ({
              key: network,
              cells: [network, readUntil, note],
            }))}
          />
          <ReportUpload networks={page.networks} result={uploaded} />
        </div>
      </div>
    </>
  )
}

function Sales({ sales, state }: { sales: readonly SaleRow[]; state: string }) {
  return (
    <DataTable
      caption={`Sales: ${state}`}
      titles={['Clicked', 'Sold', 'Retailer', 'Sale', 'Commission', 'Payment', 'Network']}
      empty="No sales in this state."
      rows={sales.map(({ path, ...sale }) => ({
        key: sale.id,
        cells: [
          path ? (
            <PageLink key="story" to={path} className="text-link">
              {sale.clicked ?? 'no matching click'}
            </PageLink>
          ) : (
            'no sub-id'
          ),
          sale.soldAt,
          sale.retailer,
          sale.sale,
          sale.commission,
          sale.payment,
          [sale.network, sale.account].filter(Boolean).join(' '),
        ],
      }))}
    />
  )
}

function Unsold({ unsold }: { unsold: ClicksPage['unsold'] }) {
  return (
    <DataTable
      caption="The latest clicks without a sale"
      titles={['Clicked', 'Retailer', 'Storefront, page and product']}
      empty="Every click has led to a sale."
      rows={unsold.map(({ subId, at, retailer, place, path }) => ({
        key: subId,
        cells: [
          <PageLink key="story" to={path} className="text-link">
            {at}
          </PageLink>,
          retailer,
          place,
        ],
      }))}
    />
  )
}

/**
 * The chart needs no text alternative, because each bar is beside its number in the table. A phone
 * has no room for it.
 */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="block h-3 w-40 min-w-24 text-accent max-sm:hidden"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
    >
      <rect width={share * 100} height={1} fill="currentColor" />
    </svg>
  )
}
