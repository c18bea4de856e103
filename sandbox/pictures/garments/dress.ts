import type { Drawing } from '../drawing.ts'
import { rectangle, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBow, drawMock, drawWorn } from './top.ts'
import { isBare, type Neck, type Sleeve, type Torso, womanTorso } from './torso.ts'

type Cut = 'shift' | 'sheath' | 'flare' | 'wrap' | 'shirt' | 'slip' | 'tiered'

interface DressPlan {
  cut: Cut
  neck: Neck
  sleeve: Sleeve
  length: number
}

export function drawDress(pen: Pen): Drawing {
  const { random } = pen
  const cut = random.pick<Cut>([
    'shift',
    'sheath',
    'flare',
    'flare',
    'wrap',
    'shirt',
    'slip',
    'tiered',
  ])
  const neck = getNeckFor(cut, pen)
  const sleeve = isBare(neck)
    ? 'none'
    : random.pick([
        'none',
        'none',
        'short',
        'puff',
        'long',
        'flutter',
        'elbow',
        'cap',
        'balloon',
      ] as const)
  const length = random.pick([430, 500, 590, 680])
  return drawDressPlan(pen, { cut, neck, sleeve, length })
}

export function drawGown(pen: Pen): Drawing {
  const { random } = pen
  const neck = random.pick<Neck>(['sweetheart', 'camisole', 'deep-v', 'halter', 'boat', 'v'])
  const sleeve = isBare(neck)
    ? 'none'
    : random.pick(['none', 'none', 'long', 'flutter', 'cap'] as const)
  return drawDressPlan(pen, {
    cut: random.pick<Cut>(['flare', 'sheath', 'slip']),
    neck,
    sleeve,
    length: random.range(760, 800),
  })
}

function getNeckFor(cut: Cut, { random }: Pen): Neck {
  if (cut === 'wrap') return random.pick<Neck>(['v', 'deep-v'])
  if (cut === 'slip') return random.pick<Neck>(['camisole', 'camisole', 'halter'])
  if (cut === 'shirt') return 'v'
  return random.pick<Neck>([
    'crew',
    'v',
    'scoop',
    'boat',
    'square',
    'mock',
    'sweetheart',
    'camisole',
  ])
}

const hemWidth: Record<Cut, number> = {
  shift: 0.11,
  sheath: 0.015,
  flare: 0.3,
  wrap: 0.17,
  shirt: 0.14,
  slip: 0.1,
  tiered: 0.25,
}

function drawDressPlan(pen: Pen, { cut, neck, sleeve, length }: DressPlan): Drawing {
  const { random } = pen
  const waist = cut === 'shift' ? 98 : cut === 'tiered' ? 84 : cut === 'slip' ? 82 : 76
  const fall = length - 230
  const hem = (cut === 'sheath' ? 92 : 100) + fall * hemWidth[cut] * random.range(0.85, 1.15)
  const isFull = cut === 'flare' || cut === 'tiered'
  const torso: Torso = {
    ...womanTorso,
    neck,
    waist,
    waistY: cut === 'tiered' ? 200 : 228,
    hip: isFull
      ? waist + (hem - waist) * (cut === 'tiered' ? 0.42 : 0.36) + 8
      : cut === 'shift'
        ? 106
        : 100,
    hipY: isFull ? 228 + (length - 228) * 0.3 : 318,
    hem,
    hemY: length,
    hemCurve: isFull ? 16 : 7,
  }
  const waistLine = `M${-waist - 3} ${torso.waistY}Q0 ${torso.waistY + 7} ${waist + 3} ${torso.waistY}`
  const seams: string[] = []
  const stitches: string[] = []
  const over: string[] = []
  if (cut !== 'shift' && cut !== 'slip') seams.push(waistLine)
  if (cut === 'sheath' || cut === 'shift')
    seams.push('M-50 128Q-46 170 -44 214M50 128Q46 170 44 214')
  if (cut === 'tiered') {
    for (const share of [0.38, 0.7]) {
      const y = torso.waistY + (length - torso.waistY) * share
      const half = waist + 20 + (hem - waist) * share
      seams.push(`M${-half} ${y}Q0 ${y + 16} ${half} ${y}`)
    }
  }
  if (cut === 'wrap' && !pen.isBack) {
    seams.push(
      `M44 4Q10 100 ${-waist * 0.5} ${torso.waistY}M${-waist * 0.35} ${torso.waistY}Q${-10} ${length * 0.7} ${hem * 0.3} ${length + 6}`,
    )
    over.push(drawBow(pen, -waist * 0.55, torso.waistY + 2, 0.9))
  }
  if (cut === 'shirt' && !pen.isBack) over.push(drawPlacket(pen, 100, length), drawCollar(pen))
  if (pen.isBack && cut !== 'slip' && cut !== 'tiered') seams.push(`M0 14V${torso.waistY + 90}`)
  if (neck === 'mock') over.push(drawMock(pen, 24))
  const hasBelt = (cut === 'shirt' || cut === 'sheath') && random.chance(0.5)
  if (hasBelt) over.push(drawWaistBelt(pen, waist + 2, torso.waistY))
  if (cut === 'flare' || cut === 'shirt')
    stitches.push(`M${-hem + 2} ${length - 14}Q0 ${length + 4} ${hem - 2} ${length - 14}`)
  const art = drawWorn(pen, torso, sleeve, {
    looseness: isFull ? 1.2 : cut === 'sheath' ? 0.15 : cut === 'slip' ? 0.7 : 0.5,
    folds: getSkirtFolds(pen, torso, isFull ? 11 : cut === 'sheath' ? 2 : 6),
    seams,
    stitches,
    over: over.join(''),
  })
  const wide = Math.max(
    hem,
    sleeve === 'long' || sleeve === 'balloon' ? torso.shoulder + 74 : torso.shoulder + 20,
  )
  return {
    art,
    box: [-wide, neck === 'mock' ? -24 : -14, wide, length + 16],
    focus: [-18, 150],
    pose: 'hangs',
    hook: [0, -8],
  }
}

