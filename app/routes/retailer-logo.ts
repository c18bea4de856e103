import { servicesContext } from '#app/context/services.ts'
import type { Route } from './+types/retailer-logo.ts'

/** Serves the logo with the given tag. A new logo has a new tag. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const logo = await context.get(servicesContext).retailers.findLogo(params.tag)
  if (!logo) return Response.json({ message: 'There is no such logo' }, { status: 404 })
  return new Response(new Uint8Array(logo), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
