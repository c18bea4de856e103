import { type Art, at, line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { block, both, each, mirror, repeat, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { drawBelt, drawButtons, drawCollar, drawPlacket, drawPocket, drawZip } from './details.ts'
import type { Pants } from './legs.ts'
import { body, type Torso } from './torso.ts'
import { arms, type Plan, wear } from './worn.ts'

// This file draws clothes that are worn over others: jackets, cardigans, vests, suits and coats.

type Lapel = 'notch' | 'peak' | 'shawl'

/** Draws lapels that open above `breakY`. The right lapel overlaps the left. */
function drawLapels(pen: Pen, lapel: Lapel, breakY: number, overlap: number): Art {
  const notchY = breakY * 0.38
  const [wide, tip] = lapel === 'peak' ? [70, notchY - 16] : [60, notchY + 4]
  const shawl = `C30 ${breakY * 0.8} 71 ${breakY * 0.44} 63 8`
  const notched = `C26 ${breakY * 0.86} ${wide - 6} ${breakY * 0.62} ${wide + 8} ${tip}`
  const edge = lapel === 'shawl' ? shawl : `${notched}L49 ${notchY - 8}`
  const back = `L47 2C39 ${breakY * 0.3} 18 ${breakY * 0.72}`
  const getPath = (inner: number) => `M${inner} ${breakY}${edge}${back} ${inner} ${breakY}Z`
  const down = `M39 -12C43 10 43 ${notchY * 0.5} 39 ${notchY - 10}L53 ${notchY - 12}`
  const collar = `${down}L71 ${notchY - 22}C67 12 57 -4 45 -10Z`
  return [
    pen.part(mirror(getPath(-overlap * 0.4)), 10, { depth: 0.8 }),
    pen.part(getPath(overlap), 10, { depth: 0.8 }),
    lapel !== 'shawl' && drawSides(pen, collar, 9),
  ]
}

/**
 * Plans a garment with lapels. If its fronts overlap by more than
 * 18, it is double-breasted; if it has a knot, it has a belt.
 */
function tailor(cut: Plan, lapel: Lapel, overlap: number, buttons: number, knot?: string): Plan {
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
      const breakY = random.range(150, 225)
      const gap = Math.min(58, (hemY - breakY - 40) / Math.max(1, buttons))
      const horn = tone.lightness > 0.55 ? '#6d5844' : '#2b2624'
      const bottom = breakY + 14 + gap * (buttons - 1)
      const [pocketY, high] = [Math.min(waistY + 46, hemY - 74), random.pick([16, 56])]
      return [
        line(`M${overlap} ${breakY}V${hemY + 6}`, tone.line, 2, 0.9),
        [-60, 60].map(x => drawPocket(pen, x, pocketY, 29, high)),
        drawLapels(pen, lapel, breakY, overlap),
        columns.map(x => at(x, 0, drawButtons(pen, breakY + 14, bottom, buttons, horn))),
      ]
    },
    over: (pen, { waist }) => [
      pen.isBack && drawCollar(pen),
      knot && [drawBelt(pen, waist + 1, 234), !pen.isBack && pen.part(knot, 8)],
    ],
  }
}

const blazer: Plan = {
  ...body(['deep-v'], [356, 410], 4, [116, 104, 92, 112], [126, 116, 108, 112]),
  ...arms(['long'], 1.12),
  hemCurve: 4,
}
const single = tailor(blazer, 'notch', 10, 2)
const double = tailor(blazer, 'peak', 30, 2)
const shawl = tailor(blazer, 'shawl', 10, 1)
const pants: Pants = [78, [39, 51], [0.7, 1.5], [555, 615], 'creased']

const coat: Plan = {
  ...body(['deep-v'], [540, 680], 4, [122, 116, 116, 122], [122, 116, 116, 138]),
  ...arms(['long'], 1.22),
}
const belted: Plan = { ...coat, widths: [[122, 116, 98, 138]] }
const robe: Plan = { ...belted, ...arms(['long'], 1.45, 26), hems: [480, 640] }
const tie = 'M-22 222L0 218L14 252L8 330L-16 328L-10 262Z'
const ends = 'M-10 240L6 240L22 372L2 374ZM-6 240L-18 346L-36 344L-18 240Z'

const short: Plan = {
  ...body(['crew'], [292, 340], 4, [122, 114, 110, 104]),
  ...arms(['long'], 1.2, 24),
}
const bomber: Plan = {
  ...short,
  necks: ['mock'],
  edge: 'ribbed',
  front: (pen, { hemY }) => drawZip(pen, `M0 0V${hemY + 4}${both('M52 214L74 262')}`),
}
const biker: Plan = {
  ...short,
  necks: ['v'],
  seams: () => 'M-108 70Q0 96 108 70',
  front: (pen, { hemY }) => [
    drawZip(pen, `M40 130L8 ${hemY + 4}M-82 232L-40 222M58 222L88 234M66 132L92 152`),
    drawLapels(pen, 'peak', 130, 40),
  ],
  over: pen => pen.isBack && drawCollar(pen),
}
const trucker: Plan = {
  ...short,
  seams: ({ hemY }) => `M-116 96H116${both(`M58 96L42 ${hemY - 22}`)}`,
  front: (pen, { hemY }) => [
    drawPlacket(pen, 36, hemY + 4, 0),
    drawButtons(pen, 60, hemY - 30, 6, '#b58a55'),
    [-62, 62].map(x => drawPocket(pen, x, 94, 24, 16)),
  ],
  over: (pen, { hem, hemY }) => [pen.part(block(hem, hemY - 20, hemY + 6, 3), 8), drawCollar(pen)],
}

