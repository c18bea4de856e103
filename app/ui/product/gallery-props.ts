import type { ProductPage } from '#app/pages/product-page.ts'

export interface GalleryProps {
  pictures: ProductPage['pictures']
  /** Description of the product. */
  alt: string
  /** Index of the current picture, shared with thumbnails, swatches and the large view. */
  index: number
  onIndex(index: number): void
  /** Prefix of element ids such as `#id-0`, which links use without JavaScript. */
  id: string
  /** True if the picture takes part in the transition from a card. */
  isShared?: boolean
}
