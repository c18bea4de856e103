import { LRUCache } from 'lru-cache'
import { toCutBits, toHeelBits } from '../world/garment-cut.ts'
import type { Picture } from '../world/picture-id.ts'
import { getColors, getShades, neutral } from './art.ts'
import { drawCloth, isClothView } from './cloth.ts'
import { type Extent, measureExtent } from './extent.ts'
import { garments } from './garments/garments.ts'
import { createPen } from './pen.ts'
import { createRandom } from './random.ts'
import { arrangeScene, frame, type Scene } from './scene.ts'

/** The layers of a picture, as SVG text. */
export interface DrawnPicture {
  groundSvg: string
  /** The sharp layer: the subject in flat colors. */
  colorSvg: string
  /** Light and shadow on neutral gray, for the subject. */
  shadeSvg: string
}

const extents = new LRUCache<string, Extent>({ max: 500 })

export async function drawPicture(picture: Picture, width: number): Promise<DrawnPicture> {
  if (isClothView(picture)) {
    const { defs, ...scene } = drawCloth(picture)
    return drawLayers(frame, width, defs, scene)
  }
  const pen = createPen(picture)
  const drawing = garments[picture.kind](pen)
  // The extent is cached, because it is the same in every color, size and crop.
  const cut = `${toCutBits(pen.cut)} ${toHeelBits(pen.cut)}`
  const key = `${picture.product} ${picture.kind} ${picture.grain} ${cut} ${pen.isBack}`
  const extent = extents.get(key) ?? (await measureExtent(drawing.art))
  extents.set(key, extent)
  // The background has its own random stream, so that it is the same in all views of a product.
  const random = createRandom(picture.product * 40503 + 7)
  return drawLayers(frame, width, pen.defs, arrangeScene(drawing, extent, picture, random))
}

/**
 * Draws the layers of a scene whose view is `box`; the result is `width` pixels wide. The
 * ground and the light have no fine detail, so they are drawn small and then scaled up.
 */
export function drawLayers(
  box: { width: number; height: number },
  width: number,
  allDefs: readonly string[],
  { ground, subject }: Scene,
): DrawnPicture {
  const defs = `<defs>${allDefs.join('')}</defs>`
  const draw = (wide: number, art: string) => {
    const height = Math.round((wide * box.height) / box.width)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}" viewBox="0 0 ${box.width} ${box.height}">${art}</svg>`
  }
  const light = `${defs}<rect width="100%" height="100%" fill="${neutral}"/><g opacity=".5">${getShades(subject)}</g>`
  return {
    groundSvg: draw(box.width * 0.1, ground),
    colorSvg: draw(width, defs + getColors(subject)),
    shadeSvg: draw(Math.min(Math.round(box.width * 0.24), Math.ceil(width * 0.29)), light),
  }
}
