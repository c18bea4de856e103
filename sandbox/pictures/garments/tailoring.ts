import type { Drawing } from '../drawing.ts'
import { rectangle, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawLegs } from './legs.ts'
import { box, drawOpenFront, drawUnder, type OpenPlan } from './open-front.ts'
import { type Torso, womanTorso } from './torso.ts'

function getBlazer(pen: Pen): OpenPlan {
  const { random } = pen
  const isDouble = random.chance(0.35)
  const isLoose = random.chance(0.4)
  return {
    torso: {
      ...womanTorso,
      neck: 'v',
      neckHalf: 42,
      shoulder: isLoose ? 126 : 116,
      chest: isLoose ? 116 : 104,
      waist: isLoose ? 108 : 92,
      hip: 110,
      hem: 112,
      hemY: random.range(356, 410),
      hemCurve: 4,
    },
    sleeve: 'long',
    breakY: random.pick([170, 205, 235]),
    overlap: isDouble ? 30 : 10,
    lapel: isDouble ? 'peak' : random.pick(['notch', 'notch', 'shawl', 'peak']),
    buttons: isDouble ? 2 : random.pick([1, 2]),
    pockets: random.pick(['flap', 'flap', 'patch']),
  }
}

export function drawBlazer(pen: Pen): Drawing {
  const plan = getBlazer(pen)
  return {
    art:
      drawUnder(pen, plan.breakY - 20) +
      drawOpenFront(pen, { ...plan, torso: { ...plan.torso, neck: 'deep-v' } }),
    box: box(plan.torso),
    focus: [-20, 130],
    pose: 'hangs',
    hook: [0, -10],
  }
}

export function drawSuit(pen: Pen): Drawing {
  const plan = getBlazer(pen)
  const legs = `<g transform="translate(0 286)">${drawLegs(pen, { waist: 78, hip: 100, knee: 42, hem: pen.random.range(34, 48), hemY: 555, rise: 150, band: 20, folds: 1, isCreased: true })}</g>`
  return {
    art: legs + drawOpenFront(pen, { ...plan, torso: { ...plan.torso, neck: 'deep-v' } }),
    box: box({ ...plan.torso, hemY: 838 }),
    focus: [-20, 130],
    pose: 'hangs',
    hook: [0, -10],
  }
}

export function drawCoat(pen: Pen): Drawing {
  const { random } = pen
  const style = random.pick(['wool', 'trench', 'cocoon', 'wrap'] as const)
  const hemY = random.range(540, 680)
  const torso: Torso = {
    ...womanTorso,
    neck: 'deep-v',
    neckHalf: 44,
    shoulder: 122,
    chest: 116,
    waist: style === 'trench' || style === 'wrap' ? 98 : 116,
    hip: 124,
    hem: style === 'cocoon' ? 122 : 138,
    hemY,
    hemCurve: 5,
  }
  const plan: OpenPlan = {
    torso,
    sleeve: 'long',
    breakY: random.pick([130, 165, 195]),
    overlap: style === 'trench' ? 34 : 14,
    lapel: style === 'wrap' ? 'shawl' : style === 'trench' ? 'peak' : 'notch',
    buttons: style === 'wrap' ? 0 : style === 'trench' ? 4 : 3,
    pockets: style === 'trench' ? 'welt' : random.pick(['flap', 'welt', 'patch']),
    width: 1.22,
    cuff: style === 'trench' ? 34 : 16,
  }
  const belt =
    style === 'trench' || style === 'wrap'
      ? pen.piece('M-101 222Q0 232 101 222V246Q0 256 -101 246Z', { volume: 8 }) +
        (pen.isBack
          ? ''
          : pen.piece('M-22 222L0 218L14 252L8 330L-16 328L-10 262Z', {
              volume: 8,
              folds: [taper([-4, 240], [-6, 320], 4)],
            }))
      : ''
  return {
    art: drawUnder(pen, plan.breakY - 20) + drawOpenFront(pen, plan) + belt,
    box: box(torso),
    focus: [-20, 110],
    pose: 'hangs',
    hook: [0, -10],
  }
}

export function drawRobe(pen: Pen): Drawing {
  const hemY = pen.random.range(480, 640)
  const torso: Torso = {
    ...womanTorso,
    neck: 'deep-v',
    neckHalf: 44,
    shoulder: 122,
    chest: 116,
    waist: 100,
    hip: 122,
    hem: 134,
    hemY,
  }
  const plan: OpenPlan = {
    torso,
    sleeve: 'long',
    breakY: 190,
    overlap: 22,
    lapel: 'shawl',
    buttons: 0,
    pockets: 'patch',
    width: 1.45,
    cuff: 26,
  }
  const belt =
    pen.piece('M-103 222Q0 232 103 222V244Q0 254 -103 244Z', { volume: 8 }) +
    (pen.isBack
      ? ''
      : pen.piece('M-10 240L6 240L22 372L2 374ZM-6 240L-18 346L-36 344L-18 240Z', { volume: 7 }) +
        pen.piece(rectangle(-16, 226, 30, 28, 9), { volume: 8 }))
  return {
    art: drawUnder(pen, 170) + drawOpenFront(pen, plan) + belt,
    box: box(torso),
    focus: [-16, 190],
    pose: 'hangs',
    hook: [0, -10],
  }
}
