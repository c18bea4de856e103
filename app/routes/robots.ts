import { absoluteUrl, sitemapIndexPath, uncrawledPaths } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import type { Route } from './+types/robots.ts'

/** Serves robots.txt (RFC 9309), with the same rules for all crawlers. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(storefrontContext)
  const lines = [
    'User-agent: *',
    ...uncrawledPaths.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(siteUrl, sitemapIndexPath)}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
