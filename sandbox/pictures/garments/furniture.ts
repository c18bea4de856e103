import { type Art, at, dot, fill } from '../art.ts'
import { type Drawing, type Garments, stand } from '../drawing.ts'
import { gold, ink, linen, oak, porcelain, walnut } from '../materials.ts'
import { block, both, each, ellipse, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { PartOptions, Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'
import { drawBranches, drawVase } from './home.ts'
import { drawPillow } from './textiles.ts'

function getWood(pen: Pen): Tone {
  return pen.random.pick([oak, walnut, ink])
}

/** Draws boards and frames in the product's color. */
function board(pen: Pen, path: string, volume = 12, options: PartOptions = {}): string {
  return pen.part(path, volume, { depth: 0.6, ...options })
}

/** Draws a leg on each side, at distance `x` from the middle; both lean outward. */
function drawLegs(pen: Pen, x: number, top: number, tone: Tone, lean = 8, width = 16): string {
  const [foot, half] = [x + lean, width / 2]
  const path = `M${x - half} ${top}L${x + half} ${top}L${foot + half * 0.6} 0L${foot - half * 0.6} 0Z`
  return both(path, leg => pen.part(leg, 6, { tone }))
}

function drawSeating(pen: Pen, half: number, seats: number): Drawing {
  const { random, accent } = pen
  const wood = getWood(pen)
  const [back, seat, base] = [-random.range(210, 250), -124, -44]
  const arm = random.range(34, 56)
  const round = random.pick([10, 26, 46])
  const legs = drawLegs(pen, half - 40, base, wood, 10, 18)
  const seams = [`M0 ${back}V${base}`]
  if (pen.isBack) return stand([legs, pen.part(block(half, back + 8, base, round), 40, { seams })])
  const width = (half * 2 - arm * 2) / seats
  const folds = [taper([14, 10], [width * 0.4, 26], 6)]
  const cushion = [
    pen.part(rectangle(1, 0, width - 2, 120, 22), 30, { folds }),
    pen.part(rectangle(0, seat - back - 14, width, 54, 18), 22),
  ]
  const armrest = rectangle(half - arm, -176, arm, 176 + base, Math.min(round, arm / 2))
  return stand([
    legs,
    pen.part(block(half - arm * 0.6, back, back + 180, round), 34),
    repeat(seats, i => at(arm - half + i * width, back + 14, cushion)),
    random.chance(0.6) && drawPillow(pen, arm + 50 - half, seat - 34, 44, accent),
    pen.part(block(half - arm * 0.5, seat + 48, base, 8), 16),
    each([0, 2 * half - arm], x => at(-x, 0, pen.part(armrest, 26))),
  ])
}

/** Draws a table, with `drawers` under its top. */
function drawTable(pen: Pen, half: number, high: number, isRound: boolean, drawers?: Art) {
  const { random } = pen
  const tone = random.pick([ink, pen.tone])
  const under = 14 - high
  const foot = `M0 ${under}L26 ${under}C18 ${-high * 0.5} 26 ${-high * 0.3} 90 -8L90 0L0 0`
  const legs = [
    drawLegs(pen, half * 0.7, under, tone, 8, 12),
    drawLegs(pen, half - 40, under, tone, 8, 18),
  ]
  const trestles = [
    [-30, 30].map(x => drawLegs(pen, half * 0.62 + x, under, tone, x * 0.9)),
    pen.part(block(half * 0.6, -high * 0.46, 12 - high * 0.46, 3), 8, { tone }),
  ]
  const pedestal = pen.part(symmetric(foot), 20, { tone })
  const rim = `M${-half} 0C${-half} ${half * 0.22} ${half} ${half * 0.22} ${half} 0V12C${half} ${half * 0.22 + 12} ${-half} ${half * 0.22 + 12} ${-half} 12Z`
  const [top, edge] = isRound
    ? [ellipse(0, 0, half, half * 0.16), rim]
    : [`M${40 - half} -30H${half - 40}L${half} 0H${-half}Z`, block(half, 0, 22, 3)]
  const vase = at(-half * 0.34, -high - 12, [drawVase(pen, porcelain), drawBranches(pen)], 0, 0.5)
  return stand([
    random.pick<Art>([legs, isRound ? pedestal : trestles]),
    drawers,
    at(0, -high, board(pen, top, 8) + board(pen, edge, 7)),
    random.chance(0.5) && !pen.isBack && vase,
  ])
}

const bookColors = ['#b6a48d', '#6f7f86', '#a4512c', '#e4dccb', '#4b5548', '#8b6f5a']

/**
 * Draws books, and occasionally a vase, on a shelf of the given
 * width and height. The origin is the shelf's bottom left corner.
 */
function drawBooks(pen: Pen, wide: number, high: number, seed: number): Art {
  const books = repeat(Math.floor(wide / 18) - 1, i => {
    const number = i * 37 + seed * 53
    const color = mixColors(bookColors[number % 6] ?? pen.accent.base, '#e9e2d6', 0.25)
    const tall = number % 6 === 5 ? 0 : high * (0.5 + (number % 40) / 100)
    return fill(rectangle(12 + i * 18, -tall, 9 + (number % 9), tall), color)
  })
  return [books, seed % 3 === 1 && at(wide - 34, 0, drawVase(pen, porcelain), 0, 0.24)]
}

/** Draws a box on legs with a divided front. */
function drawCase(
  pen: Pen,
  [half, high, clear]: readonly [half: number, high: number, clear: number],
  [columns, rows]: readonly [columns: number, rows: number],
  front: 'drawers' | 'doors' | 'open',
): Drawing {
  const { random, tone } = pen
  const knob = { tone: random.pick([gold, ink]), gloss: 0.6 }
  const base = [
    drawLegs(pen, half - 30, -clear, random.pick([ink, tone]), 6),
    board(pen, block(half, -high, -clear, 6), 18),
  ]
  const inside = { tone: { ...tone, base: front === 'open' ? tone.deep : tone.shade } }
  if (pen.isBack)
    return stand([base, board(pen, block(half - 14, 14 - high, -clear - 14, 2), 8, inside)])
  const [w, h] = [(half * 2 - 20) / columns, (high - clear - 20) / rows]
  const cells = repeat(columns * rows, i => {
    const cell = rectangle(3, 3, w - 6, h - 6, 3)
    const door = rectangle(i % columns ? 10 : w - 18, h * 0.42, 6, h * 0.16, 3)
    const drawer = rectangle(w / 2 - 24, h * 0.36, 48, 8, 4)
    const content =
      front === 'open'
        ? [pen.part(cell, 10, inside), at(0, h - 4, drawBooks(pen, w, h, i))]
        : board(pen, cell, 10) + pen.part(front === 'doors' ? door : drawer, 4, knob)
    return at(10 - half + (i % columns) * w, 10 - high + Math.floor(i / columns) * h, content)
  })
  return stand([base, cells])
}

export const furniture = {
  sofa(pen) {
    const seats = pen.random.pick([2, 3, 3])
    return drawSeating(pen, 110 + seats * 70, seats)
  },
  armchair: pen => drawSeating(pen, pen.random.range(130, 165), 1),

  chair(pen) {
    const wood = getWood(pen)
    const legs = drawLegs(pen, 59, -190, wood, 17, 12) + drawLegs(pen, 84, -190, wood, 12)
    const padded = 'M0 -430C60 -430 96 -420 98 -380C104 -300 100 -250 92 -216L0 -206'
    const shell = 'M0 -440C60 -440 130 -420 120 -330C116 -270 110 -210 90 -196L0 -190'
    const spindles = each([-78, -52, -26, 0, 26, 52, 78], x =>
      pen.part(rectangle(x - 4, -410, 8, 200), 5),
    )
    const rail = pen.part('M-104 -420Q0 -450 104 -420V-388Q0 -418 -104 -388Z', 10)
    const seat = (tone: Tone) =>
      pen.part('M-104 -214Q0 -230 104 -214L114 -186Q0 -168 -114 -186Z', 18, { tone })
    const parts = pen.random.pick<readonly Art[]>([
      [pen.part(symmetric(padded), 34), seat(pen.tone)],
      [pen.part(symmetric(shell), 40, { gloss: 0.25 })],
      [spindles, rail, seat(wood)],
    ])
    return stand([legs, pen.isBack ? parts.toReversed() : parts])
  },

  stool(pen) {
    const wood = getWood(pen)
    const [high, half] = [pen.random.pick([200, 270, 330]), pen.random.range(84, 112)]
    return stand([
      [0.3, 0.7].map(x => drawLegs(pen, x * half, -high, wood, x * 40, 13)),
      pen.part(block(half * 0.8, -high * 0.36, 8 - high * 0.36), 4, { tone: wood }),
      pen.part(block(half, -high - 44, -high + 6, 22), 20),
    ])
  },

  bench(pen) {
    const half = pen.random.range(210, 270)
    const tufts = each([-0.64, -0.32, 0, 0.32, 0.64], x => dot(x * half, -150, 5, pen.tone.deep))
    return stand([
      drawLegs(pen, half - 36, -120, getWood(pen), pen.random.range(-10, 24), 18),
      pen.part(block(half, -176, -116, pen.random.pick([8, 22])), 24),
      pen.random.chance(0.5) && tufts,
    ])
  },

  table: pen => drawTable(pen, pen.random.range(250, 320), 250, pen.random.chance(0.4)),
  'coffee-table': pen => drawTable(pen, pen.random.range(200, 260), 140, pen.random.chance(0.6)),

  desk(pen) {
    const half = pen.random.range(230, 290)
    const drawer = [
      board(pen, block(62, 0, 54, 3), 8),
      !pen.isBack && pen.part(block(18, 22, 29, 3), 3, { tone: gold }),
    ]
    const x = pen.random.pick([1, -1]) * (half - 120)
    return drawTable(
      pen,
      half,
      250,
      false,
      each([-234, -178], y => at(x, y, drawer)),
    )
  },

  bed(pen) {
    const { random, accent } = pen
    const high = random.range(240, 320)
    const tufts = [-3, -2, -1, 0, 1, 2, 3].map(i => taper([i * 70, 8 - high], [i * 70, -120], 5))
    const head = pen.part(block(280, -high, -20, random.pick([8, 40, 90])), 40, {
      folds: random.pick([tufts, tufts, []]),
    })
    if (pen.isBack) return stand(head)
    const folds = [taper([-230, -116], [-180, -24], 12), taper([40, -124], [90, -20], 12)]
    return stand([
      drawLegs(pen, 260, -24, walnut, 0, 18),
      head,
      pen.part(block(272, -150, -60, 20), 22, { tone: linen }),
      each([-150, 0, 150], x => drawPillow(pen, x, -158, 84, x ? porcelain : accent)),
      pen.part('M-286 -112Q0 -144 286 -112L292 -20Q0 -6 -292 -20Z', 34, { tone: linen, folds }),
      pen.part('M-288 -62Q0 -84 288 -62L292 -16Q0 -2 -292 -16Z', 18),
    ])
  },

  dresser(pen) {
    const cells = [pen.random.pick([1, 2]), pen.random.pick([3, 4])] as const
    return drawCase(pen, [pen.random.range(190, 240), 330, 50], cells, 'drawers')
  },
  bookcase(pen) {
    const cells = [pen.random.pick([1, 2]), pen.random.pick([4, 5, 6])] as const
    return drawCase(pen, [pen.random.pick([150, 200]), 560, 14], cells, 'open')
  },
  cabinet(pen) {
    const columns = pen.random.pick([2, 2, 3])
    const high = pen.random.range(240, 430)
    return drawCase(pen, [columns * 60 + 60 + (430 - high) * 0.2, high, 50], [columns, 1], 'doors')
  },
} satisfies Garments
