import { Hono } from 'hono'
import { arrangeStillLife } from '../pictures/arrange-still-life.ts'
import { createPictureCache } from '../pictures/picture-cache.ts'
import { renderPicture, renderStillLife } from '../pictures/render-picture.ts'
import { type GarmentKind, garmentKinds } from '../world/garment-kinds.ts'
import {
  formatPictureId,
  type Pattern,
  type Picture,
  type PictureView,
  parsePictureId,
  patterns,
  pictureViews,
  type Sheen,
  sheens,
} from '../world/picture-id.ts'
import { type ShadeName, shades } from '../world/shades.ts'

/** The width of an article's pictures: one drawing, or a scene of two or three. */
const width = 1500
/** The height of a picture, keyed by the number of drawings that it shows. A drawing is 4:5. */
const heights: Readonly<Record<number, number>> = { 1: 1875, 2: 1000, 3: 1000 }

/**
 * Returns the image field for drawings, each written like
 * `knit Camel`, `coat Navy check` or `knit Ivory detail`.
 */
export function toImageField(baseUrl: string, drawings: readonly string[], alt: string) {
  const ids = drawings.map((drawing, index) => formatPictureId(parseDrawing(drawing, index)))
  const url = `${baseUrl}/content/images/${ids.join('-')}.jpg?auto=compress,format`
  return {
    dimensions: { width, height: heights[ids.length] ?? 1000 },
    alt,
    copyright: null,
    url,
    id: ids[0],
    edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  }
}

export function createContentPictures(): Hono {
  const app = new Hono()
  const cache = createPictureCache()
  app.get('/content/images/:file{[0-9a-f-]+\\.jpg}', async c => {
    const ids = c.req.param('file').replace('.jpg', '').split('-')
    const pictures = ids.map(parsePictureId).filter(picture => picture !== undefined)
    const height = heights[pictures.length]
    if (pictures.length !== ids.length || height === undefined) return c.text('Not Found', 404)
    const jpeg = await cache.get(ids.join('-'), () => render(pictures, height))
    return c.body(jpeg, 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000',
    })
  })
  return app
}

function render(pictures: readonly Picture[], height: number) {
  const [only] = pictures
  return only && pictures.length === 1
    ? renderPicture(only, width)
    : renderStillLife(arrangeStillLife(pictures, { width, height }))
}

/**
 * Parses a drawing like `coat Navy check detail`: kind and
 * shade, then pattern, sheen and view in any order.
 */
function parseDrawing(drawing: string, index: number): Picture {
  const [kind, shade, ...rest] = drawing.split(' ')
  const found = {
    kind: garmentKinds.find(each => each === kind) as GarmentKind,
    shade: shades.find(({ name }) => name === shade?.replace('_', ' '))?.name as ShadeName,
    pattern: patterns.find(each => rest.includes(each)) ?? ('plain' satisfies Pattern),
    sheen: sheens.find(each => rest.includes(each)) ?? ('matte' satisfies Sheen),
    view: pictureViews.find(each => rest.includes(each)) ?? ('front' satisfies PictureView),
  }
  if (!found.kind || !found.shade) throw new Error(`There is no drawing of ${drawing}`)
  const grain = Number(rest.find(word => /^\d+$/.test(word)) ?? 21_000 + index * 9_000)
  return { product: 11 + index, accent: 'Cognac', grain, ...found }
}
