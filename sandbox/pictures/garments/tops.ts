import { type Art, at, fill, line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { block, both, each, ellipse, repeat, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import {
  drawBow,
  drawButtons,
  drawCollar,
  drawFlap,
  drawMock,
  drawPlacket,
  drawPocket,
  drawRibbedHem,
  drawZip,
} from './details.ts'
import { drawLegs } from './legs.ts'
import type { Sleeve } from './sleeves.ts'
import { drawNeckBand, type Neck } from './torso.ts'
import { arms, body, type Choices, type Plan, wear } from './worn.ts'

/** Half widths from neck to hem, from narrow to wide. */
const close = [45, 112, 101, 94, 102, 102] as const
const boxy = [45, 124, 117, 115, 116, 113] as const
const easy = [46, 116, 110, 114, 116, 108] as const
const wide = [46, 130, 124, 114, 116, 108] as const

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
  ...body(['crew', 'crew', 'v', 'scoop'], [close, boxy], [310, 370], 0.25),
  ...arms(['short', 'short', 'short', 'elbow', 'long', 'cap']),
  draw(pen, torso) {
    const { random, isBack } = pen
    const { hem, hemY } = torso
    const trim = random.chance(0.3) ? pen.accent : pen.tone
    const front = random.pick<() => string>([
      () => drawPocket(pen, 49, 92, 21),
      () => drawPrint(pen),
      () => '',
      () => '',
    ])
    const stitches = [`M${-hem} ${hemY - 12}Q0 ${hemY - 2} ${hem} ${hemY - 12}`]
    return { stitches, over: [drawNeckBand(pen, torso, 9, trim), !isBack && front()] }
  },
}

const topNecks: Choices<Neck> = [
  ...(['camisole', 'square', 'scoop', 'halter', 'boat', 'v', 'mock', 'sweetheart'] as const),
]

const top: Plan = {
  ...body(topNecks, [[46, 108, 94, 80, 98, 97]], [300, 350], 0.35),
  ...arms(['none', 'none', 'cap', 'short', 'puff', 'elbow', 'long', 'flutter']),
  draw(pen, { neck, hemY }) {
    const seams = pen.random.chance(0.4) ? [both(`M52 150Q48 220 50 ${hemY}`)] : []
    const hasBow = pen.random.chance(0.2) && !pen.isBack && neck !== 'halter'
    const bow = hasBow && drawBow(pen, 0, neck === 'v' ? 122 : 112, 1)
    return { seams, over: neck === 'mock' ? drawMock(pen) : bow }
  },
}
const cropped: Plan = { ...top, widths: [[46, 108, 94, 80, 98, 84]], hems: [226, 260] }
const flared: Plan = { ...top, widths: [[46, 108, 94, 90, 98, 124]], looseness: 0.9 }

const tank: Plan = {
  ...body(['scoop', 'v', 'square'], [[40, 74, 92, 78, 98, 94]], [300, 330], 0.1),
  draw: (_, { hemY }) => ({ seams: [both(`M60 40Q66 120 40 ${hemY}`)] }),
}
const sportsBra: Plan = {
  ...tank,
  widths: [[40, 74, 92, 78, 98, 82]],
  hems: [206, 218],
  waistY: 196,
  draw: (pen, { hemY }) => ({
    seams: [both(`M60 40Q66 120 40 ${hemY}`)],
    over: pen.part(block(84, hemY - 18, hemY + 6, 4), 8, { seams: [`M-84 ${hemY - 13}H84`] }),
  }),
}

/** Sweaters, which are wider and heavier than other tops and have ribbed edges. */
const knit: Plan = {
  ...body(['crew', 'crew', 'v', 'mock', 'boat'], [easy, wide], [300, 372], 0.3),
  ...arms(['long', 'long', 'balloon', 'elbow'], 1.12, 26),
  draw(pen, torso) {
    const { random } = pen
    const trim = random.chance(0.25) ? pen.accent : pen.tone
    const isMock = torso.neck === 'mock'
    const collar = isMock && drawMock(pen, random.pick([22, 44]))
    const cable = (x: number) =>
      repeat(Math.floor((torso.hemY - 96) / 26), i => {
        const [y, left, right] = [62 + i * 26, x - 9, x + 9]
        const cross = (from: number, to: number) =>
          `M${from} ${y}C${from} ${y + 12} ${to} ${y + 14} ${to} ${y + 26}`
        return cross(left, right) + cross(right, left)
      })
    const seams = random.chance(0.35) ? [-54, 0, 54].map(cable) : []
    const band = drawNeckBand(pen, torso, 15, trim)
    return { seams, over: [drawRibbedHem(pen, torso, 22, trim), collar, band] }
  },
}

const sweatshirt: Plan = {
  ...body(['crew'], [[50, 126, 118, 118, 118, 106]], [330, 366], 0.3),
  ...arms(['long'], 1.2, 28),
  draw(pen, torso) {
    const { hemY } = torso
    const pouch = symmetric(`M0 226L54 226L84 300L84 ${hemY - 24}L0 ${hemY - 21}`)
    const stitches = [both('M49 230L78 300')]
    const front = [
      pen.part(pouch, 9, { depth: 0.6, stitches }),
      pen.random.chance(0.35) && drawZip(pen, `M0 40V${hemY + 4}`),
    ]
    const edges = [drawRibbedHem(pen, torso, 24), drawNeckBand(pen, torso, 15)]
    return { over: [!pen.isBack && front, edges] }
  },
}

const hoodie: Plan = {
  ...sweatshirt,
  draw(pen, torso, sleeve) {
    const parts = sweatshirt.draw?.(pen, torso, sleeve)
    const { pale, shade, deep } = pen.tone
    const outside = symmetric('M0 -74C44 -76 70 -40 66 6C60 30 30 46 0 48')
    const inside = symmetric('M0 -58C32 -58 50 -34 47 0C36 34 18 44 0 46')
    const hood = pen.part(outside, 26, { folds: [taper([0, -70], [4, 30], 5)] })
    if (pen.isBack) return { ...parts, over: [parts?.over, hood] }
    const tone = { ...pen.tone, base: deep, pale: shade }
    return {
      ...parts,
      under: [hood, pen.part(inside, 22, { tone })],
      over: [
        parts?.over,
        drawSides(pen, 'M64 -6C70 26 40 50 0 60C20 40 42 26 48 -4Z', 10),
        line('M-22 48C-26 80 -20 110 -24 140M22 48C24 76 20 100 25 128', pale, 4),
      ],
    }
  },
}

const shirt: Plan = {
  ...body(['v', 'crew'], [close, boxy], [350, 400], 0.35),
  ...arms(['long', 'long', 'long', 'short', 'elbow']),
  draw(pen, { neck, hemY, hemCurve }, sleeve) {
    const { random, isBack } = pen
    const isOpen = neck === 'v'
    const bottom = hemY + hemCurve
    const pockets = random.pick([[], [56], [-56, 56]])
    const hasFlaps = random.chance(0.4)
    const front = [
      drawPlacket(pen, isOpen ? 112 : 34, bottom, 6),
      each(pockets, x => drawPocket(pen, x, 96, 23) + (hasFlaps ? drawFlap(pen, x, 92, 25) : '')),
    ]
    return {
      width: 1.08,
      cuff: sleeve === 'long' ? 30 : 12,
      seams: isBack ? ['M-112 62Q0 74 112 62', both('M6 66V200')] : [both('M108 48L50 26')],
      over: [!isBack && front, drawCollar(pen, isOpen ? 74 : 34)],
    }
  },
}

/** Returns a plan for blouses, which are softer than shirts and have wide sleeves. */
function planBlouse(finish: (pen: Pen, hemY: number) => Art, cut: Partial<Plan> = {}): Plan {
  return {
    ...body(['crew'], [[42, 110, 100, 100, 104, 112]], [320, 370], 0.9),
    ...arms(['balloon', 'balloon', 'puff', 'bell', 'long', 'flutter'], 1.08),
    waistY: 220,
    hemCurve: 12,
    draw(pen, { hemY }, sleeve) {
      const folds = [-60, -44, -28, 28, 44, 60].map(x =>
        taper([x, 40], [x * 1.05 + pen.random.range(-4, 4), 130], 4),
      )
      const cuff = sleeve === 'balloon' || sleeve === 'long' ? 22 : 8
      return { folds, cuff, over: finish(pen, hemY) }
    },
    ...cut,
  }
}

const column = (pen: Pen, top: number, hemY: number) =>
  !pen.isBack && [
    line(`M0 ${top - 16}V${hemY + 10}`, pen.tone.line, 1.6, 0.75),
    drawButtons(pen, top, hemY - 20, 7),
  ]

const peplum = (pen: Pen, hemY: number) => [
  column(pen, 134, hemY),
  line('M-84 220Q0 230 84 220', pen.tone.line, 1.6, 0.75),
]

const pyjamaLegs = { waist: 84, hip: 110, knee: 54, hem: 54, rise: 138, band: 20, folds: 3 }

function planPyjamas(sleeve: Sleeve, short: number, long: number): Plan {
  return {
    ...body(['v'], [close, boxy], [306, 330], 0.6),
    ...arms([sleeve], 1.15, 20),
    draw(pen) {
      const hemY = pen.random.range(short, long)
      const trousers = drawLegs(pen, { ...pyjamaLegs, hemY, isElastic: true })
      const piping = `${both('M44 -2Q24 60 0 118')}M0 118V322`
      const front = [line(piping, pen.accent.pale, 3), drawButtons(pen, 140, 300, 4, { x: 8 })]
      return { under: at(0, 262, trousers), over: [!pen.isBack && front, drawCollar(pen, 74)] }
    },
  }
}

/** A slip, worn as lingerie or as a nightgown. */
export const slip: Plan = {
  ...body(['camisole'], [[46, 108, 94, 84, 98, 116]], [400, 560], 0.8),
  draw({ isBack, tone }, { hemY }) {
    const neckline = isBack ? '' : both('M0 118C22 112 44 88 54 68')
    const path = `${neckline}M-116 ${hemY - 6}Q0 ${hemY + 6} 116 ${hemY - 6}`
    return { over: line(path, tone.pale, 10, 0.85, '2 4') }
  },
}

export const tops = {
  tee: wear(tee),
  top: wear(top, cropped, flared),
  activewear: wear(tank, sportsBra),
  knit: wear(knit),
  hoodie: wear(hoodie, hoodie, hoodie, sweatshirt),
  shirt: wear(shirt, { ...shirt, hemCurve: 34 }),
  blouse: wear(
    planBlouse(pen => [drawMock(pen, 14), !pen.isBack && drawBow(pen, 0, 30, 1.35)]),
    planBlouse((pen, hemY) => [drawMock(pen, 26), column(pen, 60, hemY)]),
    planBlouse((pen, hemY) => [column(pen, 60, hemY), drawCollar(pen)]),
    planBlouse((pen, hemY) => column(pen, 134, hemY), { necks: ['v'] }),
    planBlouse(peplum, { necks: ['v'], hems: [300, 312], widths: [[42, 110, 100, 82, 104, 128]] }),
  ),
  pyjamas: wear(planPyjamas('long', 420, 490), planPyjamas('short', 200, 290)),
} satisfies Garments
