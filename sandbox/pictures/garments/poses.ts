import type { Drawing } from '../drawing.ts'

export function lying(art: string, halfX: number, halfY: number, size = 0.86): Drawing {
  return {
    art,
    box: [-halfX, -halfY, halfX, halfY],
    pose: 'lies',
    size,
    focus: [-halfX * 0.4, -halfY * 0.4],
  }
}

export function standing(art: string, half: number, high: number, size = 0.84): Drawing {
  return { art, box: [-half, -high, half, 2], pose: 'stands', size, focus: [0, -high * 0.5] }
}
