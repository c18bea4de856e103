import type { Product } from '#app/domain/product.ts'
import { toColorWords } from '#app/vocabulary/color-words.ts'

/**
 * Moves a product's picture in a wanted color, if there is any, before its other pictures, because
 * a list of red dresses should show red dresses. The wanted colors are values of the color filter.
 */
export function putColorFirst<Shown extends Pick<Product, 'images' | 'colors'>>(
  product: Shown,
  wanted: readonly string[],
): Shown {
  if (wanted.length === 0) return product
  const { images, colors } = product
  const ids = colors.flatMap(({ name, image }) => (image && isIn(name, wanted) ? [image.id] : []))
  const first = images.find(({ id }) => ids.includes(id))
  return first
    ? { ...product, images: [first, ...images.filter(image => image !== first)] }
    : product
}

function isIn(colorName: string, wanted: readonly string[]): boolean {
  return toColorWords(colorName).some(color => wanted.includes(color))
}
