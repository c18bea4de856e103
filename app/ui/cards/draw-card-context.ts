import { createContext } from 'react'
import type { LinkPage } from '#app/domain/link-page.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import type { CardContentProps } from './card-content.tsx'

/** What the card's link to the retailer reports, and whose look the card has. */
export interface CardPlace {
  shell: Shell | undefined
  page: LinkPage
  search: string
}

/** Returns the HTML of a card's content. */
export type DrawCard = (content: CardContentProps, place: CardPlace) => string

/** Undefined in browsers, where cards are rendered as any other component. */
export const DrawCardContext = createContext<DrawCard | undefined>(undefined)
