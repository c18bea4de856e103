import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { toLlmsText } from '#app/pages/markdown/llms-text.ts'
import type { Route } from './+types/llms.ts'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(toLlmsText(context.get(storefrontContext)), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
