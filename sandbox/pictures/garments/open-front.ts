import type { Drawing } from '../drawing.ts'
import { rectangle, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawShirtCollar } from './shirt.ts'
import { drawWorn } from './top.ts'
import type { Sleeve, Torso } from './torso.ts'

export interface OpenPlan {
  torso: Torso
  sleeve: Sleeve
  /** Height at which the front closes; the lapels open above it. */
  breakY: number
  /** Overlap of the right front over the left; at 0 they meet edge to edge. */
  overlap: number
  lapel: 'notch' | 'peak' | 'shawl' | 'none'
  buttons: number
  pockets: 'flap' | 'welt' | 'patch' | 'none'
  width?: number
  cuff?: number
}

/** A garment that opens down the front and shows its lining. */
export function drawOpenFront(pen: Pen, plan: OpenPlan): string {
  const { torso, breakY, overlap } = plan
  const over: string[] = []
  const { hemY, waistY } = torso
  if (!pen.isBack) {
    over.push(
      `<path d="M${overlap} ${breakY}L${overlap} ${hemY + 6}" stroke="${pen.tone.line}" stroke-width="2" stroke-opacity=".9"/><path d="M${overlap - 2} ${breakY}V${hemY + 4}" stroke="${pen.tone.pale}" stroke-width="1.500" stroke-opacity=".5"/>`,
    )
    over.push(drawPockets(pen, plan))
    over.push(drawLapels(pen, plan))
    over.push(drawFrontButtons(pen, plan))
  }
  const seams = pen.isBack
    ? [`M0 14V${hemY}`, `M-56 130Q-46 ${waistY} -58 ${hemY}M56 130Q46 ${waistY} 58 ${hemY}`]
    : [
        `M-62 130Q-54 ${waistY} -62 ${Math.min(hemY, waistY + 70)}M62 130Q54 ${waistY} 62 ${Math.min(hemY, waistY + 70)}`,
      ]
  if (pen.isBack && plan.lapel !== 'none') over.push(drawShirtCollar(pen, false))
  return drawWorn(pen, torso, plan.sleeve, {
    looseness: 0.3,
    seams,
    over: over.join(''),
    sleeves: { width: plan.width ?? 1.12, cuff: plan.cuff ?? 12 },
  })
}

function drawLapels(pen: Pen, { torso, breakY, lapel, overlap }: OpenPlan): string {
  if (lapel === 'none') return ''
  const half = torso.neckHalf ?? 44
  const depth = breakY
  return ([1, -1] as const)
    .map(side => {
      const inner = side === 1 ? overlap : overlap * 0.4
      const wide = lapel === 'shawl' ? 46 : lapel === 'peak' ? 70 : 60
      const notchY = depth * 0.38
      const tip = lapel === 'peak' ? notchY - 16 : notchY + 4
      const edge =
        lapel === 'shawl'
          ? `C${side * 30} ${depth * 0.8} ${side * (half + 26)} ${depth * 0.44} ${side * (half + 18)} 8`
          : `C${side * 26} ${depth * 0.86} ${side * (wide - 6)} ${depth * 0.62} ${side * (wide + 8)} ${tip}L${side * (half + 4)} ${notchY - 8}`
      const body = pen.piece(
        `M${inner} ${depth}${edge}L${side * (half + 2)} 2C${side * half * 0.86} ${depth * 0.3} ${side * 18} ${depth * 0.72} ${inner} ${depth}Z`,
        { volume: 10, depth: 0.8, folds: [taper([side * half * 0.9, 20], [inner, depth], 5)] },
      )
      if (lapel === 'shawl') return body
      const collar = pen.piece(
        `M${side * (half - 6)} -12C${side * (half - 2)} 10 ${side * (half - 2)} ${notchY * 0.5} ${side * (half - 6)} ${notchY - 10}L${side * (half + 8)} ${notchY - 12}L${side * (half + 26)} ${notchY - 22}C${side * (half + 22)} 12 ${side * (half + 12)} -4 ${side * half} -10Z`,
        { volume: 9, depth: 0.8 },
      )
      return body + collar
    })
    .join('')
}

function drawFrontButtons(pen: Pen, { breakY, overlap, buttons, torso }: OpenPlan): string {
  const gap = Math.min(58, (torso.hemY - breakY - 40) / Math.max(1, buttons))
  const horn = pen.tone.lightness > 0.55 ? '#6d5844' : '#2b2624'
  const columns = overlap > 18 ? [overlap - 12, -overlap + 6] : overlap > 0 ? [0] : []
  return columns
    .flatMap(x =>
      Array.from({ length: buttons }, (_, i) => {
        const y = (breakY + 14 + i * gap).toFixed(1)
        return `<circle cx="${x + 1.5}" cy="${Number(y) + 2}" r="7" fill="#000" opacity=".25"/><circle cx="${x}" cy="${y}" r="7" fill="${horn}"/><circle cx="${x - 1.5}" cy="${Number(y) - 1.5}" r="3" fill="#fff" opacity=".25"/>`
      }),
    )
    .join('')
}

function drawPockets(pen: Pen, { pockets, torso }: OpenPlan): string {
  const y = Math.min(torso.waistY + 46, torso.hemY - 74)
  return ([-1, 1] as const)
    .map(side => {
      const x = side * 60
      if (pockets === 'flap')
        return pen.piece(
          `M${x - 28} ${y}H${x + 28}V${y + 18}Q${x} ${y + 24} ${x - 28} ${y + 18}Z`,
          {
            volume: 6,
            depth: 0.7,
          },
        )
      if (pockets === 'welt')
        return pen.piece(
          `M${x - side * 14} ${y - 6}L${x - side * 4} ${y - 12}L${x + side * 20} ${y + 44}L${x + side * 10} ${y + 50}Z`,
          { volume: 5, depth: 0.7 },
        )
      if (pockets === 'patch')
        return pen.piece(rectangle(x - 30, y, 60, 68, 8), {
          volume: 8,
          depth: 0.6,
          stitches: [`M${x - 30} ${y + 10}H${x + 30}`],
        })
      return ''
    })
    .join('')
}

/** The plain top visible in the open neck of a jacket. */
export function drawUnder(pen: Pen, depth: number): string {
  if (pen.isBack) return ''
  return `<path d="M-44 0C-40 40 -20 ${depth} 0 ${depth + 20}C20 ${depth} 40 40 44 0Q0 20 -44 0Z" fill="${pen.tone.deep}"/>`
}

export function box(torso: Torso, top = -16): Drawing['box'] {
  return [-torso.shoulder - 80, top, torso.shoulder + 80, Math.max(440, torso.hemY + 12)]
}
