import type pg from 'pg'
import type { CommissionNetwork } from '#app/networks/all-networks.server.ts'

/** The outcome of the last attempt to read a network's report. */
export interface CommissionReadingState {
  network: CommissionNetwork
  readUntil: Date | undefined
  finishedAt: Date | undefined
  records: number
  faults: number
  faultExamples: string[]
  error: string | undefined
  /** Days for which records can only be imported from a file. */
  missing: { from: Date; until: Date } | undefined
}

export async function fetchReadings(
  db: Pick<pg.ClientBase, 'query'>,
): Promise<CommissionReadingState[]> {
  const { rows } = await db.query<ReadingRow>(
    `SELECT network, read_until AS "readUntil", finished_at AS "finishedAt", records, faults,
       fault_examples AS "faultExamples", error, missing_from AS "missingFrom",
       missing_until AS "missingUntil"
     FROM commission_reading ORDER BY network`,
  )
  return rows.map(
    ({ readUntil, finishedAt, error, missingFrom: from, missingUntil: until, ...row }) => ({
      ...row,
      readUntil: readUntil ?? undefined,
      finishedAt: finishedAt ?? undefined,
      error: error ?? undefined,
      missing: from && until ? { from, until } : undefined,
    }),
  )
}

interface ReadingRow {
  network: CommissionNetwork
  readUntil: Date | null
  finishedAt: Date | null
  records: number
  faults: number
  faultExamples: string[]
  error: string | null
  missingFrom: Date | null
  missingUntil: Date | null
}
