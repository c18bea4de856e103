import type { ReactNode } from 'react'
import { formatDay } from '#app/domain/day.ts'
import type { ArticleLink } from '#app/pages/articles/article-link.ts'
import type { ArticlesPage } from '#app/pages/articles/articles-page.ts'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { ArticleCard } from './article-card.tsx'
import { EditorialPicture } from './editorial-picture.tsx'

/** The newest article in a large format, then the others in a grid, then the children. */
export function ArticleList({
  page: { title, description, crumbs, articles, topics },
  children,
}: {
  page: ArticlesPage
  children?: ReactNode
}) {
  const [first, ...others] = articles
  return (
    <div className="container-page pb-8">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-2 text-heading md:text-display">{title}</h1>
      <p className="mt-3 max-w-[60ch] text-soft">{description}</p>
      <Topics topics={topics} />
      {first ? <Lead article={first} /> : <p className="py-16 text-soft">No articles yet.</p>}
      {others.length > 0 ? (
        <ul className="mt-12 grid grid-cols-1 gap-x-6 gap-y-12 border-line border-t pt-12 sm:grid-cols-2 lg:grid-cols-3">
          {others.map(article => (
            <li key={article.path}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </div>
  )
}

function Topics({ topics }: Pick<ArticlesPage, 'topics'>) {
  if (topics.length <= 2) return null
  return (
    <nav
      aria-label="Topics"
      className="scroll-row scroll-fade mt-6 max-sm:-mx-(--phone-margin) max-sm:px-(--phone-margin)"
    >
      <ul className="flex gap-x-6 whitespace-nowrap text-sm">
        {topics.map(({ label, to, isCurrent }) => (
          <li key={to}>
            <PageLink
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="block py-2 text-soft hover:text-ink pointer-coarse:py-3 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Lead({
  article: { path, title, summary, brand, publishedOn, cover },
}: {
  article: ArticleLink
}) {
  return (
    <article className="group relative mt-8 grid grid-cols-1 [overflow-wrap:anywhere] items-center gap-6 lg:grid-cols-[7fr_5fr] lg:gap-12">
      <div className="aspect-[3/2] overflow-hidden rounded bg-stage">
        {cover ? (
          <EditorialPicture
            picture={{ ...cover, alt: '' }}
            sizes="(width <= 992px) 92vw, 680px"
            isFirst
            className="size-full"
          />
        ) : null}
      </div>
      <div>
        <p className="text-soft text-xs">
          {brand ? `${brand} · ` : ''}
          <time dateTime={publishedOn}>{formatDay(new Date(publishedOn))}</time>
        </p>
        <h2 className="mt-2 text-heading">
          <PageLink to={path} className="cover-link group-hover:underline">
            {title}
          </PageLink>
        </h2>
        <p className="mt-3 max-w-[50ch] text-soft">{summary}</p>
      </div>
    </article>
  )
}
