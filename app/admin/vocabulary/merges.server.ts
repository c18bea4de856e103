import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import type { RetailerRow } from '../retailers/fetch-retailer-rows.ts'
import { type MergeProposal, proposeMerges, type RetailerHost } from './propose-merges.ts'

/** Proposals to merge retailers. Accepting a proposal changes the retailer's settings. */
export interface Merges {
  /** Fetches the open and the refused proposals whose evidence still holds. */
  fetch(): Promise<{ open: MergeProposal[]; refused: MergeProposal[] }>
  /** Refuses a proposal; it stays refused until it is reopened. */
  refuse(actor: string, proposal: MergeProposal): Promise<void>
  reopen(actor: string, proposal: MergeProposal): Promise<void>
}

/** Retailers' hosts rarely change, and counting a million clicks is slow. */
const hostsMaxAgeMs = 10 * 60_000

export function createMerges(pool: pg.Pool, fetchRetailers: () => Promise<RetailerRow[]>): Merges {
  const getHosts = rememberBriefly(hostsMaxAgeMs, () => fetchHosts(pool))

  return {
    async fetch() {
      const refusals = await pool.query<{ pair: string }>(
        `SELECT first_key || ' ' || second_key AS pair FROM retailer_merge_refusal`,
      )
      const refusedPairs = new Set(refusals.rows.map(({ pair }) => pair))
      const all = proposeMerges(await fetchRetailers(), await getHosts())
      const [refused = [], open = []] = [true, false].map(isRefused =>
        all.filter(({ pair }) => refusedPairs.has(pair) === isRefused),
      )
      return { open, refused }
    },
    refuse: (actor, proposal) =>
      decide(pool, actor, proposal, {
        text: 'INSERT INTO retailer_merge_refusal VALUES ($1, $2) ON CONFLICT DO NOTHING',
        action: 'refused merge',
      }),
    reopen: (actor, proposal) =>
      decide(pool, actor, proposal, {
        text: 'DELETE FROM retailer_merge_refusal WHERE first_key = $1 AND second_key = $2',
        action: 'reopened merge',
      }),
  }
}

/**
 * Stores a decision and records it in the audit log, unless another operator has already made it.
 */
async function decide(
  pool: pg.Pool,
  actor: string,
  { pair, retailers, reasons }: MergeProposal,
  { text, action }: { text: string; action: string },
): Promise<void> {
  await inTransaction(pool, async client => {
    const { rowCount } = await client.query(text, pair.split(' '))
    if (rowCount === 0) return
    const [first, second] = retailers
    await recordAudit(client, {
      ...{ actor, action, subject: `${first.name}, ${second.name}`, after: { reasons } },
    })
  })
}

async function fetchHosts(pool: pg.Pool): Promise<RetailerHost[]> {
  const { rows } = await pool.query<RetailerHost>(
    `SELECT retailer, destination_host AS host FROM click
     WHERE clicked_at > now() - interval '7 days' AND destination_host <> ''
     GROUP BY retailer, destination_host`,
  )
  return rows
}
