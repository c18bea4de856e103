/** The upstream's color ids, in the upstream's order. */
export const canonicalColors = [
  { id: 1, name: 'Brown' },
  { id: 3, name: 'Orange' },
  { id: 4, name: 'Yellow' },
  { id: 7, name: 'Red' },
  { id: 8, name: 'Purple' },
  { id: 10, name: 'Blue' },
  { id: 13, name: 'Green' },
  { id: 14, name: 'Gray' },
  { id: 15, name: 'White' },
  { id: 16, name: 'Black' },
  { id: 17, name: 'Pink' },
  { id: 18, name: 'Gold' },
  { id: 19, name: 'Silver' },
  { id: 20, name: 'Beige' },
] as const

const names = new Map<number, string>(canonicalColors.map(color => [color.id, color.name]))

export function getCanonicalColorName(id: number): string {
  return names.get(id) ?? 'Multi'
}
