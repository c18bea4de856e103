import sharp from 'sharp'
import type { Picture } from '../world/picture-id.ts'
import { drawPicture } from './draw-picture.ts'

/** One picture, one core: several are converted beside each other instead. */
sharp.concurrency(1)

/** A drawn picture as JPEG at the given size. */
export async function renderPicture(
  picture: Picture,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const svg = drawPicture(picture, width, height)
  const jpeg = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#e8e4de' })
    .jpeg({ quality: width < 200 ? 88 : 84 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
