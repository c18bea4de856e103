import type { Gender } from '#app/domain/product.ts'

/** What a source tells of where a product belongs; all of it is optional, and none of it is trusted alone. */
export interface CategoryClues {
  /** Of Google's product taxonomy: 2271. */
  googleId?: string | number
  /** Apparel & Accessories > Clothing > Dresses */
  googlePath?: string
  /** The advertiser's own, outermost level first: Women, Tops, Shirts. */
  paths?: readonly string[][]
  gender?: Gender
  title?: string
}

export function mapCategory(_clues: CategoryClues): string | undefined {
  return undefined
}
