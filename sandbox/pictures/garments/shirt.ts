import type { Drawing } from '../drawing.ts'
import { rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawLegs } from './legs.ts'
import { drawBow, drawMock, drawWorn } from './top.ts'
import { type Sleeve, type Torso, womanTorso } from './torso.ts'

/** A turned-down collar on its stand, closed at the throat or open by one button. */
export function drawShirtCollar(pen: Pen, isOpen: boolean): string {
  if (pen.isBack) {
    return pen.piece(
      symmetric(
        [0, -12],
        [
          [24, -12, 40, -10, 47, -4],
          [52, 6, 54, 14, 56, 20],
          [34, 28, 16, 30, 0, 30],
        ],
      ),
      { volume: 10 },
    )
  }
  const tip = isOpen ? 30 : 22
  const throat = isOpen ? 74 : 34
  return ([-1, 1] as const)
    .map(side =>
      pen.piece(
        `M${side * 43} -14C${side * 36} 8 ${side * 20} ${throat - 22} 0 ${throat}L${side * tip} ${throat + 34}L${side * 60} ${throat * 0.4 + 20}C${side * 58} 14 ${side * 54} 0 ${side * 47} -10Z`,
        {
          volume: 9,
          depth: 0.8,
          stitches: [
            `M${side * 3} ${throat + 5}L${side * tip} ${throat + 27}L${side * 54} ${throat * 0.4 + 17}`,
          ],
        },
      ),
    )
    .join('')
}

function drawButtons(pen: Pen, top: number, bottom: number, count: number, x = 0): string {
  const gap = (bottom - top) / Math.max(1, count - 1)
  const fill = pen.tone.lightness > 0.7 ? '#f4f0e6' : pen.tone.shade
  return Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${x}" cy="${(top + i * gap).toFixed(1)}" r="3.800" fill="${fill}" stroke="${pen.tone.line}" stroke-width="1"/><circle cx="${x}" cy="${(top + i * gap).toFixed(1)}" r="1" fill="${pen.tone.line}"/>`,
  ).join('')
}

export function drawShirt(pen: Pen): Drawing {
  const { random } = pen
  const isOpen = random.chance(0.5)
  const isLoose = random.chance(0.5)
  const torso: Torso = {
    ...womanTorso,
    neck: isOpen ? 'v' : 'crew',
    neckHalf: 44,
    shoulder: isLoose ? 124 : 114,
    chest: isLoose ? 118 : 104,
    waist: isLoose ? 116 : 96,
    hip: isLoose ? 118 : 106,
    hem: isLoose ? 112 : 102,
    hemY: random.range(350, 400),
    hemCurve: random.pick([6, 34]),
  }
  const sleeve = random.pick<Sleeve>(['long', 'long', 'long', 'short', 'elbow'])
  const bottom = torso.hemY + (torso.hemCurve ?? 0)
  const top = isOpen ? 118 : 40
  const over: string[] = []
  if (!pen.isBack) {
    over.push(
      pen.piece(rectangle(-10, top - 6, 20, bottom - top + 4), {
        volume: 5,
        depth: 0.5,
        stitches: [`M-7 ${top}V${bottom}M7 ${top}V${bottom}`],
      }),
    )
    over.push(drawButtons(pen, top + 20, bottom - 40, 6))
    if (random.chance(0.6)) over.push(drawPatchPocket(pen, 56, 96, random.chance(0.4)))
    if (random.chance(0.3)) over.push(drawPatchPocket(pen, -56, 96, false))
  }
  over.push(drawShirtCollar(pen, isOpen))
  const seams = pen.isBack
    ? ['M-112 62Q0 74 112 62', 'M-6 66V200M6 66V200']
    : ['M-108 48L-50 26M108 48L50 26']
  const art = drawWorn(pen, torso, sleeve, {
    sleeves: { width: isLoose ? 1.15 : 1.02, cuff: sleeve === 'long' ? 30 : 12 },
    seams,
    looseness: 0.35,
    over: over.join(''),
  })
  const wide = torso.shoulder + (sleeve === 'long' ? 76 : 52)
  return {
    art,
    box: [-wide, -16, wide, Math.max(bottom, sleeve === 'long' ? 436 : 0) + 6],
    focus: [-6, 70],
    pose: 'hangs',
    hook: [0, -10],
  }
}

