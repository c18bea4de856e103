import type { Drawing } from '../drawing.ts'
import { ellipse, rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import {
  drawInside,
  drawSleeves,
  drawStraps,
  getBodyFolds,
  getNeckBand,
  getTorsoPath,
  isBare,
  type Sleeve,
  type Torso,
  womanTorso,
} from './torso.ts'

/** Sleeves, inside, body and straps in the order they lie; `over` is drawn last. */
export function drawWorn(pen: Pen, torso: Torso, sleeve: Sleeve, parts: WornParts = {}): string {
  return [
    drawInside(pen, torso),
    drawSleeves(pen, torso, sleeve, parts.sleeves),
    isBare(torso.neck) ? drawStraps(pen, torso) : '',
    pen.piece(getTorsoPath(torso, pen.isBack), {
      volume: 44,
      folds: [...getBodyFolds(pen, torso, parts.looseness ?? 0.4), ...(parts.folds ?? [])],
      ...(parts.seams ? { seams: parts.seams } : {}),
      ...(parts.stitches ? { stitches: parts.stitches } : {}),
    }),
    parts.over ?? '',
  ].join('')
}

export interface WornParts {
  sleeves?: { width?: number; cuff?: number }
  looseness?: number
  folds?: string[]
  seams?: string[]
  stitches?: string[]
  over?: string
}

function getBox(torso: Torso, sleeve: Sleeve): Drawing['box'] {
  const isWide = sleeve === 'long' || sleeve === 'bell' || sleeve === 'balloon'
  const wide = isWide ? torso.shoulder + 76 : sleeve === 'none' ? torso.shoulder + 6 : torso.shoulder + 52
  return [-wide, isBare(torso.neck) ? -16 : -6, wide, Math.max(torso.hemY + 8, isWide ? 436 : 0)]
}

function worn(pen: Pen, torso: Torso, sleeve: Sleeve, parts: WornParts = {}): Drawing {
  return {
    art: drawWorn(pen, torso, sleeve, parts),
    box: getBox(torso, sleeve),
    focus: [-20, 90],
    pose: 'hangs',
    hook: [0, -8],
  }
}

export function drawTee(pen: Pen): Drawing {
  const { random } = pen
  const isBoxy = random.chance(0.5)
  const torso: Torso = {
    ...womanTorso,
    neck: random.pick(['crew', 'crew', 'v', 'scoop']),
    shoulder: isBoxy ? 124 : 112,
    chest: isBoxy ? 116 : 100,
    waist: isBoxy ? 114 : 94,
    hip: isBoxy ? 114 : 100,
    hem: isBoxy ? 114 : 102,
    hemY: random.range(310, 370),
    hemCurve: random.pick([3, 14]),
  }
  const sleeve = random.pick(['short', 'short', 'short', 'elbow', 'long', 'cap'] as const)
  const hem = `M${-torso.hem} ${torso.hemY - 12}Q0 ${torso.hemY + (torso.hemCurve ?? 6) - 8} ${torso.hem} ${torso.hemY - 12}`
  const band = pen.isBack
    ? ''
    : torso.neck === 'crew' || torso.neck === 'v'
      ? pen.piece(getNeckBand(torso, 9), { volume: 6 })
      : ''
  const pocket =
    !pen.isBack && random.chance(0.25)
      ? pen.piece(`M28 92H70V136L49 146L28 136Z`, { volume: 5, stitches: ['M28 100H70'], depth: 0.5 })
      : ''
  return worn(pen, torso, sleeve, { stitches: [hem], over: band + pocket, looseness: 0.25 })
}

export function drawTop(pen: Pen): Drawing {
  const { random } = pen
  const neck = random.pick([
    'camisole',
    'square',
    'scoop',
    'halter',
    'boat',
    'v',
    'mock',
    'sweetheart',
  ] as const)
  const cropped = random.chance(0.35)
  const isFlared = random.chance(0.3)
  const torso: Torso = {
    ...womanTorso,
    neck,
    waist: isFlared ? 90 : 80,
    hemY: cropped ? random.range(226, 260) : random.range(300, 350),
    hem: isFlared ? 124 : cropped ? 84 : 97,
  }
  const sleeve = isBare(neck)
    ? 'none'
    : random.pick(['none', 'none', 'cap', 'short', 'puff', 'elbow', 'long', 'flutter'] as const)
  const seams = random.chance(0.4)
    ? [`M-52 150Q-48 220 -50 ${torso.hemY}M52 150Q48 220 50 ${torso.hemY}`]
    : []
  const collar = neck === 'mock' ? drawMock(pen) : ''
  const bow =
    !pen.isBack && random.chance(0.2) && neck !== 'mock' && neck !== 'halter'
      ? drawBow(pen, 0, torso.neck === 'v' ? 122 : 112, 1)
      : ''
  return worn(pen, torso, sleeve, { looseness: isFlared ? 0.9 : 0.35, seams, over: collar + bow })
}

export function drawMock(pen: Pen, height = 34): string {
  return pen.piece(
    symmetric(
      [0, 2 - height],
      [
        [22, 2 - height, 38, -2 - height, 42, -4 - height],
        [43, -14, 45, -4, 50, 2],
        [34, 14, 16, 18, 0, 18],
      ],
    ),
    { volume: 16, folds: [taper([-36, -8], [30, 2], 4), taper([-30, -22], [34, -16], 3)] },
  )
}

export function drawBow(pen: Pen, x: number, y: number, scale: number): string {
  const loop = (side: 1 | -1) =>
    pen.piece(`M0 0C${side * 12} -22 ${side * 40} -24 ${side * 42} -6C${side * 42} 14 ${side * 14} 14 0 0Z`, {
      volume: 9,
      folds: [taper([0, 0], [side * 30, -6], 3)],
    })
  const tail = (side: 1 | -1) =>
    pen.piece(
      `M0 0C${side * 8} 16 ${side * 10} 40 ${side * 22} 62L${side * 6} 66C${side * 2} 40 ${side * -2} 20 0 0Z`,
      { volume: 7 },
    )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${tail(1)}${tail(-1)}${loop(1)}${loop(-1)}${pen.piece(ellipse(0, 0, 7, 7), { volume: 5 })}</g>`
}

/** Sweaters: wider, heavier, with ribbed ends and a stitch of their own. */
export function drawKnit(pen: Pen): Drawing {
  const { random } = pen
  const neck = random.pick(['crew', 'crew', 'v', 'mock', 'boat'] as const)
  const torso: Torso = {
    ...womanTorso,
    neck,
    shoulder: random.range(116, 130),
    chest: random.range(110, 124),
    waist: 114,
    hip: 116,
    hem: random.range(104, 112),
    hemY: random.range(300, 372),
  }
  const rib = 22
  const hemRib = pen.piece(
    symmetric(
      [0, torso.hemY - rib + 6],
      [
        [50, torso.hemY - rib + 6, 90, torso.hemY - rib + 2, torso.hem + 5, torso.hemY - rib],
        [torso.hem, torso.hemY],
        [60, torso.hemY + 7, 30, torso.hemY + 7, 0, torso.hemY + 7],
      ],
    ),
    { volume: 10, seams: getRibs(torso.hem, torso.hemY - rib, torso.hemY + 6) },
  )
  const collar =
    neck === 'mock'
      ? drawMock(pen, random.pick([22, 44]))
      : neck !== 'boat' && !pen.isBack
        ? pen.piece(getNeckBand(torso, 15), { volume: 9 })
        : ''
  const cables: string[] = []
  if (random.chance(0.35)) {
    for (const x of [-54, 0, 54]) {
      for (let y = 62; y < torso.hemY - 34; y += 26) {
        cables.push(
          `M${x - 9} ${y}C${x - 9} ${y + 12} ${x + 9} ${y + 14} ${x + 9} ${y + 26}M${x + 9} ${y}C${x + 9} ${y + 12} ${x - 9} ${y + 14} ${x - 9} ${y + 26}`,
        )
      }
    }
  }
  const drawing = worn(pen, torso, random.pick(['long', 'long', 'balloon', 'elbow'] as const), {
    sleeves: { width: 1.12, cuff: 26 },
    looseness: 0.3,
    seams: cables,
    over: hemRib + collar,
  })
  return drawing
}

export function getRibs(half: number, top: number, bottom: number, gap = 6): string[] {
  const ribs: string[] = []
  for (let x = -half + gap; x < half; x += gap)
    ribs.push(`M${x.toFixed(0)} ${top.toFixed(0)}V${bottom.toFixed(0)}`)
  return ribs
}

export function drawHoodie(pen: Pen): Drawing {
  const { random } = pen
  const torso: Torso = {
    ...womanTorso,
    neck: 'crew',
    neckHalf: 50,
    shoulder: 126,
    chest: 118,
    waist: 118,
    hip: 118,
    hem: 106,
    hemY: random.range(330, 366),
  }
  const rib = 24
  const hasZip = random.chance(0.35)
  const hasHood = random.chance(0.75)
  const hemRib = pen.piece(
    symmetric(
      [0, torso.hemY - rib + 4],
      [
        [60, torso.hemY - rib + 4, 90, torso.hemY - rib, torso.hem + 7, torso.hemY - rib - 2],
        [torso.hem, torso.hemY],
        [60, torso.hemY + 6, 30, torso.hemY + 6, 0, torso.hemY + 6],
      ],
    ),
    { volume: 10, seams: getRibs(torso.hem, torso.hemY - rib, torso.hemY + 6) },
  )
  const pouch = pen.isBack
    ? ''
    : pen.piece(
        symmetric(
          [0, 226],
          [
            [54, 226],
            [84, 300],
            [84, torso.hemY - rib],
            [0, torso.hemY - rib + 3],
          ],
        ),
        { volume: 9, stitches: ['M-49 230L-78 300M49 230L78 300'], depth: 0.6 },
      )
  const zip =
    hasZip && !pen.isBack
      ? `<path d="M0 40V${torso.hemY + 4}" stroke="${pen.tone.line}" stroke-width="5"/><path d="M0 40V${torso.hemY + 4}" stroke="#c9c9cc" stroke-width="2" stroke-dasharray="2 2"/>`
      : ''
  const hoodBack = hasHood
    ? pen.piece(
        symmetric(
          [0, -74],
          [
            [44, -76, 70, -40, 66, 6],
            [60, 30, 30, 46, 0, 48],
          ],
        ),
        { volume: 26, folds: [taper([0, -70], [4, 30], 5)] },
      ) +
      (pen.isBack
        ? ''
        : pen.piece(
            symmetric(
              [0, -58],
              [
                [32, -58, 50, -34, 47, 0],
                [36, 34, 18, 44, 0, 46],
              ],
            ),
            {
              tone: { ...pen.tone, base: pen.tone.deep, pale: pen.tone.shade },
              isPatterned: false,
              volume: 22,
            },
          ))
    : ''
  const hoodFront =
    hasHood && !pen.isBack
      ? ([-1, 1] as const)
          .map(side =>
            pen.piece(
              `M${side * 64} -6C${side * 70} 26 ${side * 40} 50 0 60C${side * 20} 40 ${side * 42} 26 ${side * 48} -4Z`,
              { volume: 10 },
            ),
          )
          .join('') +
        `<g fill="none" stroke="${pen.tone.pale}" stroke-width="4" stroke-linecap="round"><path d="M-22 48C-26 80 -20 110 -24 140"/><path d="M22 48C24 76 20 100 25 128"/></g>`
      : pen.isBack
        ? ''
        : pen.piece(getNeckBand(torso, 15), { volume: 8 })
  const drawing = worn(pen, torso, 'long', {
    sleeves: { width: 1.2, cuff: 28 },
    looseness: 0.3,
    over: pouch + zip + hemRib,
  })
  const art = hasHood && !pen.isBack ? hoodBack + drawing.art + hoodFront : drawing.art + hoodBack + hoodFront
  return {
    ...drawing,
    art,
    box: [drawing.box[0], hasHood ? -76 : -6, drawing.box[2], drawing.box[3]],
    hook: [0, hasHood ? -40 : -8],
    focus: [0, 70],
  }
}

export function drawActivewear(pen: Pen): Drawing {
  const { random } = pen
  const isBra = random.chance(0.5)
  const torso: Torso = {
    ...womanTorso,
    neck: random.pick(['scoop', 'v', 'square']),
    neckHalf: 40,
    shoulder: 74,
    chest: 92,
    waist: 78,
    hem: isBra ? 82 : 94,
    hemY: isBra ? 214 : 320,
  }
  const seams = [`M-60 40Q-66 120 -40 ${torso.hemY}M60 40Q66 120 40 ${torso.hemY}`]
  const band = isBra ? pen.piece(rectangle(-84, 196, 168, 24, 4), { volume: 8, seams: ['M-84 201H84'] }) : ''
  return {
    ...worn(pen, torso, 'none', { seams, looseness: 0.1, over: band }),
    box: [-100, -6, 100, torso.hemY + 10],
    size: isBra ? 0.86 : 1,
  }
}
