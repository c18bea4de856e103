/**
 * The sixteen colors that shoppers filter by; every source's color names map to one or more of
 * them. The ids are those of the style-shopping catalogue, so that its filter and ours match.
 */
export const colors = [
  { id: '16', name: 'Black', hex: '#1b1a19' },
  { id: '15', name: 'White', hex: '#fbfaf7' },
  { id: '14', name: 'Gray', hex: '#8e8c88' },
  { id: '20', name: 'Beige', hex: '#dccdb4' },
  { id: '1', name: 'Brown', hex: '#7a4f2e' },
  { id: '7', name: 'Red', hex: '#c0322b' },
  { id: '17', name: 'Pink', hex: '#eda3b8' },
  { id: '3', name: 'Orange', hex: '#e2812d' },
  { id: '4', name: 'Yellow', hex: '#ecc93f' },
  { id: '13', name: 'Green', hex: '#4d7f52' },
  { id: '10', name: 'Blue', hex: '#35599c' },
  { id: '8', name: 'Purple', hex: '#74508f' },
  { id: '18', name: 'Gold', hex: '#c9a253' },
  { id: '19', name: 'Silver', hex: '#bfc3c7' },
  { id: '21', name: 'Clear', hex: '#e9eef0' },
  { id: '22', name: 'Multi', hex: '#b58fb0' },
] as const

/** How to paint a swatch. */
export type Paint = Pick<(typeof colors)[number], 'name' | 'hex'>

export type ColorId = (typeof colors)[number]['id']

export function findColor(id: string): (typeof colors)[number] | undefined {
  return colors.find(color => color.id === id)
}
