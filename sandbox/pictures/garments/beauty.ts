import { at, cord, dot, fill, line, turned } from '../art.ts'
import { type Drawing, lie, stand } from '../drawing.ts'
import { gold, ink, linen, porcelain, steel } from '../materials.ts'
import { block, ellipse, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'
import { drawBottle, drawLabel, drawPump, getCap, hard } from './bottles.ts'

function drawSkincareJar(pen: Pen): Drawing {
  const { random, tone } = pen
  const [half, high] = [random.range(115, 150), random.range(130, 180)]
  return stand([
    hard(pen, block(half, -high, 0, random.pick([14, 26, 50])), tone, 40, 0.6),
    hard(pen, block(half - 6, -high - 72, -high + 6, 12), getCap(pen), 24),
    drawLabel(pen, -high / 2, 190, tone),
  ])
}

function drawSkincareTube(pen: Pen): Drawing {
  const { random, tone } = pen
  const high = random.range(320, 420)
  const half = random.range(66, 92)
  const crimps = repeat(25, i => `M${(i / 12 - 1) * (half - 3)} ${-high - 18}v16`)
  const body = `M${-half} ${-high}H${half}L62 -60H-62Z`
  const folds = [taper([-half + 34, -high + 16], [-44, -90], 9)]
  return stand([
    pen.part(body, 36, { gloss: 0.35, isPatterned: false, folds }),
    hard(pen, block(half + 2, -high - 24, -high + 4, 4), tone, 8, 0.2),
    line(crimps, tone.shade, 1.5),
    hard(pen, block(random.pick([40, 58]), -62, 0, 8), getCap(pen), 18),
    drawLabel(pen, -high * 0.58, 120, tone),
  ])
}

function drawSerum(pen: Pen): Drawing {
  const { random, tone } = pen
  const [half, high] = [random.range(58, 90), random.range(220, 310)]
  const metal = random.pick([gold, ink, steel])
  const bulb = 'M-18 -60C-34 -120 34 -120 18 -60Z'
  return stand([
    at(0, -high, hard(pen, bulb, random.pick([ink, porcelain]), 14, 0.4)),
    drawBottle(pen, half, high, tone, 0.8),
    hard(pen, block(28, -high - 64, -high + 2, 4), metal, 14, 0.7),
    random.chance(0.6) && hard(pen, block(half - 14, -180, -50, 3), linen, 8, 0),
    drawLabel(pen, -116, half * 1.4, linen),
  ])
}

function drawPerfume(pen: Pen): Drawing {
  const { random, tone } = pen
  const [half, high] = [random.range(84, 130), random.range(150, 250)]
  const shape = random.pick([
    block(half, -high, 0, random.pick([8, 34])),
    ellipse(0, -high / 2, half, high / 2),
    symmetric(`M0 ${-high}L${half * 0.6} ${-high}L${half} ${-high * 0.45}L${half * 0.72} 0L0 0`),
  ])
  const cap = random.pick([
    block(36, -high - 112, -high - 28, 8),
    ellipse(0, -high - 70, 46),
    block(26, -high - 96, -high - 26, 3),
  ])
  const glass = { ...tone, base: mixColors(tone.base, '#ffffff', 0.34), pale: '#ffffff' }
  const glint = `M${-half * 0.6} ${-high * 0.8}L${-half * 0.1} ${-high * 0.86}L${-half * 0.5} ${-high * 0.2}L${-half * 0.62} ${-high * 0.24}Z`
  const middle = -high * 0.58 + 24
  return stand([
    hard(pen, block(20, -high - 34, -high + 6, 3), gold, 9, 0.8),
    hard(pen, cap, getCap(pen), 20, 0.8),
    pen.part(shape, 34, { tone: glass, gloss: 1, opacity: 0.9 }),
    fill(glint, '#fff', 0.35),
    !pen.isBack && hard(pen, block(40, middle - 24, middle + 24, 2), linen, 4, 0),
    drawLabel(pen, middle, 70, linen),
  ])
}

function drawHairCare(pen: Pen): Drawing {
  const { random, tone, accent } = pen
  const [high, half] = [random.range(270, 340), random.range(66, 84)]
  const cap = random.pick([ink, porcelain, gold])
  const second = [
    hard(pen, block(26, -high - 6, -high + 60, 6), cap),
    drawBottle(pen, 62, high - 50, accent),
    drawLabel(pen, -130, 100, accent),
  ]
  const first = [drawPump(pen, high, cap), drawBottle(pen, half, high, tone)]
  const isPair = random.chance(0.7) && !pen.isBack
  return stand([
    isPair && at(half + 30, 0, second),
    at(isPair ? -62 : 0, 0, [first, drawLabel(pen, -150, 120, tone)]),
  ])
}

function drawHairTool(pen: Pen): Drawing {
  const { tone, accent } = pen
  if (pen.random.chance(0.5)) {
    const barrel = 'M-120 -336C-60 -350 90 -350 120 -260C90 -170 -60 -170 -120 -184Z'
    return stand([
      hard(pen, 'M0 -200L72 -200L96 0C96 10 40 10 36 0Z', tone, 26, 0.4),
      hard(pen, 'M-190 -300L-116 -330V-190L-190 -216Z', ink, 16, 0.3),
      hard(pen, barrel, tone, 44, 0.6),
      !pen.isBack && hard(pen, ellipse(70, -260, 40), accent, 14),
      line('M49 -140V-112', accent.base, 20),
    ])
  }
  const arm = [
    hard(pen, block(26, -380, 0, 22), tone, 20),
    hard(pen, block(18, -372, -192, 8), ink, 12, 0.4),
  ]
  const spread = pen.random.range(4, 10)
  const hinge = hard(pen, ellipse(0, 0, 34, 40), accent, 12)
  return lie(turned(24, [turned(-spread, arm), turned(spread, arm), hinge]))
}

function drawRazor(pen: Pen): Drawing {
  const grip =
    'M-16 -180L16 -180C26 -60 26 100 18 200C12 222 -12 222 -18 200C-26 100 -26 -60 -16 -180Z'
  const bend = pen.random.range(0.8, 1.2)
  const razor = [
    at(0, -180 + 180 * bend, hard(pen, grip, pen.tone, 20, 0.6), 0, `1 ${bend}`),
    hard(pen, block(80, -232, -174, 14), steel, 14, 0.7),
    line('M-70 -214H70M-70 -202H70M-70 -190H70', '#5a5d61', 3),
  ]
  return lie(turned(pen.random.range(-24, 30), razor))
}

function drawSoap(pen: Pen): Drawing {
  const { random, tone } = pen
  const dish = 'M-196 -74H196C196 -20 150 0 0 0C-150 0 -196 -20 -196 -74Z'
  const top = random.range(-210, -170)
  return stand([
    pen.part(block(random.range(120, 160), top, -60, random.pick([24, 60])), 40, { gloss: 0.25 }),
    !pen.isBack && cord(ellipse(0, top / 2 - 30, 70, 28), 4, { ...tone, base: tone.shade }),
    hard(pen, dish, random.pick([porcelain, ink, pen.accent]), 26),
  ])
}

function drawCandle(pen: Pen): Drawing {
  const [wide, high] = [pen.random.range(90, 130), pen.random.range(170, 260)]
  const flame = 'M0 -8C-16 -34 -4 -50 2 -74C12 -50 18 -30 0 -8Z'
  const light = [fill(flame, '#f6c36a'), at(0, -5, fill(flame, '#fff3cf'), 0, 0.5)]
  return stand([
    pen.part(block(wide, -high, 0, 16), 40, { gloss: 0.5 }),
    dot(0, -high + 6, wide - 10, linen.base, 12),
    line(`M0 ${8 - high}V${-high - 12}`, '#3a332e', 4),
    hard(pen, block(54, -high * 0.62, -high * 0.62 + 84, 2), linen, 5, 0),
    drawLabel(pen, 42 - high * 0.62, 96, linen),
    !pen.isBack && at(0, -high, light),
  ])
}

export const beauty = {
  'skincare-jar': drawSkincareJar,
  'skincare-tube': drawSkincareTube,
  serum: drawSerum,
  perfume: drawPerfume,
  'hair-care': drawHairCare,
  'hair-tool': drawHairTool,
  razor: drawRazor,
  soap: drawSoap,
  candle: drawCandle,
}
