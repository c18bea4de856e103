import type { Drawing } from '../drawing.ts'
import { gold, ink, leaf, linen, oak, porcelain, steel, walnut } from '../materials.ts'
import { ellipse, rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'

function getWood(pen: Pen): Tone {
  return pen.random.pick([oak, walnut, ink])
}

/** Boards and frames in the product's own colour, grain and all. */
function board(pen: Pen, path: string, more: Parameters<Pen['piece']>[1] = {}): string {
  return pen.piece(path, { volume: 12, depth: 0.6, ...more })
}

function leg(pen: Pen, x: number, top: number, tone: Tone, lean = 0, width = 14): string {
  return pen.piece(
    `M${x - width / 2} ${top}H${x + width / 2}L${x + lean + width * 0.3} 0H${x + lean - width * 0.3}Z`,
    { tone, volume: 6, isPatterned: tone === pen.tone },
  )
}

function room(art: string, half: number, high: number, size = 0.96): Drawing {
  return { art, box: [-half, -high, half, 2], focus: [-half * 0.4, -high * 0.6], pose: 'stands', size }
}

function drawSeating(pen: Pen, half: number, seats: number): Drawing {
  const { random } = pen
  const wood = getWood(pen)
  const [backTop, seatTop, base] = [-random.range(210, 250), -124, -44]
  const arm = random.range(34, 56)
  const round = random.pick([10, 26, 46])
  const legs = [-half + 40, half - 40].map(x => leg(pen, x, base, wood, x < 0 ? -10 : 10, 18)).join('')
  const back = pen.piece(rectangle(-half + arm * 0.6, backTop, (half - arm * 0.6) * 2, 180, round), {
    volume: 34,
  })
  if (pen.isBack)
    return room(
      legs +
        pen.piece(rectangle(-half, backTop + 8, half * 2, -backTop + base - 8, round), {
          volume: 40,
          seams: [`M0 ${backTop + 10}V${base}`],
        }),
      half + 6,
      -backTop + 6,
    )
  const width = (half * 2 - arm * 2) / seats
  const cushions = Array.from({ length: seats }, (_, i) => {
    const x = -half + arm + i * width
    return (
      pen.piece(rectangle(x + 1, backTop + 14, width - 2, 120, 22), {
        volume: 30,
        folds: [
          taper([x + 14, backTop + 24], [x + width * 0.4, backTop + 40], 6),
          taper([x + width * 0.5, seatTop - 8], [x + width * 0.52, backTop + 60], 8),
        ],
      }) +
      pen.piece(rectangle(x, seatTop, width, 54, 18), {
        volume: 22,
        seams: [`M${x + 8} ${seatTop + 40}H${x + width - 8}`],
      })
    )
  }).join('')
  const front = pen.piece(
    rectangle(-half + arm * 0.5, seatTop + 48, half * 2 - arm, -seatTop + base - 44, 8),
    { volume: 16 },
  )
  const arms = [-half, half - arm]
    .map(x => pen.piece(rectangle(x, -176, arm, 176 + base, Math.min(round, arm / 2)), { volume: 26 }))
    .join('')
  const pillow = random.chance(0.6)
    ? `<g transform="translate(${-half + arm + 46} ${seatTop - 40}) rotate(-8)">${pen.piece('M-44 -42Q0 -36 44 -42Q38 0 44 42Q0 36 -44 42Q-38 0 -44 -42Z', { tone: pen.accent, isPatterned: false, volume: 22 })}</g>`
    : ''
  return room(legs + back + cushions + pillow + front + arms, half + 6, -backTop + 6)
}

export function drawSofa(pen: Pen): Drawing {
  const seats = pen.random.pick([2, 3, 3])
  return drawSeating(pen, seats === 2 ? 250 : 320, seats)
}

export function drawArmchair(pen: Pen): Drawing {
  return { ...drawSeating(pen, 150, 1), size: 0.84 }
}

export function drawChair(pen: Pen): Drawing {
  const { random } = pen
  const wood = getWood(pen)
  const style = random.pick(['upholstered', 'spindle', 'shell'] as const)
  const legs = [-84, 84]
    .map(x => leg(pen, x * 0.7, -190, wood, x * 0.2, 12) + leg(pen, x, -190, wood, x * 0.14, 16))
    .join('')
  const seat = pen.piece('M-104 -214Q0 -230 104 -214L114 -186Q0 -168 -114 -186Z', {
    volume: 18,
    tone: style === 'spindle' ? wood : pen.tone,
  })
  const back =
    style === 'upholstered'
      ? pen.piece(
          symmetric(
            [0, -430],
            [
              [60, -430, 96, -420, 98, -380],
              [104, -300, 100, -250, 92, -216],
              [40, -206, 20, -204, 0, -204],
            ],
          ),
          { volume: 34, seams: pen.isBack ? ['M0 -428V-206'] : [] },
        )
      : style === 'shell'
        ? pen.piece(
            'M-120 -330C-130 -420 -60 -440 0 -440C60 -440 130 -420 120 -330C116 -270 110 -210 90 -196Q0 -180 -90 -196C-110 -210 -116 -270 -120 -330Z',
            { volume: 40, gloss: 0.25 },
          )
        : Array.from({ length: 7 }, (_, i) => leg(pen, -78 + i * 26, -410, pen.tone, 0, 8))
            .map(part => `<g transform="translate(0 -212) scale(1 .5) translate(0 0)">${part}</g>`)
            .join('') + pen.piece('M-104 -420Q0 -450 104 -420V-388Q0 -418 -104 -388Z', { volume: 10 })
  return room(
    style === 'shell' ? legs + back : legs + (pen.isBack ? seat + back : back + seat),
    126,
    446,
    0.9,
  )
}

export function drawStool(pen: Pen): Drawing {
  const wood = getWood(pen)
  const high = pen.random.pick([220, 330])
  const legs = [-70, -30, 30, 70].map(x => leg(pen, x, -high, wood, x * 0.4, 13)).join('')
  const ring = `<path d="M-88 ${-high * 0.36}Q0 ${-high * 0.3} 88 ${-high * 0.36}" fill="none" stroke="${wood.shade}" stroke-width="8"/>`
  return room(
    legs + ring + pen.piece(rectangle(-100, -high - 44, 200, 50, 22), { volume: 20 }),
    106,
    high + 48,
    0.76,
  )
}

export function drawBench(pen: Pen): Drawing {
  const wood = getWood(pen)
  const tufts = [-160, -80, 0, 80, 160]
    .map(x => `<circle cx="${x}" cy="-150" r="5" fill="${pen.tone.deep}"/>`)
    .join('')
  return room(
    [-210, 210].map(x => leg(pen, x, -120, wood, x > 0 ? 14 : -14, 18)).join('') +
      board(pen, rectangle(-240, -126, 480, 20, 4), { tone: wood, isPatterned: false }) +
      pen.piece(rectangle(-246, -176, 492, 56, 22), { volume: 24 }) +
      tufts,
    250,
    180,
  )
}

function drawTableOf(pen: Pen, half: number, high: number, isRound: boolean): Drawing {
  const style = pen.random.pick(['legs', 'pedestal', 'trestle'] as const)
  const metal = pen.random.chance(0.4) ? ink : pen.tone
  const under =
    style === 'pedestal' && isRound
      ? board(
          pen,
          symmetric(
            [0, -high + 16],
            [
              [26, -high + 16],
              [18, -high * 0.5, 26, -high * 0.3, 90, -8],
              [90, 0],
              [0, 0],
            ],
          ),
          { tone: metal, isPatterned: metal === pen.tone, volume: 20 },
        )
      : style === 'trestle'
        ? [-half * 0.62, half * 0.62]
            .map(x => leg(pen, x - 30, -high + 14, metal, -26) + leg(pen, x + 30, -high + 14, metal, 26))
            .join('') +
          board(pen, rectangle(-half * 0.6, -high * 0.46, half * 1.2, 12, 3), {
            tone: metal,
            isPatterned: metal === pen.tone,
          })
        : [-half + 40, -half * 0.7, half * 0.7, half - 40]
            .map((x, i) => leg(pen, x, -high + 14, metal, x > 0 ? 8 : -8, i % 3 ? 12 : 18))
            .join('')
  const top = isRound
    ? board(pen, ellipse(0, -high, half, half * 0.16)) +
      board(
        pen,
        `M${-half} ${-high}C${-half} ${-high + half * 0.22} ${half} ${-high + half * 0.22} ${half} ${-high}V${-high + 12}C${half} ${-high + half * 0.22 + 12} ${-half} ${-high + half * 0.22 + 12} ${-half} ${-high + 12}Z`,
        { volume: 6 },
      )
    : board(pen, `M${-half + 40} ${-high - 30}H${half - 40}L${half} ${-high}H${-half}Z`, { volume: 8 }) +
      board(pen, rectangle(-half, -high, half * 2, 22, 3), { volume: 8 })
  const vase =
    pen.random.chance(0.5) && !pen.isBack
      ? `<g transform="translate(${-half * 0.34} ${-high - 12}) scale(.5)">${drawVaseBody(pen, porcelain)}${drawBranches(pen)}</g>`
      : ''
  return room(under + top + vase, half + 6, high + (vase ? 160 : 40))
}

export function drawTable(pen: Pen): Drawing {
  return drawTableOf(pen, pen.random.range(250, 320), 250, pen.random.chance(0.4))
}

export function drawCoffeeTable(pen: Pen): Drawing {
  return drawTableOf(pen, pen.random.range(200, 260), 140, pen.random.chance(0.6))
}

/** A box on legs, its front divided. */
function drawCase(
  pen: Pen,
  half: number,
  high: number,
  columns: number,
  rows: number,
  kind: 'drawers' | 'doors' | 'open',
  clear = 50,
): Drawing {
  const metal = pen.random.chance(0.5) ? gold : ink
  const legs = [-half + 30, half - 30]
    .map(x => leg(pen, x, -clear, pen.random.chance(0.5) ? ink : pen.tone, x > 0 ? 6 : -6, 16))
    .join('')
  const body = board(pen, rectangle(-half, -high, half * 2, high - clear, 6), { volume: 18 })
  if (pen.isBack)
    return room(
      legs +
        body +
        board(pen, rectangle(-half + 14, -high + 14, half * 2 - 28, high - clear - 28, 2), {
          volume: 8,
          tone: { ...pen.tone, base: pen.tone.shade },
        }),
      half + 6,
      high + 6,
    )
  const [w, h] = [(half * 2 - 20) / columns, (high - clear - 20) / rows]
  const colors = [pen.accent.base, '#b6a48d', '#6f7f86', '#a4512c', '#e4dccb', '#4b5548', '#8b6f5a']
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const x = -half + 10 + (i % columns) * w
    const y = -high + 10 + Math.floor(i / columns) * h
    if (kind !== 'open') {
      const knob =
        kind === 'doors'
          ? pen.piece(rectangle(i % columns === 0 ? x + w - 18 : x + 10, y + h * 0.42, 6, h * 0.16, 3), {
              tone: metal,
              volume: 3,
              gloss: 0.6,
            })
          : pen.piece(rectangle(x + w / 2 - 24, y + h * 0.36, 48, 8, 4), {
              tone: metal,
              volume: 4,
              gloss: 0.6,
            })
      return board(pen, rectangle(x + 3, y + 3, w - 6, h - 6, 3), { volume: 10 }) + knob
    }
    const books = Array.from({ length: 7 }, (_, b) => {
      const tall = h * (0.5 + ((b * 37 + i * 53) % 40) / 100)
      const wide = 9 + ((b * 17 + i * 29) % 9)
      return (b + i) % 6 === 5
        ? ''
        : `<rect x="${x + 12 + b * 18}" y="${y + h - 4 - tall}" width="${wide}" height="${tall}" fill="${mixColors(colors[(b * 3 + i) % colors.length] ?? '#b6a48d', '#e9e2d6', 0.25)}"/>`
    }).join('')
    const object =
      i % 3 === 1
        ? `<g transform="translate(${x + w - 34} ${y + h - 4}) scale(.24)">${drawVaseBody(pen, porcelain)}</g>`
        : ''
    return (
      pen.piece(rectangle(x + 3, y + 3, w - 6, h - 7, 1), {
        tone: { ...pen.tone, base: pen.tone.deep },
        isPatterned: false,
        volume: 10,
      }) +
      books +
      object
    )
  }).join('')
  return room(legs + body + cells, half + 6, high + 6)
}

