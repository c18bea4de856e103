import type { ProductCard } from '#app/pages/card.ts'
import { type KnownCard, pickKnown } from './quick-view-state.ts'

/** The card that was opened last. It is not React state, so setting it renders no card again. */
let opened: { path: string; card: KnownCard } | undefined

/** Remembers the card that a click opens, so that its page can be outlined while it loads. */
export function noteOpenedCard(card: ProductCard): void {
  opened = { path: card.path, card: pickKnown(card) }
}

/** Returns the card that was opened last if it leads to this path. */
export function findOpenedCard(path: string | undefined): KnownCard | undefined {
  return opened !== undefined && opened.path === path ? opened.card : undefined
}
