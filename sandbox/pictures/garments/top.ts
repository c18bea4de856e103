import type { Drawing } from '../drawing.ts'
import { ellipse, rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawSleeves } from './sleeves.ts'
import {
  drawInside,
  drawStraps,
  getBodyFolds,
  getNeckBand,
  getTorsoPath,
  isBare,
  type Sleeve,
  type Torso,
  womanTorso,
} from './torso.ts'

/** Sleeves, inside, body and straps, back to front; `over` is drawn last. */
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

interface WornParts {
  sleeves?: { width?: number; cuff?: number }
  looseness?: number
  folds?: string[]
  seams?: string[]
  stitches?: string[]
  over?: string
}

function getBox(torso: Torso, sleeve: Sleeve): Drawing['box'] {
  const isWide = sleeve === 'long' || sleeve === 'bell' || sleeve === 'balloon'
  const wide = isWide
    ? torso.shoulder + 76
    : sleeve === 'none'
      ? torso.shoulder + 6
      : torso.shoulder + 52
  return [-wide, isBare(torso.neck) ? -16 : -6, wide, Math.max(torso.hemY + 8, isWide ? 436 : 0)]
}

export function worn(pen: Pen, torso: Torso, sleeve: Sleeve, parts: WornParts = {}): Drawing {
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
      ? pen.piece(`M28 92H70V136L49 146L28 136Z`, {
          volume: 5,
          stitches: ['M28 100H70'],
          depth: 0.5,
        })
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
    pen.piece(
      `M0 0C${side * 12} -22 ${side * 40} -24 ${side * 42} -6C${side * 42} 14 ${side * 14} 14 0 0Z`,
      {
        volume: 9,
        folds: [taper([0, 0], [side * 30, -6], 3)],
      },
    )
  const tail = (side: 1 | -1) =>
    pen.piece(
      `M0 0C${side * 8} 16 ${side * 10} 40 ${side * 22} 62L${side * 6} 66C${side * 2} 40 ${side * -2} 20 0 0Z`,
      { volume: 7 },
    )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${tail(1)}${tail(-1)}${loop(1)}${loop(-1)}${pen.piece(ellipse(0, 0, 7, 7), { volume: 5 })}</g>`
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
  const band = isBra
    ? pen.piece(rectangle(-84, 196, 168, 24, 4), { volume: 8, seams: ['M-84 201H84'] })
    : ''
  return {
    ...worn(pen, torso, 'none', { seams, looseness: 0.1, over: band }),
    box: [-100, -6, 100, torso.hemY + 10],
    size: isBra ? 0.86 : 1,
  }
}
