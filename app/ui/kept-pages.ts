import type { ProductCard } from '#app/domain/card.ts'
import type { Paging } from '#app/domain/paging.ts'

/** The pages a visitor has scrolled through at one place of the browser's history. */
export interface KeptPages {
  cards: ProductCard[]
  /** Of the last of them. */
  paging: Paging
  /** How many came after the first. */
  loaded: number
  /** The card that was followed from here: Back puts the focus on it again. */
  followed?: string
}

/** A tab that was browsed all day keeps the lists one would still go back to. */
const maxEntries = 20
const storageKey = 'kept-pages'

const inMemory = new Map<string, KeptPages>()

export function keepPages(entry: string, pages: KeptPages): void {
  inMemory.delete(entry)
  inMemory.set(entry, pages)
  const oldest = inMemory.keys().next().value
  if (inMemory.size > maxEntries && oldest !== undefined) inMemory.delete(oldest)
}

export function recallPages(entry: string): KeptPages | undefined {
  return inMemory.get(entry)
}

/** For a reload, which empties the memory: the one list that is on screen, and where on it. */
export function storePages(entry: string): void {
  const pages = inMemory.get(entry)
  try {
    if (pages) sessionStorage.setItem(storageKey, JSON.stringify({ entry, pages, scrollY: window.scrollY }))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is full or forbidden: the reload begins at the first page.
  }
}

/** What `storePages` left for this very entry; only once, so that a later visit begins at the top. */
export function takeStoredPages(entry: string): { pages: KeptPages; scrollY: number } | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    return stored?.entry === entry ? stored : undefined
  } catch {
    return undefined
  }
}
