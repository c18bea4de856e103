import { createContext, use } from 'react'

/** The shopper's choice for phones; undefined means one card per row. */
export type CardsPerRow = 'two' | undefined

export const CardsPerRowContext = createContext<CardsPerRow>(undefined)

export function useCardsPerRow(): CardsPerRow {
  return use(CardsPerRowContext)
}
