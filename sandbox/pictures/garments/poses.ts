import type { Drawing } from '../drawing.ts'
import type { Point } from '../outline.ts'

/** A drawing with its box; see `Drawing` for the size and the focus. */
export function place(
  pose: Drawing['pose'],
  art: string,
  box: Drawing['box'],
  size = 1,
  focus?: Point,
): Drawing {
  return { art, box, pose, size, ...(focus ? { focus } : {}) }
}

export function lying(art: string, half: number, halfHigh: number, size = 0.86): Drawing {
  return place('lies', art, [-half, -halfHigh, half, halfHigh], size, [
    -half * 0.4,
    -halfHigh * 0.4,
  ])
}

export function standing(art: string, half: number, high: number, size = 0.84): Drawing {
  return place('stands', art, [-half, -high, half, 2], size, [0, -high * 0.5])
}
