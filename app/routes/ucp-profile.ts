import { toUcpProfile } from '#app/agents/ucp-profile.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import type { Route } from './+types/ucp-profile.ts'

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(toUcpProfile(context.get(storefrontContext).siteUrl), {
    headers: { 'Cache-Control': 'public, max-age=3600' },
  })
}
