import type { Picture } from '../world/picture-id.ts'
import { measureExtent } from './extent.ts'
import { garments } from './garments/garments.ts'
import { getColors, getShades } from './layers.ts'
import { createPen } from './pen.ts'
import { createRandom } from './random.ts'
import { arrangeScene, frame, groundSize, type Scene } from './scene.ts'

/** The three layers of a picture, as SVG text. */
export interface DrawnPicture extends Omit<Scene, 'ground' | 'subject'> {
  groundSvg: string
  /** The subject in flat colors, sharp. */
  colorSvg: string
  /** The subject's light and shadow: soft, so rendered smaller. */
  shadeSvg: string
}

export async function drawPicture(
  picture: Picture,
  width: number,
  height: number,
): Promise<DrawnPicture> {
  const pen = createPen(picture)
  const drawing = garments[picture.kind](pen)
  // A separate random stream, so that all views of a product have the same background.
  const random = createRandom(picture.product * 40503 + 7)
  const extent = await measureExtent(getColors(drawing.art))
  const scene = arrangeScene(drawing, extent, picture, pen.tone, random)
  const defs = `<defs>${pen.defs.join('')}</defs>`
  const shadeWidth = Math.min(196, Math.ceil(width * 0.32))
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
