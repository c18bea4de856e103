import type { Drawing } from '../drawing.ts'
import { leaf } from '../materials.ts'
import { each, symmetric } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { room } from './carpentry.ts'

export function drawVaseBody(pen: Pen, tone: Tone): string {
  const shape = pen.random.pick([
    symmetric('M0 -240L30 -240C26 -190 90 -170 92 -100C92 -40 50 0 44 0L0 0'),
    symmetric('M0 -220L54 -220C46 -150 76 -120 70 -60C66 -20 50 0 50 0L0 0'),
    symmetric('M0 -260L22 -260C16 -180 40 -130 84 -90C100 -50 70 0 56 0L0 0'),
  ])
  return pen.piece(shape, {
    tone,
    isPatterned: tone === pen.tone,
    volume: 36,
    gloss: 0.35,
    folds: [],
  })
}

export function drawBranches(pen: Pen): string {
  return each([-46, -14, 20, 52], (x, i) => {
    const top = -420 + i * 18 - pen.random.range(0, 50)
    const leaves = each(
      [0.4, 0.55, 0.7, 0.85, 1],
      (t, k) =>
        `<ellipse cx="${x * t * 1.8 + (k % 2 ? 14 : -14)}" cy="${-230 + (top + 230) * t}" rx="16" ry="8" transform="rotate(${k % 2 ? -35 : 35} ${x * t * 1.8} ${-230 + (top + 230) * t})" fill="${k % 2 ? leaf.base : leaf.shade}"/>`,
    )
    return `<path d="M0 -226Q${x * 0.4} -300 ${x * 1.8} ${top}" fill="none" stroke="${leaf.deep}" stroke-width="3"/>${leaves}`
  })
}

function drawVase(pen: Pen): Drawing {
  const branches = pen.random.chance(0.6) && !pen.isBack ? drawBranches(pen) : ''
  return room(
    branches + drawVaseBody(pen, pen.tone),
    branches ? 130 : 104,
    branches ? 470 : 266,
    branches ? 0.92 : 0.72,
  )
}

export const vase = { vase: drawVase }
