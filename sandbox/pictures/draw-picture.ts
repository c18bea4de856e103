import type { Picture } from '../world/picture-id.ts'
import { findGarment } from './garments/garments.ts'
import { createPen } from './pen.ts'
import { createRandom } from './random.ts'
import { drawScene, frame } from './scene.ts'

/** A picture as SVG text, drawn at 720 × 900 and shown at whatever width and height are asked. */
export function drawPicture(
  picture: Picture,
  width: number = frame.width,
  height: number = frame.height,
): string {
  const pen = createPen(picture)
  const drawing = findGarment(picture.kind)(pen)
  const scene = drawScene(drawing, picture.view, pen.tone, createRandom(picture.product * 40503 + 7))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}"><defs>${scene.defs}${pen.defs.join('')}</defs>${scene.art}</svg>`
}
