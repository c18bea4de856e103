import { type Drawing, type Garments, hang } from '../drawing.ts'
import { open, pair, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBelt } from './details.ts'
import { drawSlip } from './tops.ts'
import { createTorso, getBodyFolds } from './torso.ts'

function drawStrap({ tone }: Pen, path: string): string {
  return `<path d="${path}" fill="none" stroke="${tone.line}" stroke-width="6.5" stroke-opacity=".6"/><path d="${path}" fill="none" stroke="${tone.base}" stroke-width="5"/>`
}

/** The top edge of a garment, as a path from the center to the side seam. */
const tops = {
  camisole: '118C22 112 44 88 54 62C66 98 82 122 92 144',
  sweetheart: '112C16 84 52 72 84 98C88 110 91 126 92 144',
  square: '96L52 96L56 58C64 98 80 122 92 144',
  scoop: '110C40 110 56 80 58 20L76 22C72 80 78 122 92 144',
  v: '160C20 120 42 60 50 6L72 10C70 70 76 120 92 144',
}
type Top = keyof typeof tops

/** Draws one-piece garments from straps to leg openings: swimsuits and bodysuits. */
function drawOnePiece(pen: Pen, necks: readonly [Top, ...Top[]]): Drawing {
  const { random, isBack } = pen
  const neck = random.pick(necks)
  const legY = random.range(330, 352)
  const [, startY = '', rest = ''] = /^(\d+)(.*)$/.exec(tops[neck]) ?? []
  const cut = isBack ? 18 : 0
  const path = symmetric(
    `M0 ${Number(startY) + (isBack ? 22 : 0)}${rest}C84 180 78 200 78 228C78 262 96 292 97 ${legY - 26}C70 ${legY + 10 - cut * 1.2} 30 ${legY + 60} 20 ${legY + 84 + cut * 0.3}C12 ${legY + 90} 6 ${legY + 91} 0 ${legY + 91}`,
  )
  const torso = createTorso(neck, [46, 108, 94, 78, 98, 60], legY + 30)
  const hasStraps = neck === 'camisole' || neck === 'square'
  const straps = pair(side => drawStrap(pen, open([54, 66], [[58, 40, 54, 14, 46, -14]], side)))
  const inside = `<path d="M-24 ${legY + 84}Q0 ${legY + 68} 24 ${legY + 84}Q0 ${legY + 100} -24 ${legY + 84}Z" fill="${pen.tone.deep}"/>`
  const seams = random.chance(0.4) ? ['M-50 130Q-44 220 -56 330M50 130Q44 220 56 330'] : []
  const hasBelt = random.chance(0.18) && !isBack
  const body = { folds: getBodyFolds(pen, torso, 0.1), seams }
  return hang(
    [
      !isBack && inside,
      hasStraps && straps,
      pen.part(path, 42, body),
      hasBelt && drawBelt(pen, 78, 229, pen.accent),
    ],
    [0, -4],
  )
}

type Cups = 'triangle' | 'balconette' | 'bandeau'

function drawCup(style: Cups, side: 1 | -1): string {
  const x = (value: number) => value * side
  if (style === 'triangle')
    return `M${x(6)} 92C${x(22)} 60 ${x(40)} 34 ${x(46)} 20C${x(62)} 40 ${x(86)} 70 ${x(92)} 94C${x(66)} 104 ${x(30)} 104 ${x(6)} 92Z`
  if (style === 'balconette')
    return `M${x(5)} 58C${x(24)} 40 ${x(52)} 34 ${x(62)} 22C${x(78)} 36 ${x(92)} 60 ${x(92)} 84C${x(76)} 116 ${x(20)} 116 ${x(5)} 84Z`
  return `M0 46C${x(30)} 32 ${x(70)} 34 ${x(94)} 44L${x(92)} 96C${x(60)} 108 ${x(24)} 106 0 92Z`
}

