import { useEffect, useLayoutEffect, useRef } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { listPath } from '#app/domain/links.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import { type EndlessPages, useEndlessPages } from './endless-pages.ts'
import { Pagination } from './pagination.tsx'
import { ProductGrid } from './product-grid.tsx'
import { findCardPicture, sharePicture } from './shared-picture.ts'

/** How far below the window the next page is sent for. */
const lookAhead = '1200px'

/** The cards of a list: three more pages come by themselves, further ones when asked for, numbered pages for everybody. */
export function EndlessList({ list }: { list: ListPage }) {
  const pages = useEndlessPages(list)
  const { cards, paging } = pages
  const grid = useFollowedCard(pages)
  return (
    <>
      <div ref={grid}>
        <ProductGrid cards={cards} />
      </div>
      {paging.checks.next ? <More pages={pages} /> : null}
      <Pagination paging={paging} toPage={page => listPath({ ...list.query, page })} />
    </>
  )
}

/** Notes which card is followed, and puts the focus on it when the visitor comes back. */
function useFollowedCard({ followed, noteFollowed }: EndlessPages) {
  const grid = useRef<HTMLDivElement>(null)
  const first = useRef(followed)
  // Before the browser looks where the picture that comes back is to go.
  useLayoutEffect(() => {
    const link =
      first.current && grid.current?.querySelector<HTMLElement>(`h2 a[href="${CSS.escape(first.current)}"]`)
    if (!link) return
    link.focus({ preventScroll: true })
    sharePicture(findCardPicture(link))
  }, [])
  useEffect(() => {
    const element = grid.current
    const note = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('article h2 a') : null
      const href = link?.getAttribute('href')
      if (href) noteFollowed(href)
    }
    element?.addEventListener('click', note, { capture: true })
    return () => element?.removeEventListener('click', note, { capture: true })
  }, [noteFollowed])
  return grid
}

function More({ pages }: { pages: EndlessPages }) {
  const { state, isAutomatic, paging, loadNext } = pages
  const place = useNear(isAutomatic, loadNext)
  const left = paging.total - paging.offset - paging.limit
  return (
    <div ref={place} className="script-only mt-10 flex flex-col items-center gap-3 text-sm">
      {state === 'failed' ? <p role="alert">The next products did not come.</p> : null}
      <button
        type="button"
        onClick={loadNext}
        disabled={state === 'loading'}
        className="min-h-11 rounded px-6 font-semibold ring-1 ring-line hover:ring-ink disabled:text-soft"
      >
        {state === 'loading'
          ? 'Loading …'
          : state === 'failed'
            ? 'Try again'
            : `Load more (${formatWholeCount(left)} left)`}
      </button>
    </div>
  )
}

/** Calls when the element comes near the window, as long as it may. */
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
