import type { Picture } from '#app/domain/picture.ts'
import type { ProductKey } from '#app/domain/product-key.ts'

export type AlertKind = 'drop' | 'stock'

/** An alert as set by a shopper. */
export interface AlertWish {
  kind: AlertKind
  /** For drops only: the highest price to notify about, in US cents. */
  belowCents?: number
  /** The size that must be available, spelled as in the product data; absent for any size. */
  size?: string
}

/** An alert as its owner sees it. */
export interface Alert extends AlertWish {
  id: string
  product: AlertProduct
  /** The current price in US cents. */
  cents: number
}

export interface AlertProduct extends ProductKey {
  title: string
  retailer: string
  path: string
  picture?: Picture
  isSoldOut: boolean
  isGone: boolean
}

/** An event found by an alert or a saved search. */
export interface AlertEvent {
  id: string
  kind: AlertKind | 'new' | 'cheaper'
  title: string
  retailer: string
  path: string
  size?: string
  /** The price before and after, in US cents. */
  beforeCents?: number
  cents: number
  happenedAt: Date
}
