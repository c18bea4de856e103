import { data, redirect } from 'react-router'
import { findRenamedPath } from '#app/content/find-renamed-path.ts'
import { servicesContext } from '#app/context/services.ts'
import { imagePath } from '#app/domain/urls/image-links.ts'
import { articlesFeedPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { findArticlePage } from '#app/pages/articles/article-page.ts'
import { toArticleData } from '#app/pages/browser/structured-data/article-data.ts'
import { toBreadcrumbData } from '#app/pages/browser/structured-data/list-data.ts'
import { ArticleView } from '#app/ui/articles/article-view.tsx'
import { shouldRevalidateProducts } from '#app/ui/navigation/revalidate-products.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/article.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(servicesContext).content
  const renamed = findRenamedPath(content, context.get(storefrontContext), params.id)
  if (renamed) throw redirect(renamed, 301)
  const article = await findArticlePage(
    content,
    context.get(servicesContext).catalogue,
    context.get(storefrontContext),
    params.brand,
    params.id,
  )
  if (!article) throw data('This page could not be found', { status: 404 })
  return { article }
}

export const shouldRevalidate = shouldRevalidateProducts

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { article } = loaderData
  const { title, summary, path, crumbs, cover } = article
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    title,
    description: summary || title,
    path,
    type: 'article',
    hasMarkdown: true,
    hasShareImage: true,
    feed: { path: articlesFeedPath, title: 'Articles' },
    ...(cover ? { image: toShareImage(cover) } : {}),
    ...(shell
      ? {
          data: [toBreadcrumbData(crumbs, path, shell.siteUrl), toArticleData(article, shell)],
        }
      : {}),
  })
}

/**
 * Returns the cover at its largest width, because social
 * networks show landscape pictures about 1200 px wide.
 */
function toShareImage({ picture, width, height }: NonNullable<ArticleCover>) {
  const shown = picture.largestWidth
  return {
    url: imagePath(picture.address, shown),
    width: shown,
    height: Math.round((shown * height) / width),
  }
}
type ArticleCover = Awaited<ReturnType<typeof loader>>['article']['cover']

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  return <ArticleView article={article} />
}
