import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProductCard } from '#app/domain/card.ts'
import { listDataPath } from '#app/domain/links.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import type { Paging } from '#app/domain/paging.ts'
import { type KeptPages, keepPages, recallPages, storePages, takeStoredPages } from './kept-pages.ts'
import { findQuickView } from './quick-view-state.ts'

/** After so many pages that come by themselves a button asks, so that the footer can be reached. */
const automaticPages = 3
const timeLimitMs = 15_000

export interface EndlessPages {
  cards: ProductCard[]
  /** Of the last page that is shown. */
  paging: Paging
  state: 'idle' | 'loading' | 'failed'
  /** Whether the next page comes by itself when its place is near. */
  isAutomatic: boolean
  loadNext(): void
  /** The card that was followed when the visitor left. */
  followed?: string
  noteFollowed(path: string): void
}

/**
 * The page of a list and those a visitor has scrolled on to; Back, or a reload, finds them all again. Lives as long as
 * one entry of the browser's history: give the component that uses it `entry` as its key.
 */
export function useEndlessPages(list: ListPage): EndlessPages {
  const entry = useHistoryEntry(list)
  const [pages, setPages] = useState<KeptPages>(
    () => recallPages(entry) ?? { cards: list.cards, paging: list.paging, loaded: 0 },
  )
  const [state, setState] = useState<EndlessPages['state']>('idle')
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  useReload(entry, setPages)

  async function loadNext() {
    if (state === 'loading') return
    setState('loading')
    const next = await fetchPage(list, pages.paging.page + 1).catch(() => undefined)
    if (isGone.current) return
    setState(next ? 'idle' : 'failed')
    if (!next) return
    const grown = append(pages, next)
    keepPages(entry, grown)
    setPages(grown)
  }

  const latest = useRef(pages)
  latest.current = pages
  const noteFollowed = useCallback(
    (followed: string) => keepPages(entry, { ...latest.current, followed }),
    [entry],
  )

  return {
    ...pages,
    state,
    isAutomatic: pages.loaded < automaticPages && state === 'idle',
    loadNext,
    noteFollowed,
  }
}

/** Names one visit of one list in the browser's history. */
export function useHistoryEntry(list: ListPage): string {
  const { key, state } = useLocation()
  return `${findQuickView(state)?.below ?? key} ${list.path}`
}

async function fetchPage({ query }: ListPage, page: number): Promise<Pick<ListPage, 'cards' | 'paging'>> {
  const answer = await fetch(listDataPath({ ...query, page }), { signal: AbortSignal.timeout(timeLimitMs) })
  if (!answer.ok) throw new Error(`The next page answered ${answer.status}.`)
  return await answer.json()
}

/** The catalogue may have moved between two pages: nothing stands twice. */
function append({ cards, loaded }: KeptPages, next: Pick<ListPage, 'cards' | 'paging'>): KeptPages {
  const shown = new Set(cards.map(({ path }) => path))
  return {
    cards: [...cards, ...next.cards.filter(({ path }) => !shown.has(path))],
    paging: next.paging,
    loaded: loaded + 1,
  }
}

/** A reload brings the first page from the server: the others are put back behind it, and the place with them. */
function useReload(entry: string, setPages: (pages: KeptPages) => void): void {
  useLayoutEffect(() => {
    const stored = takeStoredPages(entry)
    if (stored) {
      keepPages(entry, stored.pages)
      setPages(stored.pages)
      requestAnimationFrame(() => window.scrollTo(0, stored.scrollY))
    }
    const store = () => storePages(entry)
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [entry, setPages])
}
