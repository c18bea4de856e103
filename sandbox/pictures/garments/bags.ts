import { at, cord, line } from '../art.ts'
import { type Drawing, lie, stand } from '../drawing.ts'
import { darkRubber, gold, steel } from '../materials.ts'
import { block, both, each, ellipse, rectangle, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawClasp, leather } from './leather.ts'

function drawBackpack(pen: Pen): Drawing {
  const { isBack, tone, accent } = pen
  const body =
    'M-120 -250C-120 -330 -70 -350 0 -350C70 -350 120 -330 120 -250L134 -40Q136 0 96 0H-96Q-136 0 -134 -40Z'
  const strap = 'M34 -330C96 -300 104 -160 92 -30L62 -30C70 -150 66 -270 14 -318Z'
  const flap =
    'M-124 -240C-124 -330 -70 -356 0 -356C70 -356 124 -330 124 -240C124 -190 90 -170 0 -170C-90 -170 -124 -190 -124 -240Z'
  const zips = 'M-92 -156H92M-108 -236C-100 -320 100 -320 108 -236'
  const buckles = [-56, 56].map(x => [
    leather(pen, rectangle(x - 11, -200, 22, 110, 5), 6, { tone: accent }),
    cord(rectangle(x - 15, -132, 30, 22, 4), 4, gold),
  ])
  const front = pen.random.chance(0.45)
    ? [leather(pen, flap), buckles]
    : [
        leather(pen, block(100, -176, -16, 18), 16),
        line(zips, tone.deep, 6),
        line(zips, steel.base, 2, 1, '3 2'),
        line('M84 -156v30', accent.base, 7),
      ]
  return stand([
    cord('M-26 -346C-24 -388 24 -388 26 -346', 11, tone),
    leather(pen, body, 44),
    isBack ? both(strap, path => leather(pen, path, 14)) : front,
  ])
}

function drawDuffel(pen: Pen): Drawing {
  const { random, accent } = pen
  const [half, high] = [random.range(190, 220), random.range(170, 210)]
  const end = `M${half - 60} ${-high}H${half - 40}Q${half} ${-high} ${half} ${50 - high}V-44Q${half} 0 ${half - 40} 0H${half - 60}Z`
  const handle = `M-90 -4V${30 - high}C-84 ${-high - 110} 84 ${-high - 110} 90 ${30 - high}V-4`
  return stand([
    leather(pen, block(half, -high, 0, 44), 44, {
      folds: [taper([-120, -190], [-100, -40], 9), taper([110, -190], [124, -50], 9)],
      seams: [`M${10 - half} ${14 - high}H${half - 10}`],
    }),
    random.chance(0.6) && both(end, path => leather(pen, path, 14, { tone: accent })),
    !pen.isBack && leather(pen, block(74, -120, -28, 8), 8, { stitches: ['M-68 -112H68'] }),
    cord(handle, 14, random.chance(0.6) ? accent : pen.tone),
  ])
}

function drawBriefcase(pen: Pen): Drawing {
  const [half, high] = [pen.random.range(175, 200), pen.random.range(220, 255)]
  const strap = (x: number) =>
    leather(pen, rectangle(x - 14, -180, 28, 100, 4), 6) +
    pen.part(rectangle(x - 17, -100, 34, 22, 3), 6, { tone: gold, gloss: 0.6 })
  const stitches = [`M${8 - half} ${-high + 8}V-120H${half - 8}V${-high + 8}`]
  return stand([
    cord(`M-56 ${-high}C-54 ${-high - 60} 54 ${-high - 60} 56 ${-high}`, 15, pen.tone),
    leather(pen, block(half, -high, 0, 14), 34, { stitches: [`M${10 - half} -10H${half - 10}`] }),
    pen.isBack
      ? leather(pen, block(130, -150, -40, 8), 6)
      : [leather(pen, block(half - 4, -high, -112, 16), 20, { stitches }), each([-92, 92], strap)],
  ])
}

function drawWallet(pen: Pen): Drawing {
  const { random } = pen
  const half = random.pick([110, 180])
  const hasFlap = random.chance(0.5)
  const flap = `M${-half} -100H${half}V-10Q0 14 ${-half} -10Z`
  const card = [`M${-half + 26} -28H${half - 26}M${-half + 26} -4H${half - 26}`]
  return lie([
    leather(pen, block(half, -100, 100, 12), 24, { stitches: [block(half - 8, -92, 92, 8)] }),
    !pen.isBack &&
      (hasFlap
        ? [leather(pen, flap, 16), drawClasp(pen, 0, -12)]
        : leather(pen, block(half - 26, -50, 20), 5, { stitches: card })),
  ])
}

function drawLuggage(pen: Pen): Drawing {
  const { random, isBack } = pen
  const high = random.range(300, 430)
  const half = high * random.range(0.32, 0.36)
  const rubber = (path: string) => pen.part(path, 7, { tone: darkRubber })
  const folds = Array.from({ length: 9 }, (_, i) => {
    const x = (half - 18) * (i / 4 - 1)
    return taper([x, -high + 16], [x, -34], 4)
  })
  const corner = (x: number, y: number) =>
    pen.part(rectangle(x - 17, y - 17, 34, 34, 14), 7, { tone: pen.accent })
  return stand([
    cord(`M-44 ${-high}V${-high - 120}H44V${-high}`, 8, steel),
    at(0, -high - 120, rubber(block(54, -12, 12, 9))),
    each([-half + 26, half - 26], x => rubber(ellipse(x, -12, 14, 13))),
    pen.part(block(half, -high, -18, 28), 36, {
      folds,
      gloss: 0.35,
      seams: isBack ? [`M${-half} ${-high / 2}H${half}`] : [],
    }),
    random.chance(0.4) &&
      each([-high + 17, -35], y => corner(-half + 17, y) + corner(half - 17, y)),
    !isBack && rubber(block(34, -high - 10, -high + 8, 8)),
  ])
}

export const bags = {
  backpack: drawBackpack,
  duffel: drawDuffel,
  briefcase: drawBriefcase,
  wallet: drawWallet,
  luggage: drawLuggage,
}
