import type { Drawing } from '../drawing.ts'
import { darkRubber } from '../materials.ts'
import type { Pen } from '../pen.ts'
import { place } from './poses.ts'

/** A shoe in profile, toe to the right, sole on y = 0, with the other one of the pair behind it. */
export function stand(pen: Pen, shoe: string, height: number, length = 160): Drawing {
  const behind = `<g transform="translate(-52 -34) scale(.95)">${shoe}</g>`
  const art = pen.isBack ? `<g transform="scale(-1 1)">${shoe}</g>` : behind + shoe
  return place(
    'stands',
    art,
    pen.isBack ? [-length - 10, -height, length, 4] : [-length - 50, -height - 34, length + 6, 4],
    pen.isBack ? 0.8 : 0.92,
    [40, -height * 0.4],
  )
}

export type HeelShape = 'stiletto' | 'block' | 'kitten' | 'wedge' | 'flat'

export function drawHeel(pen: Pen, shape: HeelShape, h: number, tone = pen.tone): string {
  const top = `M-144 ${-h - 8}`
  if (shape === 'flat')
    return pen.piece(`M-146 -12H-70L-74 0H-144Z`, { tone: darkRubber, volume: 5 })
  if (shape === 'block') return pen.piece(`${top}L-82 ${-h + 4}L-90 0H-144Z`, { tone, volume: 12 })
  if (shape === 'wedge')
    return pen.piece(`${top}C-60 ${-h} 10 -16 60 -8L60 0H-138Z`, { tone: pen.accent, volume: 14 })
  return pen.piece(
    `${top}L-90 ${-h + 4}C-112 ${-h * 0.7} -122 ${-h * 0.4} -122 0H-134C-136 ${-h * 0.4} -146 ${-h * 0.6} -144 ${-h - 8}Z`,
    { tone, volume: 9 },
  )
}

export function drawSole(pen: Pen, h: number, toe = 166): string {
  return pen.piece(
    `M-148 ${-h - 8}C-100 ${-h + 2} -40 ${-h * 0.62} 20 -9C60 -4 ${toe - 36} -6 ${toe - 4} -10C${toe - 4} -3 ${toe - 14} 0 ${toe - 28} 0H40C0 0 -50 ${-h * 0.5} -96 ${-h + 8}L-146 ${-h + 2}Z`,
    { tone: darkRubber, volume: 4, outline: 0.3 },
  )
}

export function drawStrap(pen: Pen, path: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${pen.tone.shade}" stroke-width="${width + 2}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${pen.tone.base}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${pen.tone.pale}" stroke-width="1.500" stroke-opacity=".6" transform="translate(0 -1.500)"/>`
}
