import { formatUsd } from '#app/domain/currency.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import type { LinkTrouble } from '#app/outbound/health/link-troubles.server.ts'
import { formatTable } from '../commissions/format-table.ts'

/**
 * Formats link problems as a table. Each row also
 * shows the offer that could replace the affected one.
 */
export function formatTroubles(troubles: readonly LinkTrouble[]): string {
  if (troubles.length === 0) return 'No known broken links.'
  const exposed = troubles.reduce((sum, { exposedUsdCents }) => sum + exposedUsdCents, 0)
  const table = formatTable(
    ['Exposed', 'Clicks', 'State', 'Retailer', 'Product', 'Since', 'Detail', 'Instead'],
    troubles.map(({ source, productId: id, replacement, ...trouble }) => [
      formatUsd(Math.round(trouble.exposedUsdCents)),
      trouble.clicks,
      trouble.state,
      trouble.retailer,
      formatProductKey({ source, id }),
      trouble.since.toISOString().slice(0, 10),
      trouble.detail ?? '',
      replacement
        ? `${formatProductKey(replacement)} ${replacement.retailer}, ${formatUsd(replacement.usdCents)}`
        : '',
    ]),
  )
  return `${table}\n\nExposed in total: ${formatUsd(Math.round(exposed))} a week`
}
