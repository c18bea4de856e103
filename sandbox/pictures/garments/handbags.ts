import { type Art, cord, fill, line } from '../art.ts'
import { type Drawing, stand } from '../drawing.ts'
import { gold } from '../materials.ts'
import { block, both, each, ellipse, rectangle, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawChain, drawClasp, leather } from './leather.ts'

function drawHandbag(pen: Pen): Drawing {
  const style = pen.random.pick(['structured', 'flap', 'hobo', 'bucket', 'saddle'] as const)
  if (style === 'hobo') return drawHobo(pen)
  return style === 'bucket' ? drawBucket(pen) : drawBoxBag(pen, style)
}

function drawHobo(pen: Pen): Drawing {
  const body =
    'M-150 -150C-120 -210 -60 -150 0 -146C60 -150 120 -210 150 -150C176 -70 160 0 60 0H-60C-160 0 -176 -70 -150 -150Z'
  const stitches = ['M-128 -160C-100 -186 -50 -138 0 -134C50 -138 100 -186 128 -160']
  const folds = [
    taper([-110, -150], [-60, -30], 9),
    taper([40, -138], [80, -36], 9),
    taper([-20, -140], [-6, -60], 7),
  ]
  return stand([
    cord('M-140 -164C-120 -330 120 -330 140 -164', 20, pen.tone),
    leather(pen, body, 50, { folds, stitches }),
    !pen.isBack && drawClasp(pen, 0, -132),
  ])
}

function drawBucket(pen: Pen): Drawing {
  const { random, tone, accent } = pen
  const folds = [-80, -46, -12, 24, 58, 88].map(x =>
    taper([x, -206], [x * 1.08 + random.range(-8, 8), -120], 7),
  )
  return stand([
    cord('M-100 -200C-90 -390 90 -390 100 -200', 13, tone),
    fill('M-112 -210Q0 -232 112 -210Q0 -194 -112 -210Z', tone.deep),
    leather(pen, 'M-112 -210Q0 -198 112 -210L126 -10Q0 6 -126 -10Z', 44, { folds }),
    line('M-110 -178Q0 -166 112 -178', accent.base, 6, 1, '18 14'),
    leather(pen, 'M-124 -26Q0 -10 124 -26L126 -10Q0 6 -126 -10Z', 8, { tone: accent }),
  ])
}

function drawBoxBag(pen: Pen, style: 'structured' | 'flap' | 'saddle'): Drawing {
  const { random, tone, isBack } = pen
  const wide = random.range(140, 176)
  const high = style === 'saddle' ? 170 : random.range(180, 220)
  const round = style === 'saddle' ? 80 : random.pick([12, 26, 44])
  const arch = (x: number, rise: number) =>
    `M${-x} ${-high}C${-x - 4} ${-high - rise} ${x + 4} ${-high - rise} ${x} ${-high}`
  const handles = { structured: [70, 120, 15], flap: [wide - 30, 180, 5], saddle: [96, 150, 13] }
  const [x = 0, rise = 0, width = 0] = handles[random.chance(0.3) ? 'saddle' : style]
  const sides = `L${wide} ${-round}Q${wide} 0 ${wide - round} 0H${-wide + round}Q${-wide} 0 ${-wide} ${-round}Z`
  const seam = both(`M${wide - 24} ${-high + 10}L${wide - 9} ${-round}V-9H0`)
  const base = [
    width < 9 ? drawChain(arch(x, rise)) : cord(arch(x, rise), width, tone),
    leather(pen, `M${-wide + 16} ${-high}H${wide - 16}${sides}`, 30, { stitches: [seam] }),
  ]
  if (isBack) {
    const pocket = block(wide - 40, -high * 0.66, -high * 0.16, 10)
    const stitches = [`M${-wide + 46} ${-high * 0.62}H${wide - 46}`]
    return stand([base, leather(pen, pocket, 8, { stitches })])
  }
  if (style === 'structured') {
    const tab = (x: number) => leather(pen, rectangle(x - 12, -high - 6, 24, 64, 6), 6)
    const rim = leather(pen, block(wide - 15, -high, -high + 22), 8)
    return stand([base, rim, each([-70, 70], tab), drawClasp(pen, 0, -high + 34)])
  }
  const low = -high * (style === 'saddle' ? 0.14 : 0.42)
  const flap =
    style === 'saddle'
      ? `M${-wide + 12} ${-high}H${wide - 12}C${wide} ${-high * 0.4} 70 ${low} 0 ${low}C-70 ${low} ${-wide} ${-high * 0.4} ${-wide + 12} ${-high}Z`
      : block(wide - 8, -high - 2, low, 24)
  return stand([base, leather(pen, flap, 26), drawClasp(pen, 0, low - 14)])
}