export function drawDesk(pen: Pen): Drawing {
  const drawers = [0, 1]
    .map(
      i =>
        board(pen, rectangle(130, -226 + i * 54, 120, 50, 3), { volume: 8 }) +
        pen.piece(rectangle(172, -206 + i * 54, 36, 7, 3), { tone: gold, volume: 3, gloss: 0.6 }),
    )
    .join('')
  return room(
    [-240, 240].map(x => leg(pen, x, -230, pen.tone, 0, 18)).join('') +
      board(pen, rectangle(124, -230, 132, 116, 4), { volume: 10 }) +
      (pen.isBack ? '' : drawers) +
      board(pen, rectangle(-270, -250, 540, 22, 4), { volume: 8 }),
    276,
    256,
  )
}

export function drawDresser(pen: Pen): Drawing {
  return drawCase(pen, 220, 330, 2, 3, 'drawers')
}

export function drawBookcase(pen: Pen): Drawing {
  return drawCase(pen, pen.random.pick([150, 200]), 560, pen.random.pick([1, 2]), 5, 'open', 14)
}

export function drawCabinet(pen: Pen): Drawing {
  return pen.random.chance(0.5)
    ? drawCase(pen, 280, 260, 3, 1, 'doors')
    : drawCase(pen, 170, 430, 2, 1, 'doors')
}

