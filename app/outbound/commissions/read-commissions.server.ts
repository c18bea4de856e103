import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import type { CommissionNetwork } from '#app/networks/all-networks.server.ts'
import type { CommissionFault } from '#app/networks/commission.ts'
import { addDays } from '#app/networks/report-reader.ts'
import { SourceError } from '#app/sources/connector.ts'
import type { Commission, CommissionReader } from './commission.ts'
import { saveCommissions } from './save-commissions.server.ts'

export interface CommissionResult {
  network: CommissionNetwork
  state: 'complete' | 'failed' | 'busy'
  records: number
  added: number
  faults: number
  error?: string
  /** Days that the network no longer reports, which must be imported from a file. */
  missing?: { from: Date; until: Date }
}

/** The number of days that the first run reaches back. */
const firstDays = 180
const maxExamples = 10
/** An arbitrary number that no other lock uses; the second key is the network. */
const lockClass = 7_100_017

/**
 * Reads and stores what a network has reported since the last run, with an overlap. Progress is
 * saved only after the whole period has been read, so an interrupted run is repeated. Network
 * failures are returned in the result; only database errors are thrown.
 */
export async function readCommissions(
  pool: pg.Pool,
  reader: CommissionReader,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<CommissionResult> {
  return withClient(pool, async client => {
    const { network } = reader
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked',
      [lockClass, network],
    )
    if (!rows[0]?.locked) return { network, state: 'busy', records: 0, added: 0, faults: 0 }
    try {
      return await read(client, reader, now, signal)
    } finally {
      await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [lockClass, network])
    }
  })
}

async function read(
  client: pg.ClientBase,
  reader: CommissionReader,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<CommissionResult> {
  const { network, overlapDays, reachDays } = reader
  const readUntil = await fetchReadUntil(client, network)
  const start = readUntil ? addDays(readUntil, -overlapDays) : addDays(now, -firstDays)
  const reach = reachDays === undefined ? start : addDays(now, -reachDays)
  const since = reach > start ? reach : start
  const result: CommissionResult = { network, state: 'complete', records: 0, added: 0, faults: 0 }
  if (readUntil && reach > readUntil) result.missing = { from: readUntil, until: reach }
  const faults: CommissionFault[] = []
  try {
    for await (const page of reader.read({ since, until: now }, signal)) {
      const commissions: Commission[] = []
      for (const reading of page) {
        if ('commission' in reading) commissions.push({ network, ...reading.commission })
        else faults.push(reading.fault)
      }
      result.records += page.length
      result.added += await saveCommissions(client, commissions, 'api')
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    result.state = 'failed'
    result.error = error.message
  }
  result.faults = faults.length
  await saveReading(client, result, faults, now)
  return result
}

async function fetchReadUntil(
  client: pg.ClientBase,
  network: CommissionNetwork,
): Promise<Date | undefined> {
  const { rows } = await client.query<{ readUntil: Date | null }>(
    'SELECT read_until AS "readUntil" FROM commission_reading WHERE network = $1',
    [network],
  )
  return rows[0]?.readUntil ?? undefined
}

async function saveReading(
  client: pg.ClientBase,
  { network, state, records, added, error, missing }: CommissionResult,
  faults: readonly CommissionFault[],
  now: Date,
): Promise<void> {
  const examples = faults
    .slice(0, maxExamples)
    .map(({ recordId, reason }) => `${recordId ?? 'a record without id'}: ${reason}`)
  await client.query(
    `INSERT INTO commission_reading AS reading (network, read_until, finished_at, records, added,
       faults, fault_examples, error, missing_from, missing_until)
     VALUES ($1, $2, now(), $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (network) DO UPDATE SET
       read_until = coalesce(excluded.read_until, reading.read_until),
       finished_at = excluded.finished_at, records = excluded.records, added = excluded.added,
       faults = excluded.faults, fault_examples = excluded.fault_examples, error = excluded.error,
       missing_from = coalesce(reading.missing_from, excluded.missing_from),
       missing_until = coalesce(excluded.missing_until, reading.missing_until)`,
    [
      network,
      state === 'complete' ? now : null,
      records,
      added,
      faults.length,
      examples,
      error ?? null,
      missing?.from ?? null,
      missing?.until ?? null,
    ],
  )
}
