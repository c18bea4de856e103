import type { Drawing } from '../drawing.ts'
import { steel } from '../materials.ts'
import { ellipse, pair, rectangle } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { place } from './poses.ts'

function drawSpectacles(pen: Pen, isDark: boolean): Drawing {
  const { random } = pen
  const shape = random.pick(['round', 'square', 'cat', 'aviator', 'oversized'] as const)
  const lens = {
    round: ellipse(102, 0, 74, 72),
    square: rectangle(24, -56, 156, 112, 26),
    cat: 'M24 -30C26 -60 130 -70 196 -84C200 -20 176 58 104 58C50 58 20 24 24 -30Z',
    aviator: 'M24 -44C50 -64 160 -64 184 -44C192 20 150 80 104 76C54 72 20 20 24 -44Z',
    oversized: 'M18 -66C60 -84 160 -84 196 -62C206 0 186 76 110 78C40 78 10 20 18 -66Z',
  }[shape]
  const thick = shape === 'aviator' ? 6 : random.range(11, 20)
  const glass = isDark ? pen.accent : { ...steel, base: '#dfe6e8' }
  const half = (side: 1 | -1) =>
    `<g transform="scale(${side} 1)"><path d="${lens}" fill="${isDark ? glass.deep : glass.base}" fill-opacity="${isDark ? 0.9 : 0.35}"/><path d="${lens}" fill="none" stroke="${pen.tone.deep}" stroke-width="${thick + 2}"/><path d="${lens}" fill="none" stroke="${pen.tone.base}" stroke-width="${thick}"/><path d="${lens}" fill="none" stroke="${pen.tone.pale}" stroke-opacity=".7" stroke-width="${thick * 0.2}" transform="translate(-1.500 -2)"/></g><path d="M${side === 1 ? 60 : -140} -40l44 -6l-40 76l-18 -10Z" fill="#fff" opacity="${isDark ? 0.16 : 0.4}"/>`
  const bridge = `<path d="M-28 -18Q0 -40 28 -18" fill="none" stroke="${pen.tone.base}" stroke-width="${thick * 0.9}"/>${shape === 'aviator' ? `<path d="M-30 -46H30" stroke="${pen.tone.base}" stroke-width="6"/>` : ''}`
  const arms = pair(
    side =>
      `<path d="M${side * 186} -46C${side * 214} -60 ${side * 196} -92 ${side * 150} -108L${side * 60} -124" fill="none" stroke="${pen.tone.shade}" stroke-width="${thick * 0.8}" stroke-linecap="round"/>`,
  )
  return place(
    'lies',
    arms + half(1) + half(-1) + bridge,
    pen.isBack ? [-216, -132, 216, 140] : [-216, -132, 216, 90],
    0.86,
    [100, 0],
  )
}

function drawSunglasses(pen: Pen): Drawing {
  return drawSpectacles(pen, true)
}

function drawGlasses(pen: Pen): Drawing {
  return drawSpectacles(pen, false)
}

export const eyewear = { sunglasses: drawSunglasses, glasses: drawGlasses }
