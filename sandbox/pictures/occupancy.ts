import type { GarmentKind } from '../world/garment-kinds.ts'

/** The share of the frame that most garments cover. */
const usual = 0.28

/** The kinds that cover a smaller share, so that a ring looks smaller than a coat. */
const smaller: readonly (readonly [share: number, kinds: readonly GarmentKind[]])[] = [
  [0.05, ['necklace', 'earrings', 'brooch', 'cufflinks', 'ring', 'razor', 'floor-lamp', 'desk']],
  [0.08, ['bracelet', 'sandals', 'glasses', 'knife', 'bench', 'nail-polish', 'slippers', 'table']],
  [0.1, ['pendant', 'stool', 'flats', 'coffee-table', 'belt']],
  [0.1, ['heels', 'tie', 'sunglasses', 'bra']],
  [0.11, ['hair-accessory', 'cutlery', 'umbrella', 'watch']],
  [0.11, ['loafers', 'bikini', 'brush', 'mascara']],
  [0.14, ['vase', 'hair-tool', 'cap', 'serum', 'soap', 'socks', 'sneakers', 'chair', 'perfume']],
  [0.15, ['cookware', 'hat', 'lamp', 'sofa', 'glassware', 'foundation', 'lipstick', 'mattress']],
  [0.16, ['ankle-boots', 'skincare-tube', 'tableware', 'candle']],
  [0.16, ['crossbody', 'basket', 'stroller']],
  [0.18, ['beanie', 'wallet', 'boots', 'gloves', 'lingerie', 'appliance', 'clutch', 'throw']],
  [0.21, ['skincare-jar', 'armchair', 'mirror', 'duffel']],
  [0.21, ['handbag', 'swimsuit', 'bodysuit', 'bed']],
  [0.23, ['blanket', 'clock', 'hair-care', 'towel', 'toy']],
  [0.23, ['pillow', 'tote', 'luggage', 'leggings']],
]

/**
 * Returns the share of the frame that a kind's pixels should cover.
 * It is less if the drawing would not fit into the frame otherwise.
 */
export function getShare(kind: GarmentKind): number {
  return smaller.find(([, kinds]) => kinds.includes(kind))?.[0] ?? usual
}
