import { ellipse, pair, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Torso } from './torso.ts'

// This file draws the parts that many garments share: collars, closures, pockets and edges.

/** Draws a turned-down collar on its stand, either closed at the throat or with one button open. */
export function drawCollar(pen: Pen, isOpen = false): string {
  if (pen.isBack) {
    const stand = symmetric('M0 -12C24 -12 40 -10 47 -4C52 6 54 14 56 20C34 28 16 30 0 30')
    return pen.part(stand, 10)
  }
  const [tip, throat] = isOpen ? [30, 74] : [22, 34]
  return pair(side =>
    pen.part(
      `M${side * 43} -14C${side * 36} 8 ${side * 20} ${throat - 22} 0 ${throat}L${side * tip} ${throat + 34}L${side * 60} ${throat * 0.4 + 20}C${side * 58} 14 ${side * 54} 0 ${side * 47} -10Z`,
      9,
      {
        depth: 0.8,
        stitches: [
          `M${side * 3} ${throat + 5}L${side * tip} ${throat + 27}L${side * 54} ${throat * 0.4 + 17}`,
        ],
      },
    ),
  )
}

/** Draws a stand-up collar without an opening. */
export function drawMock(pen: Pen, height = 34): string {
  const [top, edge] = [2 - height, -4 - height]
  return pen.part(
    symmetric(`M0 ${top}C22 ${top} 38 ${edge + 2} 42 ${edge}C43 -14 45 -4 50 2C34 14 16 18 0 18`),
    16,
    { folds: [taper([-36, -8], [30, 2], 4), taper([-30, -22], [34, -16], 3)] },
  )
}

export function drawBow(pen: Pen, x: number, y: number, scale: number): string {
  const tail = (side: 1 | -1) =>
    pen.part(
      `M0 0C${side * 8} 16 ${side * 10} 40 ${side * 22} 62L${side * 6} 66C${side * 2} 40 ${side * -2} 20 0 0Z`,
      7,
    )
  const loop = (side: 1 | -1) =>
    pen.part(
      `M0 0C${side * 12} -22 ${side * 40} -24 ${side * 42} -6C${side * 42} 14 ${side * 14} 14 0 0Z`,
      9,
      { folds: [taper([0, 0], [side * 30, -6], 3)] },
    )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${pair(tail)}${pair(loop)}${pen.part(ellipse(0, 0, 7), 5)}</g>`
}

export function getRibs(half: number, top: number, bottom: number, gap = 6): string[] {
  const count = Math.max(0, Math.ceil((2 * half) / gap) - 1)
  return Array.from({ length: count }, (_, i) => {
    const x = -half + gap * (i + 1)
    return `M${x.toFixed(0)} ${top.toFixed(0)}V${bottom.toFixed(0)}`
  })
}

/** Draws the ribbed edge that gathers a hem. */
export function drawRibbedHem(
  pen: Pen,
  { hem, hemY }: Torso,
  height: number,
  tone = pen.tone,
): string {
  const top = hemY - height
  return pen.part(
    symmetric(
      `M0 ${top + 5}C55 ${top + 5} 90 ${top + 1} ${hem + 6} ${top - 1}L${hem} ${hemY}C60 ${hemY + 7} 30 ${hemY + 7} 0 ${hemY + 7}`,
    ),
    10,
    { tone, seams: getRibs(hem, top, hemY + 6) },
  )
}

/** Draws the strip of cloth under a row of buttons. */
export function drawPlacket(pen: Pen, top: number, bottom: number): string {
  const stitches = [`M-6 ${top}V${bottom}M6 ${top}V${bottom}`]
  return pen.part(rectangle(-9, top, 18, bottom - top), 5, { depth: 0.5, stitches })
}

interface ButtonStyle {
  x?: number
  r?: number
  fill?: string
}

/** Draws a column of buttons, evenly spaced from top to bottom. */
export function drawButtons(
  pen: Pen,
  top: number,
  bottom: number,
  count: number,
  { x = 0, r = 4, fill = pen.tone.lightness > 0.7 ? '#f4f0e6' : pen.tone.shade }: ButtonStyle = {},
): string {
  const gap = (bottom - top) / Math.max(1, count - 1)
  return repeat(count, i => {
    const at = `cx="${x}" cy="${(top + i * gap).toFixed(1)}"`
    return `<circle ${at} r="${r}" fill="${fill}" stroke="${pen.tone.line}"/><circle ${at} r="${r * 0.26}" fill="${pen.tone.line}"/>`
  })
}

export function drawZip(pen: Pen, x1: number, y1: number, x2: number, y2: number): string {
  const path = `M${x1} ${y1}L${x2} ${y2}`
  return `<path d="${path}" stroke="${pen.tone.deep}" stroke-width="6"/><path d="${path}" stroke="#c3c1be" stroke-width="2.5" stroke-dasharray="2 1.5"/>`
}

/** Draws a patch pocket. It is square, or pointed at the bottom like a shirt's. */
export function drawPocket(pen: Pen, x: number, y: number, half: number, point = 10): string {
  const high = half * 1.9
  return pen.part(
    `M${x - half} ${y}H${x + half}V${y + high}L${x} ${y + high + point}L${x - half} ${y + high}Z`,
    6,
    { depth: 0.55, stitches: [`M${x - half} ${y + 8}H${x + half}`] },
  )
}

export function drawFlap(pen: Pen, x: number, y: number, half: number, point = 6): string {
  return pen.part(
    `M${x - half} ${y}H${x + half}V${y + 16}L${x} ${y + 16 + point}L${x - half} ${y + 16}Z`,
    6,
    { depth: 0.65 },
  )
}

/** Draws a belt around the waist, by default of the garment's cloth. */
export function drawBelt(pen: Pen, half: number, y: number, tone = pen.tone): string {
  return pen.part(
    `M${-half - 2} ${y - 10}Q0 ${y} ${half + 2} ${y - 10}V${y + 10}Q0 ${y + 20} ${-half - 2} ${y + 10}Z`,
    8,
    { tone },
  )
}

export function drawBuckle(y: number): string {
  return `<rect x="-13" y="${y - 8}" width="26" height="25" rx="4" fill="none" stroke="#c2a365" stroke-width="4"/><path d="M-13 ${y + 4}H6" stroke="#c2a365" stroke-width="3"/>`
}
