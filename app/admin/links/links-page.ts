import { formatUsd } from '#app/domain/currency.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { productPathFrom } from '#app/domain/urls/links.ts'
import { toSlug } from '#app/domain/urls/slug.ts'
import type { LinkDecision } from '#app/outbound/health/decide-on-link.server.ts'
import type { LinkTrouble } from '#app/outbound/health/link-troubles.server.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import type { RetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { formatTime } from '../frame/format-time.ts'

export interface LinksPage {
  /** The weekly revenue at risk from all open link problems. */
  exposed: string
  open: TroubleRow[]
  decided: TroubleRow[]
}

export interface TroubleRow {
  key: string
  /** The path of the product's page, built from the source and id alone. */
  path: string
  name: string
  state: string
  retailer: string
  since: string
  checked: string
  clicks: number
  exposed: string
  replacement?: { label: string; path: string }
  decisions: { decision: LinkDecision; label: string }[]
}

const labels: Readonly<Record<LinkDecision, string>> = {
  replace: 'Replace',
  dismiss: 'Dismiss',
  reopen: 'Reopen',
}

/**
 * Returns the offers with bad links, most revenue at
 * risk first, with the possible decisions for each.
 */
export async function getLinksPage(
  reports: Pick<OutboundReports, 'fetchTroubles'>,
  retailers: readonly RetailerSettings[],
): Promise<LinksPage> {
  const view = createRetailerView(retailers)
  const toShownName = (name: string) => view?.toShownName(name) ?? name
  const [open, decided] = await Promise.all([
    reports.fetchTroubles('open', toShownName),
    reports.fetchTroubles('decided', toShownName),
  ])
  const cents = open.reduce((sum, { exposedUsdCents }) => sum + exposedUsdCents, 0)
  return {
    exposed: formatUsd(Math.round(cents)),
    open: open.map(toRow),
    decided: decided.map(toRow),
  }
}

function toRow(trouble: LinkTrouble): TroubleRow {
  const { source, productId: id, state, detail, decision, replacement } = trouble
  const found = detail ? `${state}: ${detail}` : state
  return {
    key: formatProductKey({ source, id }),
    path: productPathFrom(source, ['offer', toSlug(trouble.retailer), '-', '-'], id),
    state: decision ? `${found}; ${decision}` : found,
    name: trouble.name,
    retailer: trouble.retailer,
    since: formatTime(trouble.since),
    checked: formatTime(trouble.checkedAt),
    clicks: trouble.clicks,
    exposed: formatUsd(Math.round(trouble.exposedUsdCents)),
    ...(replacement && {
      replacement: {
        label: `${replacement.retailer}, ${formatUsd(replacement.usdCents)}`,
        path: replacement.path,
      },
    }),
    decisions: listDecisions(trouble).map(each => ({ decision: each, label: labels[each] })),
  }
}

/** A link can only be replaced if there is another offer. */
function listDecisions({ decision, replacement }: LinkTrouble): LinkDecision[] {
  if (decision) return ['reopen']
  return replacement ? ['replace', 'dismiss'] : ['dismiss']
}
