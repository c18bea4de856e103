import type { Drawing } from '../drawing.ts'
import { gold, ink, linen, porcelain, steel } from '../materials.ts'
import { ellipse, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'
import { drawBottle, drawLabel, drawPump, getCap, hard, still } from './bottles.ts'
import { place } from './poses.ts'

function drawSkincareJar(pen: Pen): Drawing {
  const half = pen.random.range(120, 150)
  return still(
    hard(pen, rectangle(-half, -150, half * 2, 150, 26), pen.tone, 0.6, 40) +
      hard(pen, rectangle(-half + 6, -222, half * 2 - 12, 78, 12), getCap(pen), 0.5, 24) +
      drawLabel(pen, 0, -76, 190, pen.tone),
    half + 6,
    226,
    0.72,
  )
}

function drawSkincareTube(pen: Pen): Drawing {
  const body = pen.piece('M-84 -400H84L62 -60H-62Z', {
    volume: 36,
    gloss: 0.35,
    isPatterned: false,
    folds: [taper([-50, -384], [-44, -90], 9)],
  })
  const crimp =
    hard(pen, rectangle(-86, -424, 172, 28, 4), pen.tone, 0.2, 8) +
    `<path d="M-80 -418V-402${repeat(26, i => `M${-78 + i * 6.2} -418V-402`)}" stroke="${pen.tone.shade}" stroke-width="1.5"/>`
  return still(
    body +
      crimp +
      hard(pen, rectangle(-58, -62, 116, 62, 8), getCap(pen), 0.5, 18) +
      drawLabel(pen, 0, -230, 120, pen.tone),
    92,
    426,
    0.84,
  )
}

function drawSerum(pen: Pen): Drawing {
  const bulb = hard(pen, 'M-18 -340C-34 -400 34 -400 18 -340Z', ink, 0.4, 14)
  const collar = hard(pen, rectangle(-28, -344, 56, 66, 4), gold, 0.7, 14)
  return still(
    bulb +
      drawBottle(pen, 70, 280, 40, pen.tone, '', 0.8) +
      collar +
      hard(pen, rectangle(-56, -180, 112, 130, 3), linen, 0, 8) +
      drawLabel(pen, 0, -116, 100, linen),
    78,
    392,
    0.84,
  )
}

function drawPerfume(pen: Pen): Drawing {
  const { random } = pen
  const half = random.range(84, 130)
  const high = random.range(150, 250)
  const shape = random.pick([
    rectangle(-half, -high, half * 2, high, random.pick([8, 34])),
    ellipse(0, -high / 2, half, high / 2),
    symmetric(`M0 ${-high}L${half * 0.6} ${-high}L${half} ${-high * 0.45}L${half * 0.72} 0L0 0`),
  ])
  const cap = random.pick([
    rectangle(-36, -high - 112, 72, 84, 8),
    ellipse(0, -high - 70, 46),
    rectangle(-26, -high - 96, 52, 70, 3),
  ])
  const liquid = `<g opacity=".9">${hard(pen, shape, { ...pen.tone, base: mixColors(pen.tone.base, '#ffffff', 0.34), pale: '#ffffff' }, 1, 34)}</g>`
  return still(
    hard(pen, rectangle(-20, -high - 34, 40, 40, 3), gold, 0.8, 9) +
      hard(pen, cap, getCap(pen), 0.8, 20) +
      liquid +
      `<path d="M${-half * 0.6} ${-high * 0.8}L${-half * 0.1} ${-high * 0.86}L${-half * 0.5} ${-high * 0.2}L${-half * 0.62} ${-high * 0.24}Z" fill="#fff" opacity=".35"/>` +
      (pen.isBack
        ? ''
        : hard(pen, rectangle(-40, -high * 0.58, 80, 48, 2), linen, 0, 4) +
          drawLabel(pen, 0, -high * 0.58 + 24, 70, linen)),
    half + 6,
    high + 118,
    0.76,
  )
}

function drawHairCare(pen: Pen): Drawing {
  const second = pen.isBack
    ? ''
    : `<g transform="translate(104 0)">${drawBottle(pen, 62, 270, 30, pen.accent, hard(pen, rectangle(-26, -318, 52, 56, 6), ink))}${drawLabel(pen, 0, -130, 100, pen.accent)}</g>`
  return still(
    `${second}<g transform="translate(-62 0)">${drawPump(pen, 320, ink)}${drawBottle(pen, 78, 320, 30, pen.tone, '')}${drawLabel(pen, 0, -150, 120, pen.tone)}</g>`,
    172,
    410,
    0.9,
  )
}

function drawHairTool(pen: Pen): Drawing {
  if (pen.random.chance(0.5)) {
    const nozzle = hard(pen, 'M-190 -300L-116 -330V-190L-190 -216Z', ink, 0.3, 16)
    const barrel = hard(
      pen,
      'M-120 -336C-60 -350 90 -350 120 -260C90 -170 -60 -170 -120 -184Z',
      pen.tone,
      0.6,
      44,
    )
    const handle = hard(pen, 'M0 -200L72 -200L96 0C96 10 40 10 36 0Z', pen.tone, 0.4, 26)
    return place(
      'stands',
      handle +
        nozzle +
        barrel +
        (pen.isBack ? '' : hard(pen, ellipse(70, -260, 40), pen.accent, 0.5, 14)) +
        `<rect x="38" y="-150" width="22" height="50" rx="8" fill="${pen.accent.base}"/>`,
      [-194, -350, 130, 8],
      0.84,
    )
  }
  const arm = (turn: number) =>
    `<g transform="rotate(${turn})">${hard(pen, rectangle(-26, -380, 52, 380, 22), pen.tone, 0.5, 20)}${hard(pen, rectangle(-18, -372, 36, 180, 8), ink, 0.4, 12)}</g>`
  return place(
    'lies',
    `<g transform="rotate(24)">${arm(-7)}${arm(7)}${hard(pen, ellipse(0, 0, 34, 40), pen.accent, 0.5, 12)}</g>`,
    [-60, -380, 220, 40],
    0.84,
  )
}

function drawRazor(pen: Pen): Drawing {
  return place(
    'lies',
    `<g transform="rotate(20)">${hard(pen, 'M-16 -180L16 -180C26 -60 26 100 18 200C12 222 -12 222 -18 200C-26 100 -26 -60 -16 -180Z', pen.tone, 0.6, 20)}${hard(pen, rectangle(-80, -232, 160, 58, 14), steel, 0.7, 14)}<path d="M-70 -214H70M-70 -202H70M-70 -190H70" stroke="#5a5d61" stroke-width="3"/></g>`,
    [-90, -246, 170, 222],
    0.76,
  )
}

function drawSoap(pen: Pen): Drawing {
  const bar = pen.piece(rectangle(-150, -190, 300, 130, 60), { volume: 40, gloss: 0.25 })
  const mark = pen.isBack
    ? ''
    : `<ellipse cx="0" cy="-126" rx="76" ry="32" fill="none" stroke="${pen.tone.shade}" stroke-width="5"/>`
  const dish = hard(
    pen,
    'M-196 -74H196C196 -20 150 0 0 0C-150 0 -196 -20 -196 -74Z',
    porcelain,
    0.5,
    26,
  )
  return still(bar + mark + dish, 200, 196, 0.82)
}

function drawCandle(pen: Pen): Drawing {
  const wide = pen.random.range(90, 120)
  const high = pen.random.range(190, 250)
  const flame = pen.isBack
    ? ''
    : `<path d="M0 ${-high - 8}C-16 ${-high - 34} -4 ${-high - 50} 2 ${-high - 74}C12 ${-high - 50} 18 ${-high - 30} 0 ${-high - 8}Z" fill="#f6c36a"/><path d="M0 ${-high - 10}C-7 ${-high - 26} 0 ${-high - 36} 2 ${-high - 44}C8 ${-high - 34} 8 ${-high - 22} 0 ${-high - 10}Z" fill="#fff3cf"/>`
  return still(
    flame +
      `<path d="M0 ${-high + 14}V${-high - 12}" stroke="#3a332e" stroke-width="4"/>` +
      pen.piece(rectangle(-wide, -high, wide * 2, high, 16), { volume: 40, gloss: 0.5 }) +
      `<ellipse cx="0" cy="${-high + 6}" rx="${wide - 10}" ry="12" fill="${linen.base}"/><path d="M0 ${-high + 8}V${-high - 12}" stroke="#3a332e" stroke-width="4"/>` +
      hard(pen, rectangle(-54, -high * 0.62, 108, 84, 2), linen, 0, 5) +
      drawLabel(pen, 0, -high * 0.62 + 42, 96, linen) +
      flame,
    wide + 6,
    high + 80,
    0.7,
  )
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
