import { Hono } from 'hono'
import sharp from 'sharp'
import { createPictureCache } from '../pictures/picture-cache.ts'
import { renderPicture, renderStillLife } from '../pictures/render-picture.ts'
import type { StillLife } from '../pictures/still-life.ts'
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

/** The width of an article's pictures, each of which shows one to three drawings side by side. */
const width = 1500
/**
 * The height of a picture, keyed by the number of drawings that it shows. A drawing
 * is 4:5, so two of them fill a 3:2 picture when a little is cut off at the sides.
 */
const heights: Readonly<Record<number, number>> = { 1: 1875, 2: 1000, 3: 625 }

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

export interface HeroFile extends Omit<StillLife, 'things'> {
  alt: string
  things: (Omit<Extract<StillLife['things'][number], { picture: Picture }>, 'picture'> & {
    draw?: string
    width?: number
  })[]
}

/** Returns the image field for the still life on a storefront's home page. */
export function toHeroField(baseUrl: string, site: string, { width, height, alt }: HeroFile) {
  return { dimensions: { width, height }, alt, url: `${baseUrl}/content/heroes/${site}.jpg` }
}

export function createContentPictures(heroes: ReadonlyMap<string, HeroFile>): Hono {
  const app = new Hono()
  const cache = createPictureCache()
  app.get('/content/heroes/:file', async c => {
    const hero = heroes.get(c.req.param('file').replace('.jpg', ''))
    if (!hero) return c.text('Not Found', 404)
    return c.body(await cache.get(c.req.path, () => renderStillLife(toStillLife(hero))), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000',
    })
  })
  app.get('/content/images/:file{[0-9a-f-]+\\.jpg}', async c => {
    const ids = c.req.param('file').replace('.jpg', '').split('-')
    const pictures = ids.map(parsePictureId).filter(picture => picture !== undefined)
    const height = heights[pictures.length]
    if (pictures.length !== ids.length || height === undefined) return c.text('Not Found', 404)
    const jpeg = await cache.get(ids.join('-'), () => renderRow(pictures, height))
    return c.body(jpeg, 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000',
    })
  })
  return app
}

async function renderRow(
  pictures: readonly Picture[],
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const part = width / pictures.length
  const drawn = await Promise.all(
    pictures.map(picture => renderPicture(picture, Math.round(height * 0.8))),
  )
  const cropped = await Promise.all(
    drawn.map(jpeg => sharp(jpeg).resize(part, height, { fit: 'cover' }).toBuffer()),
  )
  const row = sharp({ create: { width, height, channels: 3, background: '#eeeae4' } })
  const jpeg = await row
    .composite(cropped.map((input, index) => ({ input, left: index * part, top: 0 })))
    .jpeg({ quality: 84 })
    .toBuffer()
  return new Uint8Array(jpeg)
}

function toStillLife({ things, ...scene }: HeroFile): StillLife {
  return {
    ...scene,
    things: things.map(({ draw, width = 0, ...place }, index) =>
      draw ? { ...place, picture: parseDrawing(draw, index) } : { ...place, width },
    ),
  }
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
