import { formatQuantity } from '#app/domain/count.ts'
import { isDeadEnd } from '#app/domain/link-warning.ts'
import { findLatestPrice } from '#app/domain/offer.ts'
import {
  type ComparedOffer,
  findPriceScale,
  type OfferComparison,
} from '#app/pages/browser/compared-offers.ts'
import { Icon } from '../elements/icon.tsx'
import { OutboundLink } from '../elements/outbound-link.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { OfferScale } from './offer-scale.tsx'

/**
 * The product's offers at all retailers: those in stock first, then by
 * price. Each offer has links to our page for it and to the retailer.
 */
export function OfferList({
  offers,
  ratesOf,
  retailerPath,
  size,
}: Omit<OfferComparison, 'saving'> & {
  /** The page of the product's own retailer; absent if no offer is the product's own. */
  retailerPath?: string | undefined
  /** The selected size; offers that lack it say so. */
  size?: string | undefined
}) {
  const scale = findPriceScale(offers)
  return (
    <section aria-label="Offers">
      <div className="flex items-baseline justify-between gap-4 border-ink border-b pb-2">
        <h2 className="type-label">
          {scale
            ? `${scale.prices}${offers.some(({ isPreOwned }) => isPreOwned) ? ' new' : ''} at ${formatQuantity(scale.count, 'store')}`
            : formatQuantity(offers.length, 'store')}
        </h2>
        <p className="text-soft text-xs">Lowest price first</p>
      </div>
      {scale && scale.highCents > scale.lowCents ? <OfferScale scale={scale} /> : null}
      <ul>
        {offers.map((offer, index) => (
          <OfferRow
            key={`${offer.source} ${offer.id}`}
            offer={offer}
            retailerPath={retailerPath}
            size={size}
            position={index + 1}
          />
        ))}
      </ul>
      {ratesOf ? (
        <p className="pt-2 text-soft text-xs">
          Prices in other currencies are converted at rates of {ratesOf}.
        </p>
      ) : null}
    </section>
  )
}

function OfferRow({
  offer,
  retailerPath,
  size,
  position,
}: {
  offer: ComparedOffer
  retailerPath: string | undefined
  size: string | undefined
  position: number
}) {
  const lacksSize = size !== undefined && offer.sizes?.includes(size) === false
  const { retailer, path, price, isThis, note, buyPath, linkWarning } = offer
  const amount = findLatestPrice(offer)
  return (
    <li className="product-offer" aria-current={isThis ? 'true' : undefined}>
      <div className="product-offer-page">
        <PageLink to={(isThis && retailerPath) || path} className="text-sm hover:underline">
          {retailer}
        </PageLink>
        <p className="text-soft text-xs">{lacksSize ? `${note} · no size ${size}` : note}</p>
      </div>
      <p
        data-price={amount}
        className={`text-sm tabular-nums ${price.isSoldOut ? 'text-soft' : 'font-semibold'}`}
      >
        {amount && price.isSoldOut ? `last ${amount}` : amount}
      </p>
      <p className="w-20 shrink-0 text-right text-sm">
        {isThis ? <span className="text-soft">This offer</span> : null}
        {isThis || price.isSoldOut || linkWarning === 'replaced' ? null : (
          <OutboundLink
            buyPath={buyPath}
            position={position}
            isWarned={isDeadEnd(linkWarning) || undefined}
            label={`Buy at ${retailer}`}
            className="-mr-2 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-accent hover:underline"
          >
            Buy
            <Icon name="arrow-up-right" size={16} />
          </OutboundLink>
        )}
      </p>
    </li>
  )
}
