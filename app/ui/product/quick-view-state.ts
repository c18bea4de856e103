import { useLocation } from 'react-router'
import type { SourceLetter } from '#app/domain/source.ts'
import type { ProductCard } from '#app/pages/card.ts'

/** The history state of a product that is open over a page. */
export interface QuickViewState {
  source: SourceLetter
  id: string
  /** The product's path, shown in the address bar. */
  path: string
  /** The history key of the page behind the dialog. */
  below: string
  /** What is known before the product has loaded; absent in entries of earlier versions. */
  card?: KnownCard
}

/** The fields of a card that the dialog and the product's page show at once. */
export type KnownCard = Pick<
  ProductCard,
  | 'source'
  | 'id'
  | 'brand'
  | 'name'
  | 'price'
  | 'picture'
  | 'alternate'
  | 'retailer'
  | 'buyPath'
  | 'isPreOwned'
  | 'isRental'
>

export function pickKnown(card: ProductCard): KnownCard {
  const { source, id, brand, name, price, retailer, buyPath, isPreOwned, isRental } = card
  const { picture, alternate } = card
  return {
    ...{ source, id, brand, name, price, retailer, buyPath, isPreOwned, isRental },
    ...(picture ? { picture } : {}),
    ...(alternate ? { alternate } : {}),
  }
}

/** Returns the product that is open over the page, if any. */
export function useQuickView(): QuickViewState | undefined {
  const { state, mask } = useLocation()
  // After a reload, the location still has its state but
  // not its mask, and the product's own page is shown.
  return mask ? findQuickView(state) : undefined
}

/** Validates the state of a history entry, which may have been stored before a deployment. */
export function findQuickView(state: unknown): QuickViewState | undefined {
  const view =
    typeof state === 'object' && state !== null && 'quickView' in state
      ? state.quickView
      : undefined
  return isQuickView(view) ? view : undefined
}

function isQuickView(view: unknown): view is QuickViewState {
  if (typeof view !== 'object' || view === null) return false
  const fields = view as Record<keyof QuickViewState, unknown>
  return [fields.source, fields.id, fields.path, fields.below].every(
    field => typeof field === 'string',
  )
}
