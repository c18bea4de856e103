import { type Art, cord, fill, join, line } from '../art.ts'
import type { Drawing, Garments } from '../drawing.ts'
import { darkRubber, gold, linen } from '../materials.ts'
import { type Point, rectangle, repeat, round, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBottom, drawPair, type HeelShapes, limitHeel, pickHeel } from './shoes.ts'
import type { Range } from './torso.ts'

type Closure = 'laced' | 'elastic' | 'plain' | 'rim' | 'strap'

interface BootStyle {
  shapes: HeelShapes
  /** How far the shaft rises above the heel. */
  tall: Range
  /** By default, boots without a high heel are laced, elastic or plain. */
  closure?: Closure
  /** The sole of a boot without a high heel; thin with a low heel unless stated. */
  sole?: 'lug' | 'crepe'
}

/** The measurements of a boot in profile, whose toe is on the right and whose sole is on y = 0. */
export interface Boot {
  /** The height of the foot above the floor at the heel and at the toe. */
  heel: number
  toe: number
  /** The y of the shaft's edge, and its ends. */
  top: number
  left: number
  right: number
  /** How much higher the edge is in front than at the back. */
  slant: number
}

/** Returns the height of the foot above the floor. */
function getLift({ heel, toe }: Boot, x: number): number {
  return toe + (heel - toe) * Math.min(1, Math.max(0, (40 - x) / 136))
}

/** Returns points down the front of a boot, from the edge of the shaft to the foot. */
export function getFront(boot: Boot): readonly Point[] {
  const { top, right, slant } = boot
  const ankle = Math.max(-getLift(boot, -26) - 112, top + 14)
  return [
    [right, top - slant],
    [-26, ankle],
    [8, Math.max(-getLift(boot, 8) - 82, top + 36)],
    [44, -getLift(boot, 44) - 64],
  ]
}

export function drawBootUpper(pen: Pen, boot: Boot, options: { folds?: string[] } = {}): string {
  const { heel, toe, top, left, right, slant } = boot
  const [, [, ankle] = [0, 0], [, instep] = [0, 0], [, vamp] = [0, 0]] = getFront(boot)
  const edge = `${left} ${top}Q${(left + right) / 2} ${top + 9 - slant * 0.3} ${right} ${top - slant}`
  const back = Math.min(heel + 100, -top - 8)
  const shaft = `M-148 ${-heel}C-157 ${-heel - 34} -150 ${-heel - 66} -138 ${-back}C-141 ${(-back + top) / 2} ${left - 3} ${top + (-back - top) * 0.4} ${edge}`
  const front = `C${right + 1} ${(top - slant + ankle) / 2} -30 ${ankle - 12} -26 ${ankle}C-22 ${(ankle + instep) / 2} -8 ${instep - 8} 8 ${instep}C18 ${instep + 8} 28 ${vamp - 6} 44 ${vamp}`
  const foot = `C84 ${-toe - 52} 118 ${-toe - 54} 143 ${-toe - 40}C162 ${-toe - 29} 169 ${-toe - 14} 166 ${-toe}C120 ${-toe + 2} 60 ${-toe + 2} 30 ${-toe - 1}C0 ${-toe - 4} -50 ${-toe - (heel - toe) * 0.6} -92 ${-heel}Z`
  const inside = `M${edge}Q${(left + right) / 2} ${top - 12 - slant} ${left} ${top}Z`
  return fill(inside, pen.tone.deep) + pen.part(`${shaft}${front}${foot}`, 30, options)
}

