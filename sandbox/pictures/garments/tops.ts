import { at, fill, line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { block, both, each, ellipse, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import {
  drawBow,
  drawButtons,
  drawCollar,
  drawHood,
  drawPlacket,
  drawPocket,
  drawZip,
} from './details.ts'
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
  ...body(['crew', 'crew', 'v', 'scoop'], [310, 370], 1, close, boxy),
  ...arms(['short', 'short', 'short', 'elbow', 'long', 'cap']),
  edge: 'bound',
}
const printed: Plan = { ...tee, front: drawPrint }
const pocketed: Plan = { ...tee, front: pen => drawPocket(pen, 49, 92, 21) }

const shortSleeved: Plan = { ...tee, sleeves: ['short', 'short', 'elbow', 'cap'] }
const henley: Plan = {
  ...{ ...tee, necks: ['crew'] },
  front: pen => drawPlacket(pen, 42, 148, 3),
}
const polo: Plan = {
  ...{ ...tee, necks: ['crew'], sleeves: ['short', 'short', 'long'] },
  front: pen => drawPlacket(pen, 36, 150, 3),
  over: pen => drawCollar(pen),
}

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

const sweaterDress: Plan = {
  ...{ ...knit, hems: [430, 620], collar: [44, 58] },
  widths: [
    [112, 102, 98, 100],
    [122, 116, 112, 108],
  ],
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
  front: pen => line('M-15 46L0 74L15 46', pen.tone.line, 1.8, 0.9),
}

const hoodie: Plan = {
  ...sweatshirt,
  front(pen, { hemY }) {
    const pouch = symmetric(`M0 226L54 226L84 300L84 ${hemY - 24}L0 ${hemY - 21}`)
    const stitches = [both('M49 230L78 300')]
    const zip = pen.random.chance(0.35) && drawZip(pen, `M0 40V${hemY + 4}`)
    return [pen.part(pouch, 9, { depth: 0.6, stitches }), zip]
  },
  over: pen => [
    drawHood(pen),
    !pen.isBack && line(both('M22 48C24 76 20 100 25 128'), pen.tone.pale, 4),
  ],
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

const bandCollar: Plan = {
  ...{ ...shirt, necks: ['mock'], collar: [12, 16] },
  front: (pen, { hemY, hemCurve }) => drawPlacket(pen, 16, hemY + hemCurve, 7),
  over: () => '',
}

/** Blouses, which are softer than shirts and have wide sleeves. */
const blouse: Plan = {
  ...body(['mock'], [320, 370], 6, [110, 100, 100, 112]),
  ...arms(['balloon', 'balloon', 'puff', 'bell', 'long', 'flutter'], 1.08, 22),
  waistY: 220,
  hemCurve: 12,
  front: (pen, { neck, hemY }) => {
    // They open only to the chest, because an open front would look like a cardigan's.
    const top = neck === 'v' ? 118 : 20
    const bottom = Math.min(top + 110, hemY - 60)
    const opening = line(`M0 ${top}V${bottom}`, pen.tone.line, 1.6, 0.75)
    return [opening, drawButtons(pen, top + 14, bottom - 10, 4)]
  },
}
const tieNeck: Plan = { ...blouse, front: pen => drawBow(pen, 0, 30, 1.35) }
const peplum: Plan = {
  ...{ ...blouse, necks: ['v'], hems: [300, 312], widths: [[110, 100, 82, 128]] },
  seams: () => 'M-84 220Q0 230 84 220',
}

/** Peasant blouses: gathered at a wide neck that is tied, and full in the sleeves. */
const peasant: Plan = {
  ...body(['boat', 'scoop'], [320, 360], 9, [110, 104, 106, 124]),
  ...arms(['balloon', 'balloon', 'bell'], 1.14, 26),
  edge: 'bound',
  hemCurve: 12,
  creases: ({ neckHalf }) =>
    each([-0.9, -0.62, -0.34, 0.34, 0.62, 0.9], u =>
      taper([u * neckHalf, 62 - 44 * u * u], [u * 84, 176], 4),
    ),
  front: (pen, { neck }) => {
    const top = neck === 'scoop' ? 92 : 26
    return [line(`M0 ${top}V${top + 62}`, pen.tone.line, 2, 0.8), drawBow(pen, 0, top + 2, 0.55)]
  },
}

const pyjamas: Plan = {
  ...body(['v'], [306, 330], 5, close, boxy),
  ...arms(['long'], 1.15, 20),
  pants: [84, [40, 46], [0.86, 0.98], [450, 520], 'elastic'],
  front: pen => [
    line(`${both('M44 -2Q24 60 0 118')}M0 118V322`, pen.accent.pale, 3),
    at(8, 0, drawButtons(pen, 140, 300, 4)),
  ],
  over: pen => drawCollar(pen, 74),
}
const shortPyjamas: Plan = {
  ...pyjamas,
  sleeves: ['short'],
  pants: [84, [40, 46], [0.86, 0.98], [230, 320], 'elastic'],
}

export const tops = {
  tee: wear(tee, tee, printed, pocketed),
  top: wear(top, tied, cropped, cropped, flared, flared),
  't-shirt': wear(shortSleeved, shortSleeved, { ...printed, ...shortSleeved, front: drawPrint }),
  henley: wear(henley),
  polo: wear(polo),
  tank: wear(tank),
  'tie-neck-top': wear({ ...top, necks: ['crew'], front: pen => drawBow(pen, 0, 40, 1.1) }),
  camisole: wear({ ...top, necks: ['camisole'], sleeves: ['none'] }),
  'sports-bra': wear(sportsBra),
  activewear: wear(tank, sportsBra),
  'sweater-dress': wear(sweaterDress, sweaterDress, { ...sweaterDress, seams: getCables }),
  'cable-knit': wear({ ...knit, seams: getCables }),
  knit: wear(knit, knit, { ...knit, seams: getCables }),
  turtleneck: wear(turtleneck, turtleneck, { ...turtleneck, seams: getCables }),
  crewneck: wear({ ...knit, necks: ['crew'] }, { ...knit, necks: ['crew'], seams: getCables }),
  'v-neck': wear({ ...knit, necks: ['v'] }, { ...knit, necks: ['v'], seams: getCables }),
  'half-zip': wear(halfZip),
  hoodie: wear(hoodie),
  sweatshirt: wear(sweatshirt),
  shirt: wear(shirt, { ...shirt, hemCurve: 34 }),
  'band-collar-shirt': wear(bandCollar, { ...bandCollar, hemCurve: 34 }),
  blouse: wear(
    blouse,
    peplum,
    { ...blouse, necks: ['v'] },
    { ...blouse, necks: ['crew'], over: pen => drawCollar(pen) },
    tieNeck,
  ),
  'tie-neck-blouse': wear(tieNeck),
  'peasant-blouse': wear(peasant),
  pyjamas: wear(pyjamas, shortPyjamas),
} satisfies Garments
