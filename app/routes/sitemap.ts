import { servicesContext } from '#app/context/services.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { readSitemapFile } from '#app/pages/sitemap/sitemap-files.server.ts'
import { writeSitemap } from '#app/pages/sitemap/write-sitemap.server.ts'
import type { Route } from './+types/sitemap.ts'

/** Streams one file of the sitemap from the catalogue. */
export function loader({ context, params }: Route.LoaderArgs) {
  const name = /^(.+)\.xml$/.exec(params.file)?.[1] ?? ''
  const { id, siteUrl } = context.get(storefrontContext)
  const articles = context.get(servicesContext).content.articles(id)
  const batches = readSitemapFile(context.get(servicesContext).catalogue, articles, name)
  if (!batches) return new Response('This sitemap does not exist', { status: 404 })
  return new Response(writeSitemap(siteUrl, batches), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' },
  })
}
