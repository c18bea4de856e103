import type { ProductPage } from '#app/domain/product-page.ts'

export interface GalleryProps {
  pictures: ProductPage['pictures']
  /** What the pictures show. */
  alt: string
  /** The picture that is shown; thumbnails, swatches and the large view share it. */
  index: number
  onIndex(index: number): void
  /** Names each picture's element, as `#id-0`: without script a link is what leads to a picture. */
  id: string
  /** Its picture comes from a card's, and goes back into it. */
  isShared?: boolean
}
