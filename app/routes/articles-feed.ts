import { contentContext } from '#app/middleware/contexts.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { formatArticlesFeed } from '#app/pages/articles/articles-feed.ts'
import type { Route } from './+types/articles-feed.ts'

/** Serves the storefront's articles as RSS. */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(storefrontContext)
  const articles = context.get(contentContext).articles(site.id)
  return new Response(formatArticlesFeed(articles, site), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
