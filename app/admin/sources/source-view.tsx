import { Form } from 'react-router'
import { formatQuantity } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { DatedText } from '../frame/dated-text.tsx'
import { LiveRefresh } from '../frame/live-refresh.tsx'
import { adminSourcePath, adminSourcesPath } from './admin-sources-path.ts'
import { HeldProducts } from './held-products.tsx'
import { ImplausibleRun } from './implausible-run.tsx'
import type { SourcePage } from './source-page.ts'
import { SyncProgress } from './sync-progress.tsx'

/** One source, with its state, its quarantined products, its rejected records and its last runs. */
export function SourceView({
  page,
  error,
  isRemoving = false,
}: {
  page: SourcePage
  error: string | undefined
  /** True while the removal of the feed waits for confirmation. */
  isRemoving?: boolean
}) {
  const { name, title, state, trouble, progress, held, implausibleRun } = page
  return (
    <>
      <PageLink to={adminSourcesPath} className="text-link text-sm">
        All sources
      </PageLink>
      <h1 className="mt-2 text-heading">{title}</h1>
      {error ? <FormMessage kind="error">{error}</FormMessage> : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="first-letter:uppercase" role="status">
          {state}
        </p>
        {progress ? <SyncProgress name={title} progress={progress} /> : null}
        {page.isMoving ? <LiveRefresh path={adminSourcePath(name)} /> : null}
        {page.canSync ? (
          <Form method="post">
            <button type="submit" name="intent" value="sync" className="button-quiet">
              Run now
            </button>
          </Form>
        ) : null}
      </div>
      {trouble ? <p className="mt-2 font-semibold text-sale">{trouble}</p> : null}
      {page.error ? <p className="mt-1 text-sm [overflow-wrap:anywhere]">{page.error}</p> : null}
      <dl className="mt-5 grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {page.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd>
              <DatedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {held ? <HeldProducts held={held} /> : null}
      {implausibleRun ? <ImplausibleRun run={implausibleRun} /> : null}
      {page.removable ? <FeedRemoval products={page.removable} isAsking={isRemoving} /> : null}
      <Doubts doubts={page.doubts} />
      <Rejections page={page} />
      <DataTable
        caption="Last runs"
        onPhone="stack"
        titles={['Run', 'Started', 'State', 'Took', 'Read', 'New', 'Changed', 'Gone', 'Rejected']}
        empty="This source has never been synced."
        rows={page.runs.map(run => ({
          key: String(run.id),
          cells: [
            run.id,
            <span key="started" className="whitespace-nowrap">
              {run.startedAt}
            </span>,
            <span key="state" className="block [overflow-wrap:anywhere]">
              {run.state}
              {run.error ? <span className="block text-soft text-xs">{run.error}</span> : null}
            </span>,
            <span key="took" className="whitespace-nowrap">
              {run.took}
              {run.rate ? <span className="block text-soft text-xs">{run.rate}</span> : null}
            </span>,
            ...[run.read, run.added, run.changed, run.gone, run.rejected],
          ],
        }))}
      />
    </>
  )
}

/** Takes a mistaken import out of the catalogue, once the operator has confirmed it. */
function FeedRemoval({ products, isAsking }: { products: number; isAsking: boolean }) {
  return (
    <Form method="post" className="mt-8 space-y-3">
      {isAsking ? (
        <p role="alert">
          Remove {formatQuantity(products, 'product')} from every storefront? Importing a file of
          this feed brings its products back.
        </p>
      ) : null}
      <input type="hidden" name="intent" value="remove" />
      <button
        type="submit"
        name="confirmed"
        value={isAsking ? '1' : '0'}
        className={isAsking ? 'button-danger' : 'button-quiet'}
      >
        {isAsking ? `Remove ${formatQuantity(products, 'product')}` : 'Remove this feed'}
      </button>
    </Form>
  )
}

/** The import report: the values that the last run could not use, and what to do about them. */
function Doubts({ doubts }: Pick<SourcePage, 'doubts'>) {
  return doubts.map(({ title, advice, values }) => (
    <section key={title} aria-label={title}>
      <DataTable
        caption={title}
        onPhone="stack"
        titles={['Field', 'Value', 'Records', 'First seen in']}
        empty=""
        rows={values.map(({ field, value, records, place }) => ({
          key: `${field} ${value}`,
          cells: [field, value, records, place],
        }))}
      />
      <p className="mt-2 max-w-prose text-sm">{advice}</p>
    </section>
  ))
}

function Rejections({ page: { run, reasons, records, morePath } }: { page: SourcePage }) {
  return (
    <>
      <DataTable
        caption={run === undefined ? 'Rejected records' : `Rejected by run ${run}`}
        titles={['Reason', 'Records']}
        empty="No records were rejected."
        rows={reasons.map(({ reason, records: count, path, isChosen }) => ({
          key: reason,
          cells: [
            <PageLink
              key="reason"
              to={path}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center underline aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {reason}
            </PageLink>,
            count,
          ],
        }))}
      />
      {records.length > 0 ? (
        <ul className="mt-4 space-y-3 text-sm">
          {records.map(({ number, id, detail, record }) => (
            <li key={number} className="border-line border-b pb-3">
              <p className="[overflow-wrap:anywhere]">
                {id ? <strong>{id}: </strong> : null}
                {detail}
              </p>
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center text-link">
                  Show the record{' '}
                </summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
                <pre tabIndex={0} className="max-h-96 overflow-auto rounded bg-ground p-3 text-xs">
                  {record}
                </pre>
              </details>
            </li>
          ))}
        </ul>
      ) : null}
      {morePath ? (
        <PageLink to={morePath} preventScrollReset className="button-quiet mt-4">
          More records
        </PageLink>
      ) : null}
    </>
  )
}
