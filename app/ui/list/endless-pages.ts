import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Paging } from '#app/domain/paging.ts'
import { listDataPath } from '#app/domain/urls/data-links.ts'
import { type NextPage, unpackCards } from '#app/pages/browser/packed-list.ts'
import type { ProductCard } from '#app/pages/card.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import type { Loaded } from '../navigation/background-load.ts'
import { recallPages, showPages, useStoredPages } from '../navigation/stored-pages.ts'
import { findQuickView } from '../product/quick-view-state.ts'

/**
 * The number of pages that load automatically. Further
 * pages need a click, so that the footer remains reachable.
 */
const automaticPages = 3

export interface EndlessPages {
  cards: ProductCard[]
  /** The position of the last page shown. */
  paging: Paging
  /** The number of pages after the first. */
  loaded: number
  state: 'idle' | 'loading' | 'failed'
  /** True if the next page loads when the end of the list comes near. */
  isAutomatic: boolean
  loadNext(): void
  /** The path of the card that was open when the visitor left. */
  followed: string | undefined
  /** The index of the first card in view when the visitor left; absent on a first visit. */
  firstVisible?: number | undefined
  noteFollowed(path: string): void
}

/**
 * Returns a list's page and those loaded after it, which are restored on Back or reload. The state
 * belongs to one history entry, so the component needs that entry as its key.
 */
export function useEndlessPages(list: ListPage, grid: RefObject<HTMLElement | null>): EndlessPages {
  const entry = useHistoryEntry(list)
  const [pages, setPages] = useState(() => recallShown(list, entry))
  const noteFollowed = useSavedPages({ list, entry, grid, pages, setPages })
  const fetcher = useFetcher<Loaded<NextPage>>()
  const { load, data } = fetcher
  const next = useMemo(() => toNextPage(data), [data])
  // Runs before the browser paints; otherwise the observer
  // at the end of the list could request the same page again.
  useLayoutEffect(() => {
    if (next) setPages(shown => append(shown, next))
  }, [next])
  const isFailed = data !== undefined && next === undefined
  const state = fetcher.state !== 'idle' ? 'loading' : isFailed ? 'failed' : 'idle'

  function loadNext() {
    if (state !== 'loading') load(listDataPath({ ...list.query, page: pages.paging.page + 1 }))
  }

  return {
    ...pages,
    state,
    isAutomatic: pages.loaded < automaticPages && state === 'idle',
    loadNext,
    noteFollowed,
  }
}

/**
 * Returns undefined after a failure and for an empty
 * page, which means that the database is unreachable.
 */
function toNextPage(loaded: Loaded<NextPage> | undefined): LoadedPage | undefined {
  if (!loaded || !('data' in loaded) || loaded.data.cards === '') return undefined
  return { cards: unpackCards(loaded.data.cards), paging: loaded.data.paging }
}

type LoadedPage = Pick<ListPage, 'cards' | 'paging'>

type ShownPages = Pick<EndlessPages, 'cards' | 'paging' | 'loaded' | 'followed' | 'firstVisible'>

/** Returns the pages stored for this entry, or the first page from the server. */
function recallShown({ cards, paging }: ListPage, entry: string): ShownPages {
  const saved = recallPages(entry)
  const isLonger = saved !== undefined && saved.loaded > 0
  return isLonger ? saved : { cards, paging, loaded: 0, followed: saved?.followed }
}

/**
 * Stores the pages on leaving and restores them with the scroll position. Returns `noteFollowed`.
 */
function useSavedPages({
  list,
  entry,
  grid,
  pages,
  setPages,
}: {
  list: ListPage
  entry: string
  grid: RefObject<HTMLElement | null>
  pages: ShownPages
  setPages(pages: ShownPages): void
}) {
  const latest = useRef(pages)
  latest.current = pages
  const followed = useRef(pages.followed)
  const isHydrating = useRef(recallPages(entry) === undefined)
  const fromServer = useRef(list)
  useStoredPages()
  useLayoutEffect(() => {
    const saved = recallPages(entry)
    if (!saved) return
    if (isHydrating.current) {
      isHydrating.current = false
      followed.current = saved.followed
      const shown = recallShown(fromServer.current, entry)
      // Shows the server's newer cards in the stored order,
      // because a different order would shift the scroll position.
      const newer = new Map(fromServer.current.cards.map(card => [card.path, card]))
      const cards = shown.cards.map(card => newer.get(card.path) ?? card)
      setPages({ ...shown, cards, followed: isReload() ? undefined : saved.followed })
    }
    // If the router has not stored this position, it scrolls
    // to the top in the same commit, so scrolling has to wait.
    const frame = requestAnimationFrame(() => window.scrollTo(0, saved.scrollY))
    return () => cancelAnimationFrame(frame)
  }, [entry, setPages])
  useLayoutEffect(
    () =>
      showPages(() => {
        const { cards, paging, loaded } = latest.current
        const { scrollY } = window
        const firstVisible = findFirstVisible(grid.current)
        const shown = { paging, loaded, followed: followed.current, firstVisible, scrollY }
        return [entry, { ...shown, cards: loaded > 0 ? cards : [] }]
      }),
    [entry, grid],
  )
  return useCallback((path: string) => {
    followed.current = path
  }, [])
}

function findFirstVisible(grid: HTMLElement | null): number | undefined {
  const items = [...(grid?.querySelectorAll('.product-grid > li') ?? [])]
  const index = items.findIndex(item => item.getBoundingClientRect().bottom > 0)
  return index === -1 ? undefined : index
}

/**
 * Returns true for a reload, but not after Back to a page whose document the browser had discarded.
 */
function isReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload'
}

/**
 * Returns a key for one visit to a list, which is one
 * history entry. An incomplete list gets a different key.
 */
export function useHistoryEntry({ path, isIncomplete }: ListPage): string {
  const { key, state } = useLocation()
  return `${findQuickView(state)?.below ?? key} ${path}${isIncomplete ? ' incomplete' : ''}`
}

/** Skips products already shown, since the catalogue may have changed between two pages. */
function append(pages: ShownPages, next: LoadedPage): ShownPages {
  const shown = new Set(pages.cards.map(({ path }) => path))
  return {
    ...pages,
    cards: [...pages.cards, ...next.cards.filter(({ path }) => !shown.has(path))],
    paging: next.paging,
    loaded: pages.loaded + 1,
  }
}
