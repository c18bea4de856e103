import type { Pool } from 'pg'
import { type AuditEntry, fetchAudit } from '#app/audit/audit-log.server.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { formatTime } from '../frame/format-time.ts'
import { formatValue } from '../frame/format-value.ts'
import { adminAuditPath } from './admin-audit-path.ts'

export interface AuditPage {
  text: string
  entries: AuditRow[]
  /** The path of the page with older entries; absent on the last page. */
  olderPath?: string
}

export interface AuditRow {
  id: string
  time: string
  actor: string
  action: string
  subject: string
  changes: { field: string; before: string; after: string }[]
}

const pageSize = 50

/**
 * Returns the audit entries that match the search text `q` and are older than the entry `before`.
 */
export async function getAuditPage(
  db: Pick<Pool, 'query'>,
  search: URLSearchParams,
): Promise<AuditPage> {
  const text = parseText(search.get('q') ?? '')
  const olderThan = /^\d{1,18}$/.exec(search.get('before') ?? '')?.[0]
  // Fetches one extra entry to learn whether there is another page.
  const found = await fetchAudit(db, { text, olderThan, limit: pageSize + 1 })
  const entries = found.slice(0, pageSize)
  const last = found.length > pageSize ? entries.at(-1) : undefined
  return {
    text,
    entries: entries.map(toRow),
    ...(last ? { olderPath: adminAuditPath({ text, before: last.id }) } : {}),
  }
}

function toRow({ id, changedAt, actor, action, subject, before, after }: AuditEntry): AuditRow {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    ...{ id, actor, action, subject, time: formatTime(changedAt) },
    changes: fields.map(field => ({
      field,
      before: formatValue(before?.[field]),
      after: formatValue(after?.[field]),
    })),
  }
}
