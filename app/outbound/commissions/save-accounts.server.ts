import type pg from 'pg'
import type { CommissionNetwork } from '#app/networks/all-networks.server.ts'

/** A website that a network credits with a storefront's sales. */
export interface AffiliateAccount {
  network: CommissionNetwork
  storefront: string
  account: string
}

/**
 * Adds accounts. Old accounts stay, because sales from earlier clicks are still reported for them.
 */
export async function saveAccounts(
  db: Pick<pg.ClientBase, 'query'>,
  accounts: readonly AffiliateAccount[],
): Promise<void> {
  await db.query(
    `INSERT INTO affiliate_account (network, storefront, account)
     SELECT network, storefront, account FROM json_to_recordset($1::json)
       AS given (network text, storefront text, account text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(accounts)],
  )
}
