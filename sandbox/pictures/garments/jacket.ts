import type { Drawing } from '../drawing.ts'
import { rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { getRibs } from './knitwear.ts'
import { box } from './open-front.ts'
import { drawShirtCollar } from './shirt.ts'
import { drawMock, drawWorn } from './top.ts'
import { type Sleeve, type Torso, womanTorso } from './torso.ts'

/** Short outdoor jackets: bomber, biker, trucker. */
export function drawJacket(pen: Pen): Drawing {
  const { random } = pen
  const style = random.pick(['bomber', 'biker', 'trucker'] as const)
  const torso: Torso = {
    ...womanTorso,
    neck: 'crew',
    neckHalf: 44,
    shoulder: 122,
    chest: 114,
    waist: style === 'biker' ? 96 : 110,
    hip: 106,
    hem: 104,
    hemY: random.range(292, 340),
  }
  const over: string[] = []
  const metal = '#b9b7b3'
  const zip = (x1: number, y1: number, x2: number, y2: number) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${pen.tone.deep}" stroke-width="6"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="${metal}" stroke-width="3" stroke-dasharray="2 1.500"/>`
  const seams: string[] = []
  if (style === 'bomber') {
    over.push(
      pen.piece(
        symmetric(
          [0, torso.hemY - 22],
          [
            [60, torso.hemY - 22, 90, torso.hemY - 26, torso.hem + 6, torso.hemY - 28],
            [torso.hem - 2, torso.hemY],
            [60, torso.hemY + 7, 30, torso.hemY + 7, 0, torso.hemY + 7],
          ],
        ),
        { volume: 10, seams: getRibs(torso.hem, torso.hemY - 28, torso.hemY + 6) },
      ),
    )
    over.push(drawMock(pen, 14))
    if (!pen.isBack)
      over.push(zip(0, 22, 0, torso.hemY + 4), ...[-1, 1].map(s => zip(s * 52, 214, s * 74, 262)))
  } else if (style === 'biker') {
    if (!pen.isBack) {
      over.push(
        zip(-34, 92, 22, torso.hemY + 4),
        zip(-82, 232, -40, 222),
        zip(58, 222, 88, 234),
        zip(52, 108, 80, 128),
      )
      over.push(
        ...([-1, 1] as const).map(side =>
          pen.piece(
            `M${side * 44} -8C${side * 40} 30 ${side * 30} 60 ${side === -1 ? -34 : 0} 96L${side * 78} 92L${side * 66} 50L${side * 76} 34C${side * 66} 12 ${side * 56} 0 ${side * 48} -6Z`,
            { volume: 10, depth: 0.9, gloss: 0.25, stitches: [`M${side * 6} 92L${side * 70} 87`] },
          ),
        ),
      )
    }
    seams.push('M-108 70Q0 96 108 70')
  } else {
    seams.push('M-116 96H116', `M-58 96L-42 ${torso.hemY - 22}M58 96L42 ${torso.hemY - 22}`)
    over.push(
      pen.piece(rectangle(-torso.hem, torso.hemY - 20, torso.hem * 2, 26, 3), {
        volume: 8,
        stitches: [`M${-torso.hem} ${torso.hemY - 14}H${torso.hem}`],
      }),
    )
    if (!pen.isBack) {
      over.push(
        pen.piece(rectangle(-9, 36, 18, torso.hemY - 32), {
          volume: 5,
          depth: 0.6,
          stitches: [`M-6 36V${torso.hemY}M6 36V${torso.hemY}`],
        }),
      )
      for (let y = 60; y < torso.hemY; y += 44)
        over.push(`<circle cx="0" cy="${y}" r="5.500" fill="#b58a55" stroke="#6b4d2a"/>`)
      over.push(
        ...[-62, 62].map(x =>
          pen.piece(`M${x - 24} 92H${x + 24}V112L${x} 124L${x - 24} 112Z`, {
            volume: 6,
            depth: 0.7,
            stitches: [`M${x - 20} 110L${x} 120L${x + 20} 110`],
          }),
        ),
      )
    }
    over.push(drawShirtCollar(pen, false))
  }
  const art = drawWorn(pen, torso, 'long', {
    looseness: 0.3,
    seams,
    over: over.join(''),
    sleeves: { width: 1.2, cuff: style === 'bomber' ? 24 : 22 },
  })
  return { art, box: box(torso), focus: [-16, 80], pose: 'hangs', hook: [0, -10] }
}

/** Quilted down: each row is shaded as a soft roll. */
export function drawPuffer(pen: Pen): Drawing {
  const { random } = pen
  const isVest = random.chance(0.2)
  const hemY = random.pick([300, 350, 520])
  const torso: Torso = {
    ...womanTorso,
    neck: 'crew',
    neckHalf: 46,
    shoulder: 126,
    chest: 124,
    waist: 122,
    hip: 126,
    hem: 120,
    hemY,
  }
  const rows: string[] = []
  const seams: string[] = []
  const gap = random.pick([38, 52])
  for (let y = 60; y < hemY; y += gap) {
    seams.push(`M-150 ${y - 4}Q0 ${y + 10} 150 ${y - 4}`)
    rows.push(`M-150 ${y - 8}Q0 ${y + 6} 150 ${y - 8}L150 ${y + 2}Q0 ${y + 18} -150 ${y + 2}Z`)
    for (let x = -110; x < 120; x += 34)
      rows.push(taper([x + random.range(-8, 8), y + 3], [x + random.range(-14, 14), y + 18], 3))
  }
  const collar = pen.piece(
    symmetric(
      [0, -44],
      [
        [36, -44, 56, -36, 58, -20],
        [62, 0, 62, 16, 58, 28],
        [40, 44, 20, 48, 0, 48],
      ],
    ),
    { volume: 18, seams: ['M-64 2Q0 14 64 2'] },
  )
  const zip = pen.isBack
    ? ''
    : `<path d="M0 -42V${hemY + 5}" stroke="${pen.tone.deep}" stroke-width="7"/><path d="M0 -42V${hemY + 5}" stroke="#c8c6c2" stroke-width="2.500" stroke-dasharray="2 1.500"/>`
  const art = drawWorn(pen, torso, isVest ? 'none' : 'long', {
    looseness: 0,
    folds: rows,
    seams,
    over: collar + zip,
    sleeves: { width: 1.45, cuff: 14 },
  })
  return {
    art,
    box: [
      -torso.shoulder - (isVest ? 8 : 92),
      -46,
      torso.shoulder + (isVest ? 8 : 92),
      Math.max(hemY + 8, isVest ? 0 : 446),
    ],
    focus: [-20, 60],
    pose: 'hangs',
    hook: [0, -30],
  }
}

export function drawCardigan(pen: Pen): Drawing {
  const { random } = pen
  const hemY = random.pick([290, 345, 430])
  const torso: Torso = {
    ...womanTorso,
    neck: 'v',
    neckHalf: 44,
    shoulder: 118,
    chest: 110,
    waist: 108,
    hip: 110,
    hem: 104,
    hemY,
  }
  const buttons = random.chance(0.75) ? 5 : 0
  const edge = pen.isBack
    ? ''
    : pen.piece(
        `M-53 -2C-40 50 -16 98 -9 122V${hemY + 7}H9V122C16 98 40 50 53 -2L42 -6C34 40 14 84 0 106C-14 84 -34 40 -42 -6Z`,
        { volume: 6, depth: 0.7 },
      ) +
      Array.from(
        { length: buttons },
        (_, i) =>
          `<circle cx="0" cy="${132 + (i * (hemY - 150)) / 4}" r="5" fill="${pen.tone.lightness > 0.6 ? '#8a6f52' : pen.tone.pale}" stroke="${pen.tone.line}"/>`,
      ).join('')
  const rib = pen.piece(
    symmetric(
      [0, hemY - 18],
      [
        [60, hemY - 18, 90, hemY - 21, torso.hem + 5, hemY - 22],
        [torso.hem, hemY],
        [60, hemY + 7, 30, hemY + 7, 0, hemY + 7],
      ],
    ),
    { volume: 9, seams: getRibs(torso.hem, hemY - 22, hemY + 6) },
  )
  const pockets =
    !pen.isBack && random.chance(0.5)
      ? [-62, 62]
          .map(x =>
            pen.piece(rectangle(x - 27, hemY - 92, 54, 56, 4), {
              volume: 7,
              depth: 0.6,
              seams: [`M${x - 27} ${hemY - 82}H${x + 27}`],
            }),
          )
          .join('')
      : ''
  const art = drawWorn(pen, torso, random.pick<Sleeve>(['long', 'long', 'balloon']), {
    looseness: 0.35,
    over: pockets + rib + edge,
    sleeves: { width: 1.12, cuff: 24 },
  })
  return { art, box: box(torso), focus: [-8, 110], pose: 'hangs', hook: [0, -10] }
}

export function drawVest(pen: Pen): Drawing {
  const { random } = pen
  const isKnit = random.chance(0.4)
  const torso: Torso = {
    ...womanTorso,
    neck: 'v',
    neckHalf: 42,
    shoulder: 92,
    chest: 100,
    waist: isKnit ? 100 : 88,
    hip: 102,
    hem: 98,
    hemY: random.range(286, 330),
    hemCurve: isKnit ? 6 : 20,
  }
  const buttons =
    isKnit || pen.isBack
      ? ''
      : Array.from(
          { length: 4 },
          (_, i) => `<circle cx="0" cy="${136 + i * 42}" r="5" fill="#3a302a"/>`,
        ).join('')
  const over = isKnit
    ? pen.piece(rectangle(-98, torso.hemY - 16, 196, 24, 3), {
        volume: 8,
        seams: getRibs(98, torso.hemY - 16, torso.hemY + 8),
      })
    : pen.isBack
      ? ''
      : `<path d="M0 118V${torso.hemY + 18}" stroke="${pen.tone.line}" stroke-width="2"/>${buttons}`
  const seams = isKnit
    ? []
    : [`M-54 128Q-44 220 -54 ${torso.hemY + 8}M54 128Q44 220 54 ${torso.hemY + 8}`]
  return {
    art: drawWorn(pen, torso, 'none', { looseness: 0.2, seams, over }),
    box: [-108, -8, 108, torso.hemY + 24],
    focus: [-8, 110],
    pose: 'hangs',
    hook: [0, -8],
    size: 0.9,
  }
}
