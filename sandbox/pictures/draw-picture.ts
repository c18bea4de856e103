import { LRUCache } from 'lru-cache'
import type { Picture } from '../world/picture-id.ts'
import { type Extent, measureExtent } from './extent.ts'
import { garments } from './garments/garments.ts'
import { getColors, getShades } from './layers.ts'
import { createPen } from './pen.ts'
import { createRandom } from './random.ts'
import { arrangeScene, frame, groundScale, type Scene } from './scene.ts'

/** The three layers of a picture, as SVG text. */
export interface DrawnPicture extends Omit<Scene, 'ground' | 'subject'> {
  groundSvg: string
  /** The sharp layer: the subject in flat colors. */
  colorSvg: string
  /** The subject's light and shadow, which are soft and therefore rendered smaller. */
  shadeSvg: string
}

const extents = new LRUCache<string, Extent>({ max: 500 })

export async function drawPicture(picture: Picture, width: number): Promise<DrawnPicture> {
  const pen = createPen(picture)
  const drawing = garments[picture.kind](pen)
  // The background has its own random stream, so that it is the same in all views of a product.
  const random = createRandom(picture.product * 40503 + 7)
  // The extent is cached, because it is the same in every color, size and crop.
  const key = `${picture.product} ${picture.kind} ${picture.grain} ${pen.isBack}`
  const extent = extents.get(key) ?? (await measureExtent(getColors(drawing.art)))
  extents.set(key, extent)
  const scene = arrangeScene(drawing, extent, picture, pen.tone, random)
  return drawLayers(frame, width, pen.defs, scene)
}

/** Draws the layers of a scene whose view is `box`; the result is `width` pixels wide. */
export function drawLayers(
  box: { width: number; height: number },
  width: number,
  allDefs: readonly string[],
  { ground, subject, shadow }: Scene,
): DrawnPicture {
  const defs = `<defs>${allDefs.join('')}</defs>`
  const draw = (wide: number, art: string) => {
    const height = Math.round((wide * box.height) / box.width)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}" viewBox="0 0 ${box.width} ${box.height}">${art}</svg>`
  }
  return {
    groundSvg: draw(box.width * groundScale, ground),
    colorSvg: draw(width, defs + getColors(subject)),
    shadeSvg: draw(
      Math.min(Math.round(box.width * 0.24), Math.ceil(width * 0.29)),
      defs + getShades(subject),
    ),
    shadow,
  }
}
