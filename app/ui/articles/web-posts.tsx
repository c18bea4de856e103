import { formatDay } from '#app/domain/day.ts'
import type { ArticlesPage } from '#app/pages/articles/articles-page.ts'
import { ExternalLink } from '../elements/outbound-link.tsx'

/** The latest posts of fashion blogs, with links to the blogs. */
export function WebPosts({ posts }: Pick<ArticlesPage, 'posts'>) {
  if (posts.length === 0) return null
  return (
    <section className="mt-16 border-line border-t pt-12">
      <h2 className="text-title">Around the web</h2>
      <ul className="mt-6 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {posts.map(({ blog, title, url, publishedOn }) => (
          <li key={url}>
            <p className="text-soft text-xs">
              {blog} · <time dateTime={publishedOn}>{formatDay(new Date(publishedOn))}</time>
            </p>
            <ExternalLink
              href={url}
              className="mt-1 block py-1 pointer-coarse:py-3 font-semibold [overflow-wrap:anywhere] hover:underline"
            >
              {title}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
