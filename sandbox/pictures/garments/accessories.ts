import type { Drawing } from '../drawing.ts'
import { darkRubber, gold, ink, steel, walnut } from '../materials.ts'
import { each, ellipse, rectangle, repeat, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBow, getRibs } from './details.ts'
import { place } from './poses.ts'

function drawBelt(pen: Pen): Drawing {
  const width = pen.random.range(22, 40)
  const metal = pen.random.chance(0.6) ? gold : steel
  const ring = (inner: number) =>
    `M0 ${-150 + inner}C120 ${-150 + inner} 170 -90 170 0C170 90 120 ${150 - inner} 0 ${150 - inner}C-120 ${150 - inner} -170 90 -170 0C-170 -90 -120 ${-150 + inner} 0 ${-150 + inner}Z`
  const coil = `<path d="${ring(40)}" fill="none" stroke="${pen.tone.deep}" stroke-width="${width * 0.8}"/>`
  const strap = pen.piece(
    `M-190 ${70 - width}C-120 ${96 - width} 90 ${104 - width} 214 ${54 - width}L226 ${64 - width * 0.4}L214 ${54 + width}C90 ${104 + width} -120 ${96 + width} -190 ${70 + width}Z`,
    {
      volume: 14,
      stitches: [
        `M-186 ${76 - width}C-120 ${102 - width} 90 ${110 - width} 212 ${60 - width}M-186 ${64 + width}C-120 ${90 + width} 90 ${98 + width} 212 ${48 + width}`,
      ],
    },
  )
  const buckle = pen.isBack
    ? ''
    : `<rect x="-86" y="${84 - width - 12}" width="66" height="${width * 2 + 24}" rx="9" fill="none" stroke="${metal.deep}" stroke-width="12"/><rect x="-86" y="${84 - width - 12}" width="66" height="${width * 2 + 24}" rx="9" fill="none" stroke="${metal.base}" stroke-width="9"/><path d="M-84 85H-16" stroke="${metal.base}" stroke-width="7"/><rect x="-86" y="${83 - width - 13}" width="66" height="${width * 2 + 24}" rx="9" fill="none" stroke="${metal.pale}" stroke-width="2"/>`
  const holes = each(
    [60, 90, 120, 150],
    x => `<circle cx="${x}" cy="${92 - (x - 60) * 0.13}" r="4" fill="${pen.tone.deep}"/>`,
  )
  return place('lies', coil + strap + holes + buckle, [-196, -128, 228, 140], 0.84, [-40, 80])
}

function drawScarf(pen: Pen): Drawing {
  const { random } = pen
  if (random.chance(0.4)) {
    const square = pen.piece(
      'M-200 -196Q0 -184 196 -200Q188 0 200 200Q0 188 -198 198Q-186 0 -200 -196Z',
      {
        volume: 30,
        folds: [
          taper([-180, -150], [160, 180], 16),
          taper([-40, -190], [190, 60], 12),
          taper([-190, 40], [40, 190], 12),
        ],
        seams: ['M-184 -180Q0 -168 180 -184Q172 0 184 184Q0 172 -182 182Q-170 0 -184 -180Z'],
      },
    )
    const border = `<path d="M-172 -168Q0 -156 168 -172Q160 0 172 172Q0 160 -170 170Q-158 0 -172 -168Z" fill="none" stroke="${pen.accent.base}" stroke-width="14" opacity=".85"/>`
    return place('lies', square + border, [-204, -204, 204, 204], 0.9, [-120, -120])
  }
  const fringe = (x: number, y: number, width: number) =>
    repeat(
      10,
      i =>
        `<path d="M${x + (i * width) / 9} ${y}q${i % 2 ? 3 : -3} 16 ${i % 3} 34" fill="none" stroke="${pen.tone.shade}" stroke-width="4"/>`,
    )
  const tail = pen.piece('M-70 -120C-90 60 -96 200 -100 360L-10 366C-4 200 10 60 20 -100Z', {
    volume: 26,
    folds: [taper([-50, -80], [-70, 350], 9), taper([-14, -80], [-34, 352], 8)],
  })
  const second = pen.piece('M0 -110C30 40 60 140 74 290L156 280C140 120 120 20 76 -120Z', {
    volume: 26,
    folds: [taper([30, -80], [100, 280], 8), taper([60, -80], [136, 270], 7)],
  })
  const loop = pen.piece(
    'M-118 -190C-120 -250 118 -250 118 -190C122 -110 60 -60 0 -58C-60 -60 -122 -110 -118 -190ZM0 0',
    {
      volume: 34,
      folds: [
        taper([-108, -180], [60, -80], 12),
        taper([-90, -140], [40, -66], 9),
        taper([106, -180], [-10, -100], 8),
      ],
    },
  )
  const hole = `<ellipse cx="0" cy="-204" rx="78" ry="22" fill="${pen.tone.deep}"/>`
  return place(
    'hangs',
    fringe(-98, 358, 84) + fringe(76, 280, 76) + second + tail + loop + hole,
    [-124, -240, 160, 400],
    0.92,
    [0, -100],
  )
}

