import { type Art, at, fill, line } from '../art.ts'
import { type Drawing, type Garments, hang, lie, stand } from '../drawing.ts'
import { gold, oak, porcelain, steel } from '../materials.ts'
import { block, both, each, ellipse, repeat, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'

/** Draws a pillow that is centered on (x, y), with a bulging top edge. */
export function drawPillow(pen: Pen, x: number, y: number, half: number, tone = pen.tone): string {
  const path = `M${-half} -41Q0 -61 ${half} -41Q${half + 13} 0 ${half} 41Q0 51 ${-half} 41Q${-half - 13} 0 ${-half} -41Z`
  const folds = [taper([14 - half, -32], [20 - half / 2, 0], 8)]
  return at(x, y, pen.part(path, 30, { tone, folds }))
}

function fringe(pen: Pen, half: number, y: number, down: 1 | -1): string {
  const threads = repeat(
    Math.floor(half / 5),
    i => `M${4 - half + i * 10} ${y}q${i % 2 ? 2 : -2} ${down * 12} 0 ${down * 24}`,
  )
  return line(threads, mixColors(pen.tone.pale, '#efe8da', 0.6), 3.5)
}

function drawStack(pen: Pen, count: number, isFringed: boolean): Drawing {
  const half = pen.random.range(160, 205)
  const high = pen.random.range(52, 66)
  const layers = Array.from({ length: count }, (_, i) => {
    const w = half - (i % 2) * 8
    const path = `M${-w} ${high * 0.5}C${-w - 10} 0 ${20 - w} 0 ${40 - w} 2H${w - 20}Q${w + 4} ${high * 0.5} ${w - 20} ${high}H${30 - w}C${-w} ${high} ${-w - 6} ${high * 0.8} ${-w} ${high * 0.5}Z`
    const seams = [`M${26 - w} ${high * 0.5}H${w - 12}`]
    return at(0, -(i + 1) * high, [
      pen.part(path, 22, { tone: i % 2 ? pen.accent : pen.tone, seams }),
      isFringed && i === count - 1 && fringe(pen, w - 20, high * 0.8, 1),
    ])
  })
  return stand(layers)
}

function drawHung(pen: Pen, half: number, isFringed: boolean): Drawing {
  const long = pen.random.range(340, 440)
  const folds = Array.from({ length: 7 }, (_, i) => {
    const x = half * (i * 0.3 - 0.9)
    return taper([x, 10], [x, long], 9, pen.random.range(-6, 6))
  })
  const cloth = `M${-half} -16Q0 -24 ${half} -16L${half - 2} ${long}Q0 ${long + 12} ${4 - half} ${long}Z`
  return hang([
    pen.part(block(half + 60, -12, 4, 8), 8, { tone: oak }),
    isFringed && fringe(pen, half - 4, long + 2, 1),
    pen.part(cloth, 34, { folds }),
    at(0, long - 60, line(`M${3 - half} 0Q0 10 ${half - 3} 0`, pen.accent.base, 10, 0.7)),
  ])
}

function drawDrapes(
  pen: Pen,
  rod: Tone,
  high: number,
  panels: readonly (readonly [number, number])[],
): Drawing {
  const panel = ([left, right]: readonly [number, number]) => {
    const count = Math.round((right - left) / 26)
    const folds = Array.from({ length: count }, (_, i) => {
      const x = left + 14 + i * 26
      return taper([x, 4], [x + (i - count / 2) * 3, high], 9)
    })
    const path = `M${left} 0H${right}L${right + 14} ${high}Q${(left + right) / 2} ${high + 12} ${left - 12} ${high}Z`
    const rings = repeat(count, i => ellipse(left + 14 + i * 26, -8, 8))
    return line(rings, rod.shade, 3) + pen.part(path, 26, { folds })
  }
  return hang([
    pen.part(block(256, -22, -10, 5), 5, { tone: rod, gloss: 0.5 }),
    each(panels, panel),
  ])
}

export const textiles = {
  rug(pen) {
    const { random, accent } = pen
    const weave = (path: string, width: number) => line(path, accent.base, width, 0.8)
    if (random.chance(0.25)) {
      const rings = random.pick([[200, 150, 90], [214], [180, 60]])
      return lie([pen.part(ellipse(0, 0, 240), 22), rings.map(r => weave(ellipse(0, 0, r), 12))])
    }
    const half = random.range(180, 220)
    const diamond = (r: number) => `M0 ${-r * 1.6}L${r} 0L0 ${r * 1.6}L${-r} 0Z`
    const field = random.pick<Art>([
      [weave(diamond(90) + diamond(54), 8), fill(diamond(24), accent.base, 0.8)],
      each([-200, -100, 0, 100, 200], y => weave(`M${60 - half} ${y}H${half - 60}`, 14)),
      false,
    ])
    return lie([
      fringe(pen, half, -300, -1),
      fringe(pen, half, 300, 1),
      pen.part(block(half, -300, 300, 3), 20, { depth: 0.7 }),
      each([24, 40], inset =>
        weave(block(half - inset, inset - 300, 300 - inset), 400 / inset - 6),
      ),
      field,
    ])
  },

  cushion(pen) {
    const y = 190 * pen.random.pick([1, 1, 0.62])
    const plump = pen.random.range(0.74, 0.9)
    const body = `M-196 ${-y}Q0 ${-y * plump} 196 ${-y}Q162 0 196 ${y}Q0 ${y * plump} -196 ${y}Q-162 0 -196 ${-y}Z`
    const folds = [-y, y].map(from => both(taper([185, from * 0.95], [94, from * 0.45], 12)))
    const seams = pen.isBack ? [`M-170 ${y / 2}Q0 ${y * 0.44} 170 ${y / 2}`] : []
    return lie([
      pen.part(body, 70, { folds, seams }),
      pen.random.chance(0.5) && line(body, pen.accent.base, 6),
    ])
  },

  pillow(pen) {
    const high = pen.random.range(110, 150)
    const path = (inset: number) => {
      const [x, y] = [250 - inset, high - inset]
      return `M${-x} ${-y}Q0 ${-y - 44} ${x} ${-y}Q${x + 26} 0 ${x} ${y}Q0 ${y + 44} ${-x} ${y}Q${-x - 26} 0 ${-x} ${-y}Z`
    }
    const folds = [
      taper([-240, -high], [-120, -40], 12),
      taper([240, high], [120, 40], 12),
      taper([240, -high], [130, -50], 12),
    ]
    return lie(pen.part(path(0), 70, { folds, stitches: [path(14)] }))
  },

  throw: pen => (pen.random.chance(0.5) ? drawStack(pen, 2, true) : drawHung(pen, 150, true)),
  blanket: pen =>
    pen.random.chance(0.5) ? drawStack(pen, 3, false) : drawHung(pen, 170, pen.random.chance(0.5)),
  towel: pen =>
    pen.random.chance(0.6)
      ? drawStack(pen, pen.random.pick([3, 4]), false)
      : drawHung(pen, 120, false),
  curtain(pen) {
    const gap = pen.random.range(30, 70)
    const panels = [-230, gap].map(left => [left, left + 230 - gap] as const)
    return drawDrapes(pen, gold, pen.random.range(480, 570), panels)
  },
  'shower-curtain': pen => drawDrapes(pen, steel, pen.random.range(420, 520), [[-214, 214]]),

  'bath-mat'(pen) {
    const [half, round] = [pen.random.range(210, 260), pen.random.pick([10, 26, 70])]
    const seams = pen.random.pick([
      [28, 44].map(inset => block(half - inset, inset - 150, 150 - inset, round / 2)),
      [-100, -50, 0, 50, 100].map(y => `M${20 - half} ${y}H${half - 20}`),
    ])
    return lie(pen.part(block(half, -150, 150, round), 30, { seams }))
  },

  bedding(pen) {
    const turned = pen.random.range(-110, -50)
    const folds = [
      taper([-180, -130], [-120, 110], 18),
      taper([20, -140], [60, 100], 16),
      taper([160, -130], [190, 90], 14),
      taper([-220, 40], [-40, 90], 12),
    ]
    const duvet =
      'M-236 -140Q0 -168 236 -140C250 -100 252 20 244 130Q0 150 -244 130C-252 20 -250 -100 -236 -140Z'
    return lie([
      each([-120, 120], x => drawPillow(pen, x, -164, 96)),
      pen.part(duvet, 50, { folds }),
      pen.part(`M-238 -146Q0 -174 238 -146L246 ${turned}Q0 ${turned - 24} -246 ${turned}Z`, 18, {
        tone: pen.accent,
      }),
    ])
  },

  mattress(pen) {
    const high = pen.random.range(60, 110)
    const seams = [
      'M-250 -60H266M-270 -30H278M-140 -100L-170 0M-30 -100L-40 0M90 -100L100 0M180 -100L204 0',
    ]
    const side = [`M-284 ${14 - high}H284M-284 -12H284`]
    return stand([
      at(0, -high, pen.part('M-230 -100L250 -100L290 0H-290Z', 26, { tone: porcelain, seams })),
      pen.part(block(290, -high, 0, 16), 20, { seams: side }),
    ])
  },
} satisfies Garments
