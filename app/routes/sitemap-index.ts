import { servicesContext } from '#app/context/services.ts'
import { sitemapPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { listSitemapFiles } from '#app/pages/sitemap/sitemap-files.server.ts'
import { writeSitemapIndex } from '#app/pages/sitemap/write-sitemap.server.ts'
import type { Route } from './+types/sitemap-index.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { id, siteUrl } = context.get(storefrontContext)
  const articles = context.get(servicesContext).content.articles(id)
  const files = await listSitemapFiles(context.get(servicesContext).catalogue, articles)
  const entries = files.map(({ file, ...rest }) => ({ path: sitemapPath(file), ...rest }))
  return new Response(writeSitemapIndex(siteUrl, entries), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' },
  })
}