export function drawBed(pen: Pen): Drawing {
  const head = pen.piece(rectangle(-280, -300, 560, 280, pen.random.pick([8, 40, 90])), {
    volume: 40,
    folds: Array.from({ length: 7 }, (_, i) => taper([-210 + i * 70, -292], [-210 + i * 70, -120], 5)),
  })
  if (pen.isBack) return room(head, 286, 306)
  const mattress = pen.piece(rectangle(-272, -150, 544, 90, 20), {
    tone: linen,
    isPatterned: false,
    volume: 22,
  })
  const pillows = [-150, 0, 150]
    .map((x, i) =>
      pen.piece(
        `M${x - 84} -186Q${x} -206 ${x + 84} -186Q${x + 96} -150 ${x + 84} -126Q${x} -116 ${x - 84} -126Q${x - 96} -150 ${x - 84} -186Z`,
        { tone: i === 1 ? pen.accent : porcelain, isPatterned: false, volume: 26 },
      ),
    )
    .join('')
  const cover = pen.piece('M-286 -112Q0 -144 286 -112L292 -20Q0 -6 -292 -20Z', {
    tone: linen,
    isPatterned: false,
    volume: 34,
    folds: [
      taper([-230, -116], [-180, -24], 12),
      taper([40, -124], [90, -20], 12),
      taper([200, -114], [240, -24], 10),
    ],
  })
  const throwCloth = pen.piece('M-288 -62Q0 -84 288 -62L292 -16Q0 -2 -292 -16Z', {
    volume: 18,
    folds: [taper([-120, -70], [-90, -14], 9), taper([120, -72], [150, -12], 9)],
  })
  return room(
    [-260, 260].map(x => leg(pen, x, -24, walnut, 0, 18)).join('') +
      head +
      mattress +
      pillows +
      cover +
      throwCloth,
    296,
    306,
  )
}

