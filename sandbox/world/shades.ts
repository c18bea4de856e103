/**
 * The colors of products. `canonical` is the id of the color that shoppers filter by (see
 * canonical-colors.ts). The order is part of a picture's id, so append new shades.
 */
export const shades = [
  { name: 'Black', rgb: '#1c1b1d', canonical: 16 },
  { name: 'White', rgb: '#f6f4f0', canonical: 15 },
  { name: 'Ivory', rgb: '#efe8d8', canonical: 15 },
  { name: 'Navy', rgb: '#1f2a44', canonical: 10 },
  { name: 'Blue', rgb: '#3b64a5', canonical: 10 },
  { name: 'Indigo', rgb: '#34406b', canonical: 10 },
  { name: 'Sky', rgb: '#a7c4dc', canonical: 10 },
  { name: 'Teal', rgb: '#1f6b6d', canonical: 13 },
  { name: 'Forest', rgb: '#2c4a38', canonical: 13 },
  { name: 'Olive', rgb: '#6b6a3f', canonical: 13 },
  { name: 'Sage', rgb: '#a9b59a', canonical: 13 },
  { name: 'Red', rgb: '#b3262e', canonical: 7 },
  { name: 'Burgundy', rgb: '#5e1f2d', canonical: 7 },
  { name: 'Coral', rgb: '#e2735c', canonical: 3 },
  { name: 'Rust', rgb: '#a4512c', canonical: 3 },
  { name: 'Mustard', rgb: '#cd9b36', canonical: 4 },
  { name: 'Butter', rgb: '#f2e2a4', canonical: 4 },
  { name: 'Blush', rgb: '#e9c5bf', canonical: 17 },
  { name: 'Rose', rgb: '#c9667d', canonical: 17 },
  { name: 'Fuchsia', rgb: '#b8306f', canonical: 17 },
  { name: 'Plum', rgb: '#57304f', canonical: 8 },
  { name: 'Lilac', rgb: '#b9a7ce', canonical: 8 },
  { name: 'Chocolate', rgb: '#4b3226', canonical: 1 },
  { name: 'Cognac', rgb: '#96592f', canonical: 1 },
  { name: 'Walnut', rgb: '#6a4a35', canonical: 1 },
  { name: 'Oak', rgb: '#c49a6c', canonical: 1 },
  { name: 'Camel', rgb: '#bd9468', canonical: 20 },
  { name: 'Sand', rgb: '#d8c6a8', canonical: 20 },
  { name: 'Oatmeal', rgb: '#dfd5c3', canonical: 20 },
  { name: 'Charcoal', rgb: '#434549', canonical: 14 },
  { name: 'Grey', rgb: '#8d8f93', canonical: 14 },
  { name: 'Silver', rgb: '#c3c6cb', canonical: 19 },
  { name: 'Gold', rgb: '#c9a24d', canonical: 18 },
  { name: 'Rose Gold', rgb: '#cf9c88', canonical: 18 },
  { name: 'Denim', rgb: '#4f6d92', canonical: 10 },
  { name: 'Washed Denim', rgb: '#93acc6', canonical: 10 },
] as const satisfies readonly Shade[]

export interface Shade {
  name: string
  /** Like #1f2a44. */
  rgb: string
  canonical: number
}

export type ShadeName = (typeof shades)[number]['name']

const indexByName = new Map<string, number>(shades.map((shade, index) => [shade.name, index]))

export function getShade(name: ShadeName): Shade {
  return shades[getShadeIndex(name)] ?? shades[0]
}

export function getShadeIndex(name: ShadeName): number {
  return indexByName.get(name) ?? 0
}
