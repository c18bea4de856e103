import { PageLink } from '#app/ui/elements/page-link.tsx'
import { AdminSearch } from '../frame/admin-search.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { adminAuditPath } from './admin-audit-path.ts'
import type { AuditPage } from './audit-page.ts'

/** The changes made by operators, newest first, with a search. */
export function AuditView({ page: { text, entries, olderPath } }: { page: AuditPage }) {
  return (
    <>
      <h1 className="text-heading">Audit</h1>
      <AdminSearch path={adminAuditPath()} text={text} label="Search operators, actions, values" />
      <DataTable
        caption={text === '' ? 'All changes' : `Changes with “${text}”`}
        titles={['Time (UTC)', 'Who', 'Action', 'Subject', 'Changes']}
        empty={text === '' ? 'Nothing has been changed yet.' : 'No matching changes.'}
        onPhone="stack"
        rows={entries.map(({ id, time, actor, action, subject, changes }) => ({
          key: id,
          cells: [
            <span key="time" className="whitespace-nowrap">
              {time}
            </span>,
            actor,
            action,
            subject,
            <ul key="changes" className="space-y-1">
              {changes.map(({ field, before, after }) => (
                <li key={field} className="[overflow-wrap:anywhere]">
                  {field}: <del className="text-soft">{before}</del>{' '}
                  <span aria-hidden="true">→</span> <ins className="no-underline">{after}</ins>
                </li>
              ))}
            </ul>,
          ],
        }))}
      />
      {olderPath ? (
        <PageLink to={olderPath} className="button-quiet mt-6">
          Older changes
        </PageLink>
      ) : null}
    </>
  )
}
