import type { ProductPrice } from '#app/domain/price.ts'

/**
 * The current price, then the previous one struck through and how far it fell, if our history
 * verifies that; of a sold-out product, the last price.
 */
export function Price({
  price,
  size = 'card',
  isFrom = false,
}: {
  price: ProductPrice
  size?: 'card' | 'page'
  /** True for the lowest of several prices. */
  isFrom?: boolean
}) {
  const isPage = size === 'page'
  return (
    <p data-price={price.salePrice ?? price.price} className={isPage ? 'price is-page' : 'price'}>
      {isFrom ? <span className="-mr-1 text-soft">From</span> : null}
      {price.salePrice ? (
        <>
          <strong>
            <span className="sr-only">Sale price </span>
            {price.salePrice}
          </strong>
          <s>
            <span className="sr-only">Original price </span>
            {price.price}
          </s>
          {price.percentOff === undefined ? null : (
            <b data-percent-of="30-day-low">
              {isPage ? <span>Sale</span> : null}
              {isPage ? ' ' : null}
              {`−${price.percentOff}%`}
              <span className="sr-only"> on the 30-day low</span>
            </b>
          )}
        </>
      ) : (
        <strong>{price.price}</strong>
      )}
      {price.lastPrice ? <span className="text-soft">last {price.lastPrice}</span> : null}
      {isPage && price.currency ? (
        <span className="text-sm text-soft">{price.currency}</span>
      ) : null}
    </p>
  )
}
