import type { PricePoint, PriceStory } from '#app/domain/price-story.ts'
import type { ProductPage } from '#app/domain/product-page.ts'
import { PriceChart } from './price-chart.tsx'

/** What it has cost: in words, drawn, and as a table for who wants or needs every figure. */
export function PriceHistory({
  story,
  product: { price, retailer },
}: {
  story: PriceStory
  product: ProductPage
}) {
  const { points } = story
  const sale = getSaleWords(story, price.price, retailer)
  return (
    <section aria-label="Price history">
      <h2 className="font-semibold font-text text-sm tracking-normal">Price history</h2>
      <div className="mt-1 space-y-1 text-sm text-soft">
        <p>{getStoryWords(story)}</p>
        {sale ? <p>{sale}</p> : null}
        {story.isConverted ? <p>Earlier prices are shown in US dollars.</p> : null}
      </div>
      {points.length > 1 ? (
        <>
          <PriceChart story={story} />
          <PriceTable points={points} />
        </>
      ) : null}
    </section>
  )
}

function getStoryWords({ points, lowest, drop, since }: PriceStory): string {
  if (points.length < 2) return `The same since we first saw it on ${since}.`
  const span = lowest?.isSinceFirstSeen ? `since we first saw it on ${since}` : 'of the last 30 days'
  const words = [
    lowest?.isNow
      ? `Today’s price is the lowest ${span}.`
      : lowest
        ? `The lowest price ${span} was ${lowest.price}.`
        : `We have followed its price since ${since}.`,
    drop ? `It fell by ${drop.amount} on ${drop.day}.` : '',
  ]
  return words.filter(Boolean).join(' ')
}

function getSaleWords({ saleCheck }: PriceStory, price: string, retailer: string): string | undefined {
  switch (saleCheck) {
    case 'verified':
      return `We checked the sale: it really cost ${price} before.`
    case 'unverified':
      return 'We could not check the sale yet: we have not known the product for long enough.'
    case 'contradicted':
      return `${retailer} calls this a sale. By our own records of its price it is none, so we show none.`
    default:
      return undefined
  }
}

function PriceTable({ points }: { points: PricePoint[] }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-block py-1 text-soft underline hover:text-ink">All prices</summary>
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
