import { use } from 'react'
import { useLocation } from 'react-router'
import type { ProductCard } from '#app/pages/card.ts'
import { findCardPicture, movePicture, sharePicture } from '../elements/shared-picture.ts'
import { NavigateContext } from '../navigation/navigate-context.ts'
import { getLinkState } from '../navigation/router-internals.ts'
import { isPlainClick } from '../plain-click.ts'
import { warmProductView } from '../product/load-product-view.ts'
import { findQuickView, pickKnown } from '../product/quick-view-state.ts'
import { useIsScripted } from '../scripted.tsx'

/** True from a click until the dialog has its history entry. */
let isOpening = false

/**
 * A link that opens a product over the current page and changes the
 * URL to that of the product. It is a plain anchor, because a list has
 * fifty such links, and a router link takes several hooks to render.
 * The HTML has none, since without JavaScript the product's name leads to the same page.
 */
export function QuickViewLink({ card }: { card: ProductCard }) {
  return useIsScripted() ? <ScriptedLink card={card} /> : null
}

function ScriptedLink({ card }: { card: ProductCard }) {
  const { source, id, path, name } = card
  const { pathname, search, key } = useLocation()
  const navigate = use(NavigateContext)
  function open(event: React.MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // A second click, before the dialog is on screen, would add a second entry to close.
    if (isOpening || findQuickView(getLinkState())) return
    isOpening = true
    sharePicture(findCardPicture(event.currentTarget))
    const opened = movePicture(() =>
      navigate(pathname + search, {
        mask: path,
        state: { quickView: { source, id, path, below: key, card: pickKnown(card) } },
        defaultShouldRevalidate: false,
        preventScrollReset: true,
        flushSync: true,
      }),
    )
    void opened.finally(() => {
      isOpening = false
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