function drawTote(pen: Pen): Drawing {
  const { random, isBack, tone } = pen
  const [wide, high, flare] = [random.range(140, 180), random.range(220, 290), random.range(0, 34)]
  const isCanvas = random.chance(0.4)
  const trim = isCanvas ? pen.accent : tone
  const top = wide + flare
  const handle = (x: number, from: number, rise: number) =>
    `M${-x} ${from}C${-x + 8} ${-high - rise} ${x - 8} ${-high - rise} ${x} ${from}`
  const body = `M${-top} ${-high}Q0 ${-high + 8} ${top} ${-high}L${wide - 4} -12Q${wide - 6} 0 ${wide - 20} 0H${-wide + 20}Q${-wide + 6} 0 ${-wide + 4} -12Z`
  const base = `M${-wide + 1} -54H${wide - 1}L${wide - 4} -12Q${wide - 6} 0 ${wide - 20} 0H${-wide + 20}Q${-wide + 6} 0 ${-wide + 4} -12Z`
  const folds = [
    taper([-wide * 0.7, -high + 20], [-wide * 0.5, -40], 9),
    taper([wide * 0.5, -high + 30], [wide * 0.62, -30], 9),
  ]
  const stitches = [`M${-top + 4} ${-high + 14}Q0 ${-high + 22} ${top - 4} ${-high + 14}`]
  return stand([
    cord(handle(60, -high, 120), 11, trim),
    fill(
      `M${-top} ${-high}Q0 ${-high - 14} ${top} ${-high}Q0 ${-high + 8} ${-top} ${-high}Z`,
      tone.deep,
    ),
    leather(pen, body, 40, { folds, stitches }),
    isCanvas && leather(pen, base, 16, { tone: trim }),
    isBack && !isCanvas && leather(pen, block(80, -high + 70, -high + 180, 6), 6),
    cord(handle(70, -high + 60, 130), 12, trim),
  ])
}

function drawCrossbody(pen: Pen): Drawing {
  const { random, isBack, tone } = pen
  const shape = random.pick(['round', 'camera', 'flap'] as const)
  const strap = 'M-118 -120C-150 -420 150 -420 118 -120'
  const shapes = {
    round: ellipse(0, -110, 116, 110),
    camera: block(134, -176, 0, 40),
    flap: block(134, -176, 0, 18),
  }
  const zip = (path: string, pull: string): Art => [
    line(path, gold.base, 3, 1, '3 2'),
    line(pull, tone.deep, 7),
  ]
  const fronts = {
    round: zip('M-84 -176Q0 -216 84 -176', 'M84 -176l6 34'),
    camera: [
      leather(pen, block(112, -116, -24, 16), 10, { stitches: ['M-104 -108H104'] }),
      zip('M-116 -152H116', 'M112 -152v34'),
    ],
    flap: leather(pen, block(132, -180, -70, 24), 22),
  }
  return stand([
    random.chance(0.4) ? drawChain(strap) : cord(strap, 9, tone),
    leather(pen, shapes[shape], 40),
    (!isBack || shape === 'round') && fronts[shape],
    !isBack && drawClasp(pen, 0, shape === 'flap' ? -84 : -70),
  ])
}

function drawClutch(pen: Pen): Drawing {
  const { random } = pen
  const [half, high] = [random.range(160, 190), random.range(150, 200)]
  const brass = (path: string) => pen.part(path, 7, { tone: gold, gloss: 0.7 })
  const folds = [taper([-120, -high + 20], [-60, -84], 8), taper([60, -high], [110, -90], 8)]
  const envelope = `M${-half} ${2 - high}H${half}L14 -70Q0 -60 -14 -70Z`
  const front = random.pick([
    () => [leather(pen, envelope, 18), drawClasp(pen, 0, -80)],
    () => [
      brass(block(half + 2, -high - 12, -high + 10, 10)),
      each([-9, 9], x => brass(ellipse(x, -high - 18, 9))),
    ],
    () => leather(pen, block(half, -high, -70, 8), 18, { folds }),
  ])
  const body = leather(pen, block(half, -high, 0, random.pick([6, 16, 30])), 36)
  return stand([body, !pen.isBack && front()])
}

export const handbags = {
  handbag: drawHandbag,
  tote: drawTote,
  crossbody: drawCrossbody,
  clutch: drawClutch,
}
