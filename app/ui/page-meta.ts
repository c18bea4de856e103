import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { markdownPath } from '#app/domain/urls/format-links.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import { shareImagePath, shareImageSize } from '#app/domain/urls/share-links.ts'
import type { Shell } from '#app/storefronts/shell.ts'

export interface PageMeta {
  /** The title without the site's name; absent on the home page. */
  title?: string
  description?: string
  /** The canonical path, whatever URL was requested. */
  path: string
  /**
   * True if a link preview picture is drawn for this
   * page. Other pages use the storefront's picture.
   */
  hasShareImage?: boolean
  /** An additional picture for networks that offer several to choose from. */
  image?: { url: string; width: number; height: number } | undefined
  isNoindex?: boolean
  /** The Open Graph type; defaults to the storefront's. */
  type?: 'article'
  /** The path of the RSS feed that the page links to, and its title without the site's name. */
  feed?: { path: string; title: string }
  /** True if the page is also available as Markdown; see server/page-twin.ts. */
  hasMarkdown?: boolean
  /** Structured data (JSON-LD), with one object per entity. */
  data?: readonly WithContext<Thing>[]
}

/**
 * Returns a page's title, description, canonical link, social tags and
 * verification tags. The storefront's settings provide what the page does not set.
 */
export function getPageMeta(shell: Shell | undefined, page: PageMeta): MetaDescriptor[] {
  if (!shell) return []
  const title = page.title
    ? `${page.title} | ${shell.siteName}`
    : `${shell.siteName}: ${shell.meta.tagline}`
  const description = page.description ?? shell.siteDesc
  const url = absoluteUrl(shell.siteUrl, page.path)
  const drawn = page.hasShareImage
    ? { url: shareImagePath(page.path), ...shareImageSize }
    : shell.mainImage
  const images = [drawn, ...(page.image ? [page.image] : [])].map(image => ({
    ...image,
    url: absoluteUrl(shell.siteUrl, image.url),
  }))
  const handle = `@${shell.contact.twitterHandle}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.hasMarkdown
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'text/markdown',
            href: absoluteUrl(shell.siteUrl, markdownPath(page.path)),
          },
        ]
      : []),
    ...(page.feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/rss+xml',
            title: `${page.feed.title} | ${shell.siteName}`,
            href: absoluteUrl(shell.siteUrl, page.feed.path),
          },
        ]
      : []),
    { property: 'og:site_name', content: shell.siteName },
    { property: 'og:type', content: page.type ?? shell.siteType },
    { property: 'og:title', content: page.title ?? shell.siteName },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...images.flatMap(image => [
      { property: 'og:image', content: image.url },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
    ]),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:site', content: handle },
    { name: 'twitter:title', content: page.title ?? shell.siteName },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: images[0]?.url },
    ...(page.isNoindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(shell.googleSiteVerification
      ? [{ name: 'google-site-verification', content: shell.googleSiteVerification }]
      : []),
    ...(shell.awinVerification
      ? [{ name: 'awin-verification', content: shell.awinVerification }]
      : []),
    ...(page.data ?? []).map(thing => ({ 'script:ld+json': thing })),
  ]
}
