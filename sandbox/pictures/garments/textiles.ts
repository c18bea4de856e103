import { type Art, at, fill, line } from '../art.ts'
import { type Drawing, type Garments, hang, lie, stand } from '../drawing.ts'
import { gold, oak, porcelain, steel } from '../materials.ts'
import { block, both, each, ellipse, repeat, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'

/**
 * Returns the outline of a pillow centered on (0, 0). A negative `bulge` curves its edges inward.
 */
function getPad(half: number, high: number, bulge: number): string {
  const [x, y] = [half + bulge * 0.65, high + bulge]
  return `M${-half} ${-high}Q0 ${-y} ${half} ${-high}Q${x} 0 ${half} ${high}Q0 ${y} ${-half} ${high}Q${-x} 0 ${-half} ${-high}Z`
}

export function drawPillow(pen: Pen, x: number, y: number, half: number, tone = pen.tone): string {
  const folds = [taper([14 - half, -32], [20 - half / 2, 0], 8)]
  return at(x, y, pen.part(getPad(half, 41, 18), 30, { tone, folds }))
}

function drawFringe(pen: Pen, half: number, y: number): string {
  const threads = repeat(
    Math.floor(half / 5),
    i => `M${4 - half + i * 10} ${y}q${i % 2 ? 2 : -2} 12 0 24`,
  )
  return line(threads, pen.tone.base, 4.5)
}

function drawStack(pen: Pen, count: number): Drawing {
  const [half, high] = [pen.random.range(160, 205), pen.random.range(52, 66)]
  const layers = repeat(count, i => {
    const [w, middle] = [half - (i % 2) * 8, high / 2]
    const path = `M${-w} ${middle}C${-w - 10} 0 ${20 - w} 0 ${40 - w} 2H${w - 20}Q${w + 4} ${middle} ${w - 20} ${high}H${30 - w}C${-w} ${high} ${-w - 6} ${high * 0.8} ${-w} ${middle}Z`
    const layer = { tone: i % 2 ? pen.accent : pen.tone, seams: [`M${26 - w} ${middle}H${w - 12}`] }
    return at(0, -(i + 1) * high, pen.part(path, 22, layer))
  })
  return stand(layers)
}

/** Draws cloth that hangs from a rod, as panels from a left to a right edge. */
function drawHung(
  pen: Pen,
  rod: Tone,
  long: number,
  ...panels: readonly (readonly [number, number])[]
): Art {
  const panel = ([left, right]: readonly [number, number]) => {
    const folds = repeat(Math.round((right - left) / 26), i => {
      const x = left + 14 + i * 26
      return taper([x, 4], [x * 1.06, long], 9, pen.random.range(-5, 5))
    })
    const path = `M${left} -16H${right}L${right + 10} ${long}Q${(left + right) / 2} ${long + 12} ${left - 10} ${long}Z`
    return pen.part(path, 26, { folds: [folds] })
  }
  const ends = panels.flat()
  const knobs = [Math.min(...ends) - 40, Math.max(...ends) + 40]
  return [
    pen.part(block(knobs[1] ?? 0, -14, -2, 5), 5, { tone: rod, gloss: 0.5 }),
    each(knobs, x => pen.part(ellipse(x, -8, 12), 6, { tone: rod, gloss: 0.5 })),
    each(panels, panel),
  ]
}

/** Draws a towel or throw over a rail, with a stripe near its lower edge. */
function drawRailed(pen: Pen, half: number, isFringed = false): Drawing {
  const long = pen.random.range(340, 440)
  return hang([
    isFringed && drawFringe(pen, half + 8, long + 8),
    drawHung(pen, oak, long, [-half, half]),
    line(`M${-half - 6} ${long - 60}H${half + 6}`, pen.accent.base, 10, 0.7),
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
      '',
    ])
    return lie([
      [-324, 300].map(y => drawFringe(pen, half, y)),
      pen.part(block(half, -300, 300, 3), 20, { depth: 0.7 }),
      weave(block(half - 24, -276, 276), 10) + weave(block(half - 40, -260, 260), 4),
      field,
    ])
  },

  bedding(pen) {
    const turned = pen.random.range(-110, -50)
    const folds = [-180, -20, 150].map(x => taper([x, -130], [x * 0.8, 110], 16))
    const sheet = `M-238 -146Q0 -174 238 -146L246 ${turned}Q0 ${turned - 24} -246 ${turned}Z`
    return lie([
      each([-120, 120], x => drawPillow(pen, x, -164, 96)),
      pen.part(getPad(240, 132, 24), 50, { folds }),
      pen.part(sheet, 18, { tone: pen.accent }),
    ])
  },

  cushion(pen) {
    const y = 190 * pen.random.pick([1, 1, 0.62])
    const body = getPad(196, y, -y * pen.random.range(0.1, 0.26))
    const folds = [-y, y].map(from => both(taper([185, from * 0.95], [94, from * 0.45], 12)))
    const piping = line(body, pen.accent.base, 6)
    return lie([pen.part(body, 70, { folds }), pen.random.chance(0.5) && piping])
  },

  pillow(pen) {
    const high = pen.random.range(110, 150)
    const folds = [-high, high].map(y => both(taper([240, y], [125, y * 0.35], 12)))
    const stitches = [getPad(236, high - 14, 40)]
    return lie(pen.part(getPad(250, high, 44), 70, { folds, stitches }))
  },

  throw: pen => drawRailed(pen, pen.random.range(140, 190), true),
  blanket: pen => (pen.random.chance(0.5) ? drawStack(pen, 3) : drawRailed(pen, 170)),
  towel(pen) {
    const count = pen.random.pick([0, 0, 3, 4])
    return count > 0 ? drawStack(pen, count) : drawRailed(pen, 120)
  },
  curtain(pen) {
    const gap = pen.random.range(30, 70)
    return hang(drawHung(pen, gold, pen.random.range(480, 570), [-230, -gap], [gap, 230]))
  },
  'shower-curtain': pen => hang(drawHung(pen, steel, pen.random.range(400, 540), [-214, 214])),

  'bath-mat'(pen) {
    const [half, round] = [pen.random.range(210, 260), pen.random.pick([10, 26, 70])]
    const seams = pen.random.pick([
      [28, 44].map(inset => block(half - inset, inset - 150, 150 - inset, round / 2)),
      [-100, -50, 0, 50, 100].map(y => `M${20 - half} ${y}H${half - 20}`),
    ])
    return lie(pen.part(block(half, -150, 150, round), 30, { seams }))
  },

  mattress(pen) {
    const high = pen.random.range(50, 130)
    const seams = ['M-250 -60H266M-270 -30H278M-140 -100L-170 0M-20 -100L-25 0M110 -100L130 0']
    const side = [`M-284 ${14 - high}H284M-284 -12H284`]
    return stand([
      at(0, -high, pen.part('M-230 -100L250 -100L290 0H-290Z', 26, { tone: porcelain, seams })),
      pen.part(block(290, -high, 0, 16), 20, { seams: side }),
    ])
  },
} satisfies Garments
