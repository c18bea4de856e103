import { formatDay } from '#app/domain/day.ts'
import type { ArticlePage, ArticleSlice } from '#app/pages/articles/article-page.ts'
import { ProductRail } from '../cards/product-rail.tsx'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { ArticleCard } from './article-card.tsx'
import { EditorialPicture } from './editorial-picture.tsx'
import { RichTextView } from './rich-text-view.tsx'

/** An article, with its text in one narrow column and wider pictures and products. */
export function ArticleView({ article }: { article: ArticlePage }) {
  const { title, summary, crumbs, cover, slices, more } = article
  return (
    <>
      <article className="pb-8">
        <header className="container-page [overflow-wrap:anywhere]">
          <Breadcrumb crumbs={crumbs} />
          <div className="mx-auto mt-4 max-w-[46rem] text-center md:mt-8">
            <h1 className="text-heading md:text-display">{title}</h1>
            <p className="mx-auto mt-4 max-w-[54ch] text-lead text-soft">{summary}</p>
            <Byline article={article} />
          </div>
        </header>
        {cover ? (
          <div className="container-page mt-8 md:mt-12">
            <EditorialPicture
              picture={cover}
              sizes="(width <= 1200px) 96vw, 1168px"
              isFirst
              className="mx-auto max-w-[62rem] rounded"
            />
          </div>
        ) : null}
        {slices.map((slice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article's order never changes.
          <SliceView key={index} slice={slice} isLead={index === 0} />
        ))}
      </article>
      {more.length > 0 ? (
        <section className="container-page mt-16 border-line border-t pt-12">
          <h2 className="text-title">More articles</h2>
          <ul className="mt-6 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {more.map(link => (
              <li key={link.path}>
                <ArticleCard article={link} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Byline({
  article: { author, publishedOn, modifiedOn, minutes },
}: {
  article: ArticlePage
}) {
  return (
    <p className="mt-5 text-sm text-soft">
      {author ? <span className="text-ink">{`By ${author}`}</span> : null}
      {author ? ' · ' : ''}
      <time dateTime={publishedOn}>{formatDay(new Date(publishedOn))}</time>
      {modifiedOn > publishedOn ? ` · updated ${formatDay(new Date(modifiedOn))}` : ''}
      {` · ${minutes} min read`}
    </p>
  )
}

/** One part of an article. */
export function SliceView({
  slice,
  isLead,
}: {
  slice: ArticleSlice
  /** True for the first part of the article, whose first paragraph has a larger font. */
  isLead: boolean
}): React.ReactElement {
  switch (slice.kind) {
    case 'text':
      return (
        <div className={`prose-editorial container-page mt-10 ${isLead ? 'article-lead' : ''}`}>
          <RichTextView text={slice.text} />
        </div>
      )
    case 'picture':
      return (
        <figure className="container-page mt-10">
          <EditorialPicture
            picture={slice.picture}
            sizes="(width <= 1200px) 96vw, 992px"
            className="mx-auto max-w-[62rem] rounded"
          />
          {slice.caption ? (
            <figcaption className="mt-2 text-center text-sm text-soft">{slice.caption}</figcaption>
          ) : null}
        </figure>
      )
    case 'quote':
      return (
        <figure className="container-page mt-12 mb-2">
          <blockquote className="type-display mx-auto max-w-[30ch] text-balance text-center text-heading [overflow-wrap:anywhere]">
            {slice.text}
          </blockquote>
          {slice.source ? (
            <figcaption className="mt-3 text-center text-sm text-soft">{slice.source}</figcaption>
          ) : null}
        </figure>
      )
    case 'products':
      return (
        <ProductRail
          title={slice.title}
          cards={slice.cards}
          more={{ label: 'See all', to: slice.to }}
        />
      )
  }
}
