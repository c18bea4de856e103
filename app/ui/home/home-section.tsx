import { useMemo } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { unpackCards } from '#app/pages/browser/packed-list.ts'
import type { HomeContent, HomeScene, HomeSectionView } from '#app/pages/home/home-page.ts'
import { ArticleCard } from '../articles/article-card.tsx'
import { RailCards } from '../cards/product-rail.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { ScrollRow } from '../elements/scroll-row.tsx'
import { Blanks } from './blanks.tsx'
import { DropTable } from './drop-table.tsx'
import { Scene } from './scene.tsx'
import { useLaterContent } from './use-later-content.ts'

export function HomeSection({ section }: { section: HomeSectionView }) {
  const { id, title, note, more, foot } = section
  const { place, content, tryAgain } = useLaterContent(section)
  const head = (
    <div className="home-head">
      <h2 id={`home-${id}`} className="text-title">
        {title}
      </h2>
      {tryAgain ? (
        <p role="alert">
          Couldn’t load this.{' '}
          <button type="button" onClick={tryAgain} className="text-link">
            Try again
          </button>
        </p>
      ) : note ? (
        <p>{note}</p>
      ) : null}
      {more ? (
        <div className="home-more">
          {more.map(({ label, to }) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
        </div>
      ) : null}
    </div>
  )
  const isRail = content.kind === 'cards' || (content.kind === 'later' && content.of === 'cards')
  return (
    <section ref={place} aria-labelledby={`home-${id}`} className="home-section container-page">
      {isRail ? (
        <ScrollRow head={head}>
          <SectionContent content={content} />
        </ScrollRow>
      ) : (
        <>
          {head}
          <SectionContent content={content} />
        </>
      )}
      {foot ? (
        <p className="home-foot">
          {foot.text} <PageLink to={foot.to}>{foot.label}</PageLink>
        </p>
      ) : null}
    </section>
  )
}

function SectionContent({ content }: { content: HomeContent }) {
  switch (content.kind) {
    case 'later':
      return <Blanks shape={content} />
    case 'cards':
      return <PackedCards cards={content.cards} />
    case 'entrances':
      return (
        <ul className={`entrances entrances-${content.layout}`}>
          {content.scenes.map(scene => (
            <li key={scene.title}>
              <Entrance scene={scene} />
            </li>
          ))}
        </ul>
      )
    case 'stories':
      return (
        <ul className={`stories stories-${content.layout}`}>
          {content.stories.map(story => (
            <li key={story.title}>
              <Story story={story} />
            </li>
          ))}
        </ul>
      )
    case 'drops':
      return <DropTable {...content} />
    case 'articles':
      return (
        <ul className="home-articles">
          {content.articles.map(article => (
            <li key={article.path}>
              <ArticleCard article={article} heading="h3" />
            </li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <ul className={`home-links home-links-${content.layout}`}>
          {content.links.map(({ label, count, to }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink> <small>{formatWholeCount(count)}</small>
            </li>
          ))}
        </ul>
      )
  }
}

function PackedCards({ cards: packed }: { cards: string }) {
  const cards = useMemo(() => unpackCards(packed), [packed])
  return <RailCards cards={cards} />
}

function Entrance({ scene: { title, to, count, pictures } }: { scene: HomeScene }) {
  return (
    <article className="group relative">
      <Scene pictures={pictures} sizes="(width <= 768px) 31vw, 200px" />
      <p className="entrance-words">
        <PageLink to={to} className="cover-link group-hover:underline">
          {title}
        </PageLink>{' '}
        <small>{formatWholeCount(count)}</small>
      </p>
    </article>
  )
}

function Story({ story }: { story: HomeScene & { text: string } }) {
  const { title, text, to, count, from, pictures } = story
  return (
    <article className="story group relative">
      <Scene pictures={pictures} sizes="(width <= 768px) 46vw, 260px" />
      <div>
        <h3>
          <PageLink to={to} className="cover-link group-hover:underline">
            {title}
          </PageLink>
          <small className="story-count">
            {' '}
            {formatWholeCount(count)}
            {from ? ` from ${from}` : ''}
          </small>
        </h3>
        <p className="text-soft">{text}</p>
      </div>
    </article>
  )
}