/** Folds that fall from the waist and widen toward the hem. */
export function getSkirtFolds(
  pen: Pen,
  torso: Pick<Torso, 'waist' | 'waistY' | 'hem' | 'hemY'>,
  count: number,
): string[] {
  const { random } = pen
  const folds: string[] = []
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5) / count) * 2 - 1 + random.range(-0.06, 0.06)
    const start = torso.waistY + random.range(4, (torso.hemY - torso.waistY) * 0.45)
    folds.push(
      taper(
        [u * torso.waist, start],
        [u * torso.hem * 0.97, torso.hemY + 12],
        random.range(5, 11),
        random.range(-6, 6),
      ),
    )
  }
  return folds
}

function drawPlacket(pen: Pen, top: number, bottom: number, buttonGap = 44): string {
  const buttons: string[] = []
  for (let y = top + 16; y < bottom - 20; y += buttonGap) {
    buttons.push(
      `<circle cx="0" cy="${y.toFixed(0)}" r="4" fill="${pen.accent.pale}" stroke="${pen.tone.line}" stroke-width=".8"/>`,
    )
  }
  return `${pen.piece(rectangle(-9, top, 18, bottom - top), { volume: 5, depth: 0.5, stitches: [`M-6 ${top}V${bottom}M6 ${top}V${bottom}`] })}${buttons.join('')}`
}

function drawCollar(pen: Pen, spread = 1): string {
  return ([-1, 1] as const)
    .map(side =>
      pen.piece(
        `M${side * 40} -10C${side * 34} 20 ${side * 16} 64 0 104L${side * 24 * spread} 116L${side * 62} 66C${side * 60} 30 ${side * 54} 8 ${side * 46} -6Z`,
        { volume: 9, depth: 0.8, stitches: [`M${side * 22 * spread} 110L${side * 56} 64`] },
      ),
    )
    .join('')
}

function drawWaistBelt(pen: Pen, half: number, y: number): string {
  const leather = pen.accent
  return `${pen.piece(`M${-half - 2} ${y - 9}Q0 ${y - 2} ${half + 2} ${y - 9}V${y + 9}Q0 ${y + 16} ${-half - 2} ${y + 9}Z`, { tone: leather, volume: 8 })}${
    pen.isBack
      ? ''
      : `<rect x="-13" y="${y - 9}" width="26" height="25" rx="4" fill="none" stroke="#c2a365" stroke-width="4"/><path d="M-13 ${y + 3}H6" stroke="#c2a365" stroke-width="3"/>`
  }`
}
