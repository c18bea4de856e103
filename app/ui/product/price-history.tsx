import type { PricePoint, PriceSummary } from '#app/pages/price-summary.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { PriceChart } from './price-chart.tsx'

/** The price history as a sentence, a chart and a table. */
export function PriceHistory({
  story,
  product: { price, retailer },
}: {
  story: PriceSummary
  product: ProductPage
}) {
  const { points } = story
  const sale = getSaleWords(story, price.price)
  return (
    <section aria-label="Price history">
      <div className="space-y-1 text-sm text-soft">
        <p>{getStoryWords(story)}</p>
        {sale ? <p>{sale}</p> : null}
        {story.observedSince ? <p>{`Sample data before ${story.observedSince}.`}</p> : null}
        {story.ratesOf ? (
          <p>Earlier prices are in US dollars, converted at rates of {story.ratesOf}.</p>
        ) : null}
      </div>
      {points.length > 1 ? (
        <>
          <PriceChart story={story} retailer={retailer} />
          <PriceTable points={points} />
        </>
      ) : null}
    </section>
  )
}

function getStoryWords({ points, lowest, drop, since, verdict }: PriceSummary): string {
  const last = points.at(-1)
  if (last?.isSoldOut) return `Sold out since ${last.day}.`
  if (points.length < 2) return `Same price since ${since}.`
  const words = [
    verdict === 'same'
      ? 'Same price for 30 days.'
      : lowest
        ? getLowWords(lowest, since)
        : `We’ve tracked this price since ${since}.`,
    drop ? `Dropped ${drop.amount.replace(/\.00$/, '')} ${drop.day}.` : '',
  ]
  return words.filter(Boolean).join(' ')
}

/** Compares today's price with the prices before it; the low never includes today's price. */
function getLowWords(
  { price, isNow, isSinceFirstSeen, percentBelow }: NonNullable<PriceSummary['lowest']>,
  since: string,
): string {
  const low = isSinceFirstSeen
    ? `the lowest price since ${since}, ${price}`
    : `the 30-day low of ${price}`
  const place = isNow ? (percentBelow ? 'below' : 'at or below') : 'above'
  return `Today’s price is ${place} ${low}.`
}

/** Explains the verdict on a sale; the heading refuses a contradicted one. */
function getSaleWords({ saleCheck }: PriceSummary, price: string): string | undefined {
  switch (saleCheck) {
    case 'verified':
      return `We checked this sale: the price was never below ${price} in the 30 days before.`
    case 'unverified':
      return 'Our price history can’t confirm this sale.'
    default:
      return undefined
  }
}

function PriceTable({ points }: { points: PricePoint[] }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-block py-1 text-soft underline hover:text-ink pointer-coarse:py-3">
        All prices
      </summary>
      <table className="mt-1 w-full max-w-sm text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">From</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, price, isSoldOut, from }) => (
            <tr key={from} className="border-line border-b">
              <td className="py-1 text-soft">{day}</td>
              <td className="py-1 text-right tabular-nums">{isSoldOut ? 'Sold out' : price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
