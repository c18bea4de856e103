import { Hono } from 'hono'
import { parsePictureId } from '../world/picture-id.ts'
import { createPictureCache } from './picture-cache.ts'
import { renderPicture, renderPlainPicture } from './render-picture.ts'

/** Widths by the upstream's suffix, which is empty for the Large size. */
const widths: ReadonlyMap<string, number> = new Map([
  ['_small', 32],
  ['_medium', 112],
  ['', 164],
  ['_xlarge', 328],
  ['_best', 720],
])

/**
 * Creates the upstream's picture host: `/sim/{h1h2}/{h3h4}/{id}{suffix}/{slug}.jpg`.
 * The id encodes the whole drawing; the slug is ignored, as upstream. An id that
 * `formatPictureId` did not produce gets a 404. Plain pictures have a single color, for
 * tests of pages, because drawing takes more time than everything else the sandbox does.
 */
export function createPictures({ isPlain = false } = {}): Hono {
  const app = new Hono()
  const cache = createPictureCache()
  const render = isPlain ? renderPlainPicture : renderPicture
  app.get('/sim/:first{\\w\\w}/:second{\\w\\w}/:file/:slug{[^/]+\\.jpg}', async context => {
    const { first, second, file } = context.req.param()
    const [id = '', ...suffix] = file.split(/(?=_)/)
    const width = widths.get(suffix.join(''))
    const picture = parsePictureId(id)
    if (!width || !picture || !id.startsWith(first + second)) return context.notFound()
    // The id encodes the whole drawing, so a 304 needs no rendering.
    const etag = `"${file}-${drawingVersion}"`
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
    if (context.req.header('If-None-Match')?.includes(etag)) return context.body(null, 304, headers)
    const jpeg = await cache.get(file, () => render(picture, width))
    return context.body(jpeg, 200, { ...headers, 'Content-Type': 'image/jpeg' })
  })
  return app
}

/** Increment when drawings change, to invalidate browser caches. */
const drawingVersion = 10
