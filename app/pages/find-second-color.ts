import { findColor } from '#app/domain/color.ts'
import type { CardProduct } from '#app/domain/listing.ts'

/**
 * Returns the wanted color that a product also comes in, although its pictures show only others.
 * Undefined if a picture shows a wanted color. The wanted colors are values of the color filter. The
 * index puts the same products last: see `findUnseen` in query-executor.ts.
 *
 *     Black, unseen Red      wanted red          red
 *                            wanted red, black   undefined
 */
export function findSecondColor(
  { colorIds = [], unseenColorIds = [] }: Pick<CardProduct, 'colorIds' | 'unseenColorIds'>,
  wanted: readonly string[],
): string | undefined {
  const unseen = toValues(unseenColorIds)
  const isSeen = toValues(colorIds).some(color => wanted.includes(color) && !unseen.includes(color))
  return isSeen ? undefined : unseen.find(color => wanted.includes(color))
}

function toValues(ids: readonly string[]): string[] {
  return ids.flatMap(id => findColor(id)?.name.toLowerCase() ?? [])
}