function drawGloves(pen: Pen): Drawing {
  const hand = pen.piece(
    'M-54 190L-58 40C-96 0 -112 -40 -106 -54C-96 -70 -76 -50 -56 -24C-62 -80 -66 -130 -54 -140C-40 -148 -34 -136 -30 -70C-30 -130 -28 -170 -14 -172C2 -172 2 -150 4 -72C8 -140 14 -160 28 -158C42 -154 38 -130 34 -60C42 -100 52 -118 64 -112C76 -104 62 -40 58 20L56 190Z',
    { volume: 22, seams: ['M-26 -20L-22 40M2 -20V44M28 -16L24 40'] },
  )
  const cuff = pen.piece('M-58 150H60V196H-58Z', {
    tone: pen.accent,
    volume: 10,
    seams: getRibs(58, 150, 196, 8),
  })
  return place(
    'lies',
    `<g transform="translate(-66 0) rotate(-6)">${hand}${cuff}</g><g transform="translate(76 16) rotate(5) scale(-1 1)">${hand}${cuff}</g>`,
    [-186, -180, 196, 216],
    0.84,
    [-40, -20],
  )
}

function drawTie(pen: Pen): Drawing {
  if (pen.random.chance(0.2))
    return place('lies', drawBow(pen, 0, 0, 4), [-170, -100, 170, 270], 0.7)
  const blade = pen.piece('M-20 -240L22 -240L62 220L0 290L-62 220Z', {
    volume: 20,
    folds: [taper([-8, -220], [-30, 180], 7), taper([10, -200], [34, 160], 6)],
  })
  const tail = pen.piece('M6 -240L26 -236L72 150L44 184L18 150Z', {
    volume: 10,
    tone: { ...pen.tone, base: pen.tone.shade },
  })
  const knot = pen.piece('M-36 -306L36 -306L22 -238L-20 -238Z', {
    volume: 14,
    folds: [taper([-24, -300], [10, -244], 6)],
  })
  const loop = pen.piece(
    'M-36 -304C-110 -330 -110 -390 0 -390C110 -390 110 -330 36 -304L30 -316C80 -340 76 -366 0 -366C-76 -366 -80 -340 -30 -316Z',
    { volume: 8 },
  )
  return place('lies', loop + tail + blade + knot, [-96, -392, 96, 292], 0.94, [0, -250])
}

function drawUmbrella(pen: Pen): Drawing {
  const ribs = [-150, -60, 40, 140].map(x => `M0 -220Q${x * 0.9} -160 ${x} 0`)
  const canopy = pen.piece(
    'M-220 4C-214 -130 -110 -214 0 -216C110 -214 214 -130 220 4C190 -22 160 -22 140 2C110 -26 70 -26 40 2C10 -26 -30 -26 -60 2C-90 -24 -130 -24 -150 2C-170 -20 -200 -18 -220 4Z',
    { volume: 40, seams: ribs },
  )
  const shaft = `<path d="M0 -246V250C0 300 62 300 62 254" fill="none" stroke="${steel.shade}" stroke-width="7"/><path d="M0 190V250C0 300 62 300 62 254" fill="none" stroke="${walnut.base}" stroke-width="14" stroke-linecap="round"/>`
  return place('hangs', shaft + canopy, [-224, -248, 224, 296], 0.86, [-60, -120])
}

