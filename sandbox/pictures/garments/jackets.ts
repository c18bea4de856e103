import type { Drawing, Garments } from '../drawing.ts'
import { pair, rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import {
  drawBelt,
  drawButtons,
  drawCollar,
  drawFlap,
  drawMock,
  drawPlacket,
  drawPocket,
  drawRibbedHem,
  drawZip,
  getRibs,
} from './details.ts'
import { drawLegs } from './legs.ts'
import type { Sleeve } from './sleeves.ts'
import { createTorso, type Torso } from './torso.ts'
import { type WornParts, worn } from './worn.ts'

function drawBikerLapels(pen: Pen): string {
  return pair(side =>
    pen.part(
      `M${side * 44} -8C${side * 40} 30 ${side * 30} 60 ${side === -1 ? -34 : 0} 96L${side * 78} 92L${side * 66} 50L${side * 76} 34C${side * 66} 12 ${side * 56} 0 ${side * 48} -6Z`,
      10,
      { depth: 0.9, stitches: [`M${side * 6} 92L${side * 70} 87`] },
    ),
  )
}

/** A garment that opens down the front, with lapels. */
interface OpenFront {
  /** The height at which the front closes; above it the lapels open. */
  breakY: number
  /** Overlap of the right front over the left; at 0 they meet edge to edge. */
  overlap: number
  lapel: 'notch' | 'peak' | 'shawl'
  buttons: number
  pockets: 'flap' | 'welt' | 'patch'
}

function drawOpenFront(pen: Pen, torso: Torso, front: OpenFront, parts: WornParts = {}): Drawing {
  const { breakY, overlap } = front
  const { hemY, waistY } = torso
  const low = Math.min(hemY, waistY + 70)
  const seams = pen.isBack
    ? [`M0 14V${hemY}M-56 130Q-46 ${waistY} -58 ${hemY}M56 130Q46 ${waistY} 58 ${hemY}`]
    : [`M-62 130Q-54 ${waistY} -62 ${low}M62 130Q54 ${waistY} 62 ${low}`]
  const edge = `<path d="M${overlap} ${breakY}V${hemY + 6}" stroke="${pen.tone.line}" stroke-width="2" stroke-opacity=".9"/><path d="M${overlap - 2} ${breakY}V${hemY + 4}" stroke="${pen.tone.pale}" stroke-width="1.5" stroke-opacity=".5"/>`
  const over = pen.isBack
    ? drawCollar(pen)
    : edge +
      drawPockets(pen, torso, front) +
      drawLapels(pen, torso, front) +
      drawHorn(pen, torso, front)
  const neckline = `<path d="M-44 0C-40 40 -20 ${breakY - 20} 0 ${breakY}C20 ${breakY - 20} 40 40 44 0Q0 20 -44 0Z" fill="${pen.tone.deep}"/>`
  return worn(pen, torso, 'long', {
    looseness: 0.3,
    sleeves: { width: 1.12, cuff: 12 },
    ...parts,
    seams,
    under: (parts.under ?? '') + (pen.isBack ? '' : neckline),
    over: over + (parts.over ?? ''),
  })
}

function drawLapels(pen: Pen, { neckHalf: half }: Torso, { breakY, lapel, overlap }: OpenFront) {
  const notchY = breakY * 0.38
  const [wide, tip] = lapel === 'peak' ? [70, notchY - 16] : [60, notchY + 4]
  return pair(side => {
    const inner = side === 1 ? overlap : overlap * 0.4
    const edge =
      lapel === 'shawl'
        ? `C${side * 30} ${breakY * 0.8} ${side * (half + 26)} ${breakY * 0.44} ${side * (half + 18)} 8`
        : `C${side * 26} ${breakY * 0.86} ${side * (wide - 6)} ${breakY * 0.62} ${side * (wide + 8)} ${tip}L${side * (half + 4)} ${notchY - 8}`
    const body = pen.part(
      `M${inner} ${breakY}${edge}L${side * (half + 2)} 2C${side * half * 0.86} ${breakY * 0.3} ${side * 18} ${breakY * 0.72} ${inner} ${breakY}Z`,
      10,
      { depth: 0.8, folds: [taper([side * half * 0.9, 20], [inner, breakY], 5)] },
    )
    if (lapel === 'shawl') return body
    const collar = `M${side * (half - 6)} -12C${side * (half - 2)} 10 ${side * (half - 2)} ${notchY * 0.5} ${side * (half - 6)} ${notchY - 10}L${side * (half + 8)} ${notchY - 12}L${side * (half + 26)} ${notchY - 22}C${side * (half + 22)} 12 ${side * (half + 12)} -4 ${side * half} -10Z`
    return body + pen.part(collar, 9, { depth: 0.8 })
  })
}

/** Draws horn buttons, in two columns on a double-breasted front. */
function drawHorn(pen: Pen, { hemY }: Torso, { breakY, overlap, buttons }: OpenFront): string {
  if (buttons === 0) return ''
  const gap = Math.min(58, (hemY - breakY - 40) / buttons)
  const fill = pen.tone.lightness > 0.55 ? '#6d5844' : '#2b2624'
  const bottom = breakY + 14 + gap * (buttons - 1)
  return (overlap > 18 ? [overlap - 12, 6 - overlap] : [0])
    .map(x => drawButtons(pen, breakY + 14, bottom, buttons, { x, r: 7, fill }))
    .join('')
}

function drawPockets(pen: Pen, { waistY, hemY }: Torso, { pockets }: OpenFront): string {
  const y = Math.min(waistY + 46, hemY - 74)
  return pair(side => {
    const x = side * 60
    if (pockets === 'flap') return drawFlap(pen, x, y, 28)
    if (pockets === 'patch') return drawPocket(pen, x, y, 30, 2)
    return pen.part(
      `M${x - side * 14} ${y - 6}L${x - side * 4} ${y - 12}L${x + side * 20} ${y + 44}L${x + side * 10} ${y + 50}Z`,
      5,
      { depth: 0.7 },
    )
  })
}

function drawBlazer(pen: Pen, parts: WornParts): Drawing {
  const { random } = pen
  const isDouble = random.chance(0.35)
  const isLoose = random.chance(0.4)
  const widths = isLoose
    ? ([42, 126, 116, 108, 110, 112] as const)
    : ([42, 116, 104, 92, 110, 112] as const)
  const torso = createTorso('deep-v', widths, random.range(356, 410), { hemCurve: 4 })
  const front: OpenFront = {
    breakY: random.pick([170, 205, 235]),
    overlap: isDouble ? 30 : 10,
    lapel: isDouble ? 'peak' : random.pick(['notch', 'notch', 'shawl', 'peak']),
    buttons: isDouble ? 2 : random.pick([1, 2]),
    pockets: random.pick(['flap', 'flap', 'patch']),
  }
  return drawOpenFront(pen, torso, front, parts)
}

export const jackets = {
  /** Draws short outdoor jackets: bomber, biker, trucker. */
  jacket(pen) {
    const { random, isBack } = pen
    const style = random.pick(['bomber', 'biker', 'trucker'] as const)
    const waist = style === 'biker' ? 96 : 110
    const torso = createTorso('crew', [44, 122, 114, waist, 106, 104], random.range(292, 340))
    const { hem, hemY } = torso
    const zips = (lines: readonly (readonly [number, number, number, number])[]) =>
      isBack ? '' : lines.map(line => drawZip(pen, ...line)).join('')
    const styles = {
      bomber: () => ({
        seams: [],
        over:
          drawRibbedHem(pen, torso, 26) +
          drawMock(pen, 14) +
          zips([
            [0, 22, 0, hemY + 4],
            [-52, 214, -74, 262],
            [52, 214, 74, 262],
          ]),
      }),
      biker: () => ({
        seams: ['M-108 70Q0 96 108 70'],
        over:
          zips([
            [-34, 92, 22, hemY + 4],
            [-82, 232, -40, 222],
            [58, 222, 88, 234],
            [52, 108, 80, 128],
          ]) + (isBack ? drawCollar(pen) : drawBikerLapels(pen)),
      }),
      trucker: () => ({
        seams: ['M-116 96H116', `M-58 96L-42 ${hemY - 22}M58 96L42 ${hemY - 22}`],
        over:
          pen.part(rectangle(-hem, hemY - 20, hem * 2, 26, 3), 8, {
            stitches: [`M${-hem} ${hemY - 14}H${hem}`],
          }) +
          (isBack
            ? ''
            : drawPlacket(pen, 36, hemY + 4) +
              drawButtons(pen, 60, hemY - 20, 6, { r: 5.5, fill: '#b58a55' }) +
              pair(side => drawFlap(pen, side * 62, 94, 24, 12))) +
          drawCollar(pen),
      }),
    }
    const parts = { looseness: 0.3, sleeves: { width: 1.2, cuff: 24 }, ...styles[style]() }
    return worn(pen, torso, 'long', parts)
  },

  /** Draws quilted down jackets; each row is shaded as a soft roll. */
  puffer(pen) {
    const { random } = pen
    const isVest = random.chance(0.2)
    const hemY = random.pick([300, 350, 520])
    const torso = createTorso('crew', [46, 126, 124, 122, 126, 120], hemY)
    const folds: string[] = []
    const seams: string[] = []
    const gap = random.pick([38, 52])
    for (let y = 60; y < hemY; y += gap) {
      seams.push(`M-150 ${y - 4}Q0 ${y + 10} 150 ${y - 4}`)
      folds.push(`M-150 ${y - 8}Q0 ${y + 6} 150 ${y - 8}L150 ${y + 2}Q0 ${y + 18} -150 ${y + 2}Z`)
      for (let x = -110; x < 120; x += 34)
        folds.push(taper([x + random.range(-8, 8), y + 3], [x + random.range(-14, 14), y + 18], 3))
    }
    const collar = pen.part(
      symmetric('M0 -44C36 -44 56 -36 58 -20C62 0 62 16 58 28C40 44 20 48 0 48'),
      18,
      { seams: ['M-64 2Q0 14 64 2'] },
    )
    const over = collar + (pen.isBack ? '' : drawZip(pen, 0, -42, 0, hemY + 5))
    const parts = { looseness: 0, folds, seams, over, sleeves: { width: 1.45, cuff: 14 } }
    return worn(pen, torso, isVest ? 'none' : 'long', parts)
  },

  cardigan(pen) {
    const { random, isBack } = pen
    const hemY = random.pick([290, 345, 430])
    const torso = createTorso('v', [44, 118, 110, 108, 110, 104], hemY)
    const count = random.chance(0.75) ? 5 : 0
    const fill = pen.tone.lightness > 0.6 ? '#8a6f52' : pen.tone.pale
    const edge =
      pen.part(
        `M-53 -2C-40 50 -16 98 -9 122V${hemY + 7}H9V122C16 98 40 50 53 -2L42 -6C34 40 14 84 0 106C-14 84 -34 40 -42 -6Z`,
        6,
        { depth: 0.7 },
      ) + drawButtons(pen, 132, hemY - 18, count, { r: 5, fill })
    const hasPockets = !isBack && random.chance(0.5)
    const pockets = hasPockets ? pair(side => drawPocket(pen, side * 62, hemY - 92, 27, 0)) : ''
    const over = pockets + drawRibbedHem(pen, torso, 21) + (isBack ? '' : edge)
    const parts = { looseness: 0.35, over, sleeves: { width: 1.12, cuff: 24 } }
    return worn(pen, torso, random.pick<Sleeve>(['long', 'long', 'balloon']), parts)
  },

  vest(pen) {
    const { random, isBack } = pen
    const isKnit = random.chance(0.4)
    const widths = [42, 92, 100, isKnit ? 100 : 88, 102, 98] as const
    const hemCurve = isKnit ? 6 : 20
    const torso = createTorso('v', widths, random.range(286, 330), { hemCurve })
    const { hemY } = torso
    const ribs = { seams: getRibs(98, hemY - 16, hemY + 8) }
    const front = `<path d="M0 118V${hemY + 18}" stroke="${pen.tone.line}" stroke-width="2"/>${drawButtons(pen, 136, 262, 4, { r: 5, fill: '#3a302a' })}`
    const over = isKnit
      ? pen.part(rectangle(-98, hemY - 16, 196, 24, 3), 8, ribs)
      : isBack
        ? ''
        : front
    const darts = `M-54 128Q-44 220 -54 ${hemY + 8}M54 128Q44 220 54 ${hemY + 8}`
    const parts = { looseness: 0.2, seams: isKnit ? [] : [darts], over }
    return worn(pen, torso, 'none', parts)
  },

  blazer: pen => drawBlazer(pen, {}),

  suit(pen) {
    const hem = pen.random.range(34, 48)
    const legs = { waist: 78, hip: 100, knee: 42, hem, hemY: 555, rise: 150, band: 20, folds: 1 }
    const trousers = drawLegs(pen, { ...legs, isCreased: true })
    return drawBlazer(pen, { under: `<g transform="translate(0 286)">${trousers}</g>` })
  },

  coat(pen) {
    const { random, isBack } = pen
    const style = random.pick(['wool', 'trench', 'cocoon', 'wrap'] as const)
    const hemY = random.range(540, 680)
    const isBelted = style === 'trench' || style === 'wrap'
    const widths = [44, 122, 116, isBelted ? 98 : 116, 124, style === 'cocoon' ? 122 : 138] as const
    const torso = createTorso('deep-v', widths, hemY, { hemCurve: 5 })
    const fronts = {
      wool: { overlap: 14, lapel: 'notch', buttons: 3 },
      cocoon: { overlap: 14, lapel: 'notch', buttons: 3 },
      trench: { overlap: 34, lapel: 'peak', buttons: 4 },
      wrap: { overlap: 14, lapel: 'shawl', buttons: 0 },
    } as const
    const front: OpenFront = {
      ...fronts[style],
      breakY: random.pick([130, 165, 195]),
      pockets: style === 'trench' ? 'welt' : random.pick(['flap', 'welt', 'patch']),
    }
    const tie = pen.part('M-22 222L0 218L14 252L8 330L-16 328L-10 262Z', 8, {
      folds: [taper([-4, 240], [-6, 320], 4)],
    })
    const over = isBelted ? drawBelt(pen, 99, 234) + (isBack ? '' : tie) : ''
    const sleeves = { width: 1.22, cuff: style === 'trench' ? 34 : 16 }
    return drawOpenFront(pen, torso, front, { over, sleeves })
  },

  robe(pen) {
    const torso = createTorso('deep-v', [44, 122, 116, 100, 122, 134], pen.random.range(480, 640))
    const front = {
      breakY: 190,
      overlap: 22,
      lapel: 'shawl',
      buttons: 0,
      pockets: 'patch',
    } as const
    const knot =
      pen.part('M-10 240L6 240L22 372L2 374ZM-6 240L-18 346L-36 344L-18 240Z', 7) +
      pen.part(rectangle(-16, 226, 30, 28, 9), 8)
    const over = drawBelt(pen, 101, 233) + (pen.isBack ? '' : knot)
    return drawOpenFront(pen, torso, front, { over, sleeves: { width: 1.45, cuff: 26 } })
  },
} satisfies Garments
