import { retailersContext } from '#app/middleware/contexts.ts'
import type { Route } from './+types/retailer-logo.ts'

/** Serves a logo by its tag, which changes with the logo. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const logo = await context.get(retailersContext)?.findLogo(params.tag)
  if (!logo) return Response.json({ message: 'There is no such logo' }, { status: 404 })
  return new Response(new Uint8Array(logo), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
