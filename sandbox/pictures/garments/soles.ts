import { at, fill, flip } from '../art.ts'
import { type Drawing, stand } from '../drawing.ts'
import { darkRubber, linen } from '../materials.ts'
import type { Pen } from '../pen.ts'

/**
 * Draws a pair of shoes in profile: one shoe with its toe to the
 * right and its sole on y = 0, and the other shoe behind it.
 */
export function drawPair(pen: Pen, ...parts: (string | false)[]): Drawing {
  const shoe = parts.filter(Boolean).join('')
  return stand(pen.isBack ? flip(shoe) : [at(-52, -34, shoe, 0, 0.95), shoe])
}

export type HeelShape = 'stiletto' | 'block' | 'kitten' | 'wedge' | 'flat'

/** Draws the heel and the sole of a shoe whose heel is `h` high. */
export function drawBottom(pen: Pen, shape: HeelShape, h: number, toe = 166): string {
  const low = shape === 'flat' ? 3 : h
  const sole = `M-148 ${-low - 8}C-100 ${-low + 2} -40 ${-low * 0.62} 20 -9C60 -4 ${toe - 36} -6 ${toe - 4} -10C${toe - 4} -3 ${toe - 14} 0 ${toe - 28} 0H40C0 0 -50 ${-low * 0.5} -96 ${-low + 8}L-146 ${-low + 2}Z`
  const heels = {
    flat: `M-146 -12H-70L-74 0H-144Z`,
    block: `M-144 ${-h - 8}L-82 ${-h + 4}L-90 0H-144Z`,
    wedge: `M-144 ${-h - 8}C-60 ${-h} 10 -16 60 -8L60 0H-138Z`,
    slim: `M-144 ${-h - 8}L-90 ${-h + 4}C-112 ${-h * 0.7} -122 ${-h * 0.4} -122 0H-134C-136 ${-h * 0.4} -146 ${-h * 0.6} -144 ${-h - 8}Z`,
  }
  const tones = { flat: darkRubber, wedge: pen.accent, block: pen.tone, stiletto: pen.tone }
  const heel = heels[shape === 'stiletto' || shape === 'kitten' ? 'slim' : shape]
  const tone = tones[shape === 'kitten' ? 'stiletto' : shape]
  return pen.part(heel, 10, { tone }) + pen.part(sole, 4, { tone: darkRubber, outline: 0.3 })
}

/** Draws the lining, seen through the opening. */
export function drawLining(path: string): string {
  return fill(path, linen.shade)
}
