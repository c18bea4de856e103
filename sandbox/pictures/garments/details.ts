import { type Art, at, cord, dot, line } from '../art.ts'
import { gold } from '../materials.ts'
import { block, both, ellipse, rectangle, repeat, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import type { Torso } from './torso.ts'

// This file draws the parts that many garments share: collars, closures, pockets and edges.

/** Draws the inside of a collar at the nape, which joins the tops of its two sides. */
export function drawNape(pen: Pen): string {
  const tone = { ...pen.tone, base: pen.tone.shade }
  return pen.part(symmetric('M0 -19C20 -19 36 -18 46 -12C45 0 43 8 39 16C28 9 12 8 0 8'), 8, {
    tone,
  })
}

/** Draws a turned-down collar on its stand. Its two sides meet at y = `throat`. */
export function drawCollar(pen: Pen, throat = 34): string {
  if (pen.isBack) {
    const stand = 'M0 -12C24 -12 40 -10 47 -4C52 6 54 14 56 20C34 28 16 30 0 30'
    return pen.part(symmetric(stand), 10)
  }
  const [tip, low] = [15 + throat * 0.2, throat * 0.4 + 20]
  const inner = `M43 -14C36 8 20 ${throat - 22} 0 ${throat}L${tip} ${throat + 34}`
  const stitches = [`M3 ${throat + 5}L${tip} ${throat + 27}L54 ${low - 3}`]
  const path = `${inner}L60 ${low}C58 14 54 0 47 -10Z`
  return drawNape(pen) + drawSides(pen, path, 9, () => ({ depth: 0.8, stitches }))
}

/** Draws a stand-up collar without an opening. */
export function drawMock(pen: Pen, height: number): string {
  const [top, edge] = [2 - height, -4 - height]
  const side = `M0 ${top}C22 ${top} 38 ${edge + 2} 42 ${edge}C43 -14 45 -4 50 2C34 14 16 18 0 18`
  const folds = [taper([-36, -8], [30, 2], 4), taper([-30, -22], [34, -16], 3)]
  return pen.part(symmetric(side), 16, { folds })
}

/** Draws a hood that hangs open around the neck. */
export function drawHood(pen: Pen): Art {
  const outside = symmetric('M0 -74C44 -76 70 -40 66 6C60 30 30 46 0 48')
  const hood = pen.part(outside, 26, { folds: [taper([0, -70], [4, 30], 5)] })
  if (pen.isBack) return hood
  const inside = symmetric('M0 -58C32 -58 50 -34 47 0C36 34 18 44 0 46')
  return [
    hood,
    pen.part(inside, 22, { tone: { ...pen.tone, base: pen.tone.deep, pale: pen.tone.shade } }),
    drawSides(pen, 'M64 -6C70 26 40 50 0 60C20 40 42 26 48 -4Z', 10),
  ]
}

export function drawBow(pen: Pen, x: number, y: number, scale: number): string {
  const folds = [taper([0, 0], [30, -6], 3)]
  const bow = [
    drawSides(pen, 'M0 0C8 16 10 40 22 62L6 66C2 40 -2 20 0 0Z', 7),
    drawSides(pen, 'M0 0C12 -22 40 -24 42 -6C42 14 14 14 0 0Z', 9, () => ({ folds })),
    pen.part(ellipse(0, 0, 7), 5),
  ]
  return at(x, y, bow, 0, scale)
}

export function getRibs(half: number, top: number, bottom: number, gap = 6): string[] {
  const count = Math.max(0, Math.ceil((2 * half) / gap) - 1)
  const [from, to] = [top.toFixed(0), bottom.toFixed(0)]
  return [repeat(count, i => `M${(gap * (i + 1) - half).toFixed(0)} ${from}V${to}`)]
}

/** Draws the ribbed edge that gathers a hem. */
export function drawRibbedHem(pen: Pen, { hem, hemY }: Torso, tone: Tone): string {
  const top = hemY - 22
  const upper = `M0 ${top + 5}C55 ${top + 5} 90 ${top + 1} ${hem + 2} ${top - 1}`
  const edge = symmetric(`${upper}L${hem} ${hemY}C60 ${hemY + 7} 30 ${hemY + 7} 0 ${hemY + 7}`)
  return pen.part(edge, 10, { tone, seams: getRibs(hem, top, hemY + 6) })
}

/** Draws a strip of cloth with a column of buttons, evenly spaced. */
export function drawPlacket(pen: Pen, top: number, bottom: number, count: number): Art {
  const stitches = [both(`M6 ${top}V${bottom}`)]
  const strip = pen.part(block(9, top, bottom), 5, { depth: 0.5, stitches })
  return [strip, drawButtons(pen, top + 24, bottom - 36, count)]
}

/** Draws a column of buttons. Buttons made of a different material than the garment are larger. */
export function drawButtons(
  { tone }: Pen,
  top: number,
  bottom: number,
  count: number,
  color?: string,
): string {
  const r = color ? 6 : 4
  const own = color ?? (tone.lightness > 0.7 ? '#f4f0e6' : tone.shade)
  const button = [dot(0, 0, r + 0.5, tone.line), dot(0, 0, r - 0.5, own), dot(0, 0, 1.5, tone.line)]
  const gap = (bottom - top) / Math.max(1, count - 1)
  return repeat(count, i => at(0, top + i * gap, button))
}

export function drawZip({ tone }: Pen, path: string): string {
  return line(path, tone.deep, 6) + line(path, '#c3c1be', 2.5, 1, '2 1.5')
}

/** Draws a patch pocket, or a flap if it is low. */
export function drawPocket(
  pen: Pen,
  x: number,
  y: number,
  half: number,
  high = 1.9 * half,
): string {
  const shield = `M${-half} 0H${half}V${high}L0 ${high + 6}L${-half} ${high}Z`
  return at(x, y, pen.part(shield, 6, { depth: 0.6, stitches: [`M${-half} 8H${half}`] }))
}

/**
 * Draws a belt around the waist, either of the garment's
 * cloth or in a different color with a buckle.
 */
export function drawBelt(pen: Pen, half: number, y: number, tone = pen.tone): Art {
  const path = `M${-half - 2} -10Q0 0 ${half + 2} -10V10Q0 20 ${-half - 2} 10Z`
  const buckle = cord(`${rectangle(-13, -8, 26, 25, 4)}M-13 4H6`, 3.5, gold)
  return at(0, y, [pen.part(path, 8, { tone }), tone !== pen.tone && !pen.isBack && buckle])
}
