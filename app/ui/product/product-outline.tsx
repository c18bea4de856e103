import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigation } from 'react-router'
import { movePicture, sharePictureAbove } from '../elements/shared-picture.ts'
import { contentId } from '../page/page-handle.ts'
import { CardOutline } from './card-outline.tsx'
import { findOpenedCard } from './opened-card.ts'
import type { KnownCard } from './quick-view-state.ts'

/** A page that arrives sooner takes the card's picture straight to its place. */
const showAfterMs = 80

/**
 * Covers the page with what a card knows about its product while the product's page is loading, and
 * names the product in the window's title.
 */
export function ProductOutline({ siteName }: { siteName: string }) {
  const { state, location } = useNavigation()
  const card = findOpenedCard(state === 'loading' ? location.pathname : undefined)
  return card ? (
    <>
      {/* React inserts this title before the page's own title, and browsers use the first. */}
      <title>{`${card.name} | ${siteName}`}</title>
      <Outline key={card.buyPath} card={card} />
    </>
  ) : null
}

function Outline({ card }: { card: KnownCard }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    // The page has arrived if its own transition is under way.
    const show = () => {
      if (!isInTransition()) void movePicture(() => flushSync(() => setShown(true)))
    }
    const timer = setTimeout(show, showAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? <Cover card={card} /> : null
}

function isInTransition(): boolean {
  const selector = ':active-view-transition'
  return CSS.supports(`selector(${selector})`) && document.documentElement.matches(selector)
}

/** Hides the covered page from assistive technology and the keyboard until the cover goes. */
function hide(content: HTMLElement): () => void {
  const focused = document.activeElement
  content.inert = true
  content.ariaHidden = 'true'
  return () => {
    content.inert = false
    content.ariaHidden = null
    // The page has stayed if its load failed, and focus left it when it became inert.
    const isLost = document.activeElement === document.body
    if (isLost && focused instanceof HTMLElement && focused.isConnected)
      focused.focus({ preventScroll: true })
  }
}

function Cover({ card }: { card: KnownCard }) {
  const cover = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const content = document.getElementById(contentId)
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const contentTop = (content?.getBoundingClientRect().top ?? 0) + window.scrollY
    const top = Math.max(0, headerBottom)
    // The header may have moved up to the window's edge, but the new page begins below its banner.
    cover.current?.style.setProperty('top', `${top}px`)
    cover.current?.style.setProperty('padding-top', `${Math.max(0, contentTop - top)}px`)
    const shareBelow = sharePictureAbove(frame.current)
    const showContent = content ? hide(content) : undefined
    return () => {
      shareBelow()
      showContent?.()
    }
  }, [])
  return (
    <div ref={cover} className="product-cover">
      <CardOutline card={card} frame={frame} />
    </div>
  )
}
