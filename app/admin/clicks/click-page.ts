import { formatUsd, isCurrencyCode } from '#app/domain/currency.ts'
import { formatPrice } from '#app/domain/format-price.ts'
import type { Click } from '#app/outbound/click.ts'
import type { ClickStory, ReportedRecord } from '#app/outbound/commissions/click-story.server.ts'
import { saleStateMeanings } from '#app/outbound/commissions/sale-state.ts'
import { formatTime } from '../frame/format-time.ts'

/** The history of one click, from the page with the link to the payment. */
export interface ClickPage {
  subId: string
  /** The events of the click, in chronological order. */
  steps: ClickStep[]
  /** The states of the click's sales, each with its meaning. */
  states: { state: string; meaning: string; commission: string }[]
}

export interface ClickStep {
  /** The time in UTC; empty when unknown. */
  time: string
  title: string
  detail: string
}

export function getClickPage(subId: string, { click, sales, records }: ClickStory): ClickPage {
  return {
    subId,
    steps: [
      ...(click ? listClickSteps(click) : []),
      ...sales.map(sale => ({
        time: formatTime(sale.happenedAt),
        title: 'Sale',
        detail: `${sale.retailer}, ${formatUsd(sale.saleUsdCents)}, reported by ${sale.network}`,
      })),
      ...records.map(toStep),
    ],
    states: sales.map(({ state, commissionUsdCents }) => ({
      state,
      meaning: saleStateMeanings[state],
      commission: formatUsd(commissionUsdCents),
    })),
  }
}

function listClickSteps(click: Click): ClickStep[] {
  const time = formatTime(click.clickedAt)
  const place = click.position === undefined ? '' : `, position ${click.position}`
  const price = formatShownPrice(click)
  const product = `${click.source} ${click.productId} from ${click.retailer}`
  const way = click.network === 'none' ? 'without tracking' : `through ${click.network}`
  return [
    {
      time,
      title: 'Shown',
      detail: `${product} for ${price} on the page “${click.page}” of ${click.storefront}${place}`,
    },
    { time, title: 'Clicked', detail: `by a ${click.visitor} on a ${click.device}` },
    { time, title: 'Redirected', detail: `to ${click.destinationHost || 'the shop'}, ${way}` },
  ]
}

const recordTitles: Readonly<Record<ReportedRecord['status'], string>> = {
  pending: 'Commission',
  confirmed: 'Commission confirmed',
  reversed: 'Commission reversed',
}

function toStep(record: ReportedRecord): ClickStep {
  const { network, recordId, status, isPaid, commissionUsdCents, origin } = record
  const from = origin === 'file' ? 'a file' : 'its API'
  return {
    time: formatTime(record.reportedAt),
    title: isPaid && status !== 'reversed' ? 'Commission paid' : recordTitles[status],
    detail:
      `${formatUsd(commissionUsdCents)}, record ${recordId} of ${network}, ` +
      `read from ${from} at ${formatTime(record.readAt)}`,
  }
}

/** Formats the price as it was shown; its amount and currency if we no longer have a rate for it. */
function formatShownPrice({ priceMinor, currency }: Click): string {
  return isCurrencyCode(currency)
    ? formatPrice(priceMinor, currency)
    : `${priceMinor / 100} ${currency}`
}
