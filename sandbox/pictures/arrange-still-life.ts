import type { Picture } from '../world/picture-id.ts'
import { garments } from './garments/garments.ts'
import { createPen } from './pen.ts'
import type { StillLife } from './still-life.ts'

/** The walls, the last of them for pale products. */
const walls = ['#e6e2dc', '#dfe2e4', '#e3dcd2', '#cfd3d2'] as const
const plinthWidth = 0.22

/**
 * Arranges two or three products as a scene: clothes on a rail, other things on plinths or on the
 * floor. The same pictures always give the same scene.
 */
export function arrangeStillLife(
  pictures: readonly Picture[],
  { width, height }: { width: number; height: number },
): StillLife {
  const [first] = pictures
  const horizon = height * 0.76
  const tones = pictures.map(picture => createPen(picture).tone.lightness)
  const wall = walls[Math.min(...tones) > 0.75 ? 3 : (first?.grain ?? 0) % 3] ?? walls[0]
  const margin = width * (pictures.length < 3 ? 0.28 : 0.19)
  const step = (width - 2 * margin) / Math.max(1, pictures.length - 1)
  const placed = pictures.map((picture, index) => ({
    picture,
    x: margin + index * step,
    pose: garments[picture.kind](createPen(picture)).pose,
  }))
  const hung = placed.filter(({ pose }) => pose === 'hangs').map(({ x }) => x)
  const y = height * 0.09
  return {
    width,
    height,
    horizon,
    wall,
    ...(hung.length > 0
      ? { rail: { x1: Math.min(...hung) - width * 0.15, x2: Math.max(...hung) + width * 0.15, y } }
      : {}),
    things: placed.flatMap(({ picture, x, pose }, index) => {
      if (pose === 'hangs') return { picture, x, y: y + 2, height: height * getLength(picture) }
      const floor = height * (0.88 + (index % 2) * 0.04)
      if (isFurniture(picture)) return { picture, x, y: floor, height: height * 0.5 }
      const size = { width: width * plinthWidth, height: height * (index % 2 ? 0.2 : 0.32) }
      const top = floor - size.height
      return [
        { x, y: floor, ...size },
        { picture, x, y: top, height: height * getSize(picture) },
      ]
    }),
  }
}

/** Furniture stands on the floor. */
function isFurniture({ kind }: Picture): boolean {
  return /dresser|chair|sofa|table|bed$/.test(kind)
}

/** The length of hanging clothes, as a share of the picture's height. */
function getLength({ kind }: Picture): number {
  if (/coat|dress|gown|jumpsuit|trousers|jeans|parka|robe/.test(kind)) return 0.66
  return /scarf|tie/.test(kind) ? 0.58 : 0.5
}

/** The height of a thing on a plinth, as a share of the picture's height. */
function getSize({ kind }: Picture): number {
  if (/glasses/.test(kind)) return 0.1
  if (/blanket|candle/.test(kind)) return 0.14
  if (/(ankle|combat|lace-up|chelsea|chukka)-boots|basket/.test(kind)) return 0.19
  if (/boots|tote|vase|lamp/.test(kind)) return 0.36
  if (/bag|backpack|crossbody/.test(kind)) return 0.3
  return /heels|loafers|sneakers|runners|high-tops|shoes|flats|slippers|sandals/.test(kind)
    ? 0.15
    : 0.22
}
