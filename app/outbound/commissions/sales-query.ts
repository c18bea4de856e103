import { getUsdRates, isCurrencyCode, minorDigits } from '#app/domain/currency.ts'
import { commissionNetworks } from '#app/networks/all-networks.server.ts'
import { amountTolerance, convertedTolerance, unpaidAfterDays } from './sale-state.ts'

/**
 * One row per sale with its click and its state, as SQL for other queries to build on:
 * `sale_state`. The query's parameters are $1, the current time, and $2, `getCentsPerMinorUnit()`.
 *
 * The costliest states are checked first, because a sale credited to
 * the wrong website earns us nothing, even if it matches a click.
 */
export const salesQuery = `
  sale_state AS (
    SELECT sale.*,
      CASE
        WHEN click_id IS NULL THEN 'sale without click'
        WHEN owned.accounts IS NOT NULL AND account IS NOT NULL
          AND NOT account = ANY (owned.accounts) THEN 'wrong storefront'
        WHEN is_reversed OR commission_usd_cents <= 0 THEN 'reversed'
        WHEN NOT is_paid AND happened_at < $1::timestamptz - interval '${unpaidAfterDays} days' THEN 'unpaid'
        WHEN items > 0 AND CASE
          WHEN has_one_currency AND sale.currency = price_currency
            THEN abs(sale_minor - items * price_minor) > ${amountTolerance} * items * price_minor
          ELSE abs(sale_usd_cents - items * price_minor * cents.rate)
            > ${convertedTolerance} * items * price_minor * cents.rate
        END THEN 'amount differs'
        ELSE 'matched'
      END AS state
    FROM sale
      LEFT JOIN (
        SELECT network, storefront, array_agg(account) AS accounts
        FROM affiliate_account GROUP BY network, storefront
      ) AS owned USING (network, storefront)
      LEFT JOIN (
        SELECT key AS currency, value::text::double precision AS rate FROM jsonb_each($2::jsonb)
      ) AS cents ON cents.currency = price_currency
  )`

/** The value of one minor unit of each currency in US cents, passed as $2 of the query. */
export function getCentsPerMinorUnit(): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(getUsdRates().unitsPerUsd).map(([code, units]) => [
        code,
        isCurrencyCode(code) ? 10 ** (2 - minorDigits(code)) / units : 0,
      ]),
    ),
  )
}

/** The networks whose reports we read, as an SQL list. */
export const reportingNetworks = commissionNetworks.map(network => `'${network}'`).join(', ')

/**
 * Selects the clicks for which a sale could have been
 * reported: human clicks through a network that has a report.
 */
export const earningClick = `click.visitor = 'person' AND click.network IN (${reportingNetworks})`
