import type { ProductPrice } from '#app/domain/price.ts'

/** The current price, then the previous one struck through; of a sold-out product, the last one. */
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
    <p
      data-price={price.salePrice ?? price.price}
      className={isPage ? 'price text-title' : 'price'}
    >
      {isFrom ? <span className="-mr-1 text-soft">From</span> : null}
      {price.salePrice ? (
        <>
          <strong>
            <span className="sr-only">Sale price </span>
            {price.salePrice}
          </strong>
          <s className={isPage ? 'text-base' : undefined}>
            <span className="sr-only">Original price </span>
            {price.price}
          </s>
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
