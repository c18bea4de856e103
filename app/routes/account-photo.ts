import { getSiteAccounts } from '#app/middleware/user.server.ts'
import type { Route } from './+types/account-photo.ts'

/** Serves a photo by its tag, which cannot be guessed and changes with the photo. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const photo = await getSiteAccounts(context).settings.findPhoto(params.tag)
  if (!photo) return Response.json({ message: 'There is no such photo' }, { status: 404 })
  return new Response(new Uint8Array(photo), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
