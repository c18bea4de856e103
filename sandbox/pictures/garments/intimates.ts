import { type Art, at, cord, line } from '../art.ts'
import { type Garments, hang } from '../drawing.ts'
import { both, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { drawBelt, getRibs } from './details.ts'
import { body, type Choices, getLegOpening } from './torso.ts'
import { type Plan, wear } from './worn.ts'

/** Half widths, from the shoulder to the leg. */
const slim = [70, 88, 74, 60] as const
const full = [76, 98, 88, 60] as const

const bodysuit: Plan = {
  ...body(['camisole', 'scoop', 'square', 'deep-v', 'halter'], [310, 370], 2, slim, full),
  isOnePiece: true,
}
const swimsuit: Plan = { ...bodysuit, necks: [...bodysuit.necks, 'sweetheart'] }
const darted: Plan = { ...swimsuit, seams: () => both('M50 130Q44 220 56 330') }
const belted: Plan = {
  ...swimsuit,
  isBelted: true,
  over: pen => drawBelt(pen, 78, 229, pen.accent),
}

/** A slip, worn as lingerie or as a nightgown. */
const slip: Plan = {
  ...body(['camisole'], [400, 560], 6, [108, 94, 84, 116]),
  over({ isBack, tone }, { hemY }) {
    const neckline = isBack ? '' : both('M0 118C22 112 44 88 54 68')
    const path = `${neckline}M-116 ${hemY - 6}Q0 ${hemY + 6} 116 ${hemY - 6}`
    return line(path, tone.pale, 10, 0.85, '2 4')
  },
}

const cups = {
  triangle: 'M6 92C22 60 46 36 57 20C68 38 88 70 92 94C66 104 30 104 6 92Z',
  balconette: 'M5 58C24 40 48 34 59 22C76 36 92 60 92 84C76 116 20 116 5 84Z',
  bandeau: 'M0 46C30 32 70 34 94 44L92 96C60 108 24 106 0 92Z',
}

/** Draws a bikini top or a bra: from behind, or from the front with one of the cup styles. */
function drawBra(pen: Pen, ...styles: Choices<keyof typeof cups>): Art {
  const style = pen.random.pick(styles)
  const strap = 'M60 92C62 50 56 0 46 -56'
  const straps = style !== 'bandeau' && both(strap, path => cord(path, 5, pen.tone))
  if (pen.isBack) {
    const band = 'M-98 74C-60 88 60 88 98 74V104C60 112 -60 112 -98 104Z'
    return [straps, pen.part(band, 10, { seams: [both('M8 84V108')] })]
  }
  const band = pen.part('M-94 84C-60 110 60 110 94 84L98 100C60 126 -60 126 -98 100Z', 6)
  const folds = [taper([30, 96], [52, 46], 4)]
  const seams = style === 'balconette' ? ['M8 72C34 64 66 66 90 76'] : []
  return [straps, band, drawSides(pen, cups[style], 30, () => ({ folds, seams }))]
}

function drawBrief(pen: Pen, ...rises: Choices<number>): string {
  const rise = pen.random.pick(rises)
  const side = `C98 ${rise * 0.5} 99 ${rise * 0.7} 100 ${rise}`
  const path = symmetric(`M0 6C40 6 70 2 92 -4${side}${getLegOpening(rise, pen.isBack)}`)
  const folds = [-1, 1].map(u => taper([u * 42, rise + 50], [u * 5, rise + 70], 4))
  return at(0, 205, pen.part(path, 30, { folds, stitches: ['M-90 4Q0 20 90 4'] }))
}

export const intimates = {
  swimsuit: wear(swimsuit, swimsuit, darted, belted),
  bodysuit: wear(bodysuit, { ...darted, necks: bodysuit.necks }),
  bikini: pen =>
    hang([drawBra(pen, 'triangle', 'bandeau', 'balconette'), drawBrief(pen, 0, 30, 74)]),
  bra: pen => hang(drawBra(pen, 'triangle', 'bandeau', 'balconette')),
  /** Draws a slip or a two-piece set. */
  lingerie: pen =>
    pen.random.chance(0.5)
      ? wear(slip)(pen)
      : hang([drawBra(pen, 'balconette', 'triangle'), drawBrief(pen, 12, 36)]),

  slip: wear(slip),
  brief: pen => hang(drawBrief(pen, 12, 30, 62)),

  socks(pen) {
    const tall = pen.random.pick([70, 150, 240])
    const foot = 'L32 -10C34 16 60 24 96 36C124 46 124 78 92 80C50 82 0 76 -22 60C-44 44 -34 10'
    const leg = `M-34 ${-tall}Q0 ${6 - tall} 34 ${-tall}${foot} -34 ${-tall}Z`
    const folds = [taper([-30, 8], [24, -6], 5), taper([20, 20], [2, 48], 4)]
    const sock = [
      pen.part(leg, 24, { folds, seams: getRibs(34, -tall, 34 - tall) }),
      pen.part('M-34 4C-40 34 -30 58 -8 60L-2 20Z', 8, { tone: pen.accent }),
    ]
    return hang([at(-30, -14, sock), at(26, 22, sock)])
  },
} satisfies Garments
