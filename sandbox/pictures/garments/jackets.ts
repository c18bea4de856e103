import { line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { block, both, symmetric } from '../outline.ts'
import { drawLapels } from './coats.ts'
import { drawButtons, drawCollar, drawPlacket, drawPocket, drawZip } from './details.ts'
import { body } from './torso.ts'
import { arms, type Plan, wear } from './worn.ts'

// This file draws short clothes that are worn over others: jackets, cardigans and vests.

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

/** Work jackets, which are longer and have a collar and four patch pockets. */
const field: Plan = {
  ...short,
  hems: [340, 390],
  seams: () => '',
  front: (pen, { hemY }) => [
    drawPlacket(pen, 36, hemY + 4, 6),
    [-60, 60].map(x => [drawPocket(pen, x, 96, 24, 34), drawPocket(pen, x, hemY - 104, 31)]),
  ],
  over: pen => drawCollar(pen),
}

/** Closes with a zip up to a turned-down collar. */
const harrington: Plan = {
  ...short,
  edge: 'ribbed',
  front: (pen, { hemY }) => drawZip(pen, `M0 34V${hemY + 4}${both('M52 214L74 262')}`),
  over: pen => drawCollar(pen),
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
  bomber: wear(bomber),
  'biker-jacket': wear(biker),
  'trucker-jacket': wear(trucker),
  'field-jacket': wear(field),
  harrington: wear(harrington),
  cardigan: wear(cardigan),
  'crewneck-cardigan': wear(crewneckCardigan),
  'zip-cardigan': wear(zipCardigan),
  'sweater-vest': wear(knitVest),
  vest: wear(knitVest, suitVest, suitVest),
} satisfies Garments
