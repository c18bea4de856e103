import { use } from 'react'
import { useLocation } from 'react-router'
import type { ProductCard } from '#app/pages/card.ts'
import { NavigateContext } from '../navigation/navigate-context.ts'
import { isPlainClick } from '../plain-click.ts'
import { warmProductView } from '../product/load-product-view.ts'

/**
 * A link that opens a product over the current page and changes the
 * URL to that of the product. It is a plain anchor, because a list has
 * fifty such links, and a router link takes several hooks to render.
 */
export function QuickViewLink({ card: { source, id, path, name } }: { card: ProductCard }) {
  const { pathname, search, key } = useLocation()
  const navigate = use(NavigateContext)
  function open(event: React.MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(pathname + search, {
      mask: path,
      state: { quickView: { source, id, path, below: key } },
      defaultShouldRevalidate: false,
      preventScrollReset: true,
    })
  }
  return (
    <a
      href={path}
      onClick={open}
      onPointerEnter={warmProductView}
      onFocus={warmProductView}
      className="card-quick-view"
    >
      {`Quick view of ${name}`}
    </a>
  )
}
