import type { Drawing } from '../drawing.ts'
import { ink, oak, walnut } from '../materials.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { place } from './poses.ts'

export function getWood(pen: Pen): Tone {
  return pen.random.pick([oak, walnut, ink])
}

/** Boards and frames in the product's color, with wood grain. */
export function board(pen: Pen, path: string, more: Parameters<Pen['piece']>[1] = {}): string {
  return pen.piece(path, { volume: 12, depth: 0.6, ...more })
}

export function leg(pen: Pen, x: number, top: number, tone: Tone, lean = 0, width = 14): string {
  return pen.piece(
    `M${x - width / 2} ${top}H${x + width / 2}L${x + lean + width * 0.3} 0H${x + lean - width * 0.3}Z`,
    { tone, volume: 6, isPatterned: tone === pen.tone },
  )
}

export function room(art: string, half: number, high: number, size = 0.96): Drawing {
  return place('stands', art, [-half, -high, half, 2], size, [-half * 0.4, -high * 0.6])
}
