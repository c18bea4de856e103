import { useLayoutEffect } from 'react'
import type { Paging } from '#app/domain/paging.ts'
import type { ProductCard } from '#app/pages/card.ts'
import { useRouteManifest } from './router-internals.ts'

/** The pages of a list shown at one history entry. */
export interface StoredPages {
  /**
   * The cards of all pages; empty if only the first page was shown, which the server sends anyway.
   */
  cards: ProductCard[]
  /** The paging of the last page that was loaded. */
  paging: Paging
  /** The number of pages after the first. */
  loaded: number
  /** The path of the card that was opened, which is focused on Back. */
  followed: string | undefined
  /** The index of the first card in view; absent if the visitor was below the list. */
  firstVisible?: number | undefined
  scrollY: number
}

type StoredEntry = [entry: string, pages: StoredPages]

/** The maximum number of lists, enough for a day of browsing. */
const maxEntries = 20
/**
 * The maximum length in characters. Browsers allow a site about 5
 * million, Safari half of that; a list of 200 cards takes 100,000.
 */
const maxStoredLength = 1_500_000
const storageKey = 'list-pages'

const inMemory = new Map<string, StoredPages>()
let isRestored = false
let getShown: (() => StoredEntry) | undefined

/** Registers the list on screen. The returned function saves the list and ends the registration. */
export function showPages(getEntry: () => StoredEntry): () => void {
  getShown = getEntry
  return () => {
    savePages(...getEntry())
    getShown = undefined
  }
}

function savePages(entry: string, pages: StoredPages): void {
  inMemory.delete(entry)
  inMemory.set(entry, pages)
  const oldest = inMemory.keys().next().value
  if (inMemory.size > maxEntries && oldest !== undefined) inMemory.delete(oldest)
}

export function recallPages(entry: string): StoredPages | undefined {
  return inMemory.get(entry)
}

/**
 * Restores the lists of this tab's previous document, because memory is lost on a reload or when a
 * phone discards the tab. Runs after hydration, which expects the server's first page. Entries from
 * another build are ignored, because the format of cards may have changed.
 */
export function useStoredPages(): void {
  const version = useRouteManifest()?.version ?? ''
  useLayoutEffect(() => {
    if (isRestored) return
    isRestored = true
    restorePages(version)
    // A hidden tab may be discarded without any further event.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') storePages(version)
    })
    window.addEventListener('pagehide', () => storePages(version))
  }, [version])
}

function restorePages(version: string): void {
  try {
    const stored = parseStored(sessionStorage.getItem(storageKey), version)
    for (const [entry, pages] of stored) savePages(entry, pages)
  } catch {
    // Storage is blocked or corrupt, so lists begin at their first page again.
  }
}

function storePages(version: string): void {
  if (getShown) savePages(...getShown())
  try {
    sessionStorage.setItem(storageKey, formatNewest([...inMemory], version))
  } catch {
    // Storage is full or blocked, so the lists are not stored.
  }
}

/** Returns as many of the newest entries as fit, as JSON, with the oldest of them first. */
export function formatNewest(
  entries: StoredEntry[],
  version: string,
  maxLength = maxStoredLength,
): string {
  const parts: string[] = []
  let length = 0
  for (const entry of entries.toReversed()) {
    const part = JSON.stringify(entry)
    if (length + part.length > maxLength) continue
    length += part.length
    parts.unshift(part)
  }
  return `[${[JSON.stringify(version), ...parts].join(',')}]`
}

/** Parses the stored entries; none if another build wrote them. */
export function parseStored(text: string | null, version: string): StoredEntry[] {
  const stored: unknown = JSON.parse(text ?? 'null')
  return Array.isArray(stored) && stored[0] === version ? stored.slice(1) : []
}