function drawPhoneCase(pen: Pen): Drawing {
  const back = pen.piece(rectangle(-110, -220, 220, 440, 42), { volume: 20, gloss: 0.3 })
  const camera =
    pen.piece(rectangle(-92, -202, 100, 104, 26), { tone: ink, volume: 10, gloss: 0.3 }) +
    each(
      [
        [-66, -176],
        [-20, -176],
        [-66, -126],
      ],
      ([x = 0, y = 0]) => pen.piece(ellipse(x, y, 19), { tone: darkRubber, volume: 8, gloss: 0.8 }),
    )
  const inside = pen.piece(rectangle(-98, -208, 196, 416, 34), {
    tone: ink,
    volume: 14,
    gloss: 0.4,
  })
  return place(
    'lies',
    back + (pen.isBack ? inside : camera),
    [-112, -222, 112, 222],
    0.8,
    [-30, -140],
  )
}

function drawHairAccessory(pen: Pen): Drawing {
  const style = pen.random.pick(['claw', 'scrunchie', 'headband', 'bow'] as const)
  if (style === 'bow')
    return place(
      'lies',
      drawBow(pen, 0, 0, 3.4) + pen.piece(rectangle(-40, -8, 80, 14, 7), { tone: gold, volume: 5 }),
      [-146, -84, 146, 228],
      0.7,
    )
  if (style === 'headband')
    return place(
      'lies',
      pen.piece(
        'M-160 180C-190 -60 -100 -190 0 -190C100 -190 190 -60 160 180L128 180C150 -30 90 -120 0 -120C-90 -120 -150 -30 -128 180Z',
        { volume: 26, folds: [taper([-30, -186], [20, -126], 8)] },
      ),
      [-180, -194, 180, 184],
      0.74,
    )
  if (style === 'scrunchie') {
    const folds = Array.from({ length: 22 }, (_, i) =>
      taper(
        [62 * Math.cos(i * 0.2856), 54 * Math.sin(i * 0.2856)],
        [146 * Math.cos(i * 0.2856 + 0.1), 132 * Math.sin(i * 0.2856 + 0.1)],
        7,
      ),
    )
    return place(
      'lies',
      `${pen.piece(ellipse(0, 0, 150, 138), { volume: 40, folds })}${pen.piece(ellipse(0, 0, 62, 54), { tone: { ...pen.tone, base: pen.tone.deep }, isPatterned: false, volume: 14 })}`,
      [-154, -142, 154, 142],
      0.66,
    )
  }
  const teeth = [-120, -80, -40, 0, 40, 80, 120].map(
    x =>
      `M${x - 10} 10C${x - 8} 60 ${x * 0.8 - 4} 100 ${x * 0.7} 118C${x * 0.8 + 12} 90 ${x + 12} 50 ${x + 12} 10Z`,
  )
  return place(
    'lies',
    teeth.map(tooth => pen.piece(tooth, { volume: 7, gloss: 0.5 })).join('') +
      pen.piece('M-150 20C-150 -50 -80 -84 0 -84C80 -84 150 -50 150 20C100 36 -100 36 -150 20Z', {
        volume: 26,
        gloss: 0.5,
      }),
    [-154, -88, 154, 122],
    0.66,
  )
}

export const accessories = {
  belt: drawBelt,
  scarf: drawScarf,
  gloves: drawGloves,
  tie: drawTie,
  umbrella: drawUmbrella,
  'phone-case': drawPhoneCase,
  'hair-accessory': drawHairAccessory,
}
