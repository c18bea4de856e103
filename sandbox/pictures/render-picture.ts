import sharp from 'sharp'
import type { Picture } from '../world/picture-id.ts'
import { developPicture } from './develop-picture.ts'
import { drawPicture } from './draw-picture.ts'

/** One core per picture, because several are rendered in parallel. */
sharp.concurrency(1)

/** A drawn picture as JPEG at the given size. */
export async function renderPicture(
  picture: Picture,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await drawPicture(picture, width, height)
  const pixels = await developPicture(drawn)
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: width < 200 ? 88 : 84 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
