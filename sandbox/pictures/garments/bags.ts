import type { Drawing } from '../drawing.ts'
import { darkRubber, gold, steel } from '../materials.ts'
import { each, ellipse, rectangle, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { bag, drawClasp, drawHandle, leather } from './leather.ts'
import { place } from './poses.ts'

function drawBackpack(pen: Pen): Drawing {
  const { random, isBack } = pen
  const body =
    'M-120 -250C-120 -330 -70 -350 0 -350C70 -350 120 -330 120 -250L134 -40Q136 0 96 0H-96Q-136 0 -134 -40Z'
  const hang = drawHandle(pen.tone, 'M-26 -346C-24 -388 24 -388 26 -346', 11)
  if (isBack) {
    const strap = (side: number) =>
      leather(
        pen,
        `M${side * 34} -330C${side * 96} -300 ${side * 104} -160 ${side * 92} -30L${side * 62} -30C${side * 70} -150 ${side * 66} -270 ${side * 14} -318Z`,
        {
          volume: 14,
          stitches: [`M${side * 40} -310C${side * 84} -280 ${side * 92} -160 ${side * 78} -40`],
        },
      )
    return bag(
      hang + leather(pen, body, { volume: 40 }) + strap(1) + strap(-1),
      140,
      -384,
      [0, -280],
      0.94,
    )
  }
  const isFlap = random.chance(0.45)
  const front = isFlap
    ? leather(
        pen,
        'M-124 -240C-124 -330 -70 -356 0 -356C70 -356 124 -330 124 -240C124 -190 90 -170 0 -170C-90 -170 -124 -190 -124 -240Z',
        { volume: 30 },
      ) +
      each(
        [-56, 56],
        x =>
          leather(pen, rectangle(x - 11, -200, 22, 110, 5), { tone: pen.accent, volume: 6 }) +
          `<rect x="${x - 15}" y="-132" width="30" height="22" rx="4" fill="none" stroke="${gold.base}" stroke-width="5"/>`,
      )
    : leather(
        pen,
        'M-96 -160Q-96 -176 -80 -176H80Q96 -176 96 -160L102 -36Q102 -16 84 -16H-84Q-102 -16 -102 -36Z',
        { volume: 16 },
      ) +
      `<path d="M-92 -156H92M-108 -236C-100 -320 100 -320 108 -236" fill="none" stroke="${pen.tone.deep}" stroke-width="6"/><path d="M-92 -156H92M-108 -236C-100 -320 100 -320 108 -236" fill="none" stroke="${steel.base}" stroke-width="2" stroke-dasharray="3 2"/><path d="M84 -156v30" stroke="${pen.accent.base}" stroke-width="7" stroke-linecap="round"/>`
  return bag(hang + leather(pen, body, { volume: 44 }) + front, 140, -384, [0, -180], 0.94)
}

function drawDuffel(pen: Pen): Drawing {
  const body =
    'M-210 -150C-210 -196 -190 -200 -170 -200H170C190 -200 210 -196 210 -150V-44C210 -10 196 0 170 0H-170C-196 0 -210 -10 -210 -44Z'
  const cap = (side: number) =>
    leather(
      pen,
      `M${side * 150} -200H${side * 170}C${side * 190} -200 ${side * 210} -196 ${side * 210} -150V-44C${side * 210} -10 ${side * 196} 0 ${side * 170} 0H${side * 150}Z`,
      { tone: pen.accent, volume: 14 },
    )
  const handles = drawHandle(pen.accent, 'M-90 -4V-170C-84 -310 84 -310 90 -170V-4', 14)
  const pocket = pen.isBack
    ? ''
    : leather(pen, rectangle(-74, -120, 148, 92, 8), { volume: 8, stitches: ['M-68 -112H68'] })
  return bag(
    leather(pen, body, {
      volume: 44,
      folds: [taper([-120, -190], [-100, -40], 9), taper([110, -190], [124, -50], 9)],
      seams: ['M-200 -186H200'],
    }) +
      cap(-1) +
      cap(1) +
      pocket +
      handles,
    214,
    -282,
    [40, -120],
  )
}

function drawBriefcase(pen: Pen): Drawing {
  const flap = pen.isBack
    ? leather(pen, rectangle(-130, -150, 260, 110, 8), { volume: 6 })
    : leather(pen, 'M-190 -240H190V-128Q190 -112 174 -112H-174Q-190 -112 -190 -128Z', {
        volume: 20,
        stitches: ['M-182 -232V-126H182V-232'],
      }) +
      each(
        [-92, 92],
        x =>
          leather(pen, rectangle(x - 14, -180, 28, 100, 4), { volume: 6 }) +
          pen.piece(rectangle(x - 17, -100, 34, 22, 3), { tone: gold, volume: 6, gloss: 0.6 }),
      )
  return bag(
    drawHandle(pen.tone, 'M-56 -240C-54 -300 54 -300 56 -240', 15) +
      leather(pen, rectangle(-194, -240, 388, 240, 14), {
        volume: 34,
        stitches: ['M-184 -10H184'],
      }) +
      flap,
    198,
    -296,
    [-40, -150],
  )
}

function drawWallet(pen: Pen): Drawing {
  const { random, isBack } = pen
  const half = random.pick([110, 180])
  const front = isBack
    ? ''
    : random.chance(0.5)
      ? leather(pen, `M${-half} -200H${half}V-110Q0 -86 ${-half} -110Z`, { volume: 16 }) +
        drawClasp(pen, 0, -112)
      : leather(pen, `M${-half + 26} -150H${half - 26}V-80H${-half + 26}Z`, {
          volume: 5,
          stitches: [`M${-half + 26} -128H${half - 26}M${-half + 26} -104H${half - 26}`],
        })
  return {
    ...bag(
      leather(pen, rectangle(-half, -200, half * 2, 200, 12), {
        volume: 24,
        stitches: [rectangle(-half + 8, -192, half * 2 - 16, 184, 8)],
      }) + front,
      half + 4,
      -204,
      [half * 0.3, -110],
      half < 150 ? 0.62 : 0.8,
    ),
    pose: 'lies',
  }
}

function drawLuggage(pen: Pen): Drawing {
  const { random, isBack } = pen
  const [half, high] = random.pick([
    [120, 350],
    [146, 430],
    [104, 300],
  ])
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const x = -half + 18 + (i * (half * 2 - 36)) / 8
    return taper([x, -high + 16], [x, -34], 4)
  })
  const poles = `<path d="M-44 ${-high}V${-high - 120}H44V${-high}" fill="none" stroke="${steel.shade}" stroke-width="9"/><path d="M-46 ${-high}V${-high - 120}H42" fill="none" stroke="${steel.pale}" stroke-width="3"/>${pen.piece(rectangle(-54, -high - 132, 108, 24, 9), { tone: darkRubber, volume: 8 })}`
  const wheels = each([-half + 26, half - 26], x =>
    pen.piece(ellipse(x, -12, 14, 13), { tone: darkRubber, volume: 7 }),
  )
  const shell = pen.piece(rectangle(-half, -high, half * 2, high - 18, 28), {
    volume: 36,
    folds: ribs,
    gloss: 0.35,
    seams: isBack ? [`M${-half} ${-high / 2}H${half}`] : [],
  })
  const corners = random.chance(0.4)
    ? each(
        [
          [-half, -high],
          [half - 34, -high],
          [-half, -52],
          [half - 34, -52],
        ],
        ([x = 0, y = 0]) => pen.piece(rectangle(x, y, 34, 34, 14), { tone: pen.accent, volume: 7 }),
      )
    : ''
  const grip = isBack
    ? ''
    : pen.piece(rectangle(-34, -high - 10, 68, 18, 8), { tone: darkRubber, volume: 6 })

  return place(
    'stands',
    poles + wheels + shell + corners + grip,
    [-half - 4, -high - 134, half + 4, 2],
    1,
    [40, -high * 0.8],
  )
}

export const bags = {
  backpack: drawBackpack,
  duffel: drawDuffel,
  briefcase: drawBriefcase,
  wallet: drawWallet,
  luggage: drawLuggage,
}
