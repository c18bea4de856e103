import sharp from 'sharp'

/** The area that a drawing covers, in the drawing's own units. */
export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
  /** The size of the covered area, in square units. */
  area: number
  /** Returns which share of a square around a point is covered. */
  getShare(x: number, y: number, half: number): number
}

/** The field that every drawing fits into. It is measured in coarse cells. */
const field = { left: -480, top: -720, columns: 64, rows: 108 }
const cell = 15

/**
 * Measures art in flat colors. Seams and patterns are
 * ignored, because they end at the edge of their part.
 */
export async function measureExtent(colors: string): Promise<Extent> {
  const shapes = colors.replaceAll(/<g clip-path[^>]*>.*?<\/g>|<path[^>]*url[^>]*>/g, '')
  const { left, top, columns, rows } = field
  const box = `${left} ${top} ${columns * cell} ${rows * cell}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="${box}">${shapes}</svg>`
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer()
  const getAlpha = (column: number, row: number) =>
    column < 0 || column >= columns ? 0 : (alpha[row * columns + column] ?? 0) / 255
  const extent = { left: columns, top: rows, right: 0, bottom: 0, area: 0 }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const share = getAlpha(column, row)
      extent.area += share * cell * cell
      if (share < 0.1) continue
      extent.left = Math.min(extent.left, column + 1 - share)
      extent.right = Math.max(extent.right, column + share)
      extent.top = Math.min(extent.top, row + 1 - share)
      extent.bottom = Math.max(extent.bottom, row + share)
    }
  }
  return {
    left: left + extent.left * cell,
    right: left + extent.right * cell,
    top: top + extent.top * cell,
    bottom: top + extent.bottom * cell,
    area: extent.area,
    getShare(x, y, half) {
      const [column, row] = [(x - left) / cell, (y - top) / cell].map(Math.round) as [
        number,
        number,
      ]
      const reach = Math.max(1, Math.round(half / cell))
      let sum = 0
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) sum += getAlpha(column + dx, row + dy)
      return sum / (2 * reach + 1) ** 2
    },
  }
}
