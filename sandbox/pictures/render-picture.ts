import sharp from 'sharp'
import type { Picture } from '../world/picture-id.ts'
import { developPicture } from './develop-picture.ts'
import { type DrawnPicture, drawPicture } from './draw-picture.ts'
import { drawStillLife, type StillLife } from './still-life.ts'

/** Each picture uses a single core, because several pictures are rendered in parallel. */
sharp.concurrency(1)

/** Renders a drawn picture as JPEG, `width` pixels wide. */
export async function renderPicture(
  picture: Picture,
  width: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return toJpeg(await drawPicture(picture, width))
}

export async function renderStillLife(scene: StillLife): Promise<Uint8Array<ArrayBuffer>> {
  return toJpeg(await drawStillLife(scene))
}

async function toJpeg(drawn: DrawnPicture): Promise<Uint8Array<ArrayBuffer>> {
  const { pixels, width, height } = await developPicture(drawn)
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: width < 200 ? 88 : 84 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