export function drawMirror(pen: Pen): Drawing {
  const shape = pen.random.pick(['round', 'arch', 'tall'] as const)
  const path = (inset: number) =>
    shape === 'round'
      ? ellipse(0, -200, 200 - inset)
      : shape === 'arch'
        ? `M${-150 + inset} ${-inset}V-300C${-150 + inset} ${-420 + inset} ${150 - inset} ${-420 + inset} ${150 - inset} -300V${-inset}Z`
        : rectangle(-110 + inset, -460 + inset, 220 - inset * 2, 460 - inset * 2, 10)
  const glass: Tone = { ...steel, base: '#dfe4e4', pale: '#ffffff', shade: '#b5bfc1' }
  const face = pen.isBack
    ? ''
    : pen.piece(path(16), { tone: glass, volume: 22, gloss: 0.3 }) +
      '<path d="M-80 -130L60 -330L100 -320L-60 -90Z" fill="#fff" opacity=".45"/>'
  return { ...room(pen.piece(path(0), { volume: 14, gloss: 0.4 }) + face, 206, 466, 0.88), pose: 'hangs' }
}

export function drawLamp(pen: Pen): Drawing {
  const { random } = pen
  const [top, bottom, high] = [random.range(70, 120), random.range(120, 160), random.range(120, 160)]
  const body = random.pick(['gourd', 'column', 'sphere'] as const)
  const base =
    body === 'gourd'
      ? symmetric(
          [0, -230],
          [
            [12, -230],
            [14, -200, 70, -190, 78, -120],
            [80, -60, 50, -20, 44, 0],
            [0, 0],
          ],
        )
      : body === 'sphere'
        ? ellipse(0, -110, 96)
        : symmetric(
            [0, -230],
            [
              [14, -230],
              [16, -30],
              [70, -22],
              [74, 0],
              [0, 0],
            ],
          )
  const shade = pen.piece(`M${-top} ${-230 - high}H${top}L${bottom} -226Q0 -216 ${-bottom} -226Z`, {
    tone: linen,
    isPatterned: false,
    volume: 30,
    lights: [ellipse(0, -250, 60, 40)],
  })
  return room(
    `<path d="M0 -240V-190" stroke="${gold.base}" stroke-width="8"/>` +
      pen.piece(base, { volume: 34, gloss: 0.4 }) +
      shade,
    166,
    236 + high,
    0.82,
  )
}

