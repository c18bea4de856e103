import sharp from 'sharp'
import { getSilhouette } from './art.ts'

/** The area that a drawing covers, in the drawing's own units. */
export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
  /** The size of the covered area, in square units. */
  area: number
  isCovered(x: number, y: number): boolean
}

/** The area that every drawing fits into. Coverage is measured in coarse cells. */
const field = { left: -480, top: -720, width: 960, height: 1620 }
const cell = 10

export async function measureExtent(art: string): Promise<Extent> {
  const box = Object.values(field).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${field.width / cell}" height="${field.height / cell}" viewBox="${box}">${getSilhouette(art)}</svg>`
  const covered = sharp(Buffer.from(svg)).trim().extractChannel(3).raw()
  const { data, info } = await covered.toBuffer({ resolveWithObject: true })
  const left = field.left - (info.trimOffsetLeft ?? 0) * cell
  const top = field.top - (info.trimOffsetTop ?? 0) * cell
  const [right, bottom] = [left + info.width * cell, top + info.height * cell]
  const area = (data.reduce((sum, alpha) => sum + alpha) / 255) * cell ** 2
  const isCovered = (x: number, y: number) =>
    x >= left &&
    x < right &&
    (data[Math.floor((y - top) / cell) * info.width + Math.floor((x - left) / cell)] ?? 0) > 127
  return { left, top, right, bottom, area, isCovered }
}
