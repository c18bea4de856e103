import type { Accounts } from '#app/accounts/accounts.ts'
import { formatUsd } from '#app/domain/currency.ts'
import type { Delivery } from '#app/domain/delivery.ts'
import type { Picture } from '#app/domain/picture.ts'
import { feedPath } from '#app/domain/urls/account-links.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { RetailerView } from '#app/overrides/retailers/retailer-view.ts'

/** The alerts tab of the account. */
export interface AlertsPage {
  alerts: AlertRow[]
  searches: SearchRow[]
  delivery: Delivery
}

export interface AlertRow {
  id: string
  title: string
  retailer: string
  path: string
  /** The current price. */
  price: string
  /** The alert in words: "Back in stock", "Any price drop in M". */
  label: string
  picture?: Picture
  isDrop: boolean
  /**
   * The target price in dollars, formatted for the
   * input field; empty if any drop triggers the alert.
   */
  below: string
  isSoldOut: boolean
  isGone: boolean
}

export interface SearchRow {
  id: string
  title: string
  path: string
  atomPath: string
  jsonPath: string
}

export async function getAlertsPage(
  { alerts, searches, profiles }: Pick<Accounts, 'alerts' | 'searches' | 'profiles'>,
  userId: string,
  retailers: RetailerView | undefined,
): Promise<AlertsPage> {
  const [set, saved, { delivery }] = await Promise.all([
    alerts.list(userId),
    searches.list(userId),
    profiles.get(userId),
  ])
  return {
    delivery,
    alerts: set.map(({ id, kind, belowCents, size, cents, product }) => ({
      id,
      title: product.title,
      retailer: retailers?.toShownName(product.retailer) ?? product.retailer,
      path: product.path,
      ...(product.picture ? { picture: product.picture } : {}),
      isSoldOut: product.isSoldOut,
      isGone: product.isGone || (retailers?.isHidden(product.retailer) ?? false),
      price: formatUsd(cents),
      label: `${kind === 'stock' ? 'Back in stock' : getDropLabel(belowCents)}${size === undefined ? '' : ` in ${size}`}`,
      isDrop: kind === 'drop',
      below: belowCents === undefined ? '' : (belowCents / 100).toFixed(2),
    })),
    searches: saved.map(({ id, title, category, query, feedToken }) => ({
      id,
      title,
      path: listPath(parseListQuery(new URLSearchParams(query), category)),
      atomPath: feedPath(feedToken, 'atom'),
      jsonPath: feedPath(feedToken, 'json'),
    })),
  }
}

function getDropLabel(belowCents: number | undefined): string {
  return belowCents === undefined ? 'Any price drop' : `Price drop to ${formatUsd(belowCents)}`
}
