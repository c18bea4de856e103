import { type Art, at, cord, dot, fill, line, turned } from '../art.ts'
import { type Garments, lie, stand } from '../drawing.ts'
import { gold, ink, linen, oak, porcelain, steel } from '../materials.ts'
import { block, each, ellipse, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'

/** Draws a part of glass, metal or plastic. */
function hard(pen: Pen, path: string, tone: Tone, volume = 22, gloss = 0.5): string {
  return pen.part(path, volume, { tone, gloss, isPatterned: false })
}

/** Draws lines in place of text, on paper or on the vessel itself. The back has more lines. */
function drawLabel({ isBack, tone, ...pen }: Pen, y: number, half: number, paper?: Tone): Art {
  const rows = isBack ? [0.7, 0.7, 0.5, 0.7, 0.7, 0.5, 0.7] : [0.6, 0.36, 0.24]
  const text = each(rows, (share, i) => {
    const row = `M${-half * share} ${y + (i + 0.5) * 10 - rows.length * 5}h${2 * half * share}`
    return line(row, (paper ?? tone).line, isBack || i > 0 ? 2.5 : 5, 0.8)
  })
  return [paper && pen.part(block(half, y - 40, y + 40, 3), 6, { tone: paper, gloss: 0 }), text]
}

type Profile = (half: number, high: number) => string
/** A part above the body: its half width relative to the body's, its bottom and its top. */
type Slice = readonly [half: number, bottom: number, top: number]

const box = (half: number, high: number, radius = 12) => block(half, -high, 0, radius)
const rounded: Profile = (half, high) => box(half, high, 36)
const oval: Profile = (half, high) => ellipse(0, -high / 2, half, high / 2)
const faceted: Profile = (half, high) =>
  symmetric(`M0 ${-high}L${half * 0.6} ${-high}L${half} ${-high * 0.45}L${half * 0.72} 0L0 0`)
const tapered: Profile = (half, high) => `M${-half} ${-high}H${half}L55 0H-55Z`
const shouldered: Profile = (half, high) => {
  const shoulder = `C${half * 0.7} ${16 - high} ${half} ${20 - high} ${half} ${46 - high}`
  const base = `L${half} -14C${half} -4 ${half - 8} 0 ${half - 16} 0L0 0`
  return symmetric(`M0 ${-high}L18 ${-high}${shoulder}${base}`)
}

function getCap(pen: Pen): Tone {
  return pen.random.pick([gold, ink, porcelain, steel, oak])
}

/**
 * Returns a function that draws a bottle, jar or tube.
 * A vessel with a `paper` label is made of thin glass.
 */
function vessel(
  [narrow, wide, low, tall]: readonly [narrow: number, wide: number, low: number, tall: number],
  profiles: readonly [Profile, ...Profile[]],
  [share, bottom, top]: Slice,
  paper?: Tone,
) {
  return (pen: Pen): Art => {
    const { random, tone } = pen
    const [half, high] = [random.range(narrow, wide), random.range(low, tall)]
    const cap = block(
      share * half,
      -top * random.range(0.8, 1.2),
      -bottom,
      random.pick([4, 12, 50]),
    )
    const glass = paper ? { ...tone, base: mixColors(tone.base, '#ffffff', 0.25) } : tone
    const label = random.pick([paper, paper, undefined])
    return [
      at(0, -high, [
        hard(pen, cap, getCap(pen), 15, 0.7),
        bottom > 0 && hard(pen, block(half * share * 0.9, -bottom - 8, 8, 4), gold, 12, 0.7),
      ]),
      hard(pen, random.pick(profiles)(half, high), glass, 32, paper ? 0.9 : 0.6),
      line(`M${-half * 0.72} ${-high * 0.7}V${-high * 0.25}`, '#fff', 8, 0.35),
      drawLabel(pen, -high * random.range(0.38, 0.5), half * 0.68, label),
    ]
  }
}

const drawJar = vessel([115, 150, 130, 180], [box, rounded], [0.95, -6, 72])
const drawTube = vessel([66, 92, 260, 360], [tapered], [1.02, -4, 24])
const drawBottle = vessel([60, 88, 190, 270], [shouldered], [0.5, -6, 90])
const drawPumped = vessel([66, 84, 300, 300], [shouldered], [0.34, -18, 14])
const drawSerum = vessel([52, 94, 190, 330], [shouldered, rounded], [0.26, 50, 116], linen)
const drawFlacon = vessel(
  [84, 130, 150, 250],
  [box, rounded, oval, faceted],
  [0.34, 26, 112],
  linen,
)
const drawPolish = vessel([56, 72, 125, 155], [oval, rounded], [0.4, 10, 150])

const eyeshadows = [
  ...['#e8c9b0', '#b9765a', '#7d4436', '#d9a5a0', '#8c5a63', '#c9a24d'],
  ...['#5c4038', '#efdccb', '#a4512c', '#9d7f92', '#6e5b52', '#d6b98f'],
]

export const beauty = {
  'skincare-jar': pen => stand(drawJar(pen)),

  'skincare-tube'(pen) {
    const cap = block(pen.random.pick([40, 56]), -62, 0, 8)
    return stand([at(0, -58, drawTube(pen)), hard(pen, cap, getCap(pen), 18)])
  },
  serum: pen => stand(drawSerum(pen)),
  perfume: pen => stand(drawFlacon(pen)),
  foundation: pen => stand(drawBottle(pen)),
  'nail-polish': pen => stand(drawPolish(pen)),

  'hair-care'(pen) {
    const spout = 'M-66 -74C-60 -88 20 -90 28 -74L26 -54H-20C-44 -56 -56 -54 -60 -44L-72 -48Z'
    const metal = getCap(pen)
    const pump = [rectangle(-6, -60, 12, 62, 3), spout].map(path => hard(pen, path, metal, 9, 0.3))
    const tall = [at(0, -300, pump), drawPumped(pen)]
    const first = at(0, 0, tall, 0, `1 ${pen.random.range(0.85, 1.15).toFixed(2)}`)
    if (pen.isBack || pen.random.chance(0.3)) return stand(first)
    return stand([at(100, 0, drawBottle({ ...pen, tone: pen.accent })), at(-66, 0, first)])
  },

  candle(pen) {
    const [half, high] = [pen.random.range(90, 130), pen.random.range(170, 260)]
    const flame = 'M0 -8C-16 -34 -4 -50 2 -74C12 -50 18 -30 0 -8Z'
    const light = [fill(flame, '#f6c36a'), at(0, -5, fill(flame, '#fff3cf'), 0, 0.5)]
    const wick = [dot(0, 6, half - 10, linen.base, 12), line('M0 8V-12', '#3a332e', 4)]
    return stand([
      pen.part(box(half, high, pen.random.pick([6, 16, 40])), 40, { gloss: 0.5 }),
      at(0, -high, [wick, !pen.isBack && light]),
      drawLabel(pen, -high * 0.45, half * 0.5, linen),
    ])
  },

  'hair-tool'(pen) {
    const { random, tone, accent } = pen
    if (random.chance(0.5)) {
      const barrel = 'M-120 -336C-60 -350 90 -350 120 -260C90 -170 -60 -170 -120 -184Z'
      return stand([
        hard(pen, 'M0 -200L72 -200L96 0C96 10 40 10 36 0Z', tone, 26, 0.4),
        hard(pen, 'M-190 -300L-116 -330V-190L-190 -216Z', ink, 16, 0.3),
        hard(pen, barrel, tone, 44, 0.6),
        !pen.isBack && hard(pen, ellipse(70, -260, 40), accent, 14),
      ])
    }
    const straightener = [
      hard(pen, block(26, -380, 0, 22), tone, 20),
      hard(pen, block(18, -372, -192, 8), ink, 12, 0.4),
    ]
    const spread = random.range(4, 10)
    const arms = [turned(-spread, straightener), turned(spread, straightener)]
    return lie(turned(24, [arms, hard(pen, ellipse(0, 0, 34, 40), accent, 12)]))
  },

  razor(pen) {
    const long = pen.random.range(140, 260)
    const grip = symmetric(`M0 -180L16 -180C26 -60 26 ${long - 100} 18 ${long}L0 ${long + 14}`)
    const razor = [
      hard(pen, grip, pen.tone, 20, 0.6),
      hard(pen, block(80, -232, -174, 14), steel, 14, 0.7),
      line('M-70 -214H70M-70 -202H70M-70 -190H70', '#5a5d61', 3),
    ]
    return lie(turned(pen.random.range(-24, 30), razor))
  },

  soap(pen) {
    const { random, tone } = pen
    const dish = 'M-196 -74H196C196 -20 150 0 0 0C-150 0 -196 -20 -196 -74Z'
    const top = random.range(-210, -170)
    return stand([
      pen.part(block(random.range(120, 160), top, -60, random.pick([24, 60])), 40, { gloss: 0.25 }),
      !pen.isBack && cord(ellipse(0, top / 2 - 30, 70, 28), 4, { ...tone, base: tone.shade }),
      hard(pen, dish, random.pick([porcelain, ink, pen.accent]), 26),
    ])
  },

  lipstick(pen) {
    const shell = getCap(pen)
    const stick = [
      hard(pen, block(44, -130, 0, 6), shell),
      hard(pen, block(36, -172, -126, 4), shell === gold ? steel : gold, 16, 0.8),
      hard(pen, 'M-28 -168V-250C-28 -276 4 -298 28 -302V-168Z', pen.tone, 18, 0.4),
      fill('M-26 -252C-24 -274 6 -296 26 -300C24 -276 0 -258 -26 -252Z', pen.tone.pale, 0.6),
    ]
    if (pen.isBack || pen.random.chance(0.3)) return stand(stick)
    return stand([at(-50, 0, stick), at(78, 0, hard(pen, block(46, -190, 0, 8), shell))])
  },

  mascara(pen) {
    const { random, tone } = pen
    const [half, high] = [random.range(20, 30), random.range(190, 260)]
    const bristles = repeat(26, i => `M${-15 + Math.abs(i - 12) * 0.3} ${i * 5 - 140}h28`)
    const brush = line('M0 0V-146', '#3a3637', 4) + line(bristles, '#242021', 2.2)
    const tube = hard(pen, block(half, 0, high, 8), tone)
    const neck = hard(pen, block(half - 6, -20, 4, 4), gold, 10, 0.8)
    const wand = at(100, high / 2 - 20, [tube, brush], random.range(4, 30))
    return lie([neck, tube, wand])
  },

  palette(pen) {
    const { random, tone, accent } = pen
    const [columns, rows] = [random.pick([2, 3, 4]), random.pick([2, 3])]
    const [half, high] = [columns * 31 + 10, rows * 62 + 20]
    const pans = eyeshadows.slice(0, columns * rows).map((_, i) => {
      const color = mixColors(eyeshadows[(i * 5 + columns) % 12] ?? '', accent.base, 0.18)
      const pan = [fill(block(25, -25, 25, 7), color), line('M-18 18L18 -18', '#fff', 7, 0.25)]
      return at(41 - half + (i % columns) * 62, 41 + Math.floor(i / columns) * 62, pan)
    })
    const tray = hard(pen, block(half, 0, high, 14), tone, 22, 0.3)
    if (pen.isBack) return lie(tray)
    const glare = `M${30 - half} -30L${half * 0.2} ${10 - high}H${half * 0.56}L${70 - half} -30Z`
    return lie([
      hard(pen, block(half, -high - 8, -8, 14), tone, 22, 0.3),
      fill(block(half - 14, 6 - high, -22, 6), '#d7dee0') + fill(glare, '#fff', 0.5),
      tray,
      pans,
    ])
  },

  brush(pen) {
    const bristle = { ...oak, base: '#4a3a33', pale: '#8a705f', shade: '#2d221d', deep: '#1d1512' }
    const brush = (long: number, wide: number): Art => {
      const folds = [-3, -2, -1, 0, 1, 2, 3].map(i =>
        taper([i * wide * 0.1, -54], [i * wide * 0.24, -176], 3),
      )
      const head = `M0 -190C${wide * 0.8} -180 ${wide} -110 ${wide * 0.44} -50L0 -50`
      return [
        hard(pen, symmetric(`M0 0L12 0L8 ${long}L0 ${long + 12}`), pen.tone, 12),
        hard(pen, `M${-wide * 0.45} -50H${wide * 0.45}L13 10H-13Z`, gold, 12, 0.8),
        pen.part(symmetric(head), 24, { tone: bristle, folds }),
      ]
    }
    const all = [brush(220, pen.random.range(44, 74)), brush(240, 46), brush(230, 30)]
    const brushes = all.slice(0, pen.random.pick([1, 2, 3]))
    return lie(brushes.map((art, i) => at(i * 100, 0, art, (i - 1) * 8)))
  },
} satisfies Garments
