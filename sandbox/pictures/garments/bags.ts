import type { Drawing } from '../drawing.ts'
import { darkRubber, gold, steel } from '../materials.ts'
import { ellipse, rectangle, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'

/** Leather keeps its shape: a little gloss, no deep folds. */
function leather(pen: Pen, path: string, more: Parameters<Pen['piece']>[1] = {}): string {
  return pen.piece(path, { volume: 30, gloss: 0.16, depth: 0.85, ...more })
}

function drawHandle(tone: Tone, path: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${tone.deep}" stroke-width="${width + 2}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${tone.base}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${tone.pale}" stroke-width="${width * 0.22}" stroke-opacity=".7" stroke-linecap="round" transform="translate(${-width * 0.14} ${-width * 0.2})"/>`
}

function drawChain(path: string): string {
  return `<path d="${path}" fill="none" stroke="${gold.deep}" stroke-width="8" stroke-dasharray="9 4" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${gold.base}" stroke-width="5" stroke-dasharray="9 4" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${gold.pale}" stroke-width="1.500" stroke-dasharray="9 4" transform="translate(-1 -1)"/>`
}

function drawClasp(pen: Pen, x: number, y: number): string {
  const metal = pen.random.chance(0.7) ? gold : steel
  return pen.random.pick([
    pen.piece(rectangle(x - 17, y - 13, 34, 26, 5), { tone: metal, volume: 7, gloss: 0.7 }) +
      `<path d="M${x} ${y - 9}V${y + 9}" stroke="${metal.deep}" stroke-width="4"/>`,
    pen.piece(ellipse(x, y, 14), { tone: metal, volume: 8, gloss: 0.7 }),
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${metal.deep}" stroke-width="8"/><circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${metal.base}" stroke-width="5"/>`,
    pen.piece(rectangle(x - 28, y - 6, 56, 12, 6), { tone: metal, volume: 5, gloss: 0.7 }),
  ])
}

function bag(art: string, half: number, top: number, focus: [number, number], size = 0.9): Drawing {
  return { art, box: [-half, top, half, 2], focus, pose: 'stands', size }
}

export function drawHandbag(pen: Pen): Drawing {
  const { random, isBack } = pen
  const style = random.pick(['structured', 'flap', 'hobo', 'bucket', 'saddle'] as const)
  if (style === 'hobo') {
    const body =
      'M-150 -150C-120 -210 -60 -150 0 -146C60 -150 120 -210 150 -150C176 -70 160 0 60 0H-60C-160 0 -176 -70 -150 -150Z'
    const folds = [
      taper([-110, -150], [-60, -30], 9),
      taper([40, -138], [80, -36], 9),
      taper([-20, -140], [-6, -60], 7),
    ]
    return bag(
      drawHandle(pen.tone, 'M-140 -164C-120 -330 120 -330 140 -164', 20) +
        leather(pen, body, {
          folds,
          volume: 50,
          stitches: ['M-128 -160C-100 -186 -50 -138 0 -134C50 -138 100 -186 128 -160'],
        }) +
        (isBack ? '' : drawClasp(pen, 0, -132)),
      172,
      -300,
      [0, -120],
    )
  }
  if (style === 'bucket') {
    const body = 'M-112 -210Q0 -198 112 -210L126 -10Q0 6 -126 -10Z'
    const folds = [-80, -46, -12, 24, 58, 88].map(x =>
      taper([x, -206], [x * 1.08 + random.range(-8, 8), -120], 7),
    )
    return bag(
      drawHandle(pen.tone, 'M-100 -200C-90 -390 90 -390 100 -200', 13) +
        `<path d="M-112 -210Q0 -232 112 -210Q0 -194 -112 -210Z" fill="${pen.tone.deep}"/>` +
        leather(pen, body, { folds, volume: 44 }) +
        `<path d="M-110 -178Q0 -166 112 -178" fill="none" stroke="${pen.accent.base}" stroke-width="6" stroke-dasharray="18 14"/>` +
        leather(pen, 'M-124 -26Q0 -10 124 -26L126 -10Q0 6 -126 -10Z', {
          tone: pen.accent,
          isPatterned: false,
          volume: 8,
        }),
      132,
      -345,
      [0, -170],
      0.84,
    )
  }
  const wide = random.range(140, 176)
  const high = style === 'saddle' ? 170 : random.range(180, 220)
  const round = style === 'saddle' ? 80 : random.pick([12, 26, 44])
  const body = `M${-wide + 16} ${-high}H${wide - 16}L${wide} ${-round}Q${wide} 0 ${wide - round} 0H${-wide + round}Q${-wide} 0 ${-wide} ${-round}Z`
  const parts: string[] = []
  if (style === 'flap' && random.chance(0.5))
    parts.push(
      drawChain(
        `M${-wide + 26} ${-high + 6}C-110 ${-high - 190} 110 ${-high - 190} ${wide - 26} ${-high + 6}`,
      ),
    )
  else if (style === 'structured' && random.chance(0.5))
    parts.push(drawHandle(pen.tone, `M-70 ${-high}C-66 ${-high - 120} 66 ${-high - 120} 70 ${-high}`, 15))
  else
    parts.push(
      drawHandle(
        pen.tone,
        `M${-wide + 40} ${-high}C-96 ${-high - 150} 96 ${-high - 150} ${wide - 40} ${-high}`,
        13,
      ),
    )
  parts.push(
    leather(pen, body, {
      stitches: [
        `M${-wide + 24} ${-high + 10}L${-wide + 9} ${-round}Q${-wide + 9} -9 ${-wide + round} -9H${wide - round}Q${wide - 9} -9 ${wide - 9} ${-round}L${wide - 24} ${-high + 10}`,
      ],
    }),
  )
  if (isBack)
    parts.push(
      leather(pen, rectangle(-wide + 40, -high * 0.66, 2 * wide - 80, high * 0.5, 10), {
        volume: 8,
        stitches: [`M${-wide + 46} ${-high * 0.62}H${wide - 46}`],
      }),
    )
  else if (style !== 'structured') {
    const deep = high * (style === 'saddle' ? 0.86 : 0.58)
    const flap =
      style === 'saddle'
        ? `M${-wide + 12} ${-high}H${wide - 12}C${wide} ${-high * 0.4} 70 ${-high + deep} 0 ${-high + deep}C-70 ${-high + deep} ${-wide} ${-high * 0.4} ${-wide + 12} ${-high}Z`
        : `M${-wide + 14} ${-high - 2}H${wide - 14}L${wide - 6} ${-high + deep - 22}Q${wide - 8} ${-high + deep} ${wide - 34} ${-high + deep}H${-wide + 34}Q${-wide + 8} ${-high + deep} ${-wide + 6} ${-high + deep - 22}Z`
    parts.push(leather(pen, flap, { volume: 26 }), drawClasp(pen, 0, -high + deep - 14))
  } else {
    parts.push(
      leather(pen, `M${-wide + 16} ${-high}H${wide - 16}L${wide - 14} ${-high + 22}H${-wide + 14}Z`, {
        volume: 8,
      }),
    )
    parts.push(
      ...[-70, 70].map(x =>
        leather(pen, rectangle(x - 12, -high - 6, 24, 64, 6), {
          volume: 6,
          stitches: [`M${x - 8} ${-high + 50}H${x + 8}`],
        }),
      ),
    )
    parts.push(drawClasp(pen, 0, -high + 34))
  }
  return bag(parts.join(''), wide + 4, -high - 112, [0, -high * 0.6], 0.86)
}

export function drawTote(pen: Pen): Drawing {
  const { random, isBack } = pen
  const [wide, high] = [random.range(140, 180), random.range(220, 290)]
  const flare = random.range(0, 34)
  const body = `M${-wide - flare} ${-high}Q0 ${-high + 8} ${wide + flare} ${-high}L${wide - 4} -12Q${wide - 6} 0 ${wide - 20} 0H${-wide + 20}Q${-wide + 6} 0 ${-wide + 4} -12Z`
  const canvas = random.chance(0.4)
  const trim = canvas ? pen.accent : pen.tone
  const handle = (lift: number) =>
    `M-72 ${-high + 60}L-66 ${-high - 20}C-60 ${-high - lift} 60 ${-high - lift} 66 ${-high - 20}L72 ${-high + 60}`
  const inside = `<path d="M${-wide - flare} ${-high}Q0 ${-high - 16} ${wide + flare} ${-high}Q0 ${-high + 8} ${-wide - flare} ${-high}Z" fill="${pen.tone.deep}"/>`
  const base = canvas
    ? leather(
        pen,
        `M${-wide - 1} -60H${wide + 1}L${wide - 4} -12Q${wide - 6} 0 ${wide - 20} 0H${-wide + 20}Q${-wide + 6} 0 ${-wide + 4} -12Z`,
        { tone: trim, isPatterned: false, volume: 16 },
      )
    : ''
  const pocket =
    isBack && !canvas
      ? leather(pen, rectangle(-80, -high + 70, 160, 110, 6), {
          volume: 6,
          stitches: [`M-76 ${-high + 78}H76`],
        })
      : ''
  return bag(
    drawHandle(trim, `M-60 ${-high}C-52 ${-high - 120} 52 ${-high - 120} 60 ${-high}`, 11) +
      inside +
      leather(pen, body, {
        folds: [
          taper([-wide * 0.7, -high + 20], [-wide * 0.5, -40], 9),
          taper([wide * 0.5, -high + 30], [wide * 0.62, -30], 9),
        ],
        stitches: [`M${-wide - flare + 4} ${-high + 14}Q0 ${-high + 22} ${wide + flare - 4} ${-high + 14}`],
        volume: 40,
      }) +
      base +
      pocket +
      drawHandle(trim, handle(130), 12),
    wide + flare + 4,
    -high - 110,
    [20, -high + 40],
    0.88,
  )
}

export function drawCrossbody(pen: Pen): Drawing {
  const { random, isBack } = pen
  const shape = random.pick(['round', 'camera', 'flap'] as const)
  const strapPath = 'M-118 -120C-150 -420 150 -420 118 -120'
  const strap = random.chance(0.4) ? drawChain(strapPath) : drawHandle(pen.tone, strapPath, 9)
  const body =
    shape === 'round'
      ? ellipse(0, -110, 116, 110)
      : rectangle(-134, -176, 268, 176, shape === 'camera' ? 40 : 18)
  const flap =
    shape === 'flap' && !isBack
      ? leather(
          pen,
          'M-134 -160Q-134 -180 -114 -180H114Q134 -180 134 -160L128 -92Q124 -70 100 -70H-100Q-124 -70 -128 -92Z',
          { volume: 22 },
        )
      : ''
  const zip =
    shape !== 'flap'
      ? `<path d="${shape === 'round' ? 'M-84 -176Q0 -216 84 -176' : 'M-116 -152H116'}" fill="none" stroke="${gold.base}" stroke-width="3" stroke-dasharray="3 2"/><path d="M${shape === 'round' ? '84 -176l6 34' : '112 -152v34'}" stroke="${pen.tone.deep}" stroke-width="7" stroke-linecap="round"/>`
      : ''
  const tassel =
    shape === 'camera' && !isBack
      ? leather(pen, rectangle(-112, -116, 224, 92, 16), { volume: 10, stitches: ['M-104 -108H104'] })
      : ''
  return bag(
    strap +
      leather(pen, body, { volume: 40 }) +
      flap +
      tassel +
      zip +
      (isBack ? '' : drawClasp(pen, 0, shape === 'flap' ? -84 : -70)),
    140,
    -346,
    [0, -100],
    0.82,
  )
}

export function drawClutch(pen: Pen): Drawing {
  const { random, isBack } = pen
  const body = rectangle(-180, -190, 360, 190, random.pick([6, 16, 30]))
  const style = random.pick(['envelope', 'frame', 'fold'] as const)
  const front = isBack
    ? ''
    : style === 'envelope'
      ? leather(pen, 'M-180 -188H180L14 -70Q0 -60 -14 -70Z', { volume: 18 }) + drawClasp(pen, 0, -80)
      : style === 'frame'
        ? pen.piece(rectangle(-182, -202, 364, 22, 10), { tone: gold, volume: 8, gloss: 0.7 }) +
          pen.piece(ellipse(-9, -208, 9), { tone: gold, volume: 6, gloss: 0.7 }) +
          pen.piece(ellipse(9, -208, 9), { tone: gold, volume: 6, gloss: 0.7 })
        : leather(pen, rectangle(-180, -190, 360, 120, 8), {
            volume: 18,
            folds: [taper([-120, -170], [-60, -84], 8), taper([60, -176], [110, -90], 8)],
          })
  return bag(leather(pen, body, { volume: 36 }) + front, 184, -220, [0, -100], 0.84)
}

export function drawBackpack(pen: Pen): Drawing {
  const { random, isBack } = pen
  const body =
    'M-120 -250C-120 -330 -70 -350 0 -350C70 -350 120 -330 120 -250L134 -40Q136 0 96 0H-96Q-136 0 -134 -40Z'
  const hang = drawHandle(pen.tone, 'M-26 -346C-24 -388 24 -388 26 -346', 11)
  if (isBack) {
    const strap = (side: number) =>
      leather(
        pen,
        `M${side * 34} -330C${side * 96} -300 ${side * 104} -160 ${side * 92} -30L${side * 62} -30C${side * 70} -150 ${side * 66} -270 ${side * 14} -318Z`,
        { volume: 14, stitches: [`M${side * 40} -310C${side * 84} -280 ${side * 92} -160 ${side * 78} -40`] },
      )
    return bag(hang + leather(pen, body, { volume: 40 }) + strap(1) + strap(-1), 140, -384, [0, -280], 0.94)
  }
  const isFlap = random.chance(0.45)
  const front = isFlap
    ? leather(
        pen,
        'M-124 -240C-124 -330 -70 -356 0 -356C70 -356 124 -330 124 -240C124 -190 90 -170 0 -170C-90 -170 -124 -190 -124 -240Z',
        { volume: 30 },
      ) +
      [-56, 56]
        .map(
          x =>
            leather(pen, rectangle(x - 11, -200, 22, 110, 5), {
              tone: pen.accent,
              isPatterned: false,
              volume: 6,
            }) +
            `<rect x="${x - 15}" y="-132" width="30" height="22" rx="4" fill="none" stroke="${gold.base}" stroke-width="5"/>`,
        )
        .join('')
    : leather(
        pen,
        'M-96 -160Q-96 -176 -80 -176H80Q96 -176 96 -160L102 -36Q102 -16 84 -16H-84Q-102 -16 -102 -36Z',
        { volume: 16 },
      ) +
      `<path d="M-92 -156H92M-108 -236C-100 -320 100 -320 108 -236" fill="none" stroke="${pen.tone.deep}" stroke-width="6"/><path d="M-92 -156H92M-108 -236C-100 -320 100 -320 108 -236" fill="none" stroke="${steel.base}" stroke-width="2" stroke-dasharray="3 2"/><path d="M84 -156v30" stroke="${pen.accent.base}" stroke-width="7" stroke-linecap="round"/>`
  return bag(hang + leather(pen, body, { volume: 44 }) + front, 140, -384, [0, -180], 0.94)
}

export function drawDuffel(pen: Pen): Drawing {
  const body =
    'M-210 -150C-210 -196 -190 -200 -170 -200H170C190 -200 210 -196 210 -150V-44C210 -10 196 0 170 0H-170C-196 0 -210 -10 -210 -44Z'
  const cap = (side: number) =>
    leather(
      pen,
      `M${side * 150} -200H${side * 170}C${side * 190} -200 ${side * 210} -196 ${side * 210} -150V-44C${side * 210} -10 ${side * 196} 0 ${side * 170} 0H${side * 150}Z`,
      { tone: pen.accent, isPatterned: false, volume: 14 },
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

export function drawBriefcase(pen: Pen): Drawing {
  const flap = pen.isBack
    ? leather(pen, rectangle(-130, -150, 260, 110, 8), { volume: 6 })
    : leather(pen, 'M-190 -240H190V-128Q190 -112 174 -112H-174Q-190 -112 -190 -128Z', {
        volume: 20,
        stitches: ['M-182 -232V-126H182V-232'],
      }) +
      [-92, 92]
        .map(
          x =>
            leather(pen, rectangle(x - 14, -180, 28, 100, 4), { volume: 6 }) +
            pen.piece(rectangle(x - 17, -100, 34, 22, 3), { tone: gold, volume: 6, gloss: 0.6 }),
        )
        .join('')
  return bag(
    drawHandle(pen.tone, 'M-56 -240C-54 -300 54 -300 56 -240', 15) +
      leather(pen, rectangle(-194, -240, 388, 240, 14), { volume: 34, stitches: ['M-184 -10H184'] }) +
      flap,
    198,
    -296,
    [-40, -150],
  )
}

export function drawWallet(pen: Pen): Drawing {
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

export function drawLuggage(pen: Pen): Drawing {
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
  const wheels = [-half + 26, half - 26]
    .map(x => pen.piece(ellipse(x, -12, 14, 13), { tone: darkRubber, volume: 7 }))
    .join('')
  const shell = pen.piece(rectangle(-half, -high, half * 2, high - 18, 28), {
    volume: 36,
    folds: ribs,
    gloss: 0.35,
    seams: isBack ? [`M${-half} ${-high / 2}H${half}`] : [],
  })
  const corners = random.chance(0.4)
    ? [
        [-half, -high],
        [half - 34, -high],
        [-half, -52],
        [half - 34, -52],
      ]
        .map(([x = 0, y = 0]) =>
          pen.piece(rectangle(x, y, 34, 34, 14), { tone: pen.accent, isPatterned: false, volume: 7 }),
        )
        .join('')
    : ''
  const grip = isBack ? '' : pen.piece(rectangle(-34, -high - 10, 68, 18, 8), { tone: darkRubber, volume: 6 })

  return {
    art: poles + wheels + shell + corners + grip,
    box: [-half - 4, -high - 134, half + 4, 2],
    focus: [40, -high * 0.8],
    pose: 'stands',
  }
}
