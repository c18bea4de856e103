import type { Drawing } from '../drawing.ts'
import { gold, ink, oak, porcelain, steel } from '../materials.ts'
import { each, ellipse, rectangle, repeat, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'
import { lying, place, standing } from './poses.ts'

function fringe(pen: Pen, half: number, y: number, down: 1 | -1): string {
  return `<path d="${repeat(Math.floor(half / 5), i => `M${-half + 4 + i * 10} ${y}q${i % 2 ? 2 : -2} ${down * 12} 0 ${down * 24}`)}" fill="none" stroke="${mixColors(pen.tone.pale, '#efe8da', 0.6)}" stroke-width="3.500"/>`
}

function drawRug(pen: Pen): Drawing {
  const isRound = pen.random.chance(0.25)
  if (isRound)
    return lying(
      pen.piece(ellipse(0, 0, 240), { volume: 22 }) +
        each(
          [200, 150, 90],
          r =>
            `<circle r="${r}" fill="none" stroke="${pen.accent.base}" stroke-width="12" opacity=".7"/>`,
        ),
      246,
      246,
      0.94,
    )
  const border = each(
    [24, 40],
    (inset, i) =>
      `<path d="${rectangle(-200 + inset, -300 + inset, 400 - inset * 2, 600 - inset * 2)}" fill="none" stroke="${pen.accent.base}" stroke-width="${i ? 4 : 10}" opacity=".85"/>`,
  )
  const medal = pen.random.chance(0.5)
    ? `<g fill="none" stroke="${pen.accent.base}" stroke-width="8" opacity=".75"><path d="M0 -150L90 0L0 150L-90 0Z"/><path d="M0 -90L54 0L0 90L-54 0Z"/></g><path d="M0 -40L24 0L0 40L-24 0Z" fill="${pen.accent.base}" opacity=".8"/>`
    : ''
  return lying(
    fringe(pen, 200, -300, -1) +
      fringe(pen, 200, 300, 1) +
      pen.piece(rectangle(-200, -300, 400, 600, 3), { volume: 20, depth: 0.7 }) +
      border +
      medal,
    204,
    326,
    0.96,
  )
}

function drawCushion(pen: Pen): Drawing {
  const long = pen.random.chance(0.3) ? 0.62 : 1
  const y = (value: number) => value * long
  const body = pen.piece(
    `M-196 ${y(-190)}Q0 ${y(-158)} 196 ${y(-190)}Q162 0 196 ${y(190)}Q0 ${y(158)} -196 ${y(190)}Q-162 0 -196 ${y(-190)}Z`,
    {
      volume: 70,
      folds: [
        taper([-186, y(-180)], [-90, y(-80)], 12),
        taper([186, y(-180)], [100, y(-90)], 12),
        taper([-184, y(180)], [-90, y(90)], 12),
        taper([184, y(180)], [90, y(80)], 12),
      ],
      seams: pen.isBack ? [`M-170 ${y(90)}Q0 ${y(84)} 170 ${y(90)}`] : [],
    },
  )
  const piping = pen.random.chance(0.5)
    ? `<path d="M-196 ${y(-190)}Q0 ${y(-158)} 196 ${y(-190)}Q162 0 196 ${y(190)}Q0 ${y(158)} -196 ${y(190)}Q-162 0 -196 ${y(-190)}Z" fill="none" stroke="${pen.accent.base}" stroke-width="6"/>`
    : ''
  return lying(body + piping, 204, y(196), 0.84)
}

function drawPillow(pen: Pen): Drawing {
  return lying(
    pen.piece('M-250 -130Q0 -176 250 -130Q276 0 250 130Q0 176 -250 130Q-276 0 -250 -130Z', {
      volume: 70,
      folds: [
        taper([-240, -120], [-120, -40], 12),
        taper([240, 120], [120, 40], 12),
        taper([240, -120], [130, -50], 12),
      ],
      stitches: ['M-236 -116Q0 -158 236 -116Q258 0 236 116Q0 158 -236 116Q-258 0 -236 -116Z'],
    }),
    270,
    160,
    0.92,
  )
}

/** A stack of folded fabric: throws, blankets, towels, sheets. */
function drawStack(
  pen: Pen,
  count: number,
  half: number,
  each: number,
  isFringed: boolean,
): Drawing {
  const layers = Array.from({ length: count }, (_, i) => {
    const top = -(i + 1) * each
    const tone: Tone = i % 2 ? pen.accent : pen.tone
    const wide = half - (i % 2) * 8
    const edge =
      isFringed && i === count - 1
        ? `<g transform="translate(0 ${top + each * 0.8})">${fringe(pen, wide - 20, 0, 1)}</g>`
        : ''
    return (
      pen.piece(
        `M${-wide} ${top + each * 0.5}C${-wide - 10} ${top} ${-wide + 20} ${top} ${-wide + 40} ${top + 2}H${wide - 20}Q${wide + 4} ${top + each * 0.5} ${wide - 20} ${top + each}H${-wide + 30}C${-wide} ${top + each} ${-wide - 6} ${top + each * 0.8} ${-wide} ${top + each * 0.5}Z`,
        { tone, volume: 22, seams: [`M${-wide + 26} ${top + each * 0.5}H${wide - 12}`] },
      ) + edge
    )
  })
  return standing(layers.join(''), half + 10, count * each + 6, 0.9)
}

/** Fabric draped over a rail. */
function drawHung(pen: Pen, half: number, length: number, isFringed: boolean): Drawing {
  const folds = Array.from({ length: 7 }, (_, i) =>
    taper(
      [-half * 0.9 + i * half * 0.3, 10],
      [-half * 0.88 + i * half * 0.29, length],
      9,
      pen.random.range(-6, 6),
    ),
  )
  const band = `<path d="M${-half + 3} ${length - 60}Q0 ${length - 50} ${half - 3} ${length - 60}" fill="none" stroke="${pen.accent.base}" stroke-width="10" opacity=".7"/>`
  return place(
    'hangs',
    pen.piece(rectangle(-half - 60, -12, half * 2 + 120, 16, 8), { tone: oak, volume: 8 }) +
      (isFringed
        ? `<g transform="translate(0 ${length + 2})">${fringe(pen, half - 4, 0, 1)}</g>`
        : '') +
      pen.piece(
        `M${-half} -16Q0 -24 ${half} -16L${half - 2} ${length}Q0 ${length + 12} ${-half + 4} ${length}Z`,
        { volume: 34, folds },
      ) +
      band,
    [-half - 64, -26, half + 64, length + 30],
    0.9,
    [-half * 0.3, 120],
  )
}

function drawThrow(pen: Pen): Drawing {
  return pen.random.chance(0.5) ? drawStack(pen, 2, 190, 64, true) : drawHung(pen, 150, 400, true)
}

function drawBlanket(pen: Pen): Drawing {
  return pen.random.chance(0.5)
    ? drawStack(pen, 3, 200, 60, false)
    : drawHung(pen, 170, 400, pen.random.chance(0.5))
}

function drawTowel(pen: Pen): Drawing {
  return pen.random.chance(0.6) ? drawStack(pen, 4, 170, 56, false) : drawHung(pen, 120, 400, false)
}

function drawCurtain(pen: Pen): Drawing {
  const panel = (x: number) => {
    const folds = Array.from({ length: 6 }, (_, i) =>
      taper([x - 70 + i * 26, 4], [x - 78 + i * 31, 560], 9),
    )
    return pen.piece(`M${x - 84} 0H${x + 74}L${x + 90} 560Q${x} 572 ${x - 96} 560Z`, {
      volume: 24,
      folds,
    })
  }
  const rod =
    pen.piece(rectangle(-250, -14, 500, 12, 6), {
      tone: pen.random.chance(0.5) ? gold : ink,
      volume: 6,
    }) +
    each([-256, 256], x => pen.piece(ellipse(x, -8, 12), { tone: gold, volume: 6, gloss: 0.5 }))
  return place('hangs', rod + panel(-120) + panel(126), [-270, -22, 270, 570], 0.98, [-110, 90])
}

function drawShowerCurtain(pen: Pen): Drawing {
  const folds = Array.from({ length: 9 }, (_, i) =>
    taper([-190 + i * 47, 6], [-196 + i * 49, 500], 10),
  )
  const rings = repeat(
    9,
    i =>
      `<circle cx="${-188 + i * 47}" cy="-6" r="10" fill="none" stroke="${steel.shade}" stroke-width="4"/>`,
  )
  return place(
    'hangs',
    pen.piece(rectangle(-250, -18, 500, 10, 5), { tone: steel, volume: 5, gloss: 0.6 }) +
      pen.piece('M-214 2H214L220 500Q0 512 -220 500Z', { volume: 30, folds }) +
      rings,
    [-254, -24, 254, 508],
    0.96,
    [-90, 120],
  )
}

function drawBathMat(pen: Pen): Drawing {
  return lying(
    pen.piece(rectangle(-250, -150, 500, 300, 26), {
      volume: 30,
      seams: [rectangle(-222, -122, 444, 244, 14), rectangle(-206, -106, 412, 212, 10)],
    }),
    256,
    156,
    0.92,
  )
}

function drawBedding(pen: Pen): Drawing {
  const pillow = (x: number) =>
    pen.piece(
      `M${x - 96} -206Q${x} -236 ${x + 96} -206Q${x + 110} -160 ${x + 96} -122Q${x} -106 ${x - 96} -122Q${x - 110} -160 ${x - 96} -206Z`,
      { volume: 34, folds: [taper([x - 80, -196], [x - 20, -160], 8)] },
    )
  const duvet = pen.piece(
    'M-236 -140Q0 -168 236 -140C250 -100 252 20 244 130Q0 150 -244 130C-252 20 -250 -100 -236 -140Z',
    {
      volume: 50,
      folds: [
        taper([-180, -130], [-120, 110], 18),
        taper([20, -140], [60, 100], 16),
        taper([160, -130], [190, 90], 14),
        taper([-220, 40], [-40, 90], 12),
      ],
    },
  )
  const turn = pen.piece('M-238 -146Q0 -174 238 -146L246 -84Q0 -108 -246 -84Z', {
    tone: pen.accent,
    volume: 18,
  })
  return lying(pillow(-120) + pillow(120) + duvet + turn, 254, 240, 0.94)
}

function drawMattress(pen: Pen): Drawing {
  const top = pen.piece('M-230 -170L250 -170L290 -70H-290Z', {
    tone: porcelain,
    volume: 26,
    seams: [
      'M-250 -130H266M-270 -100H278M-140 -170L-170 -70M-30 -170L-40 -70M90 -170L100 -70M180 -170L204 -70',
    ],
  })
  return standing(
    top +
      pen.piece(rectangle(-290, -70, 580, 70, 16), {
        volume: 20,
        seams: ['M-284 -58H284M-284 -12H284'],
      }),
    296,
    176,
    0.96,
  )
}

export const textiles = {
  rug: drawRug,
  cushion: drawCushion,
  pillow: drawPillow,
  throw: drawThrow,
  blanket: drawBlanket,
  towel: drawTowel,
  curtain: drawCurtain,
  'shower-curtain': drawShowerCurtain,
  'bath-mat': drawBathMat,
  bedding: drawBedding,
  mattress: drawMattress,
}
