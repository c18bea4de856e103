import sharp, { type OverlayOptions } from 'sharp'
import { shareImageSize as shareSize } from '#app/domain/urls/share-links.ts'
import { runOnPictureThread } from '#app/pictures/picture-threads.server.ts'
import type { Look } from '#app/storefronts/look.ts'
import type { ShareCard } from './share-card.ts'
import { breakLines, createOutlines } from './text-outlines.server.ts'

const margin = 64
const textWidth = 500
/** The area of the share card in which pictures are drawn. */
const stage = { left: 628, top: 0, width: 572, height: 630 }
const gap = 8
/**
 * The largest of these font sizes that fits is used. A title that
 * is too long even for the smallest is cut off with an ellipsis.
 */
const titleSizes = [68, 60, 52, 44]
const maxTitleLines = 4
/** The maximum height of the title, which leaves room for the site's name and the note. */
const maxTitleHeight = 300
const titleLeading = 1.14
const maxNoteLines = 2

interface Brand {
  siteName: string
  look: Pick<Look, 'light' | 'display' | 'ornament'>
}

/** Draws a link preview in a storefront's look, as JPEG. `files` are the card's pictures. */
export async function drawShareCard(
  card: ShareCard,
  brand: Brand,
  files: readonly Uint8Array[],
): Promise<Buffer> {
  const pictures = await Promise.all(
    arrangePictures(files.length).map((box, index) => fitPicture(files[index], box)),
  )
  const { width, height } = shareSize
  const { light, ornament } = brand.look
  const drawn = sharp({ create: { width, height, channels: 3, background: light.paper } })
    .composite([
      ...(pictures.length > 0 ? [{ input: drawBox(stage, light.ground), ...stage }] : []),
      ...pictures,
      { input: drawBox({ width, height: 10 }, ornament ?? light.accent), left: 0, top: 620 },
      { input: drawTexts(card, brand, pictures.length > 0), left: 0, top: 0 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
  return runOnPictureThread(() => drawn.toBuffer())
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Arranges pictures: a single one fills the stage; with two or three, the first is the tallest. */
function arrangePictures(count: number): Box[] {
  if (count <= 1) return count === 0 ? [] : [stage]
  const wide = Math.round(stage.width * 0.6)
  const first = { ...stage, width: wide }
  const left = stage.left + wide + gap
  const width = stage.width - wide - gap
  if (count === 2) return [first, { ...stage, left, width }]
  const height = (stage.height - gap) / 2
  return [
    first,
    { left, top: 0, width, height },
    { left, top: stage.height - height, width, height },
  ]
}

async function fitPicture(file: Uint8Array | undefined, box: Box): Promise<OverlayOptions> {
  const fitted = sharp(file).resize({ width: box.width, height: box.height, fit: 'cover' })
  const input = await runOnPictureThread(() => fitted.toBuffer())
  return { input, left: box.left, top: box.top }
}

function drawBox({ width, height }: Pick<Box, 'width' | 'height'>, color: string): Buffer {
  return toSvg(width, height, `<rect width="${width}" height="${height}" fill="${color}"/>`)
}

function drawTexts({ eyebrow, title, note }: ShareCard, brand: Brand, isNarrow: boolean): Buffer {
  const { light, display } = brand.look
  const { ink, soft } = light
  const width = isNarrow ? textWidth : shareSize.width - 2 * margin
  const setCase = (text: string) => (display.case === 'uppercase' ? text.toUpperCase() : text)
  const toTitle = (px: number) => {
    const outlines = createOutlines({ ...display, px })
    return { px, outlines, ...breakLines(setCase(title), outlines, width, maxTitleLines) }
  }
  const sizes = titleSizes.map(toTitle)
  const isFitting = ({ px, lines, isCut }: (typeof sizes)[number]) =>
    !isCut && lines.length * px * titleLeading <= maxTitleHeight
  const heading = sizes.find(isFitting) ?? toTitle(titleSizes.at(-1) ?? 44)
  const name = createOutlines({ ...display, weight: 600, px: 30 })
  const small = createOutlines({ font: 'DM Sans', weight: 600, px: 24 })
  const plain = createOutlines({ font: 'DM Sans', weight: 400, px: 26 })
  const noteLines = breakLines(note ?? '', plain, width, maxNoteLines).lines

  const lineHeight = Math.round(heading.px * titleLeading)
  const eyebrowHeight = eyebrow ? 40 : 0
  const block = eyebrowHeight + heading.lines.length * lineHeight
  const top = Math.round((shareSize.height - block) / 2) + 10
  const paths = [
    toPath(name.draw(setCase(brand.siteName), margin, 96), ink),
    eyebrow ? toPath(small.draw(eyebrow, margin, top), soft) : '',
    ...heading.lines.map((line, index) => {
      const y = top + eyebrowHeight + Math.round(heading.px * 0.8) + index * lineHeight - 10
      return toPath(heading.outlines.draw(line, margin, y), ink)
    }),
    ...noteLines.map((line, index) => {
      const y = 566 - (noteLines.length - 1 - index) * 36
      return toPath(plain.draw(line, margin, y), soft)
    }),
  ]
  return toSvg(shareSize.width, shareSize.height, paths.join(''))
}

function toPath(data: string, color: string): string {
  return `<path d="${data}" fill="${color}"/>`
}

function toSvg(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )
}