function drawPatchPocket(pen: Pen, x: number, y: number, hasFlap: boolean): string {
  const pocket = pen.piece(
    `M${x - 23} ${y}H${x + 23}V${y + 44}L${x} ${y + 54}L${x - 23} ${y + 44}Z`,
    {
      volume: 6,
      depth: 0.5,
      stitches: [`M${x - 23} ${y + 8}H${x + 23}`],
    },
  )
  if (!hasFlap) return pocket
  return `${pocket}${pen.piece(`M${x - 25} ${y - 4}H${x + 25}V${y + 10}L${x} ${y + 19}L${x - 25} ${y + 10}Z`, { volume: 6, depth: 0.6 })}`
}

/** Softer than a shirt: gathers, bows, wide sleeves. */
export function drawBlouse(pen: Pen): Drawing {
  const { random } = pen
  const style = random.pick(['bow', 'v', 'mock', 'peplum', 'collar'] as const)
  const torso: Torso = {
    ...womanTorso,
    neck: style === 'v' || style === 'peplum' ? 'v' : 'crew',
    neckHalf: 42,
    shoulder: 110,
    chest: 100,
    waist: style === 'peplum' ? 82 : 100,
    waistY: 220,
    hip: 104,
    hem: style === 'peplum' ? 128 : 112,
    hemY: style === 'peplum' ? 306 : random.range(320, 370),
    hemCurve: 12,
  }
  const sleeve = random.pick<Sleeve>(['balloon', 'balloon', 'puff', 'bell', 'long', 'flutter'])
  const over: string[] = []
  const seams: string[] = []
  if (style === 'peplum') seams.push('M-84 220Q0 230 84 220')
  if (style === 'mock') over.push(drawMock(pen, 26))
  if (style === 'collar') over.push(drawShirtCollar(pen, false))
  if (style === 'bow') over.push(drawMock(pen, 14), pen.isBack ? '' : drawBow(pen, 0, 30, 1.35))
  if (!pen.isBack && style !== 'bow')
    over.push(drawButtons(pen, style === 'v' || style === 'peplum' ? 134 : 60, torso.hemY - 20, 7))
  if (!pen.isBack && style === 'v') seams.push(`M0 118V${torso.hemY + 10}`)
  const gathers = [-60, -44, -28, 28, 44, 60].map(x =>
    taper([x, 40], [x * 1.05 + random.range(-4, 4), 130], 4),
  )
  const art = drawWorn(pen, torso, sleeve, {
    looseness: 0.9,
    folds: gathers,
    seams,
    over: over.join(''),
    sleeves: { cuff: sleeve === 'balloon' || sleeve === 'long' ? 22 : 8, width: 1.08 },
  })
  const isLong = sleeve !== 'puff' && sleeve !== 'flutter'
  const wide = torso.shoulder + (isLong ? 96 : 56)
  return {
    art,
    box: [-wide, style === 'mock' ? -26 : -14, wide, Math.max(torso.hemY + 14, isLong ? 440 : 0)],
    focus: [-10, 70],
    pose: 'hangs',
    hook: [0, -10],
  }
}

export function drawPyjamas(pen: Pen): Drawing {
  const { random } = pen
  const torso: Torso = {
    ...womanTorso,
    neck: 'v',
    neckHalf: 42,
    shoulder: 116,
    chest: 110,
    waist: 110,
    hip: 112,
    hem: 114,
    hemY: 316,
  }
  const isLong = random.chance(0.6)
  const legs = `<g transform="translate(0 262)">${drawLegs(pen, { waist: 84, hip: 110, knee: 54, hem: 54, hemY: isLong ? 470 : 236, rise: 138, band: 20, folds: 3, isElastic: true })}</g>`
  const piping = pen.isBack
    ? ''
    : `<path d="M-44 -2Q-24 60 0 118Q24 60 44 -2M0 118V322" fill="none" stroke="${pen.accent.pale}" stroke-width="3"/>${drawButtons(pen, 140, 300, 4, 8)}`
  const shirt = drawWorn(pen, torso, isLong ? 'long' : 'short', {
    looseness: 0.6,
    over: piping + drawShirtCollar(pen, true),
    sleeves: { width: 1.15, cuff: 20 },
  })
  return {
    art: legs + shirt,
    box: [-194, -14, 194, isLong ? 738 : 504],
    focus: [-10, 80],
    pose: 'hangs',
    hook: [0, -10],
  }
}
