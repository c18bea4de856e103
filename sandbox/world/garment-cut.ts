/**
 * The cuts that a product's name can state. Picture ids store positions in these
 * lists, so append new entries, up to fifteen per list.
 */
export const sleeves = [
  ...(['none', 'cap', 'flutter', 'short', 'puff', 'elbow', 'bell', 'long', 'balloon'] as const),
] as const
export type Sleeve = (typeof sleeves)[number]

/** Necks with shoulders; `hood` is a high neck with a hood. */
const coveringNecks = ['crew', 'v', 'deep-v', 'scoop', 'boat', 'square', 'mock', 'hood'] as const
/** Necks without shoulders, and therefore without sleeves. */
const bareNecks = ['sweetheart', 'camisole', 'halter', 'one-shoulder', 'off-shoulder'] as const
export const necks = [...coveringNecks, ...bareNecks] as const
export type Neck = (typeof necks)[number]
export type BareNeck = (typeof bareNecks)[number]

export const isBare = (neck: Neck): neck is BareNeck => bareNecks.some(bare => bare === neck)

/** Short is mini or cropped, middle is midi, long is maxi or longline. */
export const lengths = ['short', 'middle', 'long'] as const
export type Length = (typeof lengths)[number]

export const heels = ['flat', 'kitten', 'block', 'stiletto', 'wedge', 'platform'] as const
export type Heel = (typeof heels)[number]

/** Parts that are left out are free, and the drawing varies them from product to product. */
export interface GarmentCut {
  sleeve?: Sleeve
  neck?: Neck
  length?: Length
  isBelted?: true
  heel?: Heel
}

/** Encodes the cut of a garment in eleven bits; 0 if everything is free. Leaves out the heel. */
export function toCutBits({ sleeve, neck, length, isBelted }: GarmentCut): number {
  return (
    toBits(sleeves, sleeve) |
    (toBits(necks, neck) << 4) |
    (toBits(lengths, length) << 8) |
    (isBelted ? 1 << 10 : 0)
  )
}

export const toHeelBits = ({ heel }: GarmentCut): number => toBits(heels, heel)

/** The opposite of `toCutBits` and `toHeelBits`; undefined if everything is free. */
export function parseCut(bits: number, heelBits: number): GarmentCut | undefined {
  if (bits === 0 && heelBits === 0) return undefined
  const sleeve = sleeves[(bits & 0xf) - 1]
  const neck = necks[((bits >>> 4) & 0xf) - 1]
  const length = lengths[((bits >>> 8) & 3) - 1]
  const heel = heels[heelBits - 1]
  return {
    ...(sleeve && { sleeve }),
    ...(neck && { neck }),
    ...(length && { length }),
    ...((bits >>> 10) & 1 ? { isBelted: true } : {}),
    ...(heel && { heel }),
  }
}

function toBits<Value>(list: readonly Value[], value: Value | undefined): number {
  return value === undefined ? 0 : list.indexOf(value) + 1
}
