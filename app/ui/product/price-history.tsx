import { nameLow } from '#app/domain/thirty-day-low.ts'
import type { PricePoint, PriceSummary } from '#app/pages/price-summary.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { PriceChart } from './price-chart.tsx'
import { isLowStated } from './price-line.tsx'

/** The price history, if the price has changed, as a sentence, a chart and a table. */
export function PriceHistory({
  story,
  product: { price, retailer },
}: {
  story: PriceSummary
  product: ProductPage
}) {
  const { points } = story
  const words = listStoryWords(story, price)
  const sale = getSaleWords(story, price.price)
  const notes = listNotes(story)
  return (
    <section aria-label="Price history" className="price-history">
      <div className="space-y-1 text-sm text-soft">
        {words.length > 0 ? <p>{words.join(' ')}</p> : null}
        {sale ? <p>{sale}</p> : null}
      </div>
      <PriceChart story={story} retailer={retailer} />
      <div className="mt-3">
        {notes.length > 0 ? <p className="text-soft text-xs">{notes.join(' ')}</p> : null}
        <PriceTable points={points} />
      </div>
    </section>
  )
}

/** Says where today's price is, unless the line below the price does, and when it dropped. */
function listStoryWords(
  { points, lowest, drop, since, observedSince = since, verdict, refusal }: PriceSummary,
  price: ProductPage['price'],
): string[] {
  const last = points.at(-1)
  if (last?.isSoldOut) return [`Sold out since ${last.day}.`]
  const words: string[] = []
  if (!verdict && !lowest) words.push(`We’ve tracked this price since ${observedSince}.`)
  // `getSaleWords` covers a refused sale.
  if (lowest && !refusal && !isLowStated({ verdict, lowest }, price))
    words.push(verdict === 'same' ? 'Same price for 30 days.' : getLowWords(lowest, since))
  if (drop) words.push(`Dropped ${drop.amount.replace(/\.00$/, '')} ${drop.day}.`)
  return words
}

/** Returns the footnotes: how the low is defined, and where the prices come from. */
function listNotes({ lowest, observedSince, ratesOf }: PriceSummary): string[] {
  return [
    lowest?.before &&
      `The ${nameLow(lowest.before)} is the lowest price of the 30 days before today’s price began.`,
    observedSince && `Sample data before ${observedSince}.`,
    ratesOf && `Earlier prices are in US dollars, converted at rates of ${ratesOf}.`,
  ].filter(note => typeof note === 'string')
}

type Low = NonNullable<PriceSummary['lowest']>

/** Compares today's price with the prices before it; the low never includes today's price. */
function getLowWords(
  { price, isNow, isSinceFirstSeen, percentBelow, before }: Low,
  since: string,
): string {
  const low = isSinceFirstSeen
    ? `the lowest price since ${since}, ${price}`
    : `the ${nameLow(before)}, ${price}`
  if (!isNow) return `Today’s price is above ${low}.`
  return `Today’s price is ${percentBelow ? 'below' : 'at or below'} ${low}.`
}

/** Explains the verdict on a sale, of a contradicted one with the price that it claims to reduce. */
function getSaleWords(
  { saleCheck, isSampled, refusal, lowest, since }: PriceSummary,
  price: string,
): string | undefined {
  switch (saleCheck) {
    case 'verified':
      return `${isSampled ? 'The sample data confirms' : 'We checked'} this sale: the price was never below ${price} in the 30 days before.`
    case 'unverified':
      // Of a record of 30 days or more, the reason is not where it begins.
      return `Our price history${lowest && !lowest.isSinceFirstSeen ? '' : `, which begins on ${since},`} can’t confirm this sale.`
    case 'contradicted':
      return refusal && `The store lists this as reduced from ${refusal.claimed}. ${refusal.record}`
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
