import { formatDay } from '#app/domain/day.ts'
import type { ArticleLink } from '#app/pages/articles/article-link.ts'
import { PageLink } from '../elements/page-link.tsx'
import { EditorialPicture } from './editorial-picture.tsx'

/** An article in a list. */
export function ArticleCard({
  article: { path, title, summary, brand, publishedOn, cover },
  heading: Heading = 'h2',
  isEager = false,
}: {
  article: ArticleLink
  /** The heading level, one below that of the heading above the card. */
  heading?: 'h2' | 'h3'
  isEager?: boolean
}) {
  return (
    <article className="group relative flex flex-col [overflow-wrap:anywhere]">
      <div className="aspect-[3/2] overflow-hidden rounded bg-stage">
        {cover ? (
          <EditorialPicture
            picture={{ ...cover, alt: '' }}
            sizes="(width <= 576px) 92vw, (width <= 992px) 46vw, 380px"
            isFirst={isEager}
            className="size-full"
          />
        ) : null}
      </div>
      <p className="mt-4 text-soft text-xs">
        {brand ? `${brand} · ` : ''}
        <time dateTime={publishedOn}>{formatDay(new Date(publishedOn))}</time>
      </p>
      <Heading className="mt-1 text-title">
        <PageLink to={path} className="cover-link group-hover:underline">
          {title}
        </PageLink>
      </Heading>
      <p className="mt-2 line-clamp-4 text-soft text-sm">{summary}</p>
    </article>
  )
}
