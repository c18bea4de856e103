import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadPart } from '../navigation/load-part.ts'
import { trackLoad } from '../navigation/load-progress.ts'
import { dropLinkState } from '../navigation/router-internals.ts'
import type { OpenedViews } from './opened-views.tsx'
import { findQuickView, useQuickView } from './quick-view-state.ts'

const importViews = () => import('./opened-views.tsx')

/** Set once the script has loaded. */
let loaded: typeof OpenedViews | undefined

/**
 * What is shown over the page for a product opened from its card: the dialog, or the outline of its
 * page. The script loads once the page works: nothing of it is shown before a click, but a shopper
 * who has gone offline by then still gets the dialog and its message.
 */
export function OpenedProduct({ siteName }: { siteName: string }) {
  const isOpen = useQuickView() !== undefined
  const [Views, setViews] = useState(() => loaded)
  useReloadedDialog()
  useEffect(() => {
    if (Views) return
    const show = (part: { OpenedViews: typeof OpenedViews } | undefined) => {
      loaded = part?.OpenedViews
      setViews(() => loaded)
    }
    if (isOpen) void trackLoad(loadPart(importViews)).then(show)
    // A failure matters only if a dialog opens.
    else void importViews().then(show, () => undefined)
  }, [Views, isOpen])
  return Views ? <Views siteName={siteName} /> : null
}

/**
 * Shows the top of a product's own page after a reload of a dialog's address, because the browser
 * would restore the position of the list. Later reloads restore the page's own position.
 */
function useReloadedDialog(): void {
  const { state, mask } = useLocation()
  const isReloaded = useRef(!mask && findQuickView(state) !== undefined)
  useEffect(() => {
    if (!isReloaded.current) return
    isReloaded.current = false
    window.scrollTo(0, 0)
    dropLinkState()
  }, [])
}