/** Draws a bikini top or a bra, either from behind or with cups of the given style. */
function drawBra(pen: Pen, style: Cups): string {
  const from = style === 'triangle' ? 46 : 62
  if (pen.isBack)
    return (
      pair(side => drawStrap(pen, open([60, 92], [[62, 50, 56, 0, 46, -56]], side))) +
      pen.part('M-98 74C-60 88 60 88 98 74V104C60 112 -60 112 -98 104Z', 10, {
        seams: ['M-8 84V108M8 84V108'],
      })
    )
  const straps = pair(side => drawStrap(pen, open([from, 24], [[58, 0, 56, -30, 46, -56]], side)))
  const under = 'M-94 84C-60 110 60 110 94 84L98 100C60 126 -60 126 -98 100Z'
  const isLace = pen.random.chance(0.4) && style === 'balconette'
  const cups = pair(side => {
    const edge = `<path d="M${side * 5} 58C${side * 24} 40 ${side * 52} 34 ${side * 62} 22" fill="none" stroke="${pen.tone.pale}" stroke-width="5" stroke-dasharray="1 5" stroke-linecap="round"/>`
    const seam = `M${side * 8} 72C${side * 34} 64 ${side * 66} 66 ${side * 90} 76`
    const cup = pen.part(drawCup(style, side), 30, {
      folds: [taper([side * 30, 96], [side * 52, 46], 4)],
      seams: style === 'balconette' ? [seam] : [],
    })
    return cup + (isLace ? edge : '')
  })
  return (style === 'bandeau' ? '' : straps) + pen.part(under, 6) + cups
}

function drawBrief(pen: Pen, y: number, rise: number): string {
  const crotch = y + rise + 62
  const leg = y + rise + (pen.isBack ? 26 : 4)
  return pen.part(
    symmetric(
      `M0 ${y + 6}C40 ${y + 6} 70 ${y + 2} 92 ${y - 4}C98 ${y + rise * 0.5} 99 ${y + rise * 0.7} 100 ${y + rise}C70 ${leg} 30 ${crotch - 20} 19 ${crotch}C10 ${crotch + 5} 5 ${crotch + 5} 0 ${crotch + 5}`,
    ),
    30,
    {
      folds: [
        taper([-40, crotch - 30], [-4, crotch - 12], 4),
        taper([44, crotch - 34], [6, crotch - 12], 4),
      ],
      stitches: [`M-90 ${y + 4}Q0 ${y + 20} 90 ${y + 4}`],
    },
  )
}

export const intimates = {
  swimsuit: pen => drawOnePiece(pen, ['camisole', 'sweetheart', 'square', 'scoop', 'v']),

  bodysuit: pen => drawOnePiece(pen, ['scoop', 'square', 'v', 'camisole']),

  bikini(pen) {
    const style = pen.random.pick(['triangle', 'bandeau', 'balconette'] as const)
    const rise = pen.random.pick([24, 40, 84])
    return hang(drawBra(pen, style) + drawBrief(pen, 214, rise))
  },

  bra: pen => hang(drawBra(pen, pen.random.pick(['balconette', 'triangle', 'balconette']))),

  /** Draws a slip or a two-piece set. */
  lingerie(pen) {
    if (pen.random.chance(0.5)) return drawSlip(pen)
    return hang(drawBra(pen, 'balconette') + drawBrief(pen, 190, pen.random.pick([26, 50])))
  },

  socks(pen) {
    const tall = pen.random.pick([70, 150, 240])
    const path = `M-34 ${-tall}Q0 ${-tall + 6} 34 ${-tall}L32 -10C34 16 60 24 96 36C124 46 124 78 92 80C50 82 0 76 -22 60C-44 44 -34 10 -34 ${-tall}Z`
    const folds = [
      taper([-30, 8], [24, -6], 5),
      taper([-28, -24], [20, -34], 4),
      taper([20, 20], [2, 48], 4),
    ]
    const seams = Array.from({ length: 11 }, (_, i) => `M${-31 + i * 6.2} ${-tall}V${-tall + 34}`)
    const sock = (dx: number, dy: number) =>
      `<g transform="translate(${dx} ${dy})">${pen.part(path, 24, { folds, seams })}${pen.part('M-34 4C-40 34 -30 58 -8 60L-2 20Z', 8, { tone: pen.accent })}</g>`
    const art = sock(-30, -14) + sock(26, 22)
    return hang(art)
  },
} satisfies Garments
