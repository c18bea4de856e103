import type pg from 'pg'
import { fetchKnownRows } from '#app/store/known-rows.server.ts'
import { toIds, toRows } from '#app/store/upsert-products.server.ts'
import { mapProducts } from './mappings/fetch-mappings.server.ts'
import { findQuarantinedStep } from './quarantine.server.ts'
import { type SyncScope, toSource } from './sync-scope.ts'

/** The effect that releasing a quarantined step would have now. */
export interface ReleasePreview {
  /** The numbers of products that would be new, changed and unchanged. */
  added: number
  changed: number
  unchanged: number
  rejected: number
  /** The products whose price would change most. */
  moves: PriceChange[]
}

export interface PriceChange {
  id: string
  name: string
  beforeUsdCents: number
  afterUsdCents: number
}

const maxMoves = 10

/**
 * Compares the run's quarantined step with the catalogue; undefined if the run has no such step.
 */
export async function previewRelease(
  db: Pick<pg.Pool, 'query'>,
  scope: SyncScope,
  run: number,
): Promise<ReleasePreview | undefined> {
  const step = await findQuarantinedStep(db, run)
  if (!step) return undefined
  const rows = toRows(await mapProducts(db, step.products))
  const known = await fetchKnownRows(db, toSource(scope), toIds(rows))
  const names = new Map(step.products.map(({ id, name }) => [id, name]))
  const moves: PriceChange[] = []
  const preview = { added: 0, changed: 0, unchanged: step.unchanged?.length ?? 0 }
  for (const { id, content_hash, usd_cents } of rows) {
    const before = known.get(id)
    if (!before) preview.added += 1
    else if (before.isGone || before.contentHash !== content_hash) preview.changed += 1
    else preview.unchanged += 1
    if (before && before.usdCents !== usd_cents)
      moves.push({
        ...{ id, name: names.get(id) ?? id },
        ...{ beforeUsdCents: before.usdCents, afterUsdCents: usd_cents },
      })
  }
  return {
    ...preview,
    rejected: step.rejected.length,
    moves: moves.sort((a, b) => getFactor(b) - getFactor(a)).slice(0, maxMoves),
  }
}

/** Measures a price change so that doubling and halving count the same. */
function getFactor({ beforeUsdCents, afterUsdCents }: PriceChange): number {
  return Math.abs(Math.log(Math.max(1, afterUsdCents) / Math.max(1, beforeUsdCents)))
}
