import { Eye } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { ProductCard } from '#app/domain/card.ts'
import { warmProductView } from './load-product-view.ts'

/** Opens a product over the page: the page stays, the address becomes the product's. Without script it is its page. */
export function QuickViewLink({ card }: { card: ProductCard }) {
  const { pathname, search, key } = useLocation()
  const { source, id, path, name } = card
  return (
    <Link
      to={pathname + search}
      mask={path}
      // The router would replace an entry of the same address; this one is a step of its own, for Back to undo.
      replace={false}
      state={{ quickView: { source, id, path, below: key } }}
      defaultShouldRevalidate={false}
      preventScrollReset
      // Pointed at, it is about to be opened: its script may set out.
      onPointerEnter={warmProductView}
      onFocus={warmProductView}
      aria-label={`Quick view of ${name}`}
      className="script-only absolute right-2 bottom-2 z-10 grid size-10 place-items-center rounded-full bg-paper/90 opacity-0 transition-opacity focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
    >
      <Eye size={18} aria-hidden="true" />
    </Link>
  )
}
