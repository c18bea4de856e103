/** A product as its retailer's page shows it. */
export interface LandingProduct {
  id: number
  /** The last segment of the page's URL: `/shops/{hostDomain}/p/{id}-{slug}`. */
  slug: string
  /** The name, without the brand. */
  name: string
  brand: string
  /** The retailer's HTML, sometimes hostile. */
  description: string
  retailer: { id: string; name: string; hostDomain: string }
  /** The formatted price, like $118.80. */
  price: string
  salePrice?: string | undefined
  isInStock: boolean
  sizes: string[]
  colors: string[]
  /** Picture URLs in the `Best` size, the main one first. */
  images: string[]
}

/**
 * Finds the product of a page; undefined if the shop never
 * sold it. Sold-out products still have a page.
 */
export type FindLandingProduct = (id: number) => LandingProduct | undefined
