import { line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { block, both, mirror, symmetric, taper } from '../outline.ts'
import {
  drawButtons,
  drawCollar,
  drawFlap,
  drawMock,
  drawPlacket,
  drawPocket,
  drawRibbedHem,
  drawZip,
} from './details.ts'
import { drawNeckBand } from './torso.ts'
import { arms, body, type Plan, wear } from './worn.ts'

/** The parts that short outdoor jackets share. */
const short: Plan = {
  ...body(['crew'], [[44, 122, 114, 110, 106, 104]], [292, 340], 0.3),
  ...arms(['long'], 1.2, 24),
}

const bomber: Plan = {
  ...short,
  draw: (pen, torso) => ({
    over: [
      drawRibbedHem(pen, torso, 26),
      drawMock(pen, 14),
      !pen.isBack && drawZip(pen, `M0 22V${torso.hemY + 4}${both('M52 214L74 262')}`),
    ],
  }),
}

const biker: Plan = {
  ...short,
  widths: [[44, 122, 114, 96, 106, 104]],
  draw(pen, { hemY }) {
    const zips = `M-34 92L22 ${hemY + 4}M-82 232L-40 222M58 222L88 234M52 108L80 128`
    const lapel = 'L78 92L66 50L76 34C66 12 56 0 48 -6Z'
    const lapels = [
      pen.part(mirror(`M44 -8C40 30 30 60 34 96${lapel}`), 10),
      pen.part(`M44 -8C40 30 30 60 0 96${lapel}`, 10, { stitches: ['M6 92L70 87'] }),
    ]
    const over = pen.isBack ? drawCollar(pen) : [drawZip(pen, zips), lapels]
    return { seams: ['M-108 70Q0 96 108 70'], over }
  },
}

const trucker: Plan = {
  ...short,
  draw(pen, { hem, hemY }) {
    const brass = { r: 5.5, color: '#b58a55' }
    const front = [
      drawPlacket(pen, 36, hemY + 4, 0),
      drawButtons(pen, 60, hemY - 20, 6, brass),
      [-62, 62].map(x => drawFlap(pen, x, 94, 24, 12)),
    ]
    const stitches = [`M${-hem} ${hemY - 14}H${hem}`]
    const band = pen.part(block(hem, hemY - 20, hemY + 6, 3), 8, { stitches })
    return {
      seams: ['M-116 96H116', both(`M58 96L42 ${hemY - 22}`)],
      over: [band, !pen.isBack && front, drawCollar(pen)],
    }
  },
}

/** Quilted down jackets, in which each row is shaded as a soft roll. */
const puffer: Plan = {
  ...body(['crew'], [[46, 126, 124, 122, 126, 120]], [300, 360], 0),
  ...arms(['long'], 1.45),
  draw(pen, { hemY }) {
    const { random } = pen
    const gap = random.pick([38, 52])
    const rows = Array.from({ length: Math.ceil((hemY - 60) / gap) }, (_, i) => 60 + i * gap)
    const folds = rows.flatMap(y => {
      const [left, right] = [`M-150 ${y - 8}Q0 ${y + 6} 150 ${y - 8}`, `Q0 ${y + 18} -150 ${y + 2}`]
      const puckers = [-110, -76, -42, -8, 26, 60, 94].map(x =>
        taper([x + random.range(-8, 8), y + 3], [x + random.range(-14, 14), y + 18], 3),
      )
      return [`${left}L150 ${y + 2}${right}Z`, ...puckers]
    })
    const collar = 'M0 -44C36 -44 56 -36 58 -20C62 0 62 16 58 28C40 44 20 48 0 48'
    const over = [
      pen.part(symmetric(collar), 18, { seams: ['M-64 2Q0 14 64 2'] }),
      !pen.isBack && drawZip(pen, `M0 -42V${hemY + 5}`),
    ]
    return { seams: rows.map(y => `M-150 ${y - 4}Q0 ${y + 10} 150 ${y - 4}`), folds, over }
  },
}

const cardigan: Plan = {
  ...body(['v'], [[44, 118, 110, 108, 110, 104]], [290, 430]),
  ...arms(['long', 'long', 'balloon'], 1.12, 24),
  draw(pen, torso) {
    const { random, isBack, tone } = pen
    const { hemY } = torso
    const color = tone.lightness > 0.6 ? '#8a6f52' : tone.pale
    const side = 'C16 98 40 50 53 -2L42 -6C34 40 14 84 0 106'
    const edge = symmetric(`M0 ${hemY + 7}L9 ${hemY + 7}L9 122${side}`)
    const count = random.chance(0.75) ? 5 : 0
    const hasPockets = random.chance(0.5)
    const front = [
      hasPockets && [-62, 62].map(x => drawPocket(pen, x, hemY - 92, 27, 0)),
      pen.part(edge, 6, { depth: 0.7 }),
      drawButtons(pen, 132, hemY - 18, count, { r: 5, color }),
    ]
    return { over: [drawRibbedHem(pen, torso, 21), !isBack && front] }
  },
}

/** Half widths of vests from neck to hem. */
const close = [42, 84, 92, 92, 96, 94] as const
const boxy = [44, 112, 110, 110, 112, 104] as const
const fitted = [42, 84, 96, 80, 98, 94] as const
const easy = [42, 100, 106, 98, 108, 104] as const

const knitVest: Plan = {
  ...body(['v'], [close, boxy], [270, 370], 0.2),
  draw: (pen, torso) => ({
    over: [drawRibbedHem(pen, torso, 18), drawNeckBand(pen, torso, 12)],
  }),
}

const suitVest: Plan = {
  ...body(['v'], [fitted, easy], [270, 350], 0.2),
  hemCurve: 20,
  draw: (pen, { hemY }) => ({
    seams: [both(`M54 128Q44 220 54 ${hemY + 8}`)],
    over: !pen.isBack && [
      line(`M0 118V${hemY + 18}`, pen.tone.line, 2),
      drawButtons(pen, 136, 262, 4, { r: 5, color: '#3a302a' }),
    ],
  }),
}

export const jackets = {
  jacket: wear(bomber, biker, trucker),
  puffer: wear(puffer, puffer, { ...puffer, hems: [500, 540] }, { ...puffer, sleeves: ['none'] }),
  cardigan: wear(cardigan),
  vest: wear(knitVest, suitVest, suitVest),
} satisfies Garments
