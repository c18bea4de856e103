import type { Drawing } from '../drawing.ts'
import { symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawMock, worn } from './top.ts'
import { getNeckBand, type Torso, womanTorso } from './torso.ts'

/** Sweaters: wider and heavier, with ribbed edges and a visible stitch. */
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
  const art =
    hasHood && !pen.isBack ? hoodBack + drawing.art + hoodFront : drawing.art + hoodBack + hoodFront
  return {
    ...drawing,
    art,
    box: [drawing.box[0], hasHood ? -76 : -6, drawing.box[2], drawing.box[3]],
    hook: [0, hasHood ? -40 : -8],
    focus: [0, 70],
  }
}
