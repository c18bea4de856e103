import { type Art, at, fill, line } from '../art.ts'
import { type Drawing, lie, stand } from '../drawing.ts'
import { gold, oak, steel } from '../materials.ts'
import { block, ellipse, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'
import { drawBottle, drawLabel, getCap, hard } from './bottles.ts'

function drawLipstick(pen: Pen): Drawing {
  const shell = getCap(pen)
  const stick = [
    hard(pen, block(44, -130, 0, 6), shell),
    hard(pen, block(36, -172, -126, 4), shell === gold ? steel : gold, 16, 0.8),
  ]
  const tip = 'M-26 -252C-24 -274 6 -296 26 -300C24 -276 0 -258 -26 -252Z'
  const bullet = [
    hard(pen, 'M-28 -168V-250C-28 -276 4 -298 28 -302V-168Z', pen.tone, 18, 0.4),
    fill(tip, pen.tone.pale, 0.6),
  ]
  if (pen.isBack || pen.random.chance(0.3)) return stand([stick, bullet])
  const cap = hard(pen, block(46, -190, 0, 8), shell)
  return stand([at(-50, 0, [stick, bullet]), at(78, 0, cap)])
}

function drawMascara(pen: Pen): Drawing {
  const { random, tone } = pen
  const [half, high] = [random.range(20, 30), random.range(190, 260)]
  const bristles = repeat(26, i => {
    const half = 15 - Math.abs(i - 12) * 0.3
    return `M${-half} ${i * 5 - 140}h${half * 2}`
  })
  const wand = [
    hard(pen, block(half, 0, high - 40, 8), tone),
    line('M0 0V-30', '#3a3637', 7),
    line('M0 -26V-146', '#3a3637', 3),
    line(bristles, '#242021', 2.2),
  ]
  const metal = random.pick([gold, steel])
  return lie([
    at(-50, 0, [
      hard(pen, block(half, -high / 2, high / 2, 8), tone),
      hard(pen, block(half - 6, -high / 2 - 20, -high / 2 + 4, 4), metal, 10, 0.8),
    ]),
    at(50, -20, wand, random.range(4, 30)),
  ])
}

const eyeshadows = [
  ...['#e8c9b0', '#b9765a', '#7d4436', '#d9a5a0', '#8c5a63', '#c9a24d'],
  ...['#5c4038', '#efdccb', '#a4512c', '#9d7f92', '#6e5b52', '#d6b98f'],
]

function drawPalette(pen: Pen): Drawing {
  const { tone, accent } = pen
  const [columns, rows] = [pen.random.pick([2, 3, 4]), pen.random.pick([2, 3])]
  const [half, high] = [columns * 31 + 10, rows * 62 + 20]
  const pan = (i: number): Art => {
    const color = eyeshadows[(i * 5 + columns) % eyeshadows.length] ?? '#b9765a'
    return at(16 - half + (i % columns) * 62, 16 + Math.floor(i / columns) * 62, [
      fill(rectangle(0, 0, 52, 52, 7), '#000', 0.25),
      fill(rectangle(2, 3, 49, 48, 6), mixColors(color, accent.base, 0.18)),
      line('M6 44L44 8', '#fff', 7, 0.25),
    ])
  }
  const tray = hard(pen, block(half, 0, high, 14), tone, 22, 0.3)
  if (pen.isBack) return lie(tray)
  const glare = `M${30 - half} -30L${half * 0.2} ${10 - high}H${half * 0.56}L${70 - half} -30Z`
  return lie([
    hard(pen, block(half, -high - 8, -8, 14), tone, 22, 0.3),
    fill(block(half - 14, 6 - high, -22, 6), '#d7dee0'),
    fill(glare, '#fff', 0.5),
    tray,
    Array.from({ length: columns * rows }, (_, i) => pan(i)),
  ])
}

function drawFoundation(pen: Pen): Drawing {
  const { random, tone } = pen
  const [half, high] = [random.range(60, 88), random.range(190, 260)]
  const cap = hard(pen, block(half * 0.5, -high - 90, -high + 6, 6), getCap(pen))
  const label = drawLabel(pen, -high / 2, half * 1.6, tone)
  return stand([cap, drawBottle(pen, half, high, tone), label])
}

function drawNailPolish(pen: Pen): Drawing {
  const { random, tone } = pen
  const half = random.range(56, 72)
  const shape = random.pick([ellipse(0, -70, half, 70), block(half, -140, 0, 22)])
  const cap = symmetric(`M0 ${random.range(-320, -270)}L18 -270L30 -146L0 -146`)
  return stand([
    hard(pen, cap, getCap(pen), 16, 0.6),
    hard(pen, block(22, -156, -132, 3), gold, 8, 0.7),
    hard(pen, shape, tone, 30, 0.9),
    drawLabel(pen, -64, 70, tone),
  ])
}

function drawBrush(pen: Pen): Drawing {
  const bristle = { ...oak, base: '#4a3a33', pale: '#8a705f', shade: '#2d221d', deep: '#1d1512' }
  const handle = (length: number) =>
    `M-12 0L-8 ${length}C-6 ${length + 14} 6 ${length + 14} 8 ${length}L12 0Z`
  const brush = (length: number, wide: number): Art => {
    const folds = [-3, -2, -1, 0, 1, 2, 3].map(i =>
      taper([i * wide * 0.1, -54], [i * wide * 0.24, -176], 3),
    )
    const head = `M${-wide * 0.44} -50C${-wide} -110 ${-wide * 0.8} -180 0 -190C${wide * 0.8} -180 ${wide} -110 ${wide * 0.44} -50Z`
    return [
      hard(pen, handle(length), pen.tone, 12),
      hard(pen, `M${-wide * 0.45} -50H${wide * 0.45}L13 10H-13Z`, gold, 12, 0.8),
      pen.part(head, 24, { tone: bristle, folds }),
    ]
  }
  const wide = pen.random.range(44, 74)
  const all = [brush(220, wide), brush(240, 46), brush(230, 30)]
  const count = pen.random.pick([1, 2, 3])
  const shown = all.slice(0, count)
  return lie(shown.map((art, i) => at((i - (count - 1) / 2) * 100, 0, art, (i - 1) * 8)))
}

export const makeup = {
  lipstick: drawLipstick,
  mascara: drawMascara,
  palette: drawPalette,
  foundation: drawFoundation,
  'nail-polish': drawNailPolish,
  brush: drawBrush,
}
