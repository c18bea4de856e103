import type { Garments } from '../drawing.ts'
import { both, each } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBelt, drawBow, drawCollar, drawPlacket, drawPocket } from './details.ts'
import { anyNeck, body, type Torso } from './torso.ts'
import { anySleeve, arms, type Plan, wear } from './worn.ts'

/** Returns the seam around the waist, and the zip in the back. */
function getWaistSeam({ waist, waistY }: Torso, { isBack }: Pen): string {
  const zip = isBack ? `M0 14V${waistY + 90}` : ''
  return `M${-waist - 3} ${waistY}Q0 ${waistY + 7} ${waist + 3} ${waistY}${zip}`
}

function planDress(waist: number, flare: number, folds: number): Plan {
  return {
    ...body(anyNeck, [430, 680], folds, [108, 94, waist, 100]),
    ...arms(anySleeve),
    ...{ flare, waistY: 228, seams: getWaistSeam },
  }
}

const belt = (pen: Pen, { waist, waistY }: Torso) => drawBelt(pen, waist + 2, waistY, pen.accent)

const shift: Plan = { ...planDress(98, 0.11, 8), seams: () => both('M50 128Q46 170 44 214') }
const sheath = planDress(76, -0.01, 4)
const belted: Plan = { ...sheath, isBelted: true, over: belt }
const flared = planDress(76, 0.3, 16)
const slip: Plan = { ...planDress(82, 0.1, 10), necks: ['camisole', 'halter'], seams: () => '' }

const drawTiers = ({ waistY, hem, hemY }: Torso) =>
  each([0, 0.38, 0.7], share => {
    const y = waistY + (hemY - waistY) * share
    return `M${-hem} ${y}Q0 ${y + 16} ${hem} ${y}`
  })

const tiered: Plan = {
  ...planDress(84, 0.25, 16),
  waistY: 200,
  seams: drawTiers,
}

const wrap: Plan = {
  ...planDress(76, 0.17, 10),
  necks: ['v', 'deep-v'],
  seams(torso, pen) {
    const { waist, waistY, hem, hemY } = torso
    const bodice = `M44 4Q10 100 ${-waist * 0.5} ${waistY}`
    const skirt = `M${-waist * 0.35} ${waistY}Q-10 ${hemY * 0.7} ${hem * 0.3} ${hemY + 6}`
    return getWaistSeam(torso, pen) + (pen.isBack ? '' : bodice + skirt)
  },
  front: (pen, { waist, waistY }) => drawBow(pen, -waist * 0.55, waistY + 2, 0.9),
}

const shirtdress: Plan = {
  ...planDress(76, 0.14, 10),
  necks: ['v'],
  front: (pen, { hemY }) => drawPlacket(pen, 98, hemY, Math.round((hemY - 136) / 44)),
  over: (pen, torso) => [drawCollar(pen, 96), pen.random.chance(0.5) && belt(pen, torso)],
}
/** A shirt dress that is named as one, and therefore has buttons, a collar and sleeves. */
const namedShirtdress: Plan = {
  ...shirtdress,
  ...arms(['short', 'elbow', 'long', 'long'], 1.05, 26),
}
const tieredShirtdress: Plan = {
  ...namedShirtdress,
  ...{ widths: tiered.widths, flare: 0.25, waistY: 200, folds: 16, seams: drawTiers },
  over: pen => drawCollar(pen, 96),
}
const boilersuit: Plan = {
  ...body(['v'], [246, 246], 4, [116, 104, 96, 92]),
  ...arms(['short', 'long'], 1.1, 26),
  pants: [84, [46, 58], [0.8, 1.1], [530, 580], 'plain'],
  isBelted: true,
  front: pen => [drawPlacket(pen, 98, 250, 5), [-56, 56].map(x => drawPocket(pen, x, 108, 22))],
  over: pen => [drawCollar(pen, 82), drawBelt(pen, 94, 241)],
}

const gown = (cut: Plan): Plan => ({
  ...cut,
  necks: ['sweetheart', 'camisole', 'deep-v', 'halter', 'boat', 'square'],
  ...arms(['none', 'none', 'long', 'flutter', 'cap']),
  hems: [700, 800],
})

const jumpsuit: Plan = {
  ...body(anyNeck, [246, 246], 4, [108, 94, 78, 82]),
  ...arms(['none', 'short', 'long', 'puff']),
  pants: [80, [42, 60], [0.7, 1.45], [530, 580], 'elastic'],
  isBelted: true,
  over: pen => drawBelt(pen, 78, 241, pen.random.chance(0.4) ? pen.accent : pen.tone),
}
const playsuit: Plan = { ...jumpsuit, pants: [80, [42, 60], [0.9, 1.2], [260, 300], 'elastic'] }

export const dresses = {
  dress: wear(shift, sheath, belted, flared, flared, wrap, shirtdress, slip, tiered),
  gown: wear(gown(flared), gown(sheath), gown(belted), gown(slip)),
  'shirt-dress': wear(namedShirtdress),
  'tiered-shirt-dress': wear(tieredShirtdress),
  'wrap-dress': wear(wrap),
  'tiered-dress': wear(tiered),
  'slip-dress': wear(slip),
  'flared-dress': wear(flared),
  'column-dress': wear(sheath),
  'party-dress': wear(sheath, flared, flared, slip),
  jumpsuit: wear(jumpsuit, jumpsuit, playsuit),
  'long-jumpsuit': wear(jumpsuit),
  playsuit: wear(playsuit),
  boilersuit: wear(boilersuit),
} satisfies Garments
