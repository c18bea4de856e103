import { type Art, at, dot, line } from '../art.ts'
import { ink, leaf, oak, walnut } from '../materials.ts'
import { each, symmetric, taper } from '../outline.ts'
import type { PartOptions, Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'

export function getWood(pen: Pen): Tone {
  return pen.random.pick([oak, walnut, ink])
}

/** Draws boards and frames in the product's color. */
export function board(pen: Pen, path: string, volume = 12, options: PartOptions = {}): string {
  return pen.part(path, volume, { depth: 0.6, ...options })
}

export function leg(pen: Pen, x: number, top: number, tone: Tone, lean = 0, width = 14): string {
  const foot = width * 0.3
  const path = `M${x - width / 2} ${top}H${x + width / 2}L${x + lean + foot} 0H${x + lean - foot}Z`
  return pen.part(path, 6, { tone })
}

/** Draws a pillow that is centered on (x, y), with a bulging top edge. */
export function drawPillow(pen: Pen, x: number, y: number, half: number, tone = pen.tone): string {
  const path = `M${-half} -41Q0 -61 ${half} -41Q${half + 13} 0 ${half} 41Q0 51 ${-half} 41Q${-half - 13} 0 ${-half} -41Z`
  const folds = [taper([14 - half, -32], [20 - half / 2, 0], 8)]
  return at(x, y, pen.part(path, 30, { tone, folds }))
}

export function drawVase(pen: Pen, tone: Tone): string {
  const high = pen.random.range(210, 270)
  const shape = pen.random.pick([
    `M0 ${-high}L30 ${-high}C26 -190 90 -170 92 -100C92 -40 50 0 44 0L0 0`,
    `M0 ${-high}L54 ${-high}C46 -150 76 -120 70 -60C66 -20 50 0 50 0L0 0`,
    `M0 ${-high}L22 ${-high}C16 -180 40 -130 84 -90C100 -50 70 0 56 0L0 0`,
  ])
  return pen.part(symmetric(shape), 36, { tone, gloss: 0.35 })
}

export function drawBranches(pen: Pen): Art {
  return [-46, -14, 20, 52].map((x, i) => {
    const top = -420 + i * 18 - pen.random.range(0, 50)
    const leaves = each([0.4, 0.55, 0.7, 0.85, 1], (t, k) => {
      const side = k % 2 ? 1 : -1
      const leafArt = dot(side * 14, 0, 16, side > 0 ? leaf.base : leaf.shade, 8)
      return at(x * t * 1.8, -230 + (top + 230) * t, leafArt, side * -35)
    })
    return [line(`M0 -226Q${x * 0.4} -300 ${x * 1.8} ${top}`, leaf.deep, 3), leaves]
  })
}
