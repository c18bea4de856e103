import sharp from 'sharp'
import type { Picture } from '../world/picture-id.ts'
import { developPicture, type Raster } from './develop-picture.ts'
import { drawPicture } from './draw-picture.ts'

/** One core per picture, because several are rendered in parallel. */
sharp.concurrency(1)

/** A drawn picture as JPEG at the given size. */
export async function renderPicture(
  picture: Picture,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = drawPicture(picture, width, height)
  const ground = await rasterise(drawn.groundSvg, 3)
  const subject = await rasterise(drawn.colorSvg, 4)
  const shade = await rasterise(drawn.shadeSvg, 4)
  const { pixels } = developPicture(ground, subject, shade, drawn.shadow)
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: width < 200 ? 88 : 84 })
    .toBuffer()
  return new Uint8Array(jpeg)
}

async function rasterise(svg: string, channels: 3 | 4): Promise<Raster> {
  const image = sharp(Buffer.from(svg))
  const { data, info } = await (channels === 3 ? image.removeAlpha() : image.ensureAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
