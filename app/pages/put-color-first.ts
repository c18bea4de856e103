import type { Image, Product } from '#app/domain/product.ts'
import { toColorWords } from '#app/vocabulary/color-words.ts'

/**
 * Returns a product's pictures, starting with one in a wanted color if there is any, because a list
 * of red dresses should show red dresses. The wanted colors are values of the color filter.
 */
export function putColorFirst(
  { images, colors }: Pick<Product, 'images' | 'colors'>,
  wanted: readonly string[],
): Image[] {
  if (wanted.length === 0) return images
  const ids = colors.flatMap(({ name, image }) => (image && isIn(name, wanted) ? [image.id] : []))
  const first = images.find(({ id }) => ids.includes(id))
  return first ? [first, ...images.filter(image => image !== first)] : images
}

function isIn(colorName: string, wanted: readonly string[]): boolean {
  return toColorWords(colorName).some(color => wanted.includes(color))
}
