import { Form } from 'react-router'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { maxTextLength } from '#app/domain/parse-text.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { HomeHero as Hero, HomeInset } from '#app/pages/home/home-page.ts'
import { EditorialPicture } from '../articles/editorial-picture.tsx'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'
import { Price } from '../elements/price.tsx'
import { Sparkline } from '../elements/sparkline.tsx'
import { Scene } from './scene.tsx'

/**
 * The top of the home page: a scene, the storefront's headline,
 * the search, live figures, and two products with prices.
 */
export function HomeHero({ hero }: { hero: Hero }) {
  const { layout, title, text, scene, counts, insets } = hero
  return (
    <section className={`home-hero hero-${layout}`}>
      <div className="container-page">
        <div className="hero-words">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <HeroSearch />
        {scene.pictures.length > 0 ? <HeroScene hero={hero} /> : null}
        <ul className="hero-counts">
          {counts.map(({ count, label, to }) => (
            <li key={label}>
              <PageLink to={to}>
                <strong>{formatWholeCount(count)}</strong> {label}
              </PageLink>
            </li>
          ))}
        </ul>
        <ul className="hero-insets">
          {insets.map(inset => (
            <li key={inset.path}>
              <Inset inset={inset} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function HeroSearch() {
  return (
    <search className="hero-search">
      <Form
        action={listPath()}
        toolname="search_catalogue"
        tooldescription="Find products across all retailers by keyword. The same search as search_products."
      >
        <Icon name="search" size={18} />
        <input
          type="search"
          name="q"
          required
          maxLength={maxTextLength}
          toolparamdescription="Keywords, such as: red midi dress under 100"
          aria-label="Search clothes, brands and shops"
          placeholder="Search clothes, brands, shops"
          autoComplete="off"
          enterKeyHint="search"
        />
      </Form>
    </search>
  )
}

function HeroScene({ hero: { scene, picture } }: { hero: Hero }) {
  const { title, to, count, from, pictures } = scene
  return (
    <div className="hero-scene">
      {picture ? (
        <EditorialPicture
          picture={picture}
          sizes="(width <= 992px) 92vw, 62vw"
          isFirst
          className="scene"
        />
      ) : (
        <Scene pictures={pictures} sizes="(width <= 992px) 46vw, 30vw" isFirst />
      )}
      <p>
        <PageLink to={to} className="cover-link">
          {title}
        </PageLink>{' '}
        <span>
          {formatQuantity(count, 'product')}
          {from ? ` from ${from}` : ''}
        </span>
      </p>
    </div>
  )
}

function Inset({ inset }: { inset: HomeInset }) {
  const { path, brand, name, retailer, price, picture, line } = inset
  return (
    <article className="hero-inset">
      <span className="hero-inset-picture">
        <Picture picture={picture} alt="" sizes="128px" widths={[160, 320]} isEager />
      </span>
      <div className="min-w-0">
        <p className="truncate font-semibold text-sm">{brand}</p>
        <h2>
          <PageLink to={path} className="cover-link">
            {name}
          </PageLink>
        </h2>
        <Price price={price} />
        <p className="truncate text-soft text-xs">at {retailer}</p>
      </div>
      {line ? <Sparkline line={line} className="hero-inset-line" /> : null}
    </article>
  )
}