/** Draws laces down the front of a boot, over a facing and in front of a tongue. */
export function drawBootLaces(pen: Pen, boot: Boot, gap = 19): { behind: Art; over: Art } {
  const [[right, top] = [0, 0], ...rest] = getFront(boot)
  const points = [[right, top + 6] as const, ...rest]
  const path = points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x - 30)} ${round(y + 9)}`)
  const rows = points.slice(1).flatMap(([x, y], i) => {
    const [x1, y1] = points[i] ?? [x, y]
    const count = Math.max(1, Math.round(Math.hypot(x - x1, y - y1) / gap))
    return Array.from({ length: count }, (_, n): Point => {
      const share = n / count
      return [x1 + (x - x1) * share, y1 + (y - y1) * share]
    })
  })
  const laces = rows.map(
    ([x, y]) => `M${round(x - 30)} ${round(y + 10)}L${round(x - 1)} ${round(y + 1)}`,
  )
  const tongue = `M${right - 46} ${top + 20}L${right - 30} ${top - 24}Q${right - 4} ${top - 32} ${right + 8} ${top - 18}L${right + 2} ${top + 26}Z`
  return {
    behind: pen.part(tongue, 8),
    over: [line(join(path), pen.tone.line, 1.6, 0.9), cord(join(laces), 6, pen.accent)],
  }
}

function drawBoots(pen: Pen, { shapes, tall, closure, sole }: BootStyle): Drawing {
  const { random, tone } = pen
  const shaft = random.range(...tall)
  const picked = pickHeel(pen, shapes)
  const free = random.range(46, 92)
  const calf = shaft > 220 ? random.range(6, 18) : random.range(0, 5)
  const own = random.pick(['elastic', 'laced', 'plain'] as const)
  const isLow = picked === 'flat' || picked === 'kitten'
  const close = closure ?? (isLow && shaft < 240 ? own : 'plain')
  const [heel, toe] =
    picked !== 'flat'
      ? [limitHeel(picked, free), 6]
      : sole === 'lug'
        ? [32, 30]
        : sole
          ? [22, 21]
          : [26, 12]
  const boot: Boot = {
    ...{ heel, toe, top: -heel - shaft, left: -138 - calf, right: -22 + calf },
    slant: close === 'strap' ? 22 : close === 'laced' ? 4 : 0,
  }
  const lift = getLift(boot, -60)
  const folds = [0, 20].map(y => taper([-128, -lift - 84 + y], [-34, -lift - 112 + y], 5))
  const laces = close === 'laced' ? drawBootLaces(pen, boot) : undefined
  const isWorked = sole === 'lug' && close === 'laced'
  const seams = [
    isWorked &&
      `M88 ${-toe - 54}Q112 ${-toe - 28} 104 ${-toe}M-150 ${-heel - 62}Q-104 ${-heel - 58} -94 ${-heel}`,
    pen.isBack && `M-40 ${boot.top + 6}L-60 ${-heel - 30}`,
  ].filter(seam => seam !== false)
  const under =
    picked !== 'flat' ? drawBottom(pen, picked, heel) : sole ? drawSole(pen, sole) : drawWelt(pen)
  return drawPair(
    pen,
    under,
    laces?.behind,
    drawBootUpper(pen, boot, { folds }),
    line(join(seams), tone.line, 1.8, 0.9),
    laces?.over,
    drawClosure(pen, close, boot, shaft),
  )
}

function drawClosure(pen: Pen, closure: Closure, boot: Boot, shaft: number): Art {
  const { top, left, right, slant } = boot
  if (closure === 'elastic') {
    const low = top + Math.min(104, shaft - 44)
    const gore = `M-112 ${top + 3}Q-84 ${top + 8} -54 ${top + 3}C-58 ${top + 50} -70 ${low} -82 ${low}C-94 ${low} -108 ${top + 50} -112 ${top + 3}Z`
    const ribs = repeat(4, i => `M${i * 12 - 101} ${top + 4}V${low - Math.abs(i * 12 - 18)}`)
    const tab = pen.part(rectangle(left + 3, top - 16, 13, 28, 4), 4)
    return [tab, pen.part(gore, 5, { tone: darkRubber, seams: [ribs] })]
  }
  if (closure === 'rim') {
    const rim = `M${left - 3} ${top - 2}Q-78 ${top + 8} ${right + 3} ${top - 2}V${top + 22}Q-78 ${top + 32} ${left - 2} ${top + 22}Z`
    return pen.part(rim, 6, { tone: pen.accent, gloss: 0.3 })
  }
  if (closure !== 'strap') return undefined
  const y = top + 30
  const strap = `M${left - 1} ${y}Q-78 ${y + 6} ${right + 2} ${y - slant}v16Q-78 ${y + 24} ${left - 1} ${y + 17}Z`
  return [pen.part(strap, 5), cord(rectangle(-50, y - 10, 20, 24, 3), 3.5, gold)]
}

/** Draws a thin sole with a low, stacked heel. */
function drawWelt(pen: Pen): string {
  const path =
    'M-151 -29C-90 -27 -50 -17 0 -14C60 -11 120 -11 169 -18C173 -8 164 -1 150 -1C110 2 50 0 10 -4C-20 -6 -50 -12 -70 -17L-75 0H-149Z'
  return pen.part(path, 5, { tone: darkRubber })
}

function drawSole(pen: Pen, sole: 'lug' | 'crepe'): Art {
  if (sole === 'crepe') {
    const path =
      'M-152 -25C-80 -26 100 -24 167 -24C176 -12 172 0 156 0H-146C-158 0 -158 -12 -152 -25Z'
    return pen.part(path, 6, { tone: linen })
  }
  const path =
    'M-154 -38C-80 -38 -20 -36 20 -34C80 -33 130 -34 170 -38C180 -24 176 -8 164 -4H-22L-30 -14H-60L-68 0H-148C-160 -4 -160 -24 -154 -38Z'
  const profile = repeat(12, i => (i === 3 ? '' : `M${i * 27 - 140} -2V-17`))
  const welt = 'M-150 -33C-80 -33 60 -30 166 -33'
  return [
    pen.part(path, 6, { tone: darkRubber }),
    line(profile, '#0b0a0a', 6),
    line(welt, linen.shade, 2.4, 0.8, '5 4'),
  ]
}

const anyHeel: HeelShapes = ['block', 'stiletto', 'flat']

export const boots = {
  boots: pen => drawBoots(pen, { shapes: anyHeel, tall: [290, 380] }),
  'ankle-boots': pen => drawBoots(pen, { shapes: [...anyHeel, 'flat'], tall: [168, 200] }),
  'riding-boots': pen => drawBoots(pen, { shapes: ['flat'], tall: [340, 390], closure: 'strap' }),
  'rain-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [250, 300], closure: 'rim', sole: 'crepe' }),
  'lace-up-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [165, 190], closure: 'laced', sole: 'crepe' }),
  'combat-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [195, 225], closure: 'laced', sole: 'lug' }),
  'chelsea-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [150, 172], closure: 'elastic' }),
  'lug-chelsea-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [150, 172], closure: 'elastic', sole: 'lug' }),
  'chukka-boots': pen =>
    drawBoots(pen, { shapes: ['flat'], tall: [112, 124], closure: 'laced', sole: 'crepe' }),
} satisfies Garments
