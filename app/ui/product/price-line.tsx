import { type PriceVerdict, verdictTexts } from '#app/domain/price-verdict.ts'
import { nameLow } from '#app/domain/thirty-day-low.ts'
import type { PriceSummary } from '#app/pages/price-summary.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Icon, type IconName } from '../elements/icon.tsx'
import { Sparkline } from '../elements/sparkline.tsx'

const icons: Record<PriceVerdict, IconName> = {
  lowest: 'arrow-down',
  same: 'equal',
  higher: 'arrow-up',
}

/** Returns true if the line names the 30-day low, so that nothing else on the page need do so. */
export function isLowStated(
  { verdict, lowest }: Pick<PriceSummary, 'verdict' | 'lowest'>,
  { isSaleRefused }: Pick<ProductPage['price'], 'isSaleRefused'>,
): boolean {
  if (isSaleRefused) return false
  // A price that has held for 30 days is their low.
  if (verdict === 'same') return true
  return verdict === 'lowest' ? Boolean(lowest?.percentBelow) : isAboveLow(lowest)
}

/** Returns true for a price above the low of 30 days that we know. */
function isAboveLow(lowest: PriceSummary['lowest']): boolean {
  return lowest !== undefined && !lowest.isSinceFirstSeen && !lowest.isNow
}

/** Our verdict on today's price beside the last 90 days, which lead to the price history. */
export function PriceLine({
  product: { price, priceStory },
  historyId,
}: {
  product: ProductPage
  historyId: string
}) {
  if (!priceStory) return null
  const { line } = priceStory
  return (
    <>
      {/* The heading says of a refused sale what there is to say. */}
      {price.isSaleRefused ? null : <Judgment story={priceStory} />}
      {line ? (
        <a
          href={`#${historyId}`}
          onClick={event => {
            event.preventDefault()
            showHistory(historyId)
          }}
        >
          <Sparkline line={line} />
          <span>90 days</span>
        </a>
      ) : null}
    </>
  )
}

function Judgment({ story }: { story: PriceSummary }) {
  const { verdict, lowest, since, observedSince = since, saleCheck, points } = story
  if (verdict || isAboveLow(lowest)) return <Verdict story={story} />
  // Without a history there is no part below that says so.
  const isShort = saleCheck === 'unverified' && points.length < 2
  return (
    <p className="text-balance text-soft">
      {`Price tracked since ${observedSince}${isShort ? ', too short to confirm the sale' : ''}`}
    </p>
  )
}

function Verdict({ story: { verdict, lowest } }: { story: PriceSummary }) {
  return (
    <p className="product-verdict">
      {verdict ? (
        <span>
          <Icon name={icons[verdict]} size={14} className="mr-1.5 inline-block align-[-2px]" />
          {verdictTexts[verdict]}
        </span>
      ) : null}
      {verdict === 'lowest' && lowest?.percentBelow ? (
        <span data-percent-of="30-day-low">
          {`${lowest.percentBelow}% under ${lowest.price}`}
          <span className="sr-only">{`, the ${nameLow(lowest.before)}`}</span>
        </span>
      ) : null}
      {lowest && isAboveLow(lowest) ? (
        <span className="product-low">{`${nameLow(lowest.before)}: ${lowest.price}`}</span>
      ) : null}
    </p>
  )
}

/** Does not follow the link, because a new URL would close the dialog over a list. */
function showHistory(id: string): void {
  const part = document.getElementById(id)
  if (part instanceof HTMLDetailsElement) part.open = true
  part?.scrollIntoView({ block: 'center' })
  part?.querySelector('summary')?.focus({ preventScroll: true })
}
