import { servicesContext } from '#app/context/services.ts'
import { homePath } from '#app/domain/urls/links.ts'
import { parseShareImagePath } from '#app/domain/urls/share-links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { findShareCard } from '#app/pages/share/find-share-card.server.ts'
import { PictureFault } from '#app/pictures/picture-fault.ts'
import type { Route } from './+types/share-picture.ts'

const dayCache = 'public, max-age=86400'
/**
 * The `Cache-Control` of an incomplete picture, short
 * enough that the picture is soon requested again.
 */
const minuteCache = 'public, max-age=60'

/** Serves the link preview image of a page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = parseShareImagePath(new URL(request.url).pathname) ?? homePath
  const site = context.get(storefrontContext)
  const catalogue = context.get(servicesContext).catalogue
  const content = context.get(servicesContext).content
  const card = await findShareCard({ catalogue, content, site }, path)
  if (!card) return new Response('This page has no preview', { status: 404 })
  try {
    const { body, digest, isComplete } = await context
      .get(servicesContext)
      .sharePictures.find(card, site)
    const headers = { 'Cache-Control': isComplete ? dayCache : minuteCache, ETag: `"${digest}"` }
    if (request.headers.get('If-None-Match')?.includes(digest))
      return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(body), {
      headers: { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': String(body.length) },
    })
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    return new Response(null, { status: error.status, headers: { 'Retry-After': '10' } })
  }
}
