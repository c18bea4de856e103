import { facets } from '#app/domain/facets/facets.ts'

const values = facets.colors.values ?? []

/** Returns a bit for each value of the color filter; other values have none. */
export function toColorBits(colors: readonly string[] = []): number {
  return colors.reduce((bits, color) => bits | colorBit(color), 0)
}

function colorBit(color: string): number {
  const at = values.indexOf(color)
  return at < 0 ? 0 : 1 << at
}
