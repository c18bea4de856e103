import type { Drawing } from '../drawing.ts'
import { gold, ink, linen, porcelain, walnut } from '../materials.ts'
import { each, ellipse, rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { board, leg, room } from './carpentry.ts'
import { drawBranches, drawVaseBody } from './vase.ts'

function drawTableOf(pen: Pen, half: number, high: number, isRound: boolean): Drawing {
  const style = pen.random.pick(['legs', 'pedestal', 'trestle'] as const)
  const metal = pen.random.chance(0.4) ? ink : pen.tone
  const under =
    style === 'pedestal' && isRound
      ? board(
          pen,
          symmetric(
            `M0 ${-high + 16}L26 ${-high + 16}C18 ${-high * 0.5} 26 ${-high * 0.3} 90 -8L90 0L0 0`,
          ),
          { tone: metal, isPatterned: metal === pen.tone, volume: 20 },
        )
      : style === 'trestle'
        ? each(
            [-half * 0.62, half * 0.62],
            x => leg(pen, x - 30, -high + 14, metal, -26) + leg(pen, x + 30, -high + 14, metal, 26),
          ) +
          board(pen, rectangle(-half * 0.6, -high * 0.46, half * 1.2, 12, 3), {
            tone: metal,
            isPatterned: metal === pen.tone,
          })
        : each([-half + 40, -half * 0.7, half * 0.7, half - 40], (x, i) =>
            leg(pen, x, -high + 14, metal, x > 0 ? 8 : -8, i % 3 ? 12 : 18),
          )
  const top = isRound
    ? board(pen, ellipse(0, -high, half, half * 0.16)) +
      board(
        pen,
        `M${-half} ${-high}C${-half} ${-high + half * 0.22} ${half} ${-high + half * 0.22} ${half} ${-high}V${-high + 12}C${half} ${-high + half * 0.22 + 12} ${-half} ${-high + half * 0.22 + 12} ${-half} ${-high + 12}Z`,
        { volume: 6 },
      )
    : board(pen, `M${-half + 40} ${-high - 30}H${half - 40}L${half} ${-high}H${-half}Z`, {
        volume: 8,
      }) + board(pen, rectangle(-half, -high, half * 2, 22, 3), { volume: 8 })
  const vase =
    pen.random.chance(0.5) && !pen.isBack
      ? `<g transform="translate(${-half * 0.34} ${-high - 12}) scale(.5)">${drawVaseBody(pen, porcelain)}${drawBranches(pen)}</g>`
      : ''
  return room(under + top + vase, half + 6, high + (vase ? 160 : 40))
}

function drawTable(pen: Pen): Drawing {
  return drawTableOf(pen, pen.random.range(250, 320), 250, pen.random.chance(0.4))
}

function drawCoffeeTable(pen: Pen): Drawing {
  return drawTableOf(pen, pen.random.range(200, 260), 140, pen.random.chance(0.6))
}

function drawDesk(pen: Pen): Drawing {
  const drawers = each(
    [0, 1],
    i =>
      board(pen, rectangle(130, -226 + i * 54, 120, 50, 3), { volume: 8 }) +
      pen.piece(rectangle(172, -206 + i * 54, 36, 7, 3), { tone: gold, volume: 3, gloss: 0.6 }),
  )
  return room(
    each([-240, 240], x => leg(pen, x, -230, pen.tone, 0, 18)) +
      board(pen, rectangle(124, -230, 132, 116, 4), { volume: 10 }) +
      (pen.isBack ? '' : drawers) +
      board(pen, rectangle(-270, -250, 540, 22, 4), { volume: 8 }),
    276,
    256,
  )
}

function drawBed(pen: Pen): Drawing {
  const head = pen.piece(rectangle(-280, -300, 560, 280, pen.random.pick([8, 40, 90])), {
    volume: 40,
    folds: Array.from({ length: 7 }, (_, i) =>
      taper([-210 + i * 70, -292], [-210 + i * 70, -120], 5),
    ),
  })
  if (pen.isBack) return room(head, 286, 306)
  const mattress = pen.piece(rectangle(-272, -150, 544, 90, 20), { tone: linen, volume: 22 })
  const pillows = each([-150, 0, 150], (x, i) =>
    pen.piece(
      `M${x - 84} -186Q${x} -206 ${x + 84} -186Q${x + 96} -150 ${x + 84} -126Q${x} -116 ${x - 84} -126Q${x - 96} -150 ${x - 84} -186Z`,
      { tone: i === 1 ? pen.accent : porcelain, volume: 26 },
    ),
  )
  const cover = pen.piece('M-286 -112Q0 -144 286 -112L292 -20Q0 -6 -292 -20Z', {
    tone: linen,
    volume: 34,
    folds: [
      taper([-230, -116], [-180, -24], 12),
      taper([40, -124], [90, -20], 12),
      taper([200, -114], [240, -24], 10),
    ],
  })
  const throwCloth = pen.piece('M-288 -62Q0 -84 288 -62L292 -16Q0 -2 -292 -16Z', {
    volume: 18,
    folds: [taper([-120, -70], [-90, -14], 9), taper([120, -72], [150, -12], 9)],
  })
  return room(
    each([-260, 260], x => leg(pen, x, -24, walnut, 0, 18)) +
      head +
      mattress +
      pillows +
      cover +
      throwCloth,
    296,
    306,
  )
}

export const furniture = {
  table: drawTable,
  'coffee-table': drawCoffeeTable,
  desk: drawDesk,
  bed: drawBed,
}
