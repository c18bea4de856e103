import type { AuditEntry } from '#app/audit/audit-log.server.ts'

/** What operator pages read and change. */
export interface Operators {
  fetchAudit(query: {
    text: string
    olderThan: string | undefined
    limit: number
  }): Promise<AuditEntry[]>
}
