import { type Art, at, fill, line } from '../art.ts'
import type { Drawing, Garments } from '../drawing.ts'
import { darkRubber, linen } from '../materials.ts'
import { repeat, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBottom, drawPair, type HeelShapes, limitHeel, pickHeel } from './shoes.ts'
import type { Range } from './torso.ts'

interface Boot {
  shapes: HeelShapes
  /** How far the shaft rises above the heel. */
  tall: Range
  /** By default, boots without a heel are laced, elastic or plain. */
  closure?: 'laced' | 'short-laced' | 'elastic' | 'plain'
  /** A thick sole instead of a heel: profiled, or of pale crepe. */
  sole?: 'lug' | 'crepe'
}

function drawBoots(pen: Pen, { shapes, tall, closure, sole }: Boot): Drawing {
  const { random } = pen
  const shaft = random.range(...tall)
  const picked = pickHeel(pen, shapes)
  const free = random.range(46, 92)
  const isThick = sole !== undefined && picked === 'flat'
  const thick = sole === 'lug' ? 28 : 20
  const h = isThick ? 6 : picked === 'flat' ? 14 : limitHeel(picked, free)
  const top = h + shaft
  const wide = random.range(0, 14)
  const [left, right] = [-140 - wide, -12 + wide]
  // The ankle bends below the edge of the shaft, also in low boots.
  const bend = Math.min(130, shaft - 14)
  const foot = `M-146 ${-h - 4}C-152 ${-h - 50} -140 ${-h - 90} -134 ${-h - bend + 10}L${left} ${-top}Q-80 ${-top + 8} ${right} ${-top}L-24 ${-h - bend}C-20 ${-h * 0.6 - bend * 0.65} 20 -74 70 -60C130 -48 160 -32 162 -10C156 -4 146 -4 136 -4H30C0 -8 -50 ${-h * 0.6} -96 ${-h + 4}Z`
  const folds = [0, 20].map(y => taper([-130, y - h - bend * 0.74], [-30, y - h - bend * 0.92], 5))
  const opening = `M${left} ${-top}Q-80 ${-top - 10} ${right} ${-top}Q-80 ${-top + 8} ${left} ${-top}Z`
  const isLow = picked === 'flat' || picked === 'kitten'
  const own = random.pick(['elastic', 'laced', 'plain'] as const)
  const upper = [
    fill(opening, pen.tone.deep),
    pen.part(foot, 34, { folds, seams: pen.isBack ? [`M-40 ${-top + 6}L-60 ${-h - 30}`] : [] }),
    drawClosure(pen, closure ?? (isLow ? own : 'plain'), top, shaft),
  ]
  return isThick
    ? drawPair(pen, drawThickSole(pen, sole, thick), at(0, 6 - thick, upper))
    : drawPair(pen, drawBottom(pen, picked, h), upper)
}

function drawClosure(pen: Pen, closure: Boot['closure'], top: number, shaft: number): Art {
  const rows = closure === 'short-laced' ? 3 : Math.floor((shaft - 60) / 17)
  const threads = repeat(rows, i => `M${i * 5 - 74} ${24 + i * 17}L${i * 3 - 38} ${18 + i * 17}`)
  if (closure === 'elastic') {
    const low = Math.min(104, shaft - 40)
    return pen.part(`M-104 ${8 - top}H-54L-68 ${low - top}H-92Z`, 5, { tone: darkRubber })
  }
  return closure !== 'plain' && at(0, -top, line(threads, pen.accent.base, 5))
}

function drawThickSole(pen: Pen, sole: 'lug' | 'crepe', thick: number): Art {
  const path = `M-152 ${-thick - 4}C-80 ${-thick - 6} 100 ${-thick - 6} 164 ${-thick - 4}C172 ${-thick + 4} 170 0 158 0H-148C-156 0 -158 ${-thick + 6} -152 ${-thick - 4}Z`
  const profile = repeat(11, i => `M${i * 28 - 140} -4V${-thick * 0.45}`)
  const tone = sole === 'lug' ? darkRubber : linen
  return [pen.part(path, 6, { tone }), sole === 'lug' && line(profile, '#0b0a0a', 7)]
}

const anyHeel: HeelShapes = ['block', 'stiletto', 'flat']

export const boots = {
  boots: pen => drawBoots(pen, { shapes: anyHeel, tall: [280, 390] }),
  'ankle-boots': pen => drawBoots(pen, { shapes: [...anyHeel, 'flat'], tall: [168, 206] }),
  'riding-boots': pen => drawBoots(pen, { shapes: ['flat'], tall: [330, 390], closure: 'plain' }),
  'rain-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [250, 310], closure: 'plain', sole: 'lug' }),
  'lace-up-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [165, 195], closure: 'laced', sole: 'crepe' }),
  'combat-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [190, 220], closure: 'laced', sole: 'lug' }),
  'chelsea-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [150, 172], closure: 'elastic' }),
  'lug-chelsea-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [150, 172], closure: 'elastic', sole: 'lug' }),
  'chukka-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [108, 120], closure: 'short-laced', sole: 'crepe' }),
} satisfies Garments
