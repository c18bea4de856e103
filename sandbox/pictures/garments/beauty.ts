import type { Drawing } from '../drawing.ts'
import { gold, ink, linen, oak, porcelain, steel } from '../materials.ts'
import { ellipse, rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'

function hard(pen: Pen, path: string, tone: Tone, gloss = 0.5, volume = 22): string {
  return pen.piece(path, { tone, gloss, volume, isPatterned: false })
}

/** A blank label: two rules and a block where words would be. */
function drawLabel(pen: Pen, x: number, y: number, width: number, tone: Tone): string {
  if (pen.isBack) {
    const rows = Array.from(
      { length: 7 },
      (_, i) =>
        `<rect x="${x - width * 0.36}" y="${y - 20 + i * 9}" width="${width * (i % 3 === 2 ? 0.5 : 0.72)}" height="2.5"/>`,
    ).join('')
    return `<g fill="${tone.line}" opacity=".6">${rows}</g>`
  }
  return `<g fill="${tone.line}" opacity=".85"><rect x="${x - width * 0.3}" y="${y - 14}" width="${width * 0.6}" height="5" rx="1"/><rect x="${x - width * 0.18}" y="${y}" width="${width * 0.36}" height="2.5"/><rect x="${x - width * 0.12}" y="${y + 8}" width="${width * 0.24}" height="2.5"/></g>`
}

function still(art: string, half: number, height: number, size = 0.8): Drawing {
  return { art, box: [-half, -height, half, 3], focus: [0, -height * 0.55], pose: 'stands', size }
}

const caps = [gold, ink, porcelain, steel, oak] as const

function getCap(pen: Pen): Tone {
  return pen.random.pick(caps)
}

export function drawLipstick(pen: Pen): Drawing {
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

export function drawMascara(pen: Pen): Drawing {
  const tube = `<g transform="translate(-50 0)">${hard(pen, rectangle(-24, -230, 48, 230, 8), pen.tone)}${hard(pen, rectangle(-18, -250, 36, 24, 4), gold, 0.8, 10)}</g>`
  const bristles = Array.from(
    { length: 26 },
    (_, i) =>
      `<path d="M${-15 + Math.abs(i - 12) * 0.3} ${-330 + i * 5}H${15 - Math.abs(i - 12) * 0.3}" stroke="#242021" stroke-width="2.2"/>`,
  ).join('')
  const wand = `<g transform="translate(50 0) rotate(8)">${hard(pen, rectangle(-24, -190, 48, 190, 8), pen.tone)}<path d="M0 -190V-220" stroke="#3a3637" stroke-width="7"/><path d="M0 -216V-336" stroke="#3a3637" stroke-width="3"/>${bristles}</g>`
  return still(tube + wand, 120, 340, 0.84)
}

export function drawPalette(pen: Pen): Drawing {
  const pans = pen.random.pick([
    [2, 2],
    [4, 2],
    [4, 3],
  ] as const)
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
  const fill = Array.from({ length: columns * rows }, (_, i) => {
    const x = -w / 2 + 16 + (i % columns) * 62
    const y = 16 + Math.floor(i / columns) * 62
    const color = mixColors(shades[(i * 5 + columns) % shades.length] ?? '#b9765a', pen.accent.base, 0.18)
    return `<rect x="${x}" y="${y}" width="52" height="52" rx="7" fill="#00000040"/><rect x="${x + 2}" y="${y + 3}" width="49" height="48" rx="6" fill="${color}"/><path d="M${x + 6} ${y + 44}L${x + 44} ${y + 8}" stroke="#fff" stroke-opacity=".25" stroke-width="7"/>`
  }).join('')
  return {
    art: pen.isBack ? tray : lid + mirror + tray + fill,
    box: pen.isBack ? [-w / 2 - 4, -4, w / 2 + 4, h + 4] : [-w / 2 - 4, -h - 12, w / 2 + 4, h + 4],
    pose: 'lies',
    size: 0.84,
    focus: [0, h / 2],
  }
}

function drawBottle(
  pen: Pen,
  half: number,
  high: number,
  shoulder: number,
  content: Tone,
  cap: string,
  gloss = 0.6,
): string {
  const body = symmetric(
    [0, -high],
    [
      [16, -high],
      [18, -high + 14],
      [half * 0.7, -high + 18, half, -high + shoulder * 0.6, half, -high + shoulder + 14],
      [half, -14],
      [half, -4, half - 8, 0, half - 16, 0],
      [0, 0],
    ],
  )
  return (
    cap +
    hard(pen, body, content, gloss, 30) +
    `<path d="M${-half + 14} ${-high + shoulder + 20}V-26" stroke="#fff" stroke-width="8" stroke-opacity=".35" stroke-linecap="round"/>`
  )
}

function drawPump(pen: Pen, high: number, tone: Tone): string {
  return (
    hard(pen, rectangle(-6, -high - 60, 12, 62, 3), tone, 0.3, 5) +
    hard(
      pen,
      `M-66 ${-high - 74}C-60 ${-high - 88} 20 ${-high - 90} 28 ${-high - 74}L26 ${-high - 54}H-20C-44 ${-high - 56} -56 ${-high - 54} -60 ${-high - 44}L-72 ${-high - 48}Z`,
      tone,
      0.3,
      9,
    ) +
    hard(pen, rectangle(-28, -high - 12, 56, 30, 5), tone, 0.3, 10)
  )
}

export function drawFoundation(pen: Pen): Drawing {
  const cap = getCap(pen)
  return still(
    drawBottle(pen, 72, 230, 26, pen.tone, hard(pen, rectangle(-34, -320, 68, 96, 6), cap)) +
      drawLabel(pen, 0, -110, 120, pen.tone),
    80,
    324,
    0.8,
  )
}

export function drawNailPolish(pen: Pen): Drawing {
  const half = pen.random.range(56, 72)
  const shape = pen.random.chance(0.5) ? ellipse(0, -70, half, 70) : rectangle(-half, -140, half * 2, 140, 22)
  return still(
    hard(
      pen,
      symmetric(
        [0, -300],
        [
          [18, -300],
          [30, -146],
          [0, -146],
        ],
      ),
      getCap(pen),
      0.6,
      16,
    ) +
      hard(pen, rectangle(-22, -156, 44, 24, 3), gold, 0.7, 8) +
      hard(pen, shape, pen.tone, 0.9, 30) +
      drawLabel(pen, 0, -64, 70, pen.tone),
    half + 6,
    304,
    0.66,
  )
}

export function drawSkincareJar(pen: Pen): Drawing {
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

export function drawSkincareTube(pen: Pen): Drawing {
  const body = pen.piece('M-84 -400H84L62 -60H-62Z', {
    volume: 36,
    gloss: 0.35,
    isPatterned: false,
    folds: [taper([-50, -384], [-44, -90], 9)],
  })
  const crimp =
    hard(pen, rectangle(-86, -424, 172, 28, 4), pen.tone, 0.2, 8) +
    `<path d="M-80 -418V-402${Array.from({ length: 26 }, (_, i) => `M${-78 + i * 6.2} -418V-402`).join('')}" stroke="${pen.tone.shade}" stroke-width="1.5"/>`
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

export function drawSerum(pen: Pen): Drawing {
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

export function drawPerfume(pen: Pen): Drawing {
  const { random } = pen
  const half = random.range(84, 130)
  const high = random.range(150, 250)
  const shape = random.pick([
    rectangle(-half, -high, half * 2, high, random.pick([8, 34])),
    ellipse(0, -high / 2, half, high / 2),
    symmetric(
      [0, -high],
      [
        [half * 0.6, -high],
        [half, -high * 0.45],
        [half * 0.72, 0],
        [0, 0],
      ],
    ),
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

export function drawHairCare(pen: Pen): Drawing {
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

export function drawHairTool(pen: Pen): Drawing {
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
    return {
      art:
        handle +
        nozzle +
        barrel +
        (pen.isBack ? '' : hard(pen, ellipse(70, -260, 40), pen.accent, 0.5, 14)) +
        `<rect x="38" y="-150" width="22" height="50" rx="8" fill="${pen.accent.base}"/>`,
      box: [-194, -350, 130, 8],
      pose: 'stands',
      size: 0.84,
    }
  }
  const arm = (turn: number) =>
    `<g transform="rotate(${turn})">${hard(pen, rectangle(-26, -380, 52, 380, 22), pen.tone, 0.5, 20)}${hard(pen, rectangle(-18, -372, 36, 180, 8), ink, 0.4, 12)}</g>`
  return {
    art: `<g transform="rotate(24)">${arm(-7)}${arm(7)}${hard(pen, ellipse(0, 0, 34, 40), pen.accent, 0.5, 12)}</g>`,
    box: [-60, -380, 220, 40],
    pose: 'lies',
    size: 0.84,
  }
}

export function drawRazor(pen: Pen): Drawing {
  return {
    art: `<g transform="rotate(20)">${hard(pen, 'M-16 -180L16 -180C26 -60 26 100 18 200C12 222 -12 222 -18 200C-26 100 -26 -60 -16 -180Z', pen.tone, 0.6, 20)}${hard(pen, rectangle(-80, -232, 160, 58, 14), steel, 0.7, 14)}<path d="M-70 -214H70M-70 -202H70M-70 -190H70" stroke="#5a5d61" stroke-width="3"/></g>`,
    box: [-90, -246, 170, 222],
    pose: 'lies',
    size: 0.76,
  }
}

export function drawSoap(pen: Pen): Drawing {
  const bar = pen.piece(rectangle(-150, -190, 300, 130, 60), { volume: 40, gloss: 0.25 })
  const mark = pen.isBack
    ? ''
    : `<ellipse cx="0" cy="-126" rx="76" ry="32" fill="none" stroke="${pen.tone.shade}" stroke-width="5"/>`
  const dish = hard(pen, 'M-196 -74H196C196 -20 150 0 0 0C-150 0 -196 -20 -196 -74Z', porcelain, 0.5, 26)
  return still(bar + mark + dish, 200, 196, 0.82)
}

export function drawBrush(pen: Pen): Drawing {
  const one = (length: number, wide: number) =>
    hard(pen, `M-12 0L-8 ${length}C-6 ${length + 14} 6 ${length + 14} 8 ${length}L12 0Z`, pen.tone, 0.5, 12) +
    hard(pen, `M${-wide * 0.45} -50L${wide * 0.45} -50L13 10H-13Z`, gold, 0.8, 12) +
    pen.piece(
      `M${-wide * 0.44} -50C${-wide} -110 ${-wide * 0.8} -180 0 -190C${wide * 0.8} -180 ${wide} -110 ${wide * 0.44} -50Z`,
      {
        tone: { ...oak, base: '#4a3a33', pale: '#8a705f', shade: '#2d221d', deep: '#1d1512' },
        isPatterned: false,
        volume: 24,
        folds: Array.from({ length: 7 }, (_, i) =>
          taper([(i - 3) * wide * 0.1, -54], [(i - 3) * wide * 0.24, -176], 3),
        ),
      },
    )
  return {
    art: `<g transform="translate(-80 20) rotate(-8)">${one(220, 70)}</g>${one(240, 46)}<g transform="translate(76 20) rotate(8)">${one(230, 30)}</g>`,
    box: [-170, -190, 150, 268],
    pose: 'lies',
    size: 0.88,
    focus: [-60, -80],
  }
}

export function drawCandle(pen: Pen): Drawing {
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
