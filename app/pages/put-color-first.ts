import type { Product } from '#app/domain/product.ts'
import { toColorWords } from '#app/vocabulary/color-words.ts'

/**
 * Moves a product's picture in a wanted color, if there is any, before its other pictures, and the
 * color before its other colors, because a list of red dresses should show red dresses and call them
 * red. The wanted colors are values of the color filter.
 */
export function putColorFirst<Shown extends Pick<Product, 'images' | 'colors'>>(
  product: Shown,
  wanted: readonly string[],
): Shown {
  if (wanted.length === 0) return product
  const { images, colors } = product
  const color = colors.find(
    ({ name, image }) => isIn(name, wanted) && images.some(({ id }) => id === image?.id),
  )
  if (!color) return product
  const isShown = ({ id }: { id: string }) => id === color.image?.id
  return {
    ...product,
    images: [...images.filter(isShown), ...images.filter(image => !isShown(image))],
    colors: [color, ...colors.filter(other => other !== color)],
  }
}

function isIn(colorName: string, wanted: readonly string[]): boolean {
  return toColorWords(colorName).some(color => wanted.includes(color))
}
