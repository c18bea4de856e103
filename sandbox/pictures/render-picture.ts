import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../world/picture-id.ts'
import { neutral } from './art.ts'
import { type DrawnPicture, drawPicture } from './draw-picture.ts'
import { createPen } from './pen.ts'
import { frame } from './scene.ts'
import { drawStillLife, type StillLife } from './still-life.ts'

/** Each picture uses a single core, because several pictures are rendered in parallel. */
sharp.concurrency(1)

/** Renders a picture as JPEG, `width` pixels wide. */
export async function renderPicture(
  picture: Picture,
  width: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return toJpeg(await drawPicture(picture, width))
}

/** The greatest width of a plain picture: a storefront takes four times as long to encode 720 px. */
const mostPlainWidth = 320

/**
 * Renders a JPEG in the color of its product, without drawing anything. Large ones are smaller than
 * asked for, but of the same shape.
 */
export async function renderPlainPicture(
  picture: Picture,
  asked: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { base } = createPen(picture).tone
  const width = Math.min(asked, mostPlainWidth)
  const height = Math.round((width * frame.height) / frame.width)
  const plain = sharp({ create: { width, height, channels: 3, background: base } })
  return new Uint8Array(await plain.jpeg().toBuffer())
}

export async function renderStillLife(scene: StillLife): Promise<Uint8Array<ArrayBuffer>> {
  return toJpeg(await drawStillLife(scene))
}

/** Composites the layers: the subject onto the ground, and light and shadow onto the subject. */
async function toJpeg(drawn: DrawnPicture): Promise<Uint8Array<ArrayBuffer>> {
  const subject = await rasterize(sharp(Buffer.from(drawn.colorSvg)))
  const { width, height } = subject.raw
  const enlarge = async (svg: string) => {
    const small = await rasterize(sharp(Buffer.from(svg)).removeAlpha())
    return sharp(small.input, small).resize(width, height, { fit: 'fill', kernel: 'linear' })
  }
  const shade = await enlarge(drawn.shadeSvg)
  const alpha = await rasterize(sharp(subject.input, subject).extractChannel(3))
  const cut = await rasterize(shade.joinChannel(alpha.input, alpha))
  const light = await rasterize(sharp(cut.input, cut).flatten({ background: neutral }))
  const ground = await enlarge(drawn.groundSvg)
  const jpeg = await ground
    .composite([subject, { ...light, blend: 'hard-light' }])
    .jpeg({ quality: width < 200 ? 88 : 84 })
    .toBuffer()
  return new Uint8Array(jpeg)
}

async function rasterize(image: Sharp) {
  const { data: input, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { input, raw: info }
}
