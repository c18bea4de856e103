import type { ProductPrice } from '#app/domain/price.ts'

/** The price to pay first, the one before struck through beside it. */
export function Price({
  price,
  size = 'card',
  isFrom = false,
}: {
  price: ProductPrice
  size?: 'card' | 'page'
  /** The lowest of several. */
  isFrom?: boolean
}) {
  const isPage = size === 'page'
  return (
    <p
      data-price={price.salePrice ?? price.price}
      className={`flex flex-wrap items-baseline gap-x-2 ${isPage ? 'text-lg' : 'text-sm'}`}
    >
      {isFrom ? <span className="-mr-1 text-soft">From</span> : null}
      {price.salePrice ? (
        <>
          <span className="font-semibold text-sale">
            <span className="sr-only">Sale price </span>
            {price.salePrice}
          </span>
          <s className={`text-soft ${isPage ? 'text-base' : ''}`}>
            <span className="sr-only">Original price </span>
            {price.price}
          </s>
          {price.discount > 0 ? <span className="text-sale text-xs">{price.discount}% off</span> : null}
        </>
      ) : (
        <span className="font-semibold">{price.price}</span>
      )}
      {isPage && price.currency ? <span className="text-sm text-soft">{price.currency}</span> : null}
    </p>
  )
}
