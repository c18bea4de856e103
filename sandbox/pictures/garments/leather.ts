import type { Drawing } from '../drawing.ts'
import { gold, steel } from '../materials.ts'
import { ellipse, rectangle } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { place } from './poses.ts'

/** Leather is stiff: no deep folds. */
export function leather(pen: Pen, path: string, more: Parameters<Pen['piece']>[1] = {}): string {
  return pen.piece(path, { volume: 30, depth: 0.85, ...more })
}

export function drawHandle(tone: Tone, path: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${tone.deep}" stroke-width="${width + 2}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${tone.base}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${tone.pale}" stroke-width="${width * 0.22}" stroke-opacity=".7" stroke-linecap="round" transform="translate(${-width * 0.14} ${-width * 0.2})"/>`
}

export function drawChain(path: string): string {
  return `<path d="${path}" fill="none" stroke="${gold.deep}" stroke-width="8" stroke-dasharray="9 4" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${gold.base}" stroke-width="5" stroke-dasharray="9 4" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${gold.pale}" stroke-width="1.500" stroke-dasharray="9 4" transform="translate(-1 -1)"/>`
}

export function drawClasp(pen: Pen, x: number, y: number): string {
  const metal = pen.random.chance(0.7) ? gold : steel
  return pen.random.pick([
    pen.piece(rectangle(x - 17, y - 13, 34, 26, 5), { tone: metal, volume: 7, gloss: 0.7 }) +
      `<path d="M${x} ${y - 9}V${y + 9}" stroke="${metal.deep}" stroke-width="4"/>`,
    pen.piece(ellipse(x, y, 14), { tone: metal, volume: 8, gloss: 0.7 }),
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${metal.deep}" stroke-width="8"/><circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${metal.base}" stroke-width="5"/>`,
    pen.piece(rectangle(x - 28, y - 6, 56, 12, 6), { tone: metal, volume: 5, gloss: 0.7 }),
  ])
}

export function bag(
  art: string,
  half: number,
  top: number,
  focus: [number, number],
  size = 0.9,
): Drawing {
  return place('stands', art, [-half, top, half, 2], size, focus)
}
