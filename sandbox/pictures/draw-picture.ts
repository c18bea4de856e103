import type { Picture } from '../world/picture-id.ts'
import { getGarment } from './garments/garments.ts'
import { getColors, getShades } from './layers.ts'
import { createPen } from './pen.ts'
import { createRandom } from './random.ts'
import { arrangeScene, frame, type Scene } from './scene.ts'

/** What the camera sees: three drawings to be laid over each other, as SVG text. */
interface DrawnPicture extends Omit<Scene, 'ground' | 'subject'> {
  groundSvg: string
  /** The thing in its flat colours, sharp. */
  colorSvg: string
  /** Its light and shadow: soft, and so rendered smaller. */
  shadeSvg: string
}

/** A ground of this width has all the detail that soft light has. */
const groundSize = { width: 72, height: 90 } as const

export function drawPicture(picture: Picture, width: number, height: number): DrawnPicture {
  const pen = createPen(picture)
  const drawing = getGarment(picture.kind)(pen)
  // A stream of its own: all views of a product are taken before the same paper.
  const scene = arrangeScene(drawing, picture.view, pen.tone, createRandom(picture.product * 40503 + 7))
  const defs = `<defs>${pen.defs.join('')}</defs>`
  const shadeWidth = Math.min(224, Math.ceil(width * 0.36))
  return {
    groundSvg: drawSvg(groundSize.width, groundSize.height, scene.ground),
    colorSvg: drawSvg(width, height, defs + getColors(scene.subject)),
    shadeSvg: drawSvg(shadeWidth, Math.round(shadeWidth * 1.25), defs + getShades(scene.subject)),
    shadow: scene.shadow,
  }
}

function drawSvg(width: number, height: number, art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}">${art}</svg>`
}
