import type { ProductCard } from '#app/pages/card.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'

/** A product in the band for returning visitors; `drop` says how much cheaper it is, and since when. */
export function SinceTile({
  card: { path, brand, name, price, picture },
  drop,
}: {
  card: ProductCard
  drop: string | undefined
}) {
  return (
    <PageLink to={path} className="since-tile">
      <span className="h-20 w-16 shrink-0 overflow-hidden rounded-sm bg-ground">
        <Picture picture={picture} alt="" sizes="64px" />
      </span>
      <span className="min-w-0">
        <strong className="block truncate font-semibold">{brand}</strong>{' '}
        <span className="line-clamp-2">{name}</span>{' '}
        <span className="block tabular-nums">{price.salePrice ?? price.price}</span>{' '}
        {drop === undefined ? null : (
          <span className="block truncate text-sale text-xs/[1.125rem]">{`↓ ${drop}`}</span>
        )}
      </span>
    </PageLink>
  )
}
