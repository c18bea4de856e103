import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import type { CommissionFault, CommissionNetwork } from './commission.ts'
import type { DecimalMark } from './decimal-mark.ts'
import { parseReport, ReportError } from './parse-report.ts'
import { saveCommissions } from './save-commissions.server.ts'

export interface ImportedReport {
  rows: number
  added: number
  faults: CommissionFault[]
}

/**
 * Stores the new records of a network's CSV report in one transaction. Unusable rows are
 * skipped, but a file is rejected if most of its rows are unusable. Throws a `ReportError`.
 */
export async function importReport(
  pool: pg.Pool,
  text: string,
  { network, decimalMark }: { network: CommissionNetwork; decimalMark?: DecimalMark },
): Promise<ImportedReport> {
  const { commissions, faults } = parseReport(text, network, decimalMark)
  const rows = commissions.length + faults.length
  if (faults.length * 2 > rows)
    throw new ReportError(
      `${faults.length} of ${rows} rows cannot be used, the first because of ${faults[0]?.reason}.`,
    )
  const added = await withClient(pool, async client => {
    await client.query('BEGIN')
    const count = await saveCommissions(client, commissions, 'file')
    await client.query('COMMIT')
    return count
  })
  return { rows, added, faults }
}
