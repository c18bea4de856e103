import { Hono } from 'hono'
import { parsePictureId } from '../world/picture-id.ts'
import { createPictureCache } from './picture-cache.ts'
import { renderPicture } from './render-picture.ts'

interface PictureSize {
  width: number
  height: number
}

/** Box sizes by the upstream's suffix, which is empty for the Large size. */
const sizes: ReadonlyMap<string, PictureSize> = new Map([
  ['_small', { width: 32, height: 40 }],
  ['_medium', { width: 112, height: 140 }],
  ['', { width: 164, height: 205 }],
  ['_xlarge', { width: 328, height: 410 }],
  ['_best', { width: 720, height: 900 }],
])

/**
 * Creates the upstream's picture host: `/sim/{h1h2}/{h3h4}/{id}{suffix}/{slug}.jpg`.
 * The id encodes the whole drawing; the slug is ignored, as upstream. An id that
 * `formatPictureId` did not produce gets a 404.
 */
export function createPictures(): Hono {
  const app = new Hono()
  const cache = createPictureCache()
  app.get('/sim/:first/:second/:file/:slug', async context => {
    const { first, second, file, slug } = context.req.param()
    const [id = '', name] = splitFile(file)
    const size = sizes.get(name)
    const picture = parsePictureId(id)
    if (
      !size ||
      !picture ||
      id.slice(0, 2) !== first ||
      id.slice(2, 4) !== second ||
      !slug.endsWith('.jpg')
    ) {
      return context.text('Not Found', 404)
    }
    // The id encodes the whole drawing, so a 304 needs no rendering.
    const etag = `"${file}-${drawingVersion}"`
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
    if (context.req.header('If-None-Match')?.includes(etag)) return context.body(null, 304, headers)
    const jpeg = await cache.get(file, () => renderPicture(picture, size.width))
    return context.body(jpeg, 200, { ...headers, 'Content-Type': 'image/jpeg' })
  })
  return app
}

/** Increment when drawings change, to invalidate browser caches. */
const drawingVersion = 4

/** Splits a file name like `5f0c…_medium` into the id and `_medium`. */
function splitFile(file: string): [string, string] {
  const at = file.indexOf('_')
  return at < 0 ? [file, ''] : [file.slice(0, at), file.slice(at)]
}
