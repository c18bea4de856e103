import type { CardProduct } from '#app/domain/listing.ts'
import { toColorWords } from '#app/vocabulary/color-words.ts'

/**
 * Returns the wanted color that a product also comes in, although its pictures show only another
 * one. Undefined if a picture or the product's first color is wanted. The wanted colors are values
 * of the color filter.
 *
 *     wanted red:   Black, Ruby Red without a picture   red
 *                   Black, Ruby Red with its picture    undefined: that picture is shown
 *                   Ruby Red, Black                     undefined
 */
export function findSecondColor(
  { images, colors = [] }: Pick<CardProduct, 'images' | 'colors'>,
  wanted: readonly string[],
): string | undefined {
  const [first, ...others] = colors
  if (wanted.length === 0 || first === undefined || findWanted(first.name, wanted)) return undefined
  const pictures = new Set(images.map(({ id }) => id))
  const matching = others.filter(({ name }) => findWanted(name, wanted))
  if (matching.some(({ image }) => image && pictures.has(image.id))) return undefined
  return matching[0] && findWanted(matching[0].name, wanted)
}

function findWanted(colorName: string, wanted: readonly string[]): string | undefined {
  return toColorWords(colorName).find(color => wanted.includes(color))
}
