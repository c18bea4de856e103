import { type Art, at, cord, line } from '../art.ts'
import { type DrawGarment, type Garments, hang } from '../drawing.ts'
import { both, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { drawBelt, getRibs } from './details.ts'
import { slip } from './tops.ts'
import { createTorso, getBodyFolds } from './torso.ts'
import { type Choices, wear } from './worn.ts'

/** The depth of the neckline in the center, and the edge from there to the side seam. */
const edges = {
  camisole: [118, 'C22 112 44 88 54 62C66 98 82 122 92 144'],
  sweetheart: [112, 'C16 84 52 72 84 98C88 110 91 126 92 144'],
  square: [96, 'L52 96L56 58C64 98 80 122 92 144'],
  scoop: [110, 'C40 110 56 80 58 20L76 22C72 80 78 122 92 144'],
  v: [160, 'C20 120 42 60 50 6L72 10C70 70 76 120 92 144'],
} as const
type Edge = keyof typeof edges

/** Draws one-piece garments from straps to leg openings: swimsuits and bodysuits. */
function drawOnePiece(...necks: Choices<Edge>): DrawGarment {
  return pen => {
    const { random, isBack, tone } = pen
    const neck = random.pick(necks)
    const legY = random.range(316, 362)
    const [depth, edge] = edges[neck]
    const cut = isBack ? 18 : 0
    const start = depth + (isBack ? 22 : 0)
    const side = `C84 180 78 200 78 228C78 262 96 292 97 ${legY - 26}`
    const leg = `C70 ${legY + 10 - cut * 1.2} 30 ${legY + 60} 20 ${legY + 84 + cut * 0.3}`
    const crotch = `C12 ${legY + 90} 6 ${legY + 91} 0 ${legY + 91}`
    const torso = createTorso(neck, [46, 108, 94, 78, 98, 60], legY + 30)
    const hasStraps = neck === 'camisole' || neck === 'square'
    const seams = random.chance(0.4) ? [both('M50 130Q44 220 56 330')] : []
    const body = { folds: getBodyFolds(pen, torso, 0.1), seams }
    return hang(
      [
        hasStraps && both('M54 66C58 40 54 14 46 -14', path => cord(path, 5, tone)),
        pen.part(symmetric(`M0 ${start}${edge}${side}${leg}${crotch}`), 42, body),
        random.chance(0.18) && !isBack && drawBelt(pen, 78, 229, pen.accent),
      ],
      [0, -4],
    )
  }
}

const cups = {
  triangle: 'M6 92C22 60 40 34 46 20C62 40 86 70 92 94C66 104 30 104 6 92Z',
  balconette: 'M5 58C24 40 52 34 62 22C78 36 92 60 92 84C76 116 20 116 5 84Z',
  bandeau: 'M0 46C30 32 70 34 94 44L92 96C60 108 24 106 0 92Z',
}

/** Draws a bikini top or a bra, either from behind or with cups of the given style. */
function drawBra(pen: Pen, style: keyof typeof cups): Art {
  const straps = (path: string) => both(path, strap => cord(strap, 5, pen.tone))
  if (pen.isBack) {
    const band = 'M-98 74C-60 88 60 88 98 74V104C60 112 -60 112 -98 104Z'
    return [
      style !== 'bandeau' && straps('M60 92C62 50 56 0 46 -56'),
      pen.part(band, 10, { seams: [both('M8 84V108')] }),
    ]
  }
  const from = style === 'triangle' ? 46 : 62
  const seams = style === 'balconette' ? ['M8 72C34 64 66 66 90 76'] : []
  const lace = both('M5 58C24 40 52 34 62 22')
  return [
    style !== 'bandeau' && straps(`M${from} 24C58 0 56 -30 46 -56`),
    pen.part('M-94 84C-60 110 60 110 94 84L98 100C60 126 -60 126 -98 100Z', 6),
    drawSides(pen, cups[style], 30, () => ({ folds: [taper([30, 96], [52, 46], 4)], seams })),
    style === 'balconette' && pen.random.chance(0.4) && line(lace, pen.tone.pale, 5, 1, '1 5'),
  ]
}

function drawBrief(pen: Pen, y: number, rise: number): string {
  const hip = rise + (pen.isBack ? 26 : 4)
  const crotch = rise + 62
  const side = `C98 ${rise * 0.5} 99 ${rise * 0.7} 100 ${rise}`
  const leg = `C70 ${hip} 30 ${crotch - 20} 19 ${crotch}C10 ${crotch + 5} 5 ${crotch + 5} 0`
  const brief = pen.part(symmetric(`M0 6C40 6 70 2 92 -4${side}${leg} ${crotch + 5}`), 30, {
    folds: [
      taper([-40, crotch - 30], [-4, crotch - 12], 4),
      taper([44, crotch - 34], [6, crotch - 12], 4),
    ],
    stitches: ['M-90 4Q0 20 90 4'],
  })
  return at(0, y, brief)
}

const drawSlip = wear(slip)

export const intimates = {
  swimsuit: drawOnePiece('camisole', 'sweetheart', 'square', 'scoop', 'v'),
  bodysuit: drawOnePiece('scoop', 'square', 'v', 'camisole'),

  bikini(pen) {
    const style = pen.random.pick(['triangle', 'bandeau', 'balconette'] as const)
    return hang([drawBra(pen, style), drawBrief(pen, 214, pen.random.pick([24, 40, 84]))])
  },

  bra: pen => hang(drawBra(pen, pen.random.pick(['balconette', 'triangle', 'bandeau']))),

  /** Draws a slip or a two-piece set. */
  lingerie(pen) {
    if (pen.random.chance(0.5)) return drawSlip(pen)
    const brief = drawBrief(pen, 190, pen.random.pick([26, 50]))
    return hang([drawBra(pen, 'balconette'), brief])
  },

  socks(pen) {
    const tall = pen.random.pick([70, 150, 240])
    const foot = 'L32 -10C34 16 60 24 96 36C124 46 124 78 92 80C50 82 0 76 -22 60C-44 44 -34 10'
    const leg = `M-34 ${-tall}Q0 ${6 - tall} 34 ${-tall}${foot} -34 ${-tall}Z`
    const folds = [
      taper([-30, 8], [24, -6], 5),
      taper([-28, -24], [20, -34], 4),
      taper([20, 20], [2, 48], 4),
    ]
    const sock = [
      pen.part(leg, 24, { folds, seams: getRibs(34, -tall, 34 - tall) }),
      pen.part('M-34 4C-40 34 -30 58 -8 60L-2 20Z', 8, { tone: pen.accent }),
    ]
    return hang([at(-30, -14, sock), at(26, 22, sock)])
  },
} satisfies Garments
