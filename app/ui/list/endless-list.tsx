import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { listPath } from '#app/domain/links.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import { Pagination } from '../elements/pagination.tsx'
import { findCardPicture, sharePicture } from '../elements/shared-picture.ts'
import { type EndlessPages, useEndlessPages } from './endless-pages.ts'

/** The distance below the viewport at which the next page is requested. */
const lookAhead = '1200px'

/**
 * The cards of a list. Three more pages load automatically, and a button loads
 * any further ones. Without JavaScript, visitors use the numbered pages.
 */
export function EndlessList({ list }: { list: ListPage }) {
  const grid = useRef<HTMLDivElement>(null)
  const pages = useEndlessPages(list, grid)
  const { cards, paging } = pages
  useFollowedCard(pages, grid)
  const isReady = useVisibleFirst(pages)
  return (
    <>
      <div ref={grid}>
        <ProductGrid cards={cards} firstPosition={list.paging.offset + 1} isReady={isReady} />
      </div>
      {paging.checks.next ? <LoadMore pages={pages} /> : null}
      <Pagination paging={paging} toPage={page => listPath({ ...list.query, page })} />
    </>
  )
}

/** Records which card was opened, and focuses it when the visitor returns. */
function useFollowedCard(
  { followed, noteFollowed }: EndlessPages,
  grid: RefObject<HTMLDivElement | null>,
) {
  // A layout effect, because it must run before the
  // browser captures the new state of the view transition.
  useLayoutEffect(() => {
    const link =
      followed && grid.current?.querySelector<HTMLElement>(`h2 a[href="${CSS.escape(followed)}"]`)
    if (!link) return
    link.focus({ preventScroll: true })
    sharePicture(findCardPicture(link))
  }, [followed, grid])
  useEffect(() => {
    const element = grid.current
    const note = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('article a') : null
      const href = link?.getAttribute('href')
      // Includes the quick view link, which has the same URL, but not the link to the retailer.
      const title = link?.closest('article')?.querySelector('h2 a')
      if (href && href === title?.getAttribute('href')) noteFollowed(href)
    }
    element?.addEventListener('click', note, { capture: true })
    return () => element?.removeEventListener('click', note, { capture: true })
  }, [noteFollowed, grid])
}

/**
 * The number of cards before and after the first visible
 * one that are rendered first: more than fit in any window.
 */
const visible = { before: 12, after: 36 }

/**
 * Returns a function that decides which cards to render. On Back, the visible
 * cards are rendered first, and the rest once those have been painted.
 */
function useVisibleFirst({ cards, firstVisible }: EndlessPages): (index: number) => boolean {
  const ready = useDeferredValue(cards.length, firstVisible === undefined ? cards.length : 0)
  return index => {
    if (firstVisible === undefined || index < ready) return true
    return index >= firstVisible - visible.before && index < firstVisible + visible.after
  }
}

/** The button below the cards, which also loads the next page when it comes near the viewport. */
export function LoadMore({
  pages,
}: {
  pages: Pick<EndlessPages, 'state' | 'isAutomatic' | 'paging' | 'loadNext'>
}) {
  const { state, isAutomatic, paging, loadNext } = pages
  const place = useNear(isAutomatic, loadNext)
  const left = paging.total - paging.offset - paging.limit
  return (
    <div ref={place} className="script-only mt-10 flex flex-col items-center gap-3 text-sm">
      {state === 'failed' ? <p role="alert">Couldn’t load more products.</p> : null}
      <button
        type="button"
        onClick={loadNext}
        disabled={state === 'loading'}
        className="button-quiet px-6 disabled:text-soft"
      >
        {state === 'loading'
          ? 'Loading…'
          : state === 'failed'
            ? 'Try again'
            : `Load more (${formatWholeCount(left)} left)`}
      </button>
    </div>
  )
}

/** Calls `onNear` when the element comes near the viewport, while `isWatching` is true. */
function useNear(isWatching: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!isWatching || !element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) latest.current()
      },
      { rootMargin: `0px 0px ${lookAhead} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isWatching])
  return element
}
