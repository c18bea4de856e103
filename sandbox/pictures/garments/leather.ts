import { cord, line } from '../art.ts'
import { gold, steel } from '../materials.ts'
import { ellipse, rectangle } from '../outline.ts'
import type { PartOptions, Pen } from '../pen.ts'

/** Draws a part of leather, which is stiff and has no deep folds. */
export function leather(pen: Pen, path: string, volume = 30, options: PartOptions = {}): string {
  return pen.part(path, volume, { depth: 0.85, ...options })
}

export function drawChain(path: string): string {
  return cord(path, 5, gold, '9 4')
}

export function drawClasp(pen: Pen, x: number, y: number): string {
  const tone = pen.random.chance(0.7) ? gold : steel
  const metal = (path: string) => pen.part(path, 7, { tone, gloss: 0.7 })
  return pen.random.pick([
    metal(rectangle(x - 17, y - 13, 34, 26, 5)) + line(`M${x} ${y - 9}V${y + 9}`, tone.deep, 4),
    metal(ellipse(x, y, 14)),
    cord(ellipse(x, y, 15), 5, tone),
    metal(rectangle(x - 28, y - 6, 56, 12, 6)),
  ])
}
