import type { Drawing } from '../drawing.ts'
import { gold, oak, steel } from '../materials.ts'
import { ellipse, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'
import { drawBottle, drawLabel, getCap, hard, still } from './bottles.ts'
import { place } from './poses.ts'

function drawLipstick(pen: Pen): Drawing {
  const case_ = getCap(pen)
  const base = hard(pen, rectangle(-44, -130, 88, 130, 6), case_)
  const collar = hard(pen, rectangle(-36, -172, 72, 46, 4), case_ === gold ? steel : gold, 0.8, 16)
  const bullet =
    hard(pen, 'M-28 -168V-250C-28 -276 4 -298 28 -302V-168Z', pen.tone, 0.4, 18) +
    `<path d="M-26 -252C-24 -274 6 -296 26 -300C24 -276 0 -258 -26 -252Z" fill="${pen.tone.pale}" opacity=".6"/>`
  const cap = `<g transform="translate(128 0)">${hard(pen, rectangle(-46, -190, 92, 190, 8), case_)}</g>`
  return still(
    `<g transform="translate(-50 0)">${base}${collar}${pen.isBack ? '' : bullet}</g>${pen.isBack ? '' : `<g transform="translate(-50 0)">${cap}</g>`}`,
    130,
    304,
    0.82,
  )
}

function drawMascara(pen: Pen): Drawing {
  const tube = `<g transform="translate(-50 0)">${hard(pen, rectangle(-24, -230, 48, 230, 8), pen.tone)}${hard(pen, rectangle(-18, -250, 36, 24, 4), gold, 0.8, 10)}</g>`
  const bristles = repeat(
    26,
    i =>
      `<path d="M${-15 + Math.abs(i - 12) * 0.3} ${-330 + i * 5}H${15 - Math.abs(i - 12) * 0.3}" stroke="#242021" stroke-width="2.2"/>`,
  )
  const wand = `<g transform="translate(50 0) rotate(8)">${hard(pen, rectangle(-24, -190, 48, 190, 8), pen.tone)}<path d="M0 -190V-220" stroke="#3a3637" stroke-width="7"/><path d="M0 -216V-336" stroke="#3a3637" stroke-width="3"/>${bristles}</g>`
  return still(tube + wand, 120, 340, 0.84)
}

function drawPalette(pen: Pen): Drawing {
  const pans = pen.random.pick<readonly [columns: number, rows: number]>([
    [2, 2],
    [4, 2],
    [4, 3],
  ])
  const [columns, rows] = pans
  const [w, h] = [columns * 62 + 20, rows * 62 + 20]
  const lid = hard(pen, rectangle(-w / 2, -h - 8, w, h, 14), pen.tone, 0.3)
  const mirror = `<rect x="${-w / 2 + 14}" y="${-h + 6}" width="${w - 28}" height="${h - 28}" rx="6" fill="#d7dee0"/><path d="M${-w / 2 + 30} ${-30}L${w * 0.1} ${-h + 10}H${w * 0.28}L${-w / 2 + 70} -30Z" fill="#fff" opacity=".5"/>`
  const tray = hard(pen, rectangle(-w / 2, 0, w, h, 14), pen.tone, 0.3)
  const shades = [
    '#e8c9b0',
    '#b9765a',
    '#7d4436',
    '#d9a5a0',
    '#8c5a63',
    '#c9a24d',
    '#5c4038',
    '#efdccb',
    '#a4512c',
    '#9d7f92',
    '#6e5b52',
    '#d6b98f',
  ]
  const fill = repeat(columns * rows, i => {
    const x = -w / 2 + 16 + (i % columns) * 62
    const y = 16 + Math.floor(i / columns) * 62
    const color = mixColors(
      shades[(i * 5 + columns) % shades.length] ?? '#b9765a',
      pen.accent.base,
      0.18,
    )
    return `<rect x="${x}" y="${y}" width="52" height="52" rx="7" fill="#00000040"/><rect x="${x + 2}" y="${y + 3}" width="49" height="48" rx="6" fill="${color}"/><path d="M${x + 6} ${y + 44}L${x + 44} ${y + 8}" stroke="#fff" stroke-opacity=".25" stroke-width="7"/>`
  })
  return place(
    'lies',
    pen.isBack ? tray : lid + mirror + tray + fill,
    pen.isBack ? [-w / 2 - 4, -4, w / 2 + 4, h + 4] : [-w / 2 - 4, -h - 12, w / 2 + 4, h + 4],
    0.84,
    [0, h / 2],
  )
}

function drawFoundation(pen: Pen): Drawing {
  const cap = getCap(pen)
  return still(
    drawBottle(pen, 72, 230, 26, pen.tone, hard(pen, rectangle(-34, -320, 68, 96, 6), cap)) +
      drawLabel(pen, 0, -110, 120, pen.tone),
    80,
    324,
    0.8,
  )
}

function drawNailPolish(pen: Pen): Drawing {
  const half = pen.random.range(56, 72)
  const shape = pen.random.chance(0.5)
    ? ellipse(0, -70, half, 70)
    : rectangle(-half, -140, half * 2, 140, 22)
  return still(
    hard(pen, symmetric('M0 -300L18 -300L30 -146L0 -146'), getCap(pen), 0.6, 16) +
      hard(pen, rectangle(-22, -156, 44, 24, 3), gold, 0.7, 8) +
      hard(pen, shape, pen.tone, 0.9, 30) +
      drawLabel(pen, 0, -64, 70, pen.tone),
    half + 6,
    304,
    0.66,
  )
}

function drawBrush(pen: Pen): Drawing {
  const one = (length: number, wide: number) =>
    hard(
      pen,
      `M-12 0L-8 ${length}C-6 ${length + 14} 6 ${length + 14} 8 ${length}L12 0Z`,
      pen.tone,
      0.5,
      12,
    ) +
    hard(pen, `M${-wide * 0.45} -50L${wide * 0.45} -50L13 10H-13Z`, gold, 0.8, 12) +
    pen.piece(
      `M${-wide * 0.44} -50C${-wide} -110 ${-wide * 0.8} -180 0 -190C${wide * 0.8} -180 ${wide} -110 ${wide * 0.44} -50Z`,
      {
        tone: { ...oak, base: '#4a3a33', pale: '#8a705f', shade: '#2d221d', deep: '#1d1512' },
        volume: 24,
        folds: Array.from({ length: 7 }, (_, i) =>
          taper([(i - 3) * wide * 0.1, -54], [(i - 3) * wide * 0.24, -176], 3),
        ),
      },
    )
  return place(
    'lies',
    `<g transform="translate(-80 20) rotate(-8)">${one(220, 70)}</g>${one(240, 46)}<g transform="translate(76 20) rotate(8)">${one(230, 30)}</g>`,
    [-170, -190, 150, 268],
    0.88,
    [-60, -80],
  )
}

export const makeup = {
  lipstick: drawLipstick,
  mascara: drawMascara,
  palette: drawPalette,
  foundation: drawFoundation,
  'nail-polish': drawNailPolish,
  brush: drawBrush,
}
