import type { Drawing } from '../drawing.ts'
import { gold, ink, oak, porcelain, steel } from '../materials.ts'
import { rectangle, repeat, symmetric } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { place } from './poses.ts'

export function hard(pen: Pen, path: string, tone: Tone, gloss = 0.5, volume = 22): string {
  return pen.piece(path, { tone, gloss, volume, isPatterned: false })
}

/** A blank label with two lines and a block in place of text. */
export function drawLabel(pen: Pen, x: number, y: number, width: number, tone: Tone): string {
  if (pen.isBack) {
    const rows = repeat(
      7,
      i =>
        `<rect x="${x - width * 0.36}" y="${y - 20 + i * 9}" width="${width * (i % 3 === 2 ? 0.5 : 0.72)}" height="2.5"/>`,
    )
    return `<g fill="${tone.line}" opacity=".6">${rows}</g>`
  }
  return `<g fill="${tone.line}" opacity=".85"><rect x="${x - width * 0.3}" y="${y - 14}" width="${width * 0.6}" height="5" rx="1"/><rect x="${x - width * 0.18}" y="${y}" width="${width * 0.36}" height="2.5"/><rect x="${x - width * 0.12}" y="${y + 8}" width="${width * 0.24}" height="2.5"/></g>`
}

export function still(art: string, half: number, height: number, size = 0.8): Drawing {
  return place('stands', art, [-half, -height, half, 3], size, [0, -height * 0.55])
}

const caps = [gold, ink, porcelain, steel, oak] as const

export function getCap(pen: Pen): Tone {
  return pen.random.pick(caps)
}

export function drawBottle(
  pen: Pen,
  half: number,
  high: number,
  shoulder: number,
  content: Tone,
  cap: string,
  gloss = 0.6,
): string {
  const body = symmetric(
    `M0 ${-high}L16 ${-high}L18 ${-high + 14}C${half * 0.7} ${-high + 18} ${half} ${-high + shoulder * 0.6} ${half} ${-high + shoulder + 14}L${half} -14C${half} -4 ${half - 8} 0 ${half - 16} 0L0 0`,
  )
  return (
    cap +
    hard(pen, body, content, gloss, 30) +
    `<path d="M${-half + 14} ${-high + shoulder + 20}V-26" stroke="#fff" stroke-width="8" stroke-opacity=".35" stroke-linecap="round"/>`
  )
}

export function drawPump(pen: Pen, high: number, tone: Tone): string {
  return (
    hard(pen, rectangle(-6, -high - 60, 12, 62, 3), tone, 0.3, 5) +
    hard(
      pen,
      `M-66 ${-high - 74}C-60 ${-high - 88} 20 ${-high - 90} 28 ${-high - 74}L26 ${-high - 54}H-20C-44 ${-high - 56} -56 ${-high - 54} -60 ${-high - 44}L-72 ${-high - 48}Z`,
      tone,
      0.3,
      9,
    ) +
    hard(pen, rectangle(-28, -high - 12, 56, 30, 5), tone, 0.3, 10)
  )
}
