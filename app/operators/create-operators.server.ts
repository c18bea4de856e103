import type pg from 'pg'
import { fetchAudit } from '#app/audit/audit-log.server.ts'
import type { Operators } from './operators.ts'

export function createOperators(pool: pg.Pool): Operators {
  return { fetchAudit: query => fetchAudit(pool, query) }
}
