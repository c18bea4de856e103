import type { ColorId } from '#app/domain/color.ts'
import type { Product } from '#app/domain/product.ts'
import { toColorIds } from './color-words.ts'

/**
 * Returns the canonical colors that a product also comes in, although its pictures show only others.
 * Its first pictures are in its first color.
 *
 *     Black, Ruby Red without a picture   red
 *     Black, Ruby Red with its picture    none
 *     Ruby Red, Black, Cherry             black
 */
export function findUnseenColors({
  images,
  colors,
}: Pick<Product, 'images' | 'colors'>): ColorId[] {
  const pictures = new Set(images.map(({ id }) => id))
  const isSeen = ({ image }: Product['colors'][number], index: number) =>
    index === 0 || (image !== undefined && pictures.has(image.id))
  const seen = new Set(colors.filter(isSeen).flatMap(({ name }) => toColorIds(name)))
  const all = new Set(colors.flatMap(({ name }) => toColorIds(name)))
  return [...all].filter(id => !seen.has(id))
}
