import type { Drawing } from '../drawing.ts'
import { darkRubber } from '../materials.ts'
import { repeat, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawHeel, drawSole, type HeelShape, stand } from './soles.ts'

function drawBootUppers(pen: Pen, shaftTop: number, h: number): string {
  const { random } = pen
  const wide = random.range(0, 14)
  const foot = `M-146 ${-h - 4}C-152 ${-h - 50} -140 ${-h - 90} -134 ${-h - 120}L${-140 - wide} ${-shaftTop}Q-80 ${-shaftTop + 8} ${-12 + wide} ${-shaftTop}L-24 ${-h - 130}C-20 ${-h * 0.6 - 84} 20 ${-74} 70 -60C130 -48 160 -32 162 -10C156 -4 146 -4 136 -4H30C0 -8 -50 ${-h * 0.6} -96 ${-h + 4}Z`
  const folds = [
    taper([-130, -h - 96], [-40, -h - 120], 5),
    taper([-126, -h - 78], [-20, -h - 96], 4),
    taper([-60, -h - 60], [10, -66], 5),
    taper([-126, -shaftTop + 40], [-112, -h - 130], 6),
  ]
  const inside = `<path d="M${-140 - wide} ${-shaftTop}Q-80 ${-shaftTop - 10} ${-12 + wide} ${-shaftTop}Q-80 ${-shaftTop + 8} ${-140 - wide} ${-shaftTop}Z" fill="${pen.tone.deep}"/>`
  return (
    inside +
    pen.piece(foot, {
      volume: 34,
      folds,
      seams: pen.isBack ? [`M-40 ${-shaftTop + 6}L-60 ${-h - 30}`] : [],
    })
  )
}

function drawBoots(pen: Pen): Drawing {
  const { random } = pen
  const shape = random.pick<HeelShape>(['block', 'stiletto', 'flat', 'block'])
  const h = shape === 'flat' ? 14 : random.range(50, 92)
  const top = random.pick([400, 440, 330])
  return stand(
    pen,
    drawHeel(pen, shape, h) + drawSole(pen, shape === 'flat' ? 4 : h) + drawBootUppers(pen, top, h),
    top + 8,
    164,
  )
}

function drawAnkleBoots(pen: Pen): Drawing {
  const { random } = pen
  const style = random.pick(['chelsea', 'heel', 'lace'] as const)
  const shape: HeelShape = style === 'heel' ? random.pick(['block', 'stiletto', 'kitten']) : 'flat'
  const h = shape === 'flat' ? 14 : random.range(46, 84)
  const top = h + random.range(176, 206)
  const lug =
    style === 'lace'
      ? pen.piece('M-150 -16H158C168 -14 166 0 156 0H-148ZM-130 0', {
          tone: darkRubber,
          volume: 7,
          seams: ['M-150 -9H164'],
        })
      : drawHeel(pen, shape, h) + drawSole(pen, shape === 'flat' ? 4 : h)
  const gore =
    style === 'chelsea'
      ? pen.piece(`M-104 ${-top + 8}H-54L-68 ${-h - 84}H-92Z`, {
          tone: darkRubber,
          volume: 5,
          seams: [-98, -90, -82, -74, -66].map(x => `M${x} ${-top + 8}L${x * 0.5 - 40} ${-h - 84}`),
        })
      : ''
  const laces =
    style === 'lace'
      ? repeat(
          6,
          i =>
            `<path d="M${-64 + i * 5} ${-top + 24 + i * 17}L${-27 + i * 3} ${-top + 18 + i * 17}" stroke="${pen.accent.base}" stroke-width="5" stroke-linecap="round"/>`,
        )
      : ''
  return stand(pen, lug + drawBootUppers(pen, top, h) + gore + laces, top + 8, 164)
}

export const boots = { boots: drawBoots, 'ankle-boots': drawAnkleBoots }