export function drawFloorLamp(pen: Pen): Drawing {
  const isArc = pen.random.chance(0.4)
  const pole = isArc ? 'M-120 -8V-420C-120 -600 90 -600 110 -470' : 'M0 -8V-480'
  const shade = isArc
    ? 'M60 -480C64 -540 156 -540 160 -480L170 -440H50Z'
    : 'M-66 -600H66L100 -468Q0 -458 -100 -468Z'
  return room(
    `<path d="${pole}" fill="none" stroke="${pen.accent.deep}" stroke-width="9"/><path d="${pole}" fill="none" stroke="${pen.accent.base}" stroke-width="5"/>` +
      pen.piece(ellipse(isArc ? -120 : 0, -10, 76, 13), {
        tone: pen.accent,
        isPatterned: false,
        volume: 9,
        gloss: 0.4,
      }) +
      pen.piece(shade, { volume: 24 }),
    200,
    606,
  )
}

export function drawPendant(pen: Pen): Drawing {
  const shape = pen.random.pick([
    'M-150 0C-150 -90 -60 -140 0 -140C60 -140 150 -90 150 0Q0 16 -150 0Z',
    ellipse(0, -80, 120),
    'M-40 -150H40L130 0Q0 14 -130 0Z',
    'M-130 -40C-90 -130 90 -130 130 -40C90 30 -90 30 -130 -40Z',
  ])
  return {
    art: `<path d="M0 -420V-130" stroke="${pen.accent.shade}" stroke-width="4"/>${pen.piece(rectangle(-26, -432, 52, 14, 5), { tone: gold, volume: 5 })}${pen.piece(shape, { volume: 40, gloss: 0.3 })}<ellipse cx="0" cy="4" rx="80" ry="8" fill="#fff3d6" opacity=".7"/>`,
    box: [-156, -434, 156, 44],
    pose: 'hangs',
    size: 0.9,
    focus: [-30, -60],
  }
}

export function drawVaseBody(pen: Pen, tone: Tone): string {
  const shape = pen.random.pick([
    symmetric(
      [0, -240],
      [
        [30, -240],
        [26, -190, 90, -170, 92, -100],
        [92, -40, 50, 0, 44, 0],
        [0, 0],
      ],
    ),
    symmetric(
      [0, -220],
      [
        [54, -220],
        [46, -150, 76, -120, 70, -60],
        [66, -20, 50, 0, 50, 0],
        [0, 0],
      ],
    ),
    symmetric(
      [0, -260],
      [
        [22, -260],
        [16, -180, 40, -130, 84, -90],
        [100, -50, 70, 0, 56, 0],
        [0, 0],
      ],
    ),
  ])
  return pen.piece(shape, { tone, isPatterned: tone === pen.tone, volume: 36, gloss: 0.35, folds: [] })
}

function drawBranches(pen: Pen): string {
  return [-46, -14, 20, 52]
    .map((x, i) => {
      const top = -420 + i * 18 - pen.random.range(0, 50)
      const leaves = [0.4, 0.55, 0.7, 0.85, 1]
        .map(
          (t, k) =>
            `<ellipse cx="${x * t * 1.8 + (k % 2 ? 14 : -14)}" cy="${-230 + (top + 230) * t}" rx="16" ry="8" transform="rotate(${k % 2 ? -35 : 35} ${x * t * 1.8} ${-230 + (top + 230) * t})" fill="${k % 2 ? leaf.base : leaf.shade}"/>`,
        )
        .join('')
      return `<path d="M0 -226Q${x * 0.4} -300 ${x * 1.8} ${top}" fill="none" stroke="${leaf.deep}" stroke-width="3"/>${leaves}`
    })
    .join('')
}

export function drawVase(pen: Pen): Drawing {
  const branches = pen.random.chance(0.6) && !pen.isBack ? drawBranches(pen) : ''
  return room(
    branches + drawVaseBody(pen, pen.tone),
    branches ? 130 : 104,
    branches ? 470 : 266,
    branches ? 0.92 : 0.72,
  )
}
