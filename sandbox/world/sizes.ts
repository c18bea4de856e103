/** A size that shoppers can filter by. */
export interface CanonicalSize {
  id: number
  name: string
  variant?: 'Plus'
}

/** A sizing system. */
export interface SizeScale {
  /**
   * The canonical sizes: at most 30, because each is one bit in
   * a column. Empty if the upstream has none for this system.
   */
  canonical: readonly CanonicalSize[]
  /**
   * Retailers' spellings. Each list has a name for each canonical size, in the
   * same order; if the system has no canonical sizes, the list has its own sizes.
   */
  namings: readonly (readonly string[])[]
  /** Sizes unrelated to fit (One Size, 50 ml) are never partly sold out. */
  isFixed?: boolean
}

export type SizeScaleName = keyof typeof sizeScales

export const sizeScales = {
  women: {
    // The ids from 76 to 89 are the upstream's real ones.
    canonical: [
      { id: 79, name: 'XXS (0)' },
      { id: 81, name: 'XS (2)' },
      { id: 83, name: 'S (4-6)' },
      { id: 85, name: 'M (8-10)' },
      { id: 87, name: 'L (12-14)' },
      { id: 89, name: 'XL (16-18)' },
      { id: 76, name: 'Plus 1X (14-16)', variant: 'Plus' },
      { id: 77, name: 'Plus 2X (18-20)', variant: 'Plus' },
      { id: 78, name: 'Plus 3X (22-24)', variant: 'Plus' },
    ],
    namings: [
      ['XXS', 'XS', 'S', 'M', 'L', 'XL', '1X', '2X', '3X'],
      ['0', '2', '4', '8', '12', '16', '14W', '18W', '22W'],
      ['US 0', 'US 2', 'US 6', 'US 10', 'US 14', 'US 18', 'US 16W', 'US 20W', 'US 24W'],
    ],
  },
  'women-denim': {
    canonical: [
      { id: 79, name: 'XXS (0)' },
      { id: 81, name: 'XS (2)' },
      { id: 83, name: 'S (4-6)' },
      { id: 85, name: 'M (8-10)' },
      { id: 87, name: 'L (12-14)' },
      { id: 89, name: 'XL (16-18)' },
    ],
    namings: [['24', '25', '27', '29', '31', '33']],
  },
  bra: {
    canonical: [],
    namings: [['32A', '32B', '34A', '34B', '34C', '36B', '36C', '36D', '38C']],
  },
  men: {
    canonical: [
      { id: 201, name: 'XS' },
      { id: 203, name: 'S' },
      { id: 205, name: 'M' },
      { id: 207, name: 'L' },
      { id: 209, name: 'XL' },
      { id: 211, name: 'XXL' },
    ],
    namings: [
      ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
      ['X-Small', 'Small', 'Medium', 'Large', 'X-Large', 'XX-Large'],
      ['34', '36', '38', '40', '42', '44'],
    ],
  },
  'men-waist': {
    canonical: [28, 30, 31, 32, 33, 34, 36, 38, 40].map((waist, at) => ({
      id: 221 + at * 2,
      name: `${waist} waist`,
    })),
    namings: [['28', '30', '31', '32', '33', '34', '36', '38', '40']],
  },
  'men-suit': {
    canonical: [],
    namings: [['36R', '38R', '40S', '40R', '42R', '42L', '44R', '44L', '46R']],
  },
  'women-shoe': {
    canonical: [5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 11].map((size, at) => ({
      id: 301 + at,
      name: `${size}`,
    })),
    namings: [
      ['5', '5.5', '6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10', '11'],
      ['35', '35.5', '36', '36.5', '37', '37.5', '38', '38.5', '39', '39.5', '40', '41'],
      [
        '5 M',
        '5.5 M',
        '6 M',
        '6.5 M',
        '7 M',
        '7.5 M',
        '8 M',
        '8.5 M',
        '9 M',
        '9.5 M',
        '10 M',
        '11 M',
      ],
    ],
  },
  'men-shoe': {
    canonical: [7, 8, 8.5, 9, 9.5, 10, 10.5, 11, 12, 13].map((size, at) => ({
      id: 331 + at,
      name: `${size}`,
    })),
    namings: [
      ['7', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12', '13'],
      ['40', '41', '41.5', '42', '42.5', '43', '43.5', '44', '45', '46'],
    ],
  },
  kids: {
    canonical: ['2T', '3T', '4', '5', '6', '8', '10', '12'].map((name, at) => ({
      id: 361 + at,
      name,
    })),
    namings: [
      ['2T', '3T', '4', '5', '6', '8', '10', '12'],
      ['2 yrs', '3 yrs', '4 yrs', '5 yrs', '6 yrs', '8 yrs', '10 yrs', '12 yrs'],
    ],
  },
  baby: { canonical: [], namings: [['0-3 M', '3-6 M', '6-12 M', '12-18 M', '18-24 M']] },
  bed: {
    canonical: ['Twin', 'Full', 'Queen', 'King', 'California King'].map((name, at) => ({
      id: 401 + at,
      name,
    })),
    namings: [['Twin', 'Full', 'Queen', 'King', 'Cal King']],
  },
  ring: {
    canonical: [5, 6, 7, 8, 9].map((size, at) => ({ id: 421 + at, name: `Ring ${size}` })),
    namings: [['5', '6', '7', '8', '9']],
  },
  belt: { canonical: [], namings: [['XS/S', 'M', 'L', 'XL']] },
  rug: { canonical: [], namings: [["2' x 3'", "3' x 5'", "5' x 8'", "8' x 10'", "9' x 12'"]] },
  liquid: {
    canonical: [],
    namings: [
      ['1 oz', '1.7 oz', '3.4 oz'],
      ['30 ml', '50 ml', '100 ml'],
    ],
    isFixed: true,
  },
  one: { canonical: [], namings: [['One Size'], ['OS'], ['O/S']], isFixed: true },
  none: { canonical: [], namings: [[]], isFixed: true },
} as const satisfies Record<string, SizeScale>

export function getSizeScale(name: SizeScaleName): SizeScale {
  return sizeScales[name]
}
