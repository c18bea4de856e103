import { line } from '../art.ts'
import { gold, ink, oak, porcelain, steel } from '../materials.ts'
import { block, each, rectangle, symmetric } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'

/** Draws a part of glass, metal or plastic. */
export function hard(pen: Pen, path: string, tone: Tone, volume = 22, gloss = 0.5): string {
  return pen.part(path, volume, { tone, gloss, isPatterned: false })
}

/** Draws a label with lines in place of text: a few on the front, many on the back. */
export function drawLabel(pen: Pen, y: number, width: number, tone: Tone): string {
  const front = [-14, 1, 9].map((dy, i) => [dy, [0.3, 0.18, 0.12][i] ?? 0, i ? 2.5 : 5] as const)
  const back = [0, 1, 2, 3, 4, 5, 6].map(i => [i * 9 - 20, i % 3 === 2 ? 0.25 : 0.36, 2.5] as const)
  return each(pen.isBack ? back : front, ([dy, half, thick]) =>
    line(`M${-width * half} ${y + dy}H${width * half}`, tone.line, thick, 0.8),
  )
}

export function getCap(pen: Pen): Tone {
  return pen.random.pick([gold, ink, porcelain, steel, oak])
}

/** Draws a bottle with shoulders, without its cap. */
export function drawBottle(pen: Pen, half: number, high: number, tone: Tone, gloss = 0.6): string {
  const body = symmetric(
    `M0 ${-high}L16 ${-high}L18 ${14 - high}C${half * 0.7} ${18 - high} ${half} ${20 - high} ${half} ${46 - high}L${half} -14C${half} -4 ${half - 8} 0 ${half - 16} 0L0 0`,
  )
  const glint = line(`M${14 - half} ${52 - high}V-26`, '#fff', 8, 0.35)
  return hard(pen, body, tone, 30, gloss) + glint
}

export function drawPump(pen: Pen, high: number, tone: Tone): string {
  const spout = `M-66 ${-high - 74}C-60 ${-high - 88} 20 ${-high - 90} 28 ${-high - 74}L26 ${-high - 54}H-20C-44 ${-high - 56} -56 ${-high - 54} -60 ${-high - 44}L-72 ${-high - 48}Z`
  const tube = hard(pen, rectangle(-6, -high - 60, 12, 62, 3), tone, 5, 0.3)
  const collar = hard(pen, block(28, -high - 12, -high + 18, 5), tone, 10, 0.3)
  return tube + hard(pen, spout, tone, 9, 0.3) + collar
}
