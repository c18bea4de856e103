import type pg from 'pg'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'

/**
 * Matches offers until no change is left. Keeps trying while a killed process still holds the lock.
 */
export async function matchToEnd(pool: pg.Pool): Promise<void> {
  while ((await matchOffers(pool)) !== 0);
}
