import { data } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { articlesFeedPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { getArticlesPage } from '#app/pages/articles/articles-page.ts'
import { toBreadcrumbData, toCollectionData } from '#app/pages/browser/structured-data/list-data.ts'
import { ArticleList } from '#app/ui/articles/article-list.tsx'
import { WebPosts } from '#app/ui/articles/web-posts.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/articles.ts'

/** Returns all articles, or those about one brand. */
export function loader({ context, params }: Route.LoaderArgs) {
  const page = getArticlesPage(
    context.get(servicesContext).content,
    context.get(storefrontContext),
    params.brand,
  )
  if (!page) throw data('This page could not be found', { status: 404 })
  return { page }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, path, crumbs, articles } = loaderData.page
  const links = articles.map(article => ({ label: article.title, to: article.path }))
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    title,
    description,
    path,
    feed: { path: articlesFeedPath, title: 'Articles' },
    hasMarkdown: true,
    hasShareImage: articles.length > 0,
    isNoindex: articles.length === 0,
    ...(shell
      ? {
          data: [
            toBreadcrumbData(crumbs, path, shell.siteUrl),
            toCollectionData({ title, path, links }, shell.siteUrl),
          ],
        }
      : {}),
  })
}

export default function Articles({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ArticleList page={page}>
      <WebPosts posts={page.posts} />
    </ArticleList>
  )
}
