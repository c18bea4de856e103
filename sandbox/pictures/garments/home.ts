import type { Drawing } from '../drawing.ts'
import { gold, ink, oak, porcelain, steel, walnut } from '../materials.ts'
import { ellipse, rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'

function lying(art: string, halfX: number, halfY: number, size = 0.86): Drawing {
  return { art, box: [-halfX, -halfY, halfX, halfY], pose: 'lies', size, focus: [-halfX * 0.4, -halfY * 0.4] }
}

function standing(art: string, half: number, high: number, size = 0.84): Drawing {
  return { art, box: [-half, -high, half, 2], pose: 'stands', size, focus: [0, -high * 0.5] }
}

function fringe(pen: Pen, half: number, y: number, down: 1 | -1): string {
  return `<path d="${Array.from({ length: Math.floor(half / 5) }, (_, i) => `M${-half + 4 + i * 10} ${y}q${i % 2 ? 2 : -2} ${down * 12} 0 ${down * 24}`).join('')}" fill="none" stroke="${mixColors(pen.tone.pale, '#efe8da', 0.6)}" stroke-width="3.500"/>`
}

export function drawRug(pen: Pen): Drawing {
  const isRound = pen.random.chance(0.25)
  if (isRound)
    return lying(
      pen.piece(ellipse(0, 0, 240), { volume: 22 }) +
        [200, 150, 90]
          .map(
            r => `<circle r="${r}" fill="none" stroke="${pen.accent.base}" stroke-width="12" opacity=".7"/>`,
          )
          .join(''),
      246,
      246,
      0.94,
    )
  const border = [24, 40]
    .map(
      (inset, i) =>
        `<path d="${rectangle(-200 + inset, -300 + inset, 400 - inset * 2, 600 - inset * 2)}" fill="none" stroke="${pen.accent.base}" stroke-width="${i ? 4 : 10}" opacity=".85"/>`,
    )
    .join('')
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

export function drawCushion(pen: Pen): Drawing {
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

export function drawPillow(pen: Pen): Drawing {
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

/** Folded cloth in a pile: throws, blankets, towels, sheets. */
function drawStack(pen: Pen, count: number, half: number, each: number, isFringed: boolean): Drawing {
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

/** Hung over a rail, so that the cloth can be seen falling. */
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
  return {
    art:
      pen.piece(rectangle(-half - 60, -12, half * 2 + 120, 16, 8), {
        tone: oak,
        isPatterned: false,
        volume: 8,
      }) +
      (isFringed ? `<g transform="translate(0 ${length + 2})">${fringe(pen, half - 4, 0, 1)}</g>` : '') +
      pen.piece(
        `M${-half} -16Q0 -24 ${half} -16L${half - 2} ${length}Q0 ${length + 12} ${-half + 4} ${length}Z`,
        { volume: 34, folds },
      ) +
      band,
    box: [-half - 64, -26, half + 64, length + 30],
    pose: 'hangs',
    size: 0.9,
    focus: [-half * 0.3, 120],
  }
}

export function drawThrow(pen: Pen): Drawing {
  return pen.random.chance(0.5) ? drawStack(pen, 2, 190, 64, true) : drawHung(pen, 150, 400, true)
}

export function drawBlanket(pen: Pen): Drawing {
  return pen.random.chance(0.5)
    ? drawStack(pen, 3, 200, 60, false)
    : drawHung(pen, 170, 400, pen.random.chance(0.5))
}

export function drawTowel(pen: Pen): Drawing {
  return pen.random.chance(0.6) ? drawStack(pen, 4, 170, 56, false) : drawHung(pen, 120, 400, false)
}

export function drawCurtain(pen: Pen): Drawing {
  const panel = (x: number) => {
    const folds = Array.from({ length: 6 }, (_, i) => taper([x - 70 + i * 26, 4], [x - 78 + i * 31, 560], 9))
    return pen.piece(`M${x - 84} 0H${x + 74}L${x + 90} 560Q${x} 572 ${x - 96} 560Z`, { volume: 24, folds })
  }
  const rod =
    pen.piece(rectangle(-250, -14, 500, 12, 6), {
      tone: pen.random.chance(0.5) ? gold : ink,
      isPatterned: false,
      volume: 6,
    }) + [-256, 256].map(x => pen.piece(ellipse(x, -8, 12), { tone: gold, volume: 6, gloss: 0.5 })).join('')
  return {
    art: rod + panel(-120) + panel(126),
    box: [-270, -22, 270, 570],
    pose: 'hangs',
    size: 0.98,
    focus: [-110, 90],
  }
}

export function drawShowerCurtain(pen: Pen): Drawing {
  const folds = Array.from({ length: 9 }, (_, i) => taper([-190 + i * 47, 6], [-196 + i * 49, 500], 10))
  const rings = Array.from(
    { length: 9 },
    (_, i) =>
      `<circle cx="${-188 + i * 47}" cy="-6" r="10" fill="none" stroke="${steel.shade}" stroke-width="4"/>`,
  ).join('')
  return {
    art:
      pen.piece(rectangle(-250, -18, 500, 10, 5), { tone: steel, volume: 5, gloss: 0.6 }) +
      pen.piece('M-214 2H214L220 500Q0 512 -220 500Z', { volume: 30, folds }) +
      rings,
    box: [-254, -24, 254, 508],
    pose: 'hangs',
    size: 0.96,
    focus: [-90, 120],
  }
}

export function drawBathMat(pen: Pen): Drawing {
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

export function drawBedding(pen: Pen): Drawing {
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
    isPatterned: false,
    volume: 18,
  })
  return lying(pillow(-120) + pillow(120) + duvet + turn, 254, 240, 0.94)
}

export function drawMattress(pen: Pen): Drawing {
  const top = pen.piece('M-230 -170L250 -170L290 -70H-290Z', {
    tone: porcelain,
    isPatterned: false,
    volume: 26,
    seams: [
      'M-250 -130H266M-270 -100H278M-140 -170L-170 -70M-30 -170L-40 -70M90 -170L100 -70M180 -170L204 -70',
    ],
  })
  return standing(
    top + pen.piece(rectangle(-290, -70, 580, 70, 16), { volume: 20, seams: ['M-284 -58H284M-284 -12H284'] }),
    296,
    176,
    0.96,
  )
}

export function drawFrame(pen: Pen): Drawing {
  const [half, high] = pen.random.pick([
    [150, 200],
    [200, 150],
    [160, 160],
  ])
  const hill = pen.isBack
    ? ''
    : `<g><rect x="${-half + 60}" y="${-high + 60}" width="${half * 2 - 120}" height="${high * 2 - 120}" fill="${mixColors(pen.accent.pale, '#f0e6d8', 0.6)}"/><circle cx="${half * 0.16}" cy="${-high * 0.2}" r="${half * 0.2}" fill="${mixColors(pen.accent.base, '#d98a5b', 0.5)}"/><path d="M${-half + 60} ${high * 0.2}Q${-half * 0.3} ${-high * 0.16} 0 ${high * 0.12}T${half - 60} ${high * 0.02}V${high - 60}H${-half + 60}Z" fill="${pen.accent.shade}"/><path d="M${-half + 60} ${high * 0.42}Q0 ${high * 0.12} ${half - 60} ${high * 0.36}V${high - 60}H${-half + 60}Z" fill="${pen.accent.deep}"/></g>`
  const mat = pen.piece(rectangle(-half + 16, -high + 16, half * 2 - 32, high * 2 - 32), {
    tone: pen.isBack ? oak : porcelain,
    isPatterned: false,
    volume: 10,
  })
  return {
    ...lying(
      pen.piece(rectangle(-half, -high, half * 2, high * 2, 3), { volume: 12 }) + mat + hill,
      half + 4,
      high + 4,
      0.84,
    ),
    pose: 'hangs',
  }
}

export function drawClock(pen: Pen): Drawing {
  const marks = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M0 -156V${i % 3 ? -142 : -128}" stroke="${ink.base}" stroke-width="${i % 3 ? 4 : 8}" transform="rotate(${i * 30})"/>`,
  ).join('')
  const hands = `<path d="M0 10L-62 -66" stroke="${ink.base}" stroke-width="11" stroke-linecap="round"/><path d="M0 12L58 -104" stroke="${ink.base}" stroke-width="7" stroke-linecap="round"/><circle r="10" fill="${pen.accent.base}"/>`
  return {
    ...lying(
      pen.piece(ellipse(0, 0, 190), { volume: 18, gloss: 0.3 }) +
        (pen.isBack
          ? ''
          : pen.piece(ellipse(0, 0, 170), { tone: porcelain, isPatterned: false, volume: 18 }) +
            marks +
            hands),
      194,
      194,
      0.8,
    ),
    pose: 'hangs',
  }
}

export function drawBasket(pen: Pen): Drawing {
  const weave = Array.from(
    { length: 11 },
    (_, row) =>
      `M-170 ${-220 + row * 20}${Array.from({ length: 17 }, (_x, i) => `q10 ${(i + row) % 2 ? 9 : -9} 20 0`).join('')}`,
  )
  const handles = [-1, 1]
    .map(
      s =>
        `<path d="M${s * 150} -222C${s * 210} -230 ${s * 210} -160 ${s * 158} -160" fill="none" stroke="${pen.tone.shade}" stroke-width="13"/>`,
    )
    .join('')
  return standing(
    handles +
      `<ellipse cx="0" cy="-228" rx="160" ry="22" fill="${pen.tone.deep}"/>` +
      pen.piece('M-160 -228Q0 -200 160 -228L130 -14Q0 6 -130 -14Z', { volume: 36, seams: weave }) +
      `<path d="M-160 -228Q0 -200 160 -228" fill="none" stroke="${pen.tone.pale}" stroke-width="9"/>`,
    204,
    256,
  )
}

export function drawTableware(pen: Pen): Drawing {
  const glaze = (path: string, tone = pen.tone) => pen.piece(path, { tone, volume: 22, gloss: 0.35 })
  const style = pen.random.pick(['plates', 'mug', 'bowl'] as const)
  if (style === 'mug')
    return standing(
      `<path d="M106 -190C210 -200 210 -60 104 -66" fill="none" stroke="${pen.tone.shade}" stroke-width="30"/><path d="M106 -190C206 -200 206 -62 104 -68" fill="none" stroke="${pen.tone.base}" stroke-width="24"/>${glaze('M-116 -240Q0 -226 116 -240L106 -16Q100 0 80 0H-80Q-100 0 -106 -16Z')}<ellipse cx="0" cy="-240" rx="116" ry="15" fill="${pen.tone.deep}"/>`,
      200,
      262,
      0.7,
    )
  if (style === 'bowl')
    return standing(
      glaze('M-200 -150C-190 -40 -110 0 0 0C110 0 190 -40 200 -150Q0 -120 -200 -150Z') +
        `<ellipse cx="0" cy="-150" rx="200" ry="30" fill="${pen.accent.shade}"/><ellipse cx="0" cy="-146" rx="186" ry="24" fill="${pen.accent.base}"/>`,
      204,
      184,
      0.84,
    )
  return lying(
    glaze(ellipse(0, 0, 230)) +
      glaze(ellipse(0, 0, 158)) +
      glaze(ellipse(0, 0, 130), pen.isBack ? pen.tone : pen.accent) +
      glaze(ellipse(0, 0, 88), pen.isBack ? pen.tone : pen.accent),
    234,
    234,
    0.88,
  )
}

export function drawGlassware(pen: Pen): Drawing {
  const glass: Tone = {
    ...pen.tone,
    base: mixColors(pen.tone.base, '#f2f6f6', 0.72),
    pale: '#ffffff',
    shade: mixColors(pen.tone.shade, '#cfd9da', 0.5),
  }
  const wine = mixColors(pen.accent.base, '#7a2b3a', 0.35)
  const stem = (x: number) =>
    `<g transform="translate(${x} 0)" ><g opacity=".9">${pen.piece(
      symmetric(
        [0, -150],
        [
          [8, -150],
          [5, -90, 5, -30, 8, -16],
          [70, -8],
          [72, 0],
          [0, 0],
        ],
      ),
      { tone: glass, volume: 7, gloss: 0.7 },
    )}${pen.piece(
      symmetric(
        [0, -380],
        [
          [66, -380],
          [96, -250, 80, -160, 0, -146],
        ],
      ),
      { tone: glass, volume: 20, gloss: 0.9 },
    )}</g>${pen.isBack ? '' : `<path d="M-80 -270C-84 -200 -50 -160 0 -156C50 -160 84 -200 80 -270Q0 -258 -80 -270Z" fill="${wine}" opacity=".75"/>`}<path d="M-50 -360C-66 -300 -62 -240 -40 -200" fill="none" stroke="#fff" stroke-width="7" stroke-opacity=".75" stroke-linecap="round"/></g>`
  return standing(stem(-88) + stem(96), 190, 386, 0.84)
}

export function drawCutlery(pen: Pen): Drawing {
  const metal = (path: string) => pen.piece(path, { volume: 12, gloss: 0.7, isPatterned: false })
  const fork =
    'M-22 -260L-20 -150C-18 -120 -8 -116 -7 -90L-12 240C-12 256 12 256 12 240L7 -90C8 -116 18 -120 20 -150L22 -260H15L12 -160H9L7 -260H-7L-9 -160H-12L-15 -260Z'
  const knife = 'M-12 -250C16 -240 20 -140 16 -40L11 -30L14 240C14 256 -12 256 -12 240Z'
  const spoon =
    'M0 -260C34 -260 36 -160 8 -130L12 240C12 256 -12 256 -12 240L-8 -130C-36 -160 -34 -260 0 -260Z'
  return lying(
    `<g transform="translate(-90 0)">${metal(fork)}</g>${metal(knife)}<g transform="translate(90 0)">${metal(spoon)}</g>`,
    130,
    264,
    0.9,
  )
}

export function drawCookware(pen: Pen): Drawing {
  const knob = pen.piece(ellipse(0, -236, 24, 16), { tone: gold, isPatterned: false, volume: 9, gloss: 0.7 })
  if (pen.random.chance(0.4)) {
    return lying(
      pen.piece('M170 -22L420 -34Q436 0 420 34L170 22Z', {
        tone: pen.random.chance(0.5) ? walnut : ink,
        isPatterned: false,
        volume: 14,
      }) +
        pen.piece(ellipse(0, 0, 196), { volume: 18, gloss: 0.3 }) +
        pen.piece(ellipse(0, 0, 164), {
          tone: pen.isBack ? pen.tone : ink,
          isPatterned: false,
          volume: 26,
          gloss: 0.2,
        }),
      430,
      200,
      0.96,
    )
  }
  const handles = [-1, 1]
    .map(s =>
      pen.piece(`M${s * 190} -130H${s * 236}Q${s * 250} -112 ${s * 236} -96H${s * 190}Z`, {
        volume: 8,
        gloss: 0.4,
      }),
    )
    .join('')
  return standing(
    handles +
      pen.piece('M-200 -150H200V-40Q196 0 150 0H-150Q-196 0 -200 -40Z', { volume: 36, gloss: 0.5 }) +
      pen.piece('M-208 -150C-190 -214 -80 -222 0 -222C80 -222 190 -214 208 -150Z', {
        volume: 24,
        gloss: 0.5,
      }) +
      knob,
    252,
    254,
    0.92,
  )
}

export function drawKnife(pen: Pen): Drawing {
  const blade = pen.piece('M-22 -300C40 -220 44 -60 34 60H-22Z', {
    tone: steel,
    isPatterned: false,
    volume: 14,
    gloss: 0.5,
    seams: ['M-6 -262C24 -190 26 -60 20 56'],
  })
  const handle = pen.piece('M-24 60H34C36 140 40 230 26 290C14 308 -14 308 -24 290C-30 220 -24 140 -24 60Z', {
    volume: 16,
  })
  const rivets = [110, 170, 230].map(y => `<circle cx="4" cy="${y}" r="6" fill="${gold.base}"/>`).join('')
  return lying(`<g transform="rotate(18)">${blade}${handle}${rivets}</g>`, 130, 300, 0.92)
}

export function drawAppliance(pen: Pen): Drawing {
  const enamel = (path: string, tone = pen.tone) =>
    pen.piece(path, { tone, isPatterned: tone === pen.tone, volume: 34, gloss: 0.6 })
  const style = pen.random.pick(['kettle', 'toaster', 'mixer'] as const)
  if (style === 'toaster')
    return standing(
      `${pen.isBack ? '' : pen.piece(rectangle(-120, -230, 240, 60, 20), { tone: oak, isPatterned: false, volume: 14 })}${enamel(rectangle(-200, -200, 400, 186, 56))}<path d="M-140 -196H140" stroke="${ink.base}" stroke-width="8"/>${pen.piece(rectangle(-196, -20, 392, 20, 8), { tone: ink, volume: 6 })}${pen.piece(ellipse(140, -90, 22), { tone: steel, volume: 10, gloss: 0.7 })}`,
      206,
      234,
    )
  if (style === 'kettle')
    return standing(
      `<path d="M80 -250C190 -270 190 -60 110 -60" fill="none" stroke="${ink.base}" stroke-width="22" stroke-linecap="round"/>${enamel('M-130 -170L-214 -232L-196 -250L-110 -210Z')}${enamel('M-90 -270H80C110 -200 140 -80 142 -20Q142 0 120 0H-130Q-150 0 -150 -20C-148 -80 -120 -200 -90 -270Z')}${pen.piece('M-90 -270Q-6 -304 80 -270Z', { tone: steel, volume: 12, gloss: 0.6 })}${pen.piece(ellipse(-6, -300, 16, 12), { tone: ink, volume: 6 })}`,
      218,
      314,
    )
  return standing(
    enamel(
      'M-200 -330C-200 -370 120 -390 170 -330C190 -290 170 -270 150 -262H-160C-190 -270 -200 -300 -200 -330Z',
    ) +
      enamel('M70 -270H160C176 -180 180 -100 190 -40H60C80 -110 80 -190 70 -270Z') +
      enamel(rectangle(-200, -44, 400, 44, 18)) +
      pen.piece('M-180 -190H20C20 -90 -20 -44 -80 -44C-140 -44 -180 -90 -180 -190Z', {
        tone: steel,
        volume: 26,
        gloss: 0.8,
        isPatterned: false,
      }) +
      `<path d="M-90 -264V-186" stroke="${steel.shade}" stroke-width="14"/>`,
    206,
    386,
  )
}

export function drawToy(pen: Pen): Drawing {
  const fur = (path: string, tone = pen.tone) =>
    pen.piece(path, { tone, isPatterned: tone === pen.tone, volume: 34 })
  const ears = [-1, 1]
    .map(s => fur(ellipse(s * 84, -370, 40)) + fur(ellipse(s * 84, -366, 22), pen.accent))
    .join('')
  const limbs = [-1, 1]
    .map(
      s =>
        fur(ellipse(s * 122, -150, 40, 74)) +
        fur(ellipse(s * 86, -34, 66, 44)) +
        fur(ellipse(s * 92, -30, 34, 26), pen.accent),
    )
    .join('')
  const muzzle = pen.isBack
    ? fur(ellipse(0, -40, 26))
    : fur(ellipse(0, -262, 48, 36), pen.accent) +
      `<ellipse cx="0" cy="-278" rx="15" ry="10" fill="${ink.base}"/><path d="M0 -268V-252" stroke="${ink.base}" stroke-width="4"/><circle cx="-44" cy="-308" r="8" fill="${ink.base}"/><circle cx="44" cy="-308" r="8" fill="${ink.base}"/>`
  return standing(
    ears + fur(ellipse(0, -130, 112, 124)) + limbs + fur(ellipse(0, -294, 116, 104)) + muzzle,
    166,
    414,
    0.8,
  )
}

export function drawStroller(pen: Pen): Drawing {
  const wheel = (x: number, r: number) =>
    pen.piece(ellipse(x, -r, r), { tone: ink, volume: 8, isPatterned: false }) +
    `<circle cx="${x}" cy="${-r}" r="${r * 0.7}" fill="${steel.pale}"/><g stroke="${steel.shade}" stroke-width="3">${[0, 45, 90, 135].map(a => `<path d="M${x - r * 0.7} ${-r}H${x + r * 0.7}" transform="rotate(${a} ${x} ${-r})"/>`).join('')}</g>`
  const frame = `<g fill="none" stroke="${ink.base}" stroke-width="12" stroke-linecap="round"><path d="M-130 -60L120 -400C140 -430 170 -430 190 -410"/><path d="M150 -60L-60 -260"/></g>`
  return standing(
    frame +
      pen.piece('M-190 -250C-180 -140 -100 -120 0 -120C70 -120 110 -160 116 -250Z', {
        volume: 34,
        stitches: ['M-184 -236H112'],
      }) +
      pen.piece('M116 -250C120 -390 -20 -430 -90 -380L-40 -250Z', {
        volume: 34,
        seams: ['M-40 -250C-30 -330 10 -380 30 -406M-40 -250C10 -310 60 -350 84 -372'],
      }) +
      wheel(-130, 66) +
      wheel(150, 66),
    220,
    440,
    0.9,
  )
}
