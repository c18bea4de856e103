import { isCurrencyCode, minorDigits } from '#app/domain/currency.ts'
import { unitsPerUsd } from '#app/domain/usd-rates.ts'
import { amountTolerance, convertedTolerance, unpaidAfterDays } from './sale-state.ts'

/**
 * One row per sale with its click and its state, as SQL for other queries to build on:
 * `sale_state`. Its parameters are $1, the current time, and $2, `centsPerMinorUnit`.
 *
 * Only the highest revision of each record counts, and the records of a sale add up. The costliest
 * states are checked first: a sale credited to the wrong website earns us nothing, however well it
 * matches otherwise.
 */
export const salesQuery = `
  current_record AS (
    SELECT DISTINCT ON (network, record_id) * FROM commission
    ORDER BY network, record_id, revision DESC, id DESC
  ),
  sale AS (
    SELECT network, sale_id,
      min(sub_id) AS sub_id, min(account) AS account, min(retailer) AS retailer,
      min(order_id) AS order_id, min(currency) AS currency, min(happened_at) AS happened_at,
      sum(sale_minor) AS sale_minor, sum(sale_usd_cents) AS sale_usd_cents,
      coalesce(sum(commission_usd_cents) FILTER (WHERE status <> 'reversed'), 0) AS commission_usd_cents,
      bool_and(is_paid) AS is_paid,
      -- Networks round each record, so the commission of a returned sale may not add up to 0.
      bool_and(status = 'reversed')
        OR bool_or(sale_minor > 0) AND sum(sale_minor) <= 0 AS is_reversed,
      CASE WHEN count(*) FILTER (WHERE sale_minor > 0 AND items IS NULL) = 0
        AND count(DISTINCT article) FILTER (WHERE sale_minor > 0) <= 1
        THEN sum(items) FILTER (WHERE sale_minor > 0) END AS items,
      count(DISTINCT currency) = 1 AS has_one_currency
    FROM current_record GROUP BY network, sale_id
  ),
  sale_state AS (
    SELECT sale.*, click.id AS click_id, click.clicked_at, click.storefront, click.source,
      click.product_id, click.page, click.price_minor, click.currency AS price_currency,
      click.retailer AS click_retailer,
      CASE
        WHEN click.id IS NULL THEN 'sale without click'
        WHEN owned.accounts IS NOT NULL AND sale.account IS NOT NULL
          AND NOT sale.account = ANY (owned.accounts) THEN 'wrong storefront'
        WHEN is_reversed OR commission_usd_cents <= 0 THEN 'reversed'
        WHEN NOT is_paid AND happened_at < $1::timestamptz - interval '${unpaidAfterDays} days' THEN 'unpaid'
        WHEN items > 0 AND CASE
          WHEN has_one_currency AND sale.currency = click.currency
            THEN abs(sale_minor - items * price_minor) > ${amountTolerance} * items * price_minor
          ELSE abs(sale_usd_cents - items * price_minor * cents.rate)
            > ${convertedTolerance} * items * price_minor * cents.rate
        END THEN 'amount differs'
        ELSE 'matched'
      END AS state
    FROM sale
      LEFT JOIN click ON click.sub_id = sale.sub_id
      LEFT JOIN (
        SELECT network, storefront, array_agg(account) AS accounts
        FROM affiliate_account GROUP BY network, storefront
      ) AS owned ON owned.network = sale.network AND owned.storefront = click.storefront
      LEFT JOIN (
        SELECT key AS currency, value::text::double precision AS rate FROM jsonb_each($2::jsonb)
      ) AS cents ON cents.currency = click.currency
  )`

/** The value of one minor unit of each currency in US cents, for the query's $2. */
export const centsPerMinorUnit = JSON.stringify(
  Object.fromEntries(
    Object.entries(unitsPerUsd).map(([code, units]) => [
      code,
      isCurrencyCode(code) ? 10 ** (2 - minorDigits(code)) / units : 0,
    ]),
  ),
)

/** Clicks for which a sale could have been reported: by people, through a network with a report. */
export const earningClick = `click.visitor = 'person' AND click.network IN ('cj', 'rakuten', 'skimlinks')`
