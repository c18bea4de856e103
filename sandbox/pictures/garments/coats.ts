import { type Art, at, line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { block, both, mirror } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { drawBelt, drawButtons, drawCollar, drawNape, drawPocket } from './details.ts'
import type { Pants } from './legs.ts'
import { body, type Choices } from './torso.ts'
import { arms, type Plan, wear } from './worn.ts'

// This file draws clothes with lapels, or cut like them: blazers, suits, coats and robes.

type Lapel = 'notch' | 'peak' | 'shawl' | 'none'

/** Draws lapels that open above `breakY`, by default of the garment's cloth. The right one overlaps. */
export function drawLapels(
  pen: Pen,
  lapel: Lapel,
  breakY: number,
  overlap: number,
  tone = pen.tone,
): Art {
  const notchY = breakY * 0.38
  const [wide, tip] = lapel === 'peak' ? [70, notchY - 16] : [60, notchY + 4]
  const shawl = `C48 ${breakY * 0.84} 88 ${breakY * 0.42} 70 12`
  const notched = `C26 ${breakY * 0.86} ${wide - 6} ${breakY * 0.62} ${wide + 8} ${tip}`
  const edge = lapel === 'shawl' ? shawl : `${notched}L49 ${notchY - 8}`
  const back = `L47 2C39 ${breakY * 0.3} 18 ${breakY * 0.72}`
  const getPath = (inner: number) => `M${inner} ${breakY}${edge}${back} ${inner} ${breakY}Z`
  const down = `M39 -12C43 10 43 ${notchY * 0.5} 39 ${notchY - 10}L53 ${notchY - 12}`
  const collar = `${down}L71 ${notchY - 22}C67 12 57 -4 45 -10Z`
  return [
    pen.part(mirror(getPath(-overlap * 0.4)), 10, { depth: 0.8, tone }),
    pen.part(getPath(overlap), 10, { depth: 0.8, tone }),
    lapel !== 'shawl' && [drawNape(pen), drawSides(pen, collar, 9)],
  ]
}

/**
 * Plans a garment with lapels. If its fronts overlap by more than
 * 18, it is double-breasted; if it has a knot, it has a belt. A smart jacket has a pocket at the
 * chest and flaps instead of patch pockets, and a shawl collar of satin.
 */
function tailor(
  cut: Plan,
  lapel: Lapel,
  overlap: number,
  buttons: number,
  { knot, isSmart = false }: { knot?: string; isSmart?: boolean } = {},
): Plan {
  const columns = overlap > 18 ? [overlap - 12, 6 - overlap] : [0]
  return {
    ...cut,
    isBelted: knot !== undefined,
    seams({ waistY, hemY }, { isBack }) {
      const darts = both(`M60 130Q52 ${waistY} 60 ${Math.min(hemY, waistY + 70)}`)
      return isBack ? `${darts}M0 14V${hemY}` : darts
    },
    front(pen, { hemY, waistY }) {
      const { random, tone } = pen
      const breakY = lapel === 'none' ? 122 : random.range(150, 225)
      const gap = Math.min(58, (hemY - breakY - 40) / Math.max(1, buttons))
      const horn = tone.lightness > 0.55 ? '#6d5844' : '#2b2624'
      const bottom = breakY + 14 + gap * (buttons - 1)
      const [pocketY, high] = [Math.min(waistY + 46, hemY - 74), random.pick([16, 56])]
      const satin = { ...tone, base: tone.lightness < 0.6 ? tone.pale : tone.shade }
      return [
        line(`M${overlap} ${breakY}V${hemY + 6}`, tone.line, 2, 0.9),
        [-60, 60].map(x => drawPocket(pen, x, pocketY, 29, isSmart ? 16 : high)),
        isSmart && pen.part('M60 130L95 122V133L60 141Z', 3, { depth: 0.6 }),
        lapel !== 'none' &&
          drawLapels(pen, lapel, breakY, overlap, isSmart && lapel === 'shawl' ? satin : tone),
        columns.map(x => at(x, 0, drawButtons(pen, breakY + 14, bottom, buttons, horn))),
      ]
    },
    over: (pen, { waist }) => [
      pen.isBack && lapel !== 'none' && drawCollar(pen),
      knot && [drawBelt(pen, waist + 1, 234), !pen.isBack && pen.part(knot, 8)],
    ],
  }
}

const blazer: Plan = {
  ...body(['deep-v'], [356, 410], 4, [116, 104, 92, 112], [126, 116, 108, 112]),
  ...arms(['long'], 1.12),
  hemCurve: 4,
}
const single = tailor(blazer, 'notch', 10, 2, { isSmart: true })
const double = tailor(blazer, 'peak', 30, 2, { isSmart: true })
const shawl = tailor(blazer, 'shawl', 10, 1, { isSmart: true })
const pants: Pants = [78, [39, 51], [0.7, 1.5], [555, 615], 'creased']

const coat: Plan = {
  ...body(['deep-v'], [540, 680], 4, [122, 116, 116, 122], [122, 116, 116, 138]),
  ...arms(['long'], 1.22),
}
const belted: Plan = { ...coat, widths: [[122, 116, 98, 138]] }
const robe: Plan = { ...belted, ...arms(['long'], 1.45, 26), hems: [480, 640] }
const tie = 'M-22 222L0 218L14 252L8 330L-16 328L-10 262Z'
const ends = 'M-10 240L6 240L22 372L2 374ZM-6 240L-18 346L-36 344L-18 240Z'
const trench = tailor({ ...belted, cuff: 34 }, 'peak', 34, 4, { knot: tie })
const wrap = tailor(belted, 'shawl', 14, 0, { knot: tie })

/** Closes in front without a collar, at the height of a V-neck. */
const collarless = (cut: Plan): Plan => ({ ...cut, necks: ['v'] })
const cutShort = (cut: Plan): Plan => ({ ...cut, hems: [330, 390] })
const withPants = (...plans: Choices<Plan>) => {
  const [first, ...rest] = plans.map(plan => ({ ...plan, pants }))
  return wear(first ?? single, ...rest)
}

export const coats = {
  blazer: wear(single, single, double),
  'single-blazer': wear(single),
  'double-blazer': wear(double),
  'shawl-blazer': wear(shawl),
  suit: withPants(single, double, shawl),
  'single-suit': withPants(single),
  'double-suit': withPants(double),
  tuxedo: withPants(shawl),
  coat: wear(tailor(coat, 'notch', 14, 3), trench, wrap),
  'single-coat': wear(tailor(coat, 'notch', 14, 3)),
  'double-coat': wear(tailor(coat, 'peak', 34, 3)),
  'trench-coat': wear(trench),
  'wrap-coat': wear(wrap),
  'collarless-coat': wear(tailor(collarless(coat), 'none', 0, 5)),
  'collarless-wrap-coat': wear(tailor(collarless(belted), 'none', 14, 0, { knot: tie })),
  'wrap-jacket': wear(tailor(cutShort(belted), 'shawl', 14, 0, { knot: tie })),
  'collarless-jacket': wear(tailor(collarless(cutShort(coat)), 'none', 0, 4)),
  'collarless-wrap-jacket': wear(
    tailor(collarless(cutShort(belted)), 'none', 14, 0, { knot: tie }),
  ),
  robe: wear(tailor(robe, 'shawl', 22, 0, { knot: `${ends}${block(16, 226, 254, 9)}` })),
} satisfies Garments
