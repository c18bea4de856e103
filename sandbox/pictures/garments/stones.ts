import { getShade } from '../../world/shades.ts'
import { gold, porcelain, steel } from '../materials.ts'
import { round } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { createTone, type Tone } from '../tone.ts'

const metals = (['Gold', 'Silver', 'Rose Gold'] as const).map(
  name => createTone(getShade(name).rgb).base,
)

/**
 * The metal has the product's color if that is plausible for metal;
 * otherwise the metal is gold or steel and the stones have the color.
 */
export function getMetal(pen: Pen): { metal: Tone; stone: Tone } {
  const isMetal = metals.includes(pen.tone.base)
  return isMetal
    ? { metal: pen.tone, stone: pen.accent }
    : { metal: pen.random.chance(0.5) ? gold : steel, stone: pen.tone }
}

/** A metal wire or tube along a path, lit from the upper left. */
export function drawWire(path: string, width: number, metal: Tone): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${metal.deep}" stroke-width="${width + 1.5}"/><path d="${path}" stroke="${metal.base}" stroke-width="${width}"/><path d="${path}" stroke="${metal.shade}" stroke-width="${width * 0.45}" transform="translate(${width * 0.16} ${width * 0.2})"/><path d="${path}" stroke="#fff" stroke-opacity=".75" stroke-width="${width * 0.2}" transform="translate(${-width * 0.16} ${-width * 0.2})"/></g>`
}

export function drawStone(
  x: number,
  y: number,
  r: number,
  stone: Tone,
  cut: 'round' | 'emerald' | 'drop' | 'pearl',
): string {
  if (cut === 'pearl') {
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${porcelain.shade}"/><circle cx="${round(x - r * 0.12)}" cy="${round(y - r * 0.12)}" r="${round(r * 0.82)}" fill="${porcelain.base}"/><circle cx="${round(x - r * 0.35)}" cy="${round(y - r * 0.38)}" r="${round(r * 0.3)}" fill="#fff"/>`
  }
  const points =
    cut === 'emerald'
      ? [
          [-0.75, -1],
          [0.75, -1],
          [1, -0.7],
          [1, 0.7],
          [0.75, 1],
          [-0.75, 1],
          [-1, 0.7],
          [-1, -0.7],
        ]
      : cut === 'drop'
        ? [
            [0, -1.5],
            [0.45, -0.7],
            [0.85, 0.1],
            [0.7, 0.75],
            [0, 1],
            [-0.7, 0.75],
            [-0.85, 0.1],
            [-0.45, -0.7],
          ]
        : [
            [0, -1],
            [0.7, -0.7],
            [1, 0],
            [0.7, 0.7],
            [0, 1],
            [-0.7, 0.7],
            [-1, 0],
            [-0.7, -0.7],
          ]
  const at = (i: number, k: number) =>
    `${round(x + (points[i % 8]?.[0] ?? 0) * r * k)} ${round(y + (points[i % 8]?.[1] ?? 0) * r * k)}`
  const fills = [
    stone.pale,
    stone.base,
    stone.shade,
    stone.deep,
    stone.shade,
    stone.base,
    stone.pale,
    '#ffffff',
  ]
  const facets = fills
    .map(
      (fill, i) =>
        `<path d="M${at(i, 1)}L${at(i + 1, 1)}L${at(i + 1, 0.52)}L${at(i, 0.52)}Z" fill="${fill}" fill-opacity=".92"/>`,
    )
    .join('')
  const outline = points.map((_, i) => `${i ? 'L' : 'M'}${at(i, 1)}`).join('')
  const table = points.map((_, i) => `${i ? 'L' : 'M'}${at(i, 0.54)}`).join('')
  return `<path d="${outline}Z" fill="${stone.base}"/>${facets}<path d="${table}Z" fill="${stone.base}"/><path d="M${at(7, 0.54)}L${at(0, 0.54)}L${at(3, 0.4)}Z" fill="#fff" fill-opacity=".45"/>`
}

export const cuts = ['round', 'emerald', 'drop', 'pearl'] as const
