import type { Context } from 'hono'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { pictureWidths } from '#app/domain/picture.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import { contentOwner } from '#app/domain/urls/image-links.ts'
import type { Pictures } from '#app/pictures/create-pictures.server.ts'
import { PictureFault } from '#app/pictures/picture-fault.ts'
import { chooseFormat } from '#app/pictures/picture-format.ts'

/** Matches the URLs of `imagePath`. */
export const picturePattern = '/image/:source/:id/:tag/:width'

/**
 * Pictures can be cached for a long time because the URL changes
 * with the picture. The disk cache also keeps them for thirty days.
 */
const longCache = 'public, max-age=2592000, immutable'
/** A missing picture is cached only briefly because the source may have it again soon. */
const faultCache = 'public, max-age=60'

/**
 * Returns a product's picture in the best format the
 * browser accepts, or an error status without a body.
 */
export async function answerPicture(c: Context, pictures: Pictures): Promise<Response> {
  const { source = '', id = '', tag = '', width: widthText } = c.req.param()
  const width = pictureWidths.find(known => String(known) === widthText)
  const isOwner = source === contentOwner || isSourceLetter(source)
  if (width === undefined || !isOwner) return toFaultAnswer(404)
  const format = chooseFormat(c.req.header('Accept') ?? null)
  try {
    const { body, digest } = await pictures.find({ source, id, tag, width, format })
    const etag = `"${digest}"`
    const headers = { 'Cache-Control': longCache, ETag: etag, Vary: 'Accept' }
    if (c.req.header('If-None-Match')?.includes(etag))
      return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(body), {
      headers: {
        ...headers,
        'Content-Type': `image/${format}`,
        'Content-Length': String(body.length),
      },
    })
  } catch (error) {
    if (isConnectionLoss(error)) return toFaultAnswer(503)
    if (!(error instanceof PictureFault)) throw error
    return toFaultAnswer(error.status)
  }
}

function toFaultAnswer(status: PictureFault['status']): Response {
  const headers: Record<string, string> =
    status === 503
      ? { 'Cache-Control': 'no-store', 'Retry-After': '2' }
      : { 'Cache-Control': faultCache }
  return new Response(null, { status, headers })
}
