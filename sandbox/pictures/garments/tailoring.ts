import { type Art, at, fill, line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { block, both, mirror, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { drawBelt, drawButtons, drawCollar, drawFlap, drawPocket } from './details.ts'
import { drawLegs } from './legs.ts'
import type { Torso } from './torso.ts'
import { arms, body, type Choices, type Plan, type WornParts, wear } from './worn.ts'

/** A garment that opens down the front, with lapels. */
interface Front {
  /** The height at which the front closes; above it the lapels open. */
  breakY: Choices<number>
  /** The overlap of the right front over the left; above 18 it is double-breasted. */
  overlap: number
  lapel: Choices<'notch' | 'peak' | 'shawl'>
  buttons: Choices<number>
  pockets: Choices<keyof typeof pockets>
}

const pockets = {
  flap: (pen: Pen, y: number) => [-60, 60].map(x => drawFlap(pen, x, y, 28)),
  patch: (pen: Pen, y: number) => [-60, 60].map(x => drawPocket(pen, x, y, 30, 2)),
  welt: (pen: Pen, y: number) =>
    at(
      0,
      y,
      drawSides(pen, 'M46 -6L56 -12L80 44L70 50Z', 5, () => ({ depth: 0.7 })),
    ),
}

function drawFront(pen: Pen, torso: Torso, front: Front): WornParts {
  const { random, isBack, tone } = pen
  const { hemY, waistY } = torso
  const { overlap } = front
  const breakY = random.pick(front.breakY)
  const count = random.pick(front.buttons)
  const lapel = random.pick(front.lapel)
  const drawPockets = pockets[random.pick(front.pockets)]
  const low = Math.min(hemY, waistY + 70)
  if (isBack) {
    const seams = [`M0 14V${hemY}${both(`M56 130Q46 ${waistY} 58 ${hemY}`)}`]
    return { seams, over: drawCollar(pen) }
  }
  // A double-breasted front has two columns of horn buttons.
  const gap = Math.min(58, (hemY - breakY - 40) / Math.max(1, count))
  const color = tone.lightness > 0.55 ? '#6d5844' : '#2b2624'
  const columns = overlap > 18 ? [overlap - 12, 6 - overlap] : [0]
  const bottom = breakY + 14 + gap * (count - 1)
  const inside = `M0 ${breakY}C20 ${breakY - 20} 40 40 44 0C30 14 14 14 0 14`
  return {
    seams: [both(`M62 130Q54 ${waistY} 62 ${low}`)],
    under: fill(symmetric(inside), tone.deep),
    over: [
      line(`M${overlap} ${breakY}V${hemY + 6}`, tone.line, 2, 0.9),
      line(`M${overlap - 2} ${breakY}V${hemY + 4}`, tone.pale, 1.5, 0.5),
      drawPockets(pen, Math.min(waistY + 46, hemY - 74)),
      drawLapels(pen, torso.neckHalf, lapel, breakY, overlap),
      columns.map(x => drawButtons(pen, breakY + 14, bottom, count, { x, r: 7, color })),
    ],
  }
}

function drawLapels(
  pen: Pen,
  half: number,
  lapel: 'notch' | 'peak' | 'shawl',
  breakY: number,
  overlap: number,
): Art {
  const notchY = breakY * 0.38
  const [wide, tip] = lapel === 'peak' ? [70, notchY - 16] : [60, notchY + 4]
  const shawl = `C30 ${breakY * 0.8} ${half + 26} ${breakY * 0.44} ${half + 18} 8`
  const notched = `C26 ${breakY * 0.86} ${wide - 6} ${breakY * 0.62} ${wide + 8} ${tip}`
  const edge = lapel === 'shawl' ? shawl : `${notched}L${half + 4} ${notchY - 8}`
  const back = `L${half + 2} 2C${half * 0.86} ${breakY * 0.3} 18 ${breakY * 0.72}`
  const getPath = (inner: number) => `M${inner} ${breakY}${edge}${back} ${inner} ${breakY}Z`
  const fold = taper([half * 0.9, 20], [overlap, breakY], 5)
  const [left, right] = [half - 2, half + 8]
  const down = `M${left - 4} -12C${left} 10 ${left} ${notchY * 0.5} ${left - 4} ${notchY - 10}`
  const up = `L${right} ${notchY - 12}L${right + 18} ${notchY - 22}C${right + 14} 12 ${right + 4} -4`
  return [
    pen.part(mirror(getPath(-overlap * 0.4)), 10, { depth: 0.8, folds: [mirror(fold)] }),
    pen.part(getPath(overlap), 10, { depth: 0.8, folds: [fold] }),
    lapel !== 'shawl' && drawSides(pen, `${down}${up} ${half} -10Z`, 9, () => ({ depth: 0.8 })),
  ]
}

const slim = [42, 116, 104, 92, 110, 112] as const
const loose = [42, 126, 116, 108, 110, 112] as const

function planBlazer(front: Pick<Front, 'overlap' | 'lapel' | 'buttons'>): Plan {
  return {
    ...body(['deep-v'], [slim, loose], [356, 410], 0.3),
    ...arms(['long'], 1.12, 12),
    hemCurve: 4,
    draw: (pen, torso) =>
      drawFront(pen, torso, {
        ...front,
        breakY: [170, 205, 235],
        pockets: ['flap', 'flap', 'patch'],
      }),
  }
}

const single = planBlazer({
  overlap: 10,
  lapel: ['notch', 'notch', 'shawl', 'peak'],
  buttons: [1, 2],
})
const double = planBlazer({ overlap: 30, lapel: ['peak'], buttons: [2] })

/** Adds trousers of the same cloth to a blazer. */
function planSuit(blazer: Plan): Plan {
  return {
    ...blazer,
    draw(pen, torso, sleeve) {
      const parts = blazer.draw?.(pen, torso, sleeve)
      const [hem, hemY] = [pen.random.range(28, 76), pen.random.range(500, 560)]
      const knee = 32 + hem * 0.25
      const cut = { waist: 78, hip: 100, knee, hem, hemY, rise: 150, band: 20, folds: 1 }
      const trousers = at(0, 286, drawLegs(pen, { ...cut, isCreased: true }))
      return { ...parts, under: [trousers, parts?.under] }
    },
  }
}

const tie = 'M-22 222L0 218L14 252L8 330L-16 328L-10 262Z'

function planCoat(
  waist: number,
  hem: number,
  cuff: number,
  front: Partial<Front>,
  knot?: string,
): Plan {
  return {
    ...body(['deep-v'], [[44, 122, 116, waist, 124, hem]], [540, 680], 0.3),
    ...arms(['long'], 1.22, cuff),
    draw(pen, torso) {
      const parts = drawFront(pen, torso, {
        breakY: [130, 165, 195],
        overlap: 14,
        lapel: ['notch'],
        buttons: [3],
        pockets: ['flap', 'welt', 'patch'],
        ...front,
      })
      const belt = knot && [drawBelt(pen, waist + 1, 234), !pen.isBack && pen.part(knot, 8)]
      return { ...parts, over: [parts.over, belt] }
    },
  }
}

const trench = { overlap: 34, lapel: ['peak'], buttons: [4], pockets: ['welt'] } as const
const wrap = { lapel: ['shawl'], buttons: [0] } as const
const robe = { ...wrap, breakY: [190], overlap: 22, pockets: ['patch'] } as const
const ends = 'M-10 240L6 240L22 372L2 374ZM-6 240L-18 346L-36 344L-18 240Z'

export const tailoring = {
  blazer: wear(single, single, double),
  suit: wear(planSuit(single), planSuit(single), planSuit(double)),
  coat: wear(
    planCoat(116, 138, 16, {}),
    planCoat(116, 122, 16, {}),
    planCoat(98, 138, 34, trench, tie),
    planCoat(98, 138, 16, wrap, tie),
  ),
  robe: wear({
    ...planCoat(100, 134, 26, robe, `${ends}${block(16, 226, 254, 9)}`),
    hems: [480, 640],
    width: 1.45,
  }),
} satisfies Garments