/** Calls `draw` for each row of a quilted down jacket and joins the results. */
function eachRow({ hemY }: Torso, draw: (y: number) => string): string {
  return repeat((hemY - 60) / 44, i => draw(60 + i * 44))
}

/** Quilted down jackets, in which each row is shaded as a soft roll. */
const puffer: Plan = {
  ...body(['mock'], [300, 360], 0, [126, 124, 122, 120]),
  ...arms(['long'], 1.45),
  seams: torso => eachRow(torso, y => `M-150 ${y - 4}Q0 ${y + 10} 150 ${y - 4}`),
  creases: (torso, { random }) =>
    eachRow(torso, y => {
      const roll = `M-150 ${y - 8}Q0 ${y + 6} 150 ${y - 8}L150 ${y + 2}Q0 ${y + 18} -150 ${y + 2}Z`
      const pucker = (x: number) => taper([x, y + 3], [x + random.range(-14, 14), y + 18], 3)
      return roll + each([-110, -76, -42, -8, 26, 60, 94], pucker)
    }),
  front: (pen, { hemY }) => drawZip(pen, `M0 -12V${hemY + 5}`),
}

const cardigan: Plan = {
  ...body(['v'], [290, 430], 4, [118, 110, 108, 104]),
  ...arms(['long', 'long', 'balloon'], 1.12, 24),
  edge: 'ribbed',
  front(pen, { hemY }, tone) {
    const color = tone.lightness > 0.6 ? '#8a6f52' : tone.pale
    const side = 'C16 98 40 50 53 -2L42 -6C34 40 14 84 0 106'
    const band = symmetric(`M0 ${hemY + 7}L9 ${hemY + 7}L9 122${side}`)
    return [
      pen.part(band, 6, { tone, depth: 0.7 }),
      drawButtons(pen, 132, hemY - 18, 5, color),
      pen.random.chance(0.5) && [-62, 62].map(x => drawPocket(pen, x, hemY - 92, 27)),
    ]
  },
}

/** A cardigan that closes up to the neck. */
const crewneckCardigan: Plan = {
  ...cardigan,
  necks: ['crew'],
  front(pen, { hemY }, tone) {
    const color = tone.lightness > 0.6 ? '#8a6f52' : tone.pale
    return [
      pen.part(block(9, 42, hemY + 7), 6, { tone, depth: 0.7 }),
      drawButtons(pen, 58, hemY - 18, 7, color),
    ]
  },
}
const zipCardigan: Plan = {
  ...cardigan,
  necks: ['mock'],
  collar: [32, 44],
  front: (pen, { hemY }) => [
    drawZip(pen, `M0 -40V${hemY + 5}`),
    [-62, 62].map(x => drawPocket(pen, x, hemY - 92, 27)),
  ],
}

const knitVest: Plan = {
  ...body(['v'], [270, 370], 3, [84, 92, 92, 94], [112, 110, 110, 104]),
  edge: 'ribbed',
}
const suitVest: Plan = {
  ...body(['v'], [270, 350], 3, [84, 96, 80, 94], [100, 106, 98, 104]),
  hemCurve: 20,
  seams: ({ hemY }) => both(`M54 128Q44 220 54 ${hemY + 8}`),
  front: (pen, { hemY }) => [
    line(`M0 118V${hemY + 18}`, pen.tone.line, 2),
    drawButtons(pen, 136, 262, 4, '#3a302a'),
  ],
}

export const jackets = {
  jacket: wear(bomber, biker, trucker),
  puffer: wear(puffer, puffer, { ...puffer, hems: [500, 540] }, { ...puffer, sleeves: ['none'] }),
  cardigan: wear(cardigan),
  'crewneck-cardigan': wear(crewneckCardigan),
  'zip-cardigan': wear(zipCardigan),
  'sweater-vest': wear(knitVest),
  vest: wear(knitVest, suitVest, suitVest),
  blazer: wear(single, single, double, shawl),
  suit: wear({ ...single, pants }, { ...double, pants }, { ...shawl, pants }),
  coat: wear(
    tailor(coat, 'notch', 14, 3),
    tailor({ ...belted, cuff: 34 }, 'peak', 34, 4, tie),
    tailor(belted, 'shawl', 14, 0, tie),
  ),
  robe: wear(tailor(robe, 'shawl', 22, 0, `${ends}${block(16, 226, 254, 9)}`)),
} satisfies Garments
