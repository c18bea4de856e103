import { at, fill, line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { block, both, each, ellipse, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { drawBow, drawButtons, drawCollar, drawPlacket, drawPocket, drawZip } from './details.ts'
import { anyNeck, body, type Torso } from './torso.ts'
import { anySleeve, arms, type Plan, wear } from './worn.ts'

/** Half widths, from the shoulder to the hem. */
const close = [112, 101, 94, 102] as const
const boxy = [124, 117, 115, 113] as const

/** Draws a graphic on the chest. */
function drawPrint({ random, accent }: Pen): string {
  const shape = random.pick<string>([
    ellipse(0, 168, 42),
    'M-54 140H54V152H-54ZM-54 162H54V174H-54ZM-54 184H20V196H-54Z',
    'M0 118L48 200H-48ZM0 224L-30 206H30Z',
    block(116, 140, 176),
  ])
  return fill(shape, accent.base, 0.9)
}

const tee: Plan = {
  ...body(['crew', 'crew', 'v', 'scoop'], [310, 370], 3, close, boxy),
  ...arms(['short', 'short', 'short', 'elbow', 'long', 'cap']),
  edge: 'bound',
}
const printed: Plan = { ...tee, front: drawPrint }
const pocketed: Plan = { ...tee, front: pen => drawPocket(pen, 49, 92, 21) }

const top: Plan = { ...body(anyNeck, [300, 350], 4, [108, 94, 80, 97]), ...arms(anySleeve) }
const cropped: Plan = { ...top, widths: [[108, 94, 80, 84]], hems: [226, 260] }
const flared: Plan = { ...top, widths: [[108, 94, 90, 124]], folds: 7 }
const tied: Plan = { ...top, necks: ['v', 'sweetheart'], front: pen => drawBow(pen, 0, 118, 1) }

const tank: Plan = {
  ...body(['scoop', 'v', 'square'], [300, 330], 3, [74, 92, 78, 94]),
  seams: ({ hemY }) => both(`M60 40Q66 120 40 ${hemY}`),
}
const sportsBra: Plan = { ...tank, widths: [[74, 92, 82, 86]], hems: [210, 222], waistY: 192 }

/** Sweaters, which are wider and heavier than other tops and have ribbed edges. */
const knit: Plan = {
  ...body(['crew', 'v', 'mock', 'boat'], [300, 372], 3, [116, 110, 114, 108], [130, 124, 114, 108]),
  ...arms(['long', 'long', 'balloon', 'elbow'], 1.12, 26),
  edge: 'ribbed',
}

const turtleneck: Plan = { ...knit, necks: ['mock'], collar: [44, 58] }
const halfZip: Plan = {
  ...turtleneck,
  collar: [30, 38],
  front: pen => drawZip(pen, 'M0 -34V128'),
}

/** Returns three cables, each of two strands that cross every 26 units. */
function getCables({ hemY }: Torso): string {
  return each([-63, -45, -9, 9, 45, 63], (x, i) => {
    const over = i % 2 ? -18 : 18
    const twist = `c0 13 ${over} 13 ${over} 26c0 13 ${-over} 13 ${-over} 26`
    return `M${x} 62${twist.repeat((hemY - 84) / 52)}`
  })
}

const sweatshirt: Plan = {
  ...body(['crew'], [330, 366], 4, [126, 118, 118, 106]),
  ...arms(['long'], 1.2, 28),
  edge: 'ribbed',
  front(pen, { hemY }) {
    const pouch = symmetric(`M0 226L54 226L84 300L84 ${hemY - 24}L0 ${hemY - 21}`)
    const stitches = [both('M49 230L78 300')]
    const zip = pen.random.chance(0.35) && drawZip(pen, `M0 40V${hemY + 4}`)
    return [pen.part(pouch, 9, { depth: 0.6, stitches }), zip]
  },
}

const hoodie: Plan = {
  ...sweatshirt,
  over(pen) {
    const outside = symmetric('M0 -74C44 -76 70 -40 66 6C60 30 30 46 0 48')
    const hood = pen.part(outside, 26, { folds: [taper([0, -70], [4, 30], 5)] })
    if (pen.isBack) return hood
    const inside = symmetric('M0 -58C32 -58 50 -34 47 0C36 34 18 44 0 46')
    return [
      hood,
      pen.part(inside, 22, { tone: { ...pen.tone, base: pen.tone.deep, pale: pen.tone.shade } }),
      drawSides(pen, 'M64 -6C70 26 40 50 0 60C20 40 42 26 48 -4Z', 10),
      line(both('M22 48C24 76 20 100 25 128'), pen.tone.pale, 4),
    ]
  },
}

const shirt: Plan = {
  ...body(['v', 'crew'], [350, 400], 4, close, boxy),
  ...arms(['long', 'long', 'long', 'short', 'elbow'], 1.08, 30),
  seams: (_, { isBack }) => (isBack ? 'M-112 62Q0 74 112 62' : both('M108 48L50 26')),
  front: (pen, { neck, hemY, hemCurve }) => [
    drawPlacket(pen, neck === 'v' ? 112 : 34, hemY + hemCurve, 6),
    each(pen.random.pick([[], [56], [-56, 56]]), x => drawPocket(pen, x, 96, 23)),
  ],
  over: (pen, { neck }) => drawCollar(pen, neck === 'v' ? 74 : 34),
}

/** Blouses, which are softer than shirts and have wide sleeves. */
const blouse: Plan = {
  ...body(['mock'], [320, 370], 6, [110, 100, 100, 112]),
  ...arms(['balloon', 'balloon', 'puff', 'bell', 'long', 'flutter'], 1.08, 22),
  waistY: 220,
  hemCurve: 12,
  front: (pen, { neck, hemY }) => {
    const top = neck === 'v' ? 118 : 44
    const opening = line(`M0 ${top}V${hemY + 10}`, pen.tone.line, 1.6, 0.75)
    return [opening, drawButtons(pen, top + 16, hemY - 20, 7)]
  },
}
const peplum: Plan = {
  ...{ ...blouse, necks: ['v'], hems: [300, 312], widths: [[110, 100, 82, 128]] },
  seams: () => 'M-84 220Q0 230 84 220',
}

const pyjamas: Plan = {
  ...body(['v'], [306, 330], 5, close, boxy),
  ...arms(['long'], 1.15, 20),
  pants: [84, [48, 58], [0.95, 1.05], [450, 520], 'elastic'],
  front: pen => [
    line(`${both('M44 -2Q24 60 0 118')}M0 118V322`, pen.accent.pale, 3),
    at(8, 0, drawButtons(pen, 140, 300, 4)),
  ],
  over: pen => drawCollar(pen, 74),
}
const shortPyjamas: Plan = {
  ...pyjamas,
  sleeves: ['short'],
  pants: [84, [48, 58], [0.95, 1.05], [230, 320], 'elastic'],
}

export const tops = {
  tee: wear(tee, tee, printed, pocketed),
  top: wear(top, tied, cropped, cropped, flared, flared),
  activewear: wear(tank, sportsBra),
  knit: wear(knit, knit, { ...knit, seams: getCables }),
  turtleneck: wear(turtleneck, turtleneck, { ...turtleneck, seams: getCables }),
  crewneck: wear({ ...knit, necks: ['crew'] }, { ...knit, necks: ['crew'], seams: getCables }),
  'v-neck': wear({ ...knit, necks: ['v'] }, { ...knit, necks: ['v'], seams: getCables }),
  'half-zip': wear(halfZip),
  hoodie: wear(hoodie, hoodie, hoodie, sweatshirt),
  shirt: wear(shirt, { ...shirt, hemCurve: 34 }),
  blouse: wear(
    blouse,
    peplum,
    { ...blouse, necks: ['v'] },
    { ...blouse, necks: ['crew'], over: pen => drawCollar(pen) },
    { ...blouse, front: pen => drawBow(pen, 0, 30, 1.35) },
  ),
  pyjamas: wear(pyjamas, shortPyjamas),
} satisfies Garments
