import type { Context } from 'hono'
import { pictureWidths } from '#app/domain/picture.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import type { Pictures } from '#app/pictures/create-pictures.server.ts'
import { PictureFault } from '#app/pictures/picture-fault.ts'
import { chooseFormat } from '#app/pictures/picture-format.ts'

/** The addresses `imagePath` writes. */
export const picturePattern = '/image/:source/:id/:tag/:width'

/** Another picture has another address, so that no browser needs to ask twice; the time is how long we keep it ourselves. */
const keepForLong = 'public, max-age=2592000, immutable'
/** Its source may have it again soon. */
const keepFault = 'public, max-age=60'

/** A picture of a product, in the best format the browser takes; a fault as its bare status, which nobody reads. */
export async function answerPicture(c: Context, pictures: Pictures): Promise<Response> {
  const { source = '', id = '', tag = '', width: widthText } = c.req.param()
  const width = pictureWidths.find(known => String(known) === widthText)
  if (width === undefined || !isSourceLetter(source)) return toFaultAnswer(404)
  const format = chooseFormat(c.req.header('Accept') ?? null)
  try {
    const { body, digest } = await pictures.find({ source, id, tag, width, format })
    const etag = `"${digest}"`
    const headers = { 'Cache-Control': keepForLong, ETag: etag, Vary: 'Accept' }
    if (c.req.header('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(body), {
      headers: { ...headers, 'Content-Type': `image/${format}`, 'Content-Length': String(body.length) },
    })
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    return toFaultAnswer(error.status)
  }
}

function toFaultAnswer(status: PictureFault['status']): Response {
  const headers: Record<string, string> =
    status === 503 ? { 'Cache-Control': 'no-store', 'Retry-After': '2' } : { 'Cache-Control': keepFault }
  return new Response(null, { status, headers })
}
