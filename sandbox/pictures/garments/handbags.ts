import type { Drawing } from '../drawing.ts'
import { gold } from '../materials.ts'
import { ellipse, rectangle, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { bag, drawChain, drawClasp, drawHandle, leather } from './leather.ts'

function drawHandbag(pen: Pen): Drawing {
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
    parts.push(
      drawHandle(pen.tone, `M-70 ${-high}C-66 ${-high - 120} 66 ${-high - 120} 70 ${-high}`, 15),
    )
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
      leather(
        pen,
        `M${-wide + 16} ${-high}H${wide - 16}L${wide - 14} ${-high + 22}H${-wide + 14}Z`,
        { volume: 8 },
      ),
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

function drawTote(pen: Pen): Drawing {
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
        { tone: trim, volume: 16 },
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
        stitches: [
          `M${-wide - flare + 4} ${-high + 14}Q0 ${-high + 22} ${wide + flare - 4} ${-high + 14}`,
        ],
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

function drawCrossbody(pen: Pen): Drawing {
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
      ? leather(pen, rectangle(-112, -116, 224, 92, 16), {
          volume: 10,
          stitches: ['M-104 -108H104'],
        })
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

function drawClutch(pen: Pen): Drawing {
  const { random, isBack } = pen
  const body = rectangle(-180, -190, 360, 190, random.pick([6, 16, 30]))
  const style = random.pick(['envelope', 'frame', 'fold'] as const)
  const front = isBack
    ? ''
    : style === 'envelope'
      ? leather(pen, 'M-180 -188H180L14 -70Q0 -60 -14 -70Z', { volume: 18 }) +
        drawClasp(pen, 0, -80)
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

export const handbags = {
  handbag: drawHandbag,
  tote: drawTote,
  crossbody: drawCrossbody,
  clutch: drawClutch,
}
