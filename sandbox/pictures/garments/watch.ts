import type { Drawing } from '../drawing.ts'
import { gold, ink, porcelain, steel } from '../materials.ts'
import { ellipse, rectangle, repeat } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { place } from './poses.ts'
import { getMetal } from './stones.ts'

function drawWatch(pen: Pen): Drawing {
  const { random } = pen
  const { metal } = getMetal(pen)
  const r = random.range(62, 78)
  const isSquare = random.chance(0.25)
  const strapTone = random.chance(0.6) ? (metal === pen.tone ? pen.accent : pen.tone) : metal
  const links =
    strapTone === metal
      ? Array.from({ length: 9 }, (_, i) => `M-44 ${-r - 24 - i * 22}H44M-44 ${r + 24 + i * 22}H44`)
      : []
  const band = (side: 1 | -1) =>
    pen.piece(
      `M-44 ${side * (r - 12)}L44 ${side * (r - 12)}L34 ${side * 280}Q0 ${side * 294} -34 ${side * 280}Z`,
      {
        tone: strapTone,
        volume: 18,
        seams: links,
        gloss: strapTone === metal ? 0.5 : 0.1,
        stitches:
          strapTone === metal
            ? []
            : [`M-36 ${side * (r + 6)}L-27 ${side * 272}M36 ${side * (r + 6)}L27 ${side * 272}`],
      },
    )
  const body = isSquare ? rectangle(-r, -r, 2 * r, 2 * r, 22) : ellipse(0, 0, r)
  const face = isSquare
    ? rectangle(-r + 12, -r + 12, 2 * r - 24, 2 * r - 24, 14)
    : ellipse(0, 0, r - 12)
  const dial = random.pick([porcelain, ink, pen.accent])
  const mark = dial.lightness > 0.6 ? '#3a3734' : '#ece6da'
  const marks = repeat(
    12,
    i =>
      `<path d="M0 ${-r + 18}V${-r + (i % 3 ? 25 : 31)}" stroke="${mark}" stroke-width="${i % 3 ? 2 : 3.5}" transform="rotate(${i * 30})"/>`,
  )
  const hands = `<g stroke="${mark}" stroke-linecap="round"><path d="M0 0L${-r * 0.3} ${-r * 0.28}" stroke-width="5"/><path d="M0 0L${r * 0.28} ${-r * 0.5}" stroke-width="3.500"/><path d="M0 8L6 ${r * 0.55}" stroke="${gold.base}" stroke-width="1.500"/></g><circle r="4" fill="${mark}"/>`
  const crown = pen.piece(rectangle(r - 2, -9, 14, 18, 4), {
    tone: metal,
    isPatterned: false,
    volume: 5,
    gloss: 0.6,
  })
  const front = pen.isBack
    ? pen.piece(face, { tone: steel, volume: 12, gloss: 0.5 })
    : pen.piece(face, { tone: dial, volume: 12 }) +
      marks +
      hands +
      `<path d="M${-r * 0.6} ${-r * 0.5}Q${-r * 0.1} ${-r * 0.9} ${r * 0.4} ${-r * 0.62}L${-r * 0.5} ${r * 0.2}Z" fill="#fff" opacity=".13"/>`
  return place(
    'lies',
    band(1) +
      band(-1) +
      crown +
      pen.piece(body, { tone: metal, isPatterned: false, volume: 14, gloss: 0.8 }) +
      front,
    [-92, -296, 98, 296],
    0.9,
    [0, 0],
  )
}

export const watch = { watch: drawWatch }
