import { isDeadEnd, type LinkWarning } from '#app/domain/link-warning.ts'
import type { OtherOffer } from '#app/pages/product-page.ts'
import { Icon } from './icon.tsx'
import { OutboundLink } from './outbound-link.tsx'
import { PageLink } from './page-link.tsx'
import { Price } from './price.tsx'
import { Tag } from './tag.tsx'

const warningTags: Readonly<Record<LinkWarning, string>> = {
  broken: 'Link may not work',
  'sold out': 'May be sold out',
  'price differs': 'Price may differ',
}

/**
 * The product at other retailers, cheapest in stock first, with links to its page here and to the
 * shop.
 */
export function OfferList({ offers }: { offers: OtherOffer[] }) {
  return (
    <section aria-label="Other retailers">
      <h2 className="type-label">Also available at</h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {offers.map((offer, index) => (
          <li
            key={`${offer.source} ${offer.id}`}
            className="flex items-center justify-between gap-4 py-2"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <PageLink to={offer.path} className="truncate py-0.5 text-sm hover:underline">
                  {offer.retailer}
                </PageLink>
                {offer.isPreOwned ? <Tag>Pre-owned</Tag> : null}
                {offer.price.isSoldOut ? <Tag>Out of stock</Tag> : null}
                {offer.linkWarning && !offer.price.isSoldOut ? (
                  <Tag>{warningTags[offer.linkWarning]}</Tag>
                ) : null}
              </p>
              {offer.saving ? <p className="text-accent text-xs">{offer.saving} less</p> : null}
            </div>
            <div className="flex shrink-0 items-center gap-4">
              <Price price={offer.price} />
              {offer.price.isSoldOut ? null : (
                <OutboundLink
                  buyPath={offer.buyPath}
                  position={index + 1}
                  isWarned={isDeadEnd(offer.linkWarning) || undefined}
                  label={`Buy at ${offer.retailer}`}
                  className="flex min-h-6 items-center gap-0.5 rounded-sm px-1 py-1 font-semibold text-accent text-xs hover:underline"
                >
                  Buy
                  <Icon name="arrow-up-right" size={14} />
                </OutboundLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
