import { type Art, at, dot, fill, line } from '../art.ts'
import { type Drawing, type Garments, stand } from '../drawing.ts'
import { gold, ink, linen, porcelain, walnut } from '../materials.ts'
import { block, each, ellipse, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'
import { board, drawBranches, drawPillow, drawVase, getWood, leg } from './carpentry.ts'

function drawSeating(pen: Pen, half: number, seats: number): Drawing {
  const { random, accent } = pen
  const wood = getWood(pen)
  const [back, seat, base] = [-random.range(210, 250), -124, -44]
  const arm = random.range(34, 56)
  const round = random.pick([10, 26, 46])
  const legs = each([40 - half, half - 40], x => leg(pen, x, base, wood, x < 0 ? -10 : 10, 18))
  if (pen.isBack)
    return stand([
      legs,
      pen.part(block(half, back + 8, base, round), 40, { seams: [`M0 ${back}V${base}`] }),
    ])
  const width = (half * 2 - arm * 2) / seats
  const folds = [
    taper([14, 10], [width * 0.4, 26], 6),
    taper([width * 0.5, 78], [width * 0.52, 46], 8),
  ]
  const low = seat - back - 14
  const seams = [`M8 ${low + 40}H${width - 8}`]
  const cushion = [
    pen.part(rectangle(1, 0, width - 2, 120, 22), 30, { folds }),
    pen.part(rectangle(0, low, width, 54, 18), 22, { seams }),
  ]
  const arms = each([-half, half - arm], x =>
    pen.part(rectangle(x, -176, arm, 176 + base, Math.min(round, arm / 2)), 26),
  )
  const pillow = drawPillow(pen, arm + 50 - half, seat - 34, 44, accent)
  return stand([
    legs,
    pen.part(block(half - arm * 0.6, back, back + 180, round), 34),
    Array.from({ length: seats }, (_, i) => at(arm - half + i * width, back + 14, cushion)),
    random.chance(0.6) && pillow,
    pen.part(block(half - arm * 0.5, seat + 48, base, 8), 16),
    arms,
  ])
}

function drawTable(pen: Pen, half: number, high: number, isRound: boolean): Drawing {
  const { random } = pen
  const metal = random.chance(0.4) ? ink : pen.tone
  const foot = `M0 ${16 - high}L26 ${16 - high}C18 ${-high * 0.5} 26 ${-high * 0.3} 90 -8L90 0L0 0`
  const trestle = (x: number) =>
    leg(pen, x - 30, 14 - high, metal, -26) + leg(pen, x + 30, 14 - high, metal, 26)
  const styles = {
    legs: () =>
      each([40 - half, -half * 0.7, half * 0.7, half - 40], (x, i) =>
        leg(pen, x, 14 - high, metal, x > 0 ? 8 : -8, i % 3 ? 12 : 18),
      ),
    pedestal: () => pen.part(symmetric(foot), 20, { tone: metal }),
    trestle: () =>
      each([-half * 0.62, half * 0.62], trestle) +
      pen.part(block(half * 0.6, -high * 0.46, 12 - high * 0.46, 3), 8, { tone: metal }),
  }
  const style = random.pick(['legs', isRound ? 'pedestal' : 'trestle'] as const)
  const rim = `M${-half} 0C${-half} ${half * 0.22} ${half} ${half * 0.22} ${half} 0V12C${half} ${half * 0.22 + 12} ${-half} ${half * 0.22 + 12} ${-half} 12Z`
  const top = isRound
    ? board(pen, ellipse(0, 0, half, half * 0.16)) + board(pen, rim, 6)
    : board(pen, `M${40 - half} -30H${half - 40}L${half} 0H${-half}Z`, 8) +
      board(pen, block(half, 0, 22, 3), 8)
  const vase = at(-half * 0.34, -high - 12, [drawVase(pen, porcelain), drawBranches(pen)], 0, 0.5)
  return stand([styles[style](), at(0, -high, top), random.chance(0.5) && !pen.isBack && vase])
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
    const tall = high * (0.5 + (number % 40) / 100)
    return number % 6 === 5
      ? ''
      : fill(rectangle(12 + i * 18, -tall, 9 + (number % 9), tall), color)
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
  const wood = random.pick([ink, tone])
  const base = [
    each([30 - half, half - 30], x => leg(pen, x, -clear, wood, x > 0 ? 6 : -6, 16)),
    board(pen, block(half, -high, -clear, 6), 18),
  ]
  const inside = { tone: { ...tone, base: front === 'open' ? tone.deep : tone.shade } }
  if (pen.isBack)
    return stand([base, board(pen, block(half - 14, 14 - high, -clear - 14, 2), 8, inside)])
  const [w, h] = [(half * 2 - 20) / columns, (high - clear - 20) / rows]
  const cells = Array.from({ length: columns * rows }, (_, i) => {
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
    return drawSeating(pen, seats === 2 ? 250 : 320, seats)
  },
  armchair: pen => drawSeating(pen, pen.random.range(130, 165), 1),

  chair(pen) {
    const wood = getWood(pen)
    const legs = each(
      [-84, 84],
      x => leg(pen, x * 0.7, -190, wood, x * 0.2, 12) + leg(pen, x, -190, wood, x * 0.14, 16),
    )
    const padded =
      'M0 -430C60 -430 96 -420 98 -380C104 -300 100 -250 92 -216C40 -206 20 -204 0 -204'
    const shell = 'M0 -440C60 -440 130 -420 120 -330C116 -270 110 -210 90 -196Q0 -188 0 -188'
    const spindles = each([-78, -52, -26, 0, 26, 52, 78], x =>
      pen.part(rectangle(x - 4, -410, 8, 200), 5),
    )
    const rail = pen.part('M-104 -420Q0 -450 104 -420V-388Q0 -418 -104 -388Z', 10)
    const style = pen.random.pick(['padded', 'shell', 'spindle'])
    const tone = style === 'spindle' ? wood : pen.tone
    const seat = pen.part('M-104 -214Q0 -230 104 -214L114 -186Q0 -168 -114 -186Z', 18, { tone })
    const backs: Record<string, Art> = {
      padded: pen.part(symmetric(padded), 34, { seams: pen.isBack ? ['M0 -428V-206'] : [] }),
      shell: pen.part(symmetric(shell.replace('Q0 -188 0 -188', 'C50 -188 20 -188 0 -188')), 40, {
        gloss: 0.25,
      }),
      spindle: [spindles, rail],
    }
    const parts = [backs[style], style !== 'shell' && seat]
    return stand([legs, pen.isBack ? parts.toReversed() : parts])
  },

  stool(pen) {
    const wood = getWood(pen)
    const [high, half] = [pen.random.pick([200, 270, 330]), pen.random.range(84, 112)]
    return stand([
      each([-0.7, -0.3, 0.3, 0.7], x => leg(pen, x * half, -high, wood, x * 40, 13)),
      line(`M-88 ${-high * 0.36}Q0 ${-high * 0.3} 88 ${-high * 0.36}`, wood.shade, 8),
      pen.part(block(half, -high - 44, -high + 6, 22), 20),
    ])
  },

  bench(pen) {
    const wood = getWood(pen)
    const half = pen.random.range(210, 270)
    const tufts = each([-0.64, -0.32, 0, 0.32, 0.64], x => dot(x * half, -150, 5, pen.tone.deep))
    return stand([
      each([36 - half, half - 36], x => leg(pen, x, -120, wood, x > 0 ? 14 : -14, 18)),
      board(pen, block(half - 6, -126, -106, 4), 12, { tone: wood }),
      pen.part(block(half, -176, -120, 22), 24),
      pen.random.chance(0.5) && tufts,
    ])
  },

  table: pen => drawTable(pen, pen.random.range(250, 320), 250, pen.random.chance(0.4)),
  'coffee-table': pen => drawTable(pen, pen.random.range(200, 260), 140, pen.random.chance(0.6)),

  desk(pen) {
    const half = pen.random.range(230, 290)
    const side = pen.random.pick([1, -1])
    const drawer = (y: number) =>
      board(pen, block(60, y, y + 50, 3), 8) +
      pen.part(block(18, y + 20, y + 27, 3), 3, { tone: gold })
    const drawers = [
      board(pen, block(66, -230, -114, 4), 10),
      !pen.isBack && each([-226, -172], drawer),
    ]
    return stand([
      each([30 - half, half - 30], x => leg(pen, x, -230, pen.tone, 0, 18)),
      at(side * (half - 80), 0, drawers),
      board(pen, block(half, -250, -228, 4), 8),
    ])
  },

  bed(pen) {
    const { random, accent } = pen
    const high = random.range(240, 320)
    const tufts = [-3, -2, -1, 0, 1, 2, 3].map(i => taper([i * 70, 8 - high], [i * 70, -120], 5))
    const folds = [taper([-230, -116], [-180, -24], 12), taper([40, -124], [90, -20], 12)]
    const head = pen.part(block(280, -high, -20, random.pick([8, 40, 90])), 40, {
      folds: random.chance(0.6) ? tufts : [],
    })
    if (pen.isBack) return stand(head)
    return stand([
      each([-260, 260], x => leg(pen, x, -24, walnut, 0, 18)),
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
    const [half, high, columns] = pen.random.pick<readonly [number, number, number]>([
      ...([
        [280, 260, 3],
        [170, 430, 2],
        [230, 300, 2],
      ] as const),
    ])
    return drawCase(pen, [half, high, 50], [columns, 1], 'doors')
  },
} satisfies Garments
