import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { countMatching, type Paging } from '#app/domain/paging.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import { WhyForm } from '../cards/why-button.tsx'
import { Pagination } from '../elements/pagination.tsx'
import { findCardPicture, sharePicture } from '../elements/shared-picture.ts'
import { useIsScripted } from '../scripted.tsx'
import { type EndlessPages, useEndlessPages } from './endless-pages.ts'

/**
 * The next page is requested when its place is at most 1200 px below the viewport. Its place may
 * also be above the viewport: the End key jumps past it.
 */
const lookAhead = '1000000px 0px 1200px 0px'

/**
 * The cards of a list. Three more pages load automatically, and a button loads
 * any further ones. Without JavaScript, visitors use the numbered pages.
 */
export function EndlessList({ list }: { list: ListPage }) {
  const grid = useRef<HTMLDivElement>(null)
  const pages = useEndlessPages(list, grid)
  const { cards, paging, isAutomatic, loadNext } = pages
  useFollowedCard(pages, grid)
  const isReady = useVisibleFirst(pages)
  const isGrowing = useIsGrowing(pages)
  const nextCards = useNear(isGrowing && isAutomatic ? cards.length : undefined, loadNext)
  const loadFocused = useFocusedLoad(pages, grid)
  const isExplained = list.query.text !== '' && list.query.sort === 'relevance'
  return (
    <>
      {isExplained ? <WhyForm query={list.query} /> : null}
      <div ref={grid}>
        <DividedGrid
          cards={cards}
          border={paging.similar > 0 ? countMatching(paging, list.paging.offset) : undefined}
          firstPosition={list.paging.offset + 1}
          isReady={isReady}
          isExplained={isExplained}
          blanks={isGrowing ? Math.min(paging.limit, countLeft(paging)) : 0}
          firstBlank={nextCards}
        />
      </div>
      <div className="list-end" data-growing={isGrowing ? '' : undefined}>
        {paging.checks.next ? <LoadMore pages={{ ...pages, loadNext: loadFocused }} /> : null}
        <Pagination paging={paging} toPage={page => listPath({ ...list.query, page })} />
      </div>
    </>
  )
}

/**
 * A grid with a line at the border between the products that match a search and those that are
 * similar. `border` is the index of the first similar card; undefined if the list has none.
 */
export function DividedGrid({
  cards,
  border = cards.length + 1,
  firstPosition = 1,
  isReady = () => true,
  isExplained,
  blanks,
  firstBlank,
}: Parameters<typeof ProductGrid>[0] & { border?: number | undefined }) {
  const matching = cards.slice(0, border)
  const isDivided = border <= cards.length
  const end = { blanks, firstBlank }
  return (
    <>
      {matching.length > 0 || !isDivided ? (
        <ProductGrid
          cards={matching}
          firstPosition={firstPosition}
          isReady={isReady}
          isExplained={isExplained}
          {...(isDivided ? {} : end)}
        />
      ) : null}
      {isDivided ? (
        <>
          <h2 className="similar-heading">Similar products</h2>
          <ProductGrid
            cards={cards.slice(border)}
            firstIndex={border}
            firstPosition={firstPosition + border}
            isReady={index => isReady(border + index)}
            isExplained={isExplained}
            {...end}
          />
        </>
      ) : null}
    </>
  )
}

/**
 * True while the next page is loading or will load by itself. Empty boxes then take the place of
 * its cards, and what follows them is not painted (product-grid.css), so that nothing in view ever
 * moves. False until the page is idle, because without JavaScript no page would follow, unless
 * pages have been restored: then the boxes stand where they stood before the reload.
 */
function useIsGrowing({ state, isAutomatic, paging, loaded }: EndlessPages): boolean {
  const isScripted = useIsScripted()
  return (isScripted || loaded > 0) && paging.checks.next && (isAutomatic || state === 'loading')
}

function countLeft({ total, similar, offset, limit }: Paging): number {
  return total + similar - offset - limit
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

/** The button below the cards, which loads the next page. */
export function LoadMore({
  pages,
}: {
  pages: Pick<EndlessPages, 'state' | 'paging' | 'loadNext'>
}) {
  const { state, paging, loadNext } = pages
  return (
    <div className="script-only mt-10 flex flex-col items-center gap-3 text-sm">
      {state === 'failed' ? <p role="alert">Couldn’t load more products.</p> : null}
      <button
        type="button"
        onClick={loadNext}
        // With this attribute, the button keeps the focus; with `disabled`, it would not.
        aria-disabled={state === 'loading'}
        className="button-quiet px-6 aria-disabled:text-soft"
      >
        {state === 'loading'
          ? 'Loading…'
          : state === 'failed'
            ? 'Try again'
            : `Load more (${formatWholeCount(countLeft(paging))} left)`}
      </button>
    </div>
  )
}

/**
 * Returns a function that loads the next page and then moves the focus from the
 * button to that page's first card, since the last page takes the button away.
 */
function useFocusedLoad(
  { cards, loadNext }: EndlessPages,
  grid: RefObject<HTMLElement | null>,
): () => void {
  const first = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (first.current === undefined || first.current >= cards.length) return
    const card = grid.current?.querySelectorAll('.product-grid > li')[first.current]
    first.current = undefined
    if (document.activeElement === document.body || document.activeElement?.closest('.list-end'))
      card?.querySelector<HTMLElement>('h2 a')?.focus()
  }, [cards, grid])
  return () => {
    first.current = cards.length
    loadNext()
  }
}

/**
 * Calls `onNear` when the element comes near the viewport. `place` says which
 * element it is, as each page has another one; nothing is watched without it.
 */
function useNear(place: number | undefined, onNear: () => void) {
  const element = useRef<HTMLLIElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (place === undefined || !element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) latest.current()
      },
      { rootMargin: lookAhead },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [place])
  return element
}
