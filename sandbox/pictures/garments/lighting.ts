import type { Drawing } from '../drawing.ts'
import { gold, linen, steel } from '../materials.ts'
import { ellipse, rectangle, symmetric } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { room } from './carpentry.ts'
import { place } from './poses.ts'

function drawMirror(pen: Pen): Drawing {
  const shape = pen.random.pick(['round', 'arch', 'tall'] as const)
  const path = (inset: number) =>
    shape === 'round'
      ? ellipse(0, -200, 200 - inset)
      : shape === 'arch'
        ? `M${-150 + inset} ${-inset}V-300C${-150 + inset} ${-420 + inset} ${150 - inset} ${-420 + inset} ${150 - inset} -300V${-inset}Z`
        : rectangle(-110 + inset, -460 + inset, 220 - inset * 2, 460 - inset * 2, 10)
  const glass: Tone = { ...steel, base: '#dfe4e4', pale: '#ffffff', shade: '#b5bfc1' }
  const face = pen.isBack
    ? ''
    : pen.piece(path(16), { tone: glass, volume: 22, gloss: 0.3 }) +
      '<path d="M-80 -130L60 -330L100 -320L-60 -90Z" fill="#fff" opacity=".45"/>'
  return {
    ...room(pen.piece(path(0), { volume: 14, gloss: 0.4 }) + face, 206, 466, 0.88),
    pose: 'hangs',
  }
}

function drawLamp(pen: Pen): Drawing {
  const { random } = pen
  const [top, bottom, high] = [
    random.range(70, 120),
    random.range(120, 160),
    random.range(120, 160),
  ]
  const body = random.pick(['gourd', 'column', 'sphere'] as const)
  const base =
    body === 'gourd'
      ? symmetric('M0 -230L12 -230C14 -200 70 -190 78 -120C80 -60 50 -20 44 0L0 0')
      : body === 'sphere'
        ? ellipse(0, -110, 96)
        : symmetric('M0 -230L14 -230L16 -30L70 -22L74 0L0 0')
  const shade = pen.piece(`M${-top} ${-230 - high}H${top}L${bottom} -226Q0 -216 ${-bottom} -226Z`, {
    tone: linen,
    volume: 30,
    lights: [ellipse(0, -250, 60, 40)],
  })
  return room(
    `<path d="M0 -240V-190" stroke="${gold.base}" stroke-width="8"/>` +
      pen.piece(base, { volume: 34, gloss: 0.4 }) +
      shade,
    166,
    236 + high,
    0.82,
  )
}

function drawFloorLamp(pen: Pen): Drawing {
  const isArc = pen.random.chance(0.4)
  const pole = isArc ? 'M-120 -8V-420C-120 -600 90 -600 110 -470' : 'M0 -8V-480'
  const shade = isArc
    ? 'M60 -480C64 -540 156 -540 160 -480L170 -440H50Z'
    : 'M-66 -600H66L100 -468Q0 -458 -100 -468Z'
  return room(
    `<path d="${pole}" fill="none" stroke="${pen.accent.deep}" stroke-width="9"/><path d="${pole}" fill="none" stroke="${pen.accent.base}" stroke-width="5"/>` +
      pen.piece(ellipse(isArc ? -120 : 0, -10, 76, 13), {
        tone: pen.accent,
        volume: 9,
        gloss: 0.4,
      }) +
      pen.piece(shade, { volume: 24 }),
    200,
    606,
  )
}

function drawPendant(pen: Pen): Drawing {
  const shape = pen.random.pick([
    'M-150 0C-150 -90 -60 -140 0 -140C60 -140 150 -90 150 0Q0 16 -150 0Z',
    ellipse(0, -80, 120),
    'M-40 -150H40L130 0Q0 14 -130 0Z',
    'M-130 -40C-90 -130 90 -130 130 -40C90 30 -90 30 -130 -40Z',
  ])
  return place(
    'hangs',
    `<path d="M0 -420V-130" stroke="${pen.accent.shade}" stroke-width="4"/>${pen.piece(rectangle(-26, -432, 52, 14, 5), { tone: gold, volume: 5 })}${pen.piece(shape, { volume: 40, gloss: 0.3 })}<ellipse cx="0" cy="4" rx="80" ry="8" fill="#fff3d6" opacity=".7"/>`,
    [-156, -434, 156, 44],
    0.9,
    [-30, -60],
  )
}

export const lighting = {
  mirror: drawMirror,
  lamp: drawLamp,
  'floor-lamp': drawFloorLamp,
  pendant: drawPendant,
}
