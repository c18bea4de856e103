import type { ProductPage } from '#app/pages/product-page.ts'

export interface GalleryProps {
  pictures: ProductPage['pictures']
  /** The description of the product. */
  alt: string
  /** The index of the current picture, which thumbnails, swatches and the large view share. */
  index: number
  onIndex(index: number): void
  /** The prefix of element ids such as `id-0`, the targets of links without JavaScript. */
  id: string
  /** True if the picture takes part in the transition from a card. */
  isShared?: boolean | undefined
}
