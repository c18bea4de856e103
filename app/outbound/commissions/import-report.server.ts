import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import type { CommissionNetwork } from '#app/networks/all-networks.server.ts'
import type { CommissionFault } from '#app/networks/commission.ts'
import type { DecimalMark } from './decimal-mark.ts'
import { parseReport, ReportError } from './parse-report.ts'
import { saveCommissions } from './save-commissions.server.ts'

export interface ImportedReport {
  rows: number
  added: number
  faults: CommissionFault[]
}

export interface ReportImport {
  network: CommissionNetwork
  decimalMark?: DecimalMark | undefined
  /** The operator who uploads the file, for the audit log. */
  actor?: string
  /** True if the file has all days that the network's API no longer returns. */
  coversMissing?: boolean
}

/**
 * Stores the new records of a network's CSV report in one transaction. Unusable rows are
 * skipped, but a file is rejected if most of its rows are unusable. Throws a `ReportError`.
 */
export async function importReport(
  pool: pg.Pool,
  text: string,
  { network, decimalMark, actor = 'command line', coversMissing = false }: ReportImport,
): Promise<ImportedReport> {
  const { commissions, faults } = parseReport(text, network, decimalMark)
  const rows = commissions.length + faults.length
  if (faults.length * 2 > rows)
    throw new ReportError(
      `${faults.length} of ${rows} rows cannot be used, the first because of ${faults[0]?.reason}.`,
    )
  const added = await inTransaction(pool, async client => {
    const count = await saveCommissions(client, commissions, 'file')
    if (coversMissing)
      await client.query(
        `UPDATE commission_reading SET missing_from = NULL, missing_until = NULL WHERE network = $1`,
        [network],
      )
    await recordAudit(client, {
      ...{ actor, action: 'imported commission report', subject: network },
      after: { rows, added: count, faults: faults.length, coversMissing },
    })
    return count
  })
  return { rows, added, faults }
}
