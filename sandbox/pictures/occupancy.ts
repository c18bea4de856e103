import type { GarmentKind } from '../world/garment-kinds.ts'

/** The share of the frame that most garments cover. */
const usual = 0.28

/** The kinds that cover a smaller share, so that a ring looks smaller than a coat. */
const smaller = new Map<GarmentKind, number>(
  Object.entries({
    0.05: ['necklace', 'earrings', 'brooch', 'cufflinks', 'ring', 'razor', 'floor-lamp', 'desk'],
    0.08: ['bracelet', 'sandals', 'glasses', 'knife', 'bench', 'nail-polish', 'slippers', 'table'],
    0.1: ['pendant', 'stool', 'flats', 'coffee-table', 'belt', 'heels', 'tie', 'sunglasses', 'bra'],
    0.11: [
      'hair-accessory',
      'cutlery',
      'umbrella',
      'watch',
      'loafers',
      'bikini',
      'brush',
      'mascara',
    ],
    0.14: ['vase', 'hair-tool', 'cap', 'serum', 'soap', 'socks', 'sneakers', 'chair', 'perfume'],
    0.15: ['cookware', 'hat', 'lamp', 'sofa', 'glassware', 'foundation', 'lipstick', 'mattress'],
    0.16: [
      'ankle-boots',
      'skincare-tube',
      'tableware',
      'candle',
      'crossbody',
      'basket',
      'stroller',
    ],
    0.18: ['beanie', 'wallet', 'boots', 'gloves', 'lingerie', 'appliance', 'clutch', 'throw'],
    0.21: [
      'skincare-jar',
      'armchair',
      'mirror',
      'duffel',
      'handbag',
      'swimsuit',
      'bodysuit',
      'bed',
    ],
    0.23: [
      'blanket',
      'clock',
      'hair-care',
      'towel',
      'toy',
      'pillow',
      'tote',
      'luggage',
      'leggings',
    ],
  } satisfies Record<number, GarmentKind[]>).flatMap(([share, kinds]) =>
    kinds.map(kind => [kind, Number(share)] as const),
  ),
)

/**
 * Returns the share of the frame that a kind's pixels should cover.
 * It is less if the drawing would not fit into the frame otherwise.
 */
export function getShare(kind: GarmentKind): number {
  return smaller.get(kind) ?? usual
}
