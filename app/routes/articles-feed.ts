import { servicesContext } from '#app/context/services.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { formatArticlesFeed } from '#app/pages/articles/articles-feed.ts'
import type { Route } from './+types/articles-feed.ts'

/** Serves the storefront's articles as RSS. */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(storefrontContext)
  const content = context.get(servicesContext).content
  const feed = formatArticlesFeed(content.articles(site.id), site, content.language())
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
