import { Form } from 'react-router'
import { formatQuantity } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import {
  testFirebasePath,
  testScriptsPath,
  testSkimPath,
  testStoresPath,
} from '../diagnostics/test-paths.ts'
import { DataTable } from '../frame/data-table.tsx'
import { DatedText } from '../frame/dated-text.tsx'
import { LiveRefresh } from '../frame/live-refresh.tsx'
import { adminSourcesPath } from './admin-sources-path.ts'
import type { SourcesPage, SourcesPageRow } from './sources-page.ts'
import { SyncProgress } from './sync-progress.tsx'

const diagnostics = [
  { path: testStoresPath, label: 'Test the sources' },
  { path: testSkimPath, label: 'Test a tracked link' },
  { path: testFirebasePath, label: 'Test the data stores' },
  { path: testScriptsPath, label: 'Test scripts and headers' },
]

/** Every source and feed with its state, and links to the diagnostics. */
export function SourcesView({ page: { rows, isMoving, rates } }: { page: SourcesPage }) {
  return (
    <>
      <h1 className="text-heading">Sources</h1>
      <p className="mt-2 max-w-prose text-soft text-sm">
        Times are in UTC. Sync calls were made by the last sync, on any server; live calls are made
        by this server for visitors.
      </p>
      <p className="mt-2 max-w-prose text-sm">
        {rates.text}
        {rates.advice ? <strong> {rates.advice}</strong> : null}
      </p>
      {isMoving ? <LiveRefresh path={adminSourcesPath} /> : null}
      <DataTable
        caption="Sources and feeds"
        titles={['Source', 'State', 'Last good sync', 'Next sync', 'Rejected', 'Action', 'Calls']}
        empty="No source is configured, and no feed has been imported."
        onPhone="stack"
        rows={rows.map(row => ({ key: row.name, cells: toCells(row) }))}
      />
      <nav aria-label="Diagnostics" className="mt-8 flex flex-wrap gap-x-6">
        {diagnostics.map(({ path, label }) => (
          <PageLink
            key={path}
            to={path}
            className="inline-flex min-h-11 items-center text-link text-sm"
          >
            {label}
          </PageLink>
        ))}
      </nav>
    </>
  )
}

function toCells(row: SourcesPageRow) {
  const { name, title, path, state, trouble, progress, quarantined } = row
  return [
    <PageLink key="name" to={path} className="text-link">
      {title}
    </PageLink>,
    <span key="state">
      {progress ? (
        <SyncProgress name={title} progress={progress} />
      ) : (
        <span className="block first-letter:uppercase">{state}</span>
      )}
      {trouble ? <strong className="block font-semibold text-sale">{trouble}</strong> : null}
      {quarantined > 0 ? (
        <span className="block text-soft text-xs">
          {formatQuantity(quarantined, 'product')} in quarantine
        </span>
      ) : null}
    </span>,
    <DatedText key="good" text={row.lastGood} />,
    <DatedText key="next" text={row.nextRun} />,
    row.rejected,
    row.canSync ? (
      <Form key="sync" method="post" action={path}>
        <button
          type="submit"
          name="intent"
          value="sync"
          className="button-quiet whitespace-nowrap"
          aria-label={`Run ${name} now`}
        >
          Run now
        </button>
      </Form>
    ) : (
      ''
    ),
    <Calls key="calls" calls={row.calls} />,
  ]
}

function Calls({ calls }: Pick<SourcesPageRow, 'calls'>) {
  if (calls.length === 0) return 'none'
  return (
    <ul className="min-w-64 sm:max-xl:min-w-32">
      {calls.map(({ label, value }) => (
        <li key={label}>
          <span className="text-soft">{label}:</span> <DatedText text={value} />
        </li>
      ))}
    </ul>
  )
}
