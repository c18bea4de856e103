import type { Drawing } from '../drawing.ts'
import { gold, ink, porcelain } from '../materials.ts'
import { each, rectangle, repeat } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'
import { board, leg, room } from './carpentry.ts'
import { drawVaseBody } from './vase.ts'

/** A box on legs with a divided front. */
function drawCase(
  pen: Pen,
  half: number,
  high: number,
  columns: number,
  rows: number,
  kind: 'drawers' | 'doors' | 'open',
  clear = 50,
): Drawing {
  const metal = pen.random.chance(0.5) ? gold : ink
  const legs = each([-half + 30, half - 30], x =>
    leg(pen, x, -clear, pen.random.chance(0.5) ? ink : pen.tone, x > 0 ? 6 : -6, 16),
  )
  const body = board(pen, rectangle(-half, -high, half * 2, high - clear, 6), { volume: 18 })
  if (pen.isBack)
    return room(
      legs +
        body +
        board(pen, rectangle(-half + 14, -high + 14, half * 2 - 28, high - clear - 28, 2), {
          volume: 8,
          tone: { ...pen.tone, base: pen.tone.shade },
        }),
      half + 6,
      high + 6,
    )
  const [w, h] = [(half * 2 - 20) / columns, (high - clear - 20) / rows]
  const colors = [pen.accent.base, '#b6a48d', '#6f7f86', '#a4512c', '#e4dccb', '#4b5548', '#8b6f5a']
  const cells = repeat(columns * rows, i => {
    const x = -half + 10 + (i % columns) * w
    const y = -high + 10 + Math.floor(i / columns) * h
    if (kind !== 'open') {
      const knob =
        kind === 'doors'
          ? pen.piece(
              rectangle(i % columns === 0 ? x + w - 18 : x + 10, y + h * 0.42, 6, h * 0.16, 3),
              { tone: metal, volume: 3, gloss: 0.6 },
            )
          : pen.piece(rectangle(x + w / 2 - 24, y + h * 0.36, 48, 8, 4), {
              tone: metal,
              volume: 4,
              gloss: 0.6,
            })
      return board(pen, rectangle(x + 3, y + 3, w - 6, h - 6, 3), { volume: 10 }) + knob
    }
    const books = repeat(7, b => {
      const tall = h * (0.5 + ((b * 37 + i * 53) % 40) / 100)
      const wide = 9 + ((b * 17 + i * 29) % 9)
      return (b + i) % 6 === 5
        ? ''
        : `<rect x="${x + 12 + b * 18}" y="${y + h - 4 - tall}" width="${wide}" height="${tall}" fill="${mixColors(colors[(b * 3 + i) % colors.length] ?? '#b6a48d', '#e9e2d6', 0.25)}"/>`
    })
    const object =
      i % 3 === 1
        ? `<g transform="translate(${x + w - 34} ${y + h - 4}) scale(.24)">${drawVaseBody(pen, porcelain)}</g>`
        : ''
    return (
      pen.piece(rectangle(x + 3, y + 3, w - 6, h - 7, 1), {
        tone: { ...pen.tone, base: pen.tone.deep },
        isPatterned: false,
        volume: 10,
      }) +
      books +
      object
    )
  })
  return room(legs + body + cells, half + 6, high + 6)
}

function drawDresser(pen: Pen): Drawing {
  return drawCase(pen, 220, 330, 2, 3, 'drawers')
}

function drawBookcase(pen: Pen): Drawing {
  return drawCase(pen, pen.random.pick([150, 200]), 560, pen.random.pick([1, 2]), 5, 'open', 14)
}

function drawCabinet(pen: Pen): Drawing {
  return pen.random.chance(0.5)
    ? drawCase(pen, 280, 260, 3, 1, 'doors')
    : drawCase(pen, 170, 430, 2, 1, 'doors')
}

export const storage = { dresser: drawDresser, bookcase: drawBookcase, cabinet: drawCabinet }
