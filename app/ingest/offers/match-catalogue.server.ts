import type pg from 'pg'
import { regroupAround, toNeighborhood } from './regroup-offers.server.ts'
import { listGroups } from './save-groups.server.ts'

/** A backlog of this share of the offers is a reason to group the whole catalogue again. */
const longShare = 0.5

/** Returns true if so many changes wait that following them would group many offers repeatedly. */
export async function isLongBacklog(client: pg.ClientBase, lastChange: number): Promise<boolean> {
  const { rows } = await client.query<{ isLong: boolean }>(
    `SELECT (SELECT count(*) FROM product WHERE changed_at > $1)
       > (SELECT count(*) FROM offer_match) * $2::float AS "isLong"`,
    [lastChange, longShare],
  )
  return rows[0]?.isLong === true
}

/**
 * Groups the next offers, in the order of their numbers, and those connected to them. Returns the
 * changes by which the groups were copied to products. `settled` holds the offers that have been
 * grouped before their turn.
 */
export async function groupNext(
  client: pg.ClientBase,
  from: number,
  { chunkSize, settled }: { chunkSize: number; settled: Set<number> },
): ReturnType<typeof listGroups> {
  const { rows } = await client.query<{ number: number }>(
    `SELECT product_number AS number FROM offer_match WHERE product_number > $1
     ORDER BY product_number LIMIT $2`,
    [from, chunkSize],
  )
  const last = rows.at(-1)?.number ?? from
  const waiting = rows.flatMap(({ number }) => (settled.delete(number) ? [] : number))
  const regrouped = await regroupAround(client, toNeighborhood(waiting, []))
  for (const number of regrouped) if (number > last) settled.add(number)
  await client.query('UPDATE offer_matching SET grouped_to = $1', [
    rows.length < chunkSize ? null : last,
  ])
  return listGroups(client, regrouped)
}
