import { Form } from 'react-router'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { maxTextLength } from '#app/domain/parse-text.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { CardStores } from '#app/pages/card.ts'
import type { HomeHero as Hero, HomePiece } from '#app/pages/home/home-page.ts'
import { EditorialPicture } from '../articles/editorial-picture.tsx'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'
import { Price } from '../elements/price.tsx'
import { movesToSiteSearch } from '../search/move-to-site-search.ts'

/** Widths of the cloth and of the products in the hero. */
const clothWidths = [480, 720, 960] as const
/** How many times the cloth stands side by side in the widest window; see hero-cloth.css. */
const maxLengths = 4
const pieceWidths = [160, 320, 480, 720] as const

/**
 * The top of the home page: products with their prices in the storefront's
 * layout, its headline, the search, and live figures. Captions are below pictures.
 */
export function HomeHero({ hero }: { hero: Hero }) {
  const { layout, title, text, picture, list, pieces, counts } = hero
  const cloth = layout === 'cloth' && !picture ? pieces[0]?.cloth : undefined
  return (
    <section className={`home-hero hero-${layout}`}>
      {cloth ? (
        <span className="hero-fabric">
          {Array.from({ length: maxLengths }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lengths are alike and stay in order.
            <span key={index}>
              <Picture
                picture={cloth}
                alt=""
                sizes="(width < 768px) 100vw, 50vw"
                widths={clothWidths}
                isFirst={index === 0}
              />
            </span>
          ))}
        </span>
      ) : null}
      <div className="container-page">
        <div className="hero-words">
          <h1>{title}</h1>
          <p>{text}</p>
          <HeroSearch />
          <ul className="hero-counts">
            {counts.map(({ count, label, to }) => (
              <li key={label}>
                <PageLink to={to}>
                  <strong>{formatWholeCount(count)}</strong> {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="hero-show">
          {layout === 'horizon' ? <CutOut /> : null}
          {picture ? (
            <EditorialPicture
              picture={picture}
              sizes="(width <= 992px) 92vw, 62vw"
              isFirst
              className="hero-photo"
            />
          ) : (
            <ul className="hero-pieces" data-pieces={pieces.length}>
              {pieces.map((piece, index) => (
                <li key={piece.path}>
                  <Piece piece={piece} isFirst={index === 0 && !cloth} />
                </li>
              ))}
            </ul>
          )}
          <p className="hero-list">
            <PageLink to={list.to}>{list.title}</PageLink>{' '}
            <span>
              {formatQuantity(list.count, 'product')}
              {list.from ? ` from ${list.from}` : ''}
            </span>
          </p>
        </div>
      </div>
    </section>
  )
}

/**
 * Filters that cut garments out of the light ground of their pictures. `hero-cut` keeps what is darker
 * than a channels' mean of 0.75 and draws the shadow on the ground in black. `hero-cut-pale` keeps
 * everything darker than 0.86, with the shadow, which is as light as a pale garment.
 */
function CutOut() {
  const black = '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0'
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <filter id="hero-cut" colorInterpolationFilters="sRGB">
        <feColorMatrix values={`${black}  -.4 -.4 -.4 1.08 0`} result="shadow" />
        <feColorMatrix in="SourceGraphic" values={`${black}  -4.2 -4.2 -4.2 9.6 0`} />
        <feMorphology operator="erode" radius="0.6" result="garment" />
        <feComposite in="SourceGraphic" in2="garment" operator="in" result="cut" />
        <feMerge>
          <feMergeNode in="shadow" />
          <feMergeNode in="cut" />
        </feMerge>
      </filter>
      <filter id="hero-cut-pale" colorInterpolationFilters="sRGB">
        <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  -6 -6 -6 16 0" />
      </filter>
    </svg>
  )
}

/** Works as a plain form without JavaScript. */
function HeroSearch() {
  return (
    <search className="hero-search">
      <Form
        action={listPath()}
        toolname="search_catalogue"
        tooldescription="Find products across all stores by keyword. The same search as search_products."
      >
        <Icon name="search" size={18} />
        <input
          type="search"
          name="q"
          required
          maxLength={maxTextLength}
          toolparamdescription="Keywords, such as: red midi dress under 100"
          aria-label="Search clothes, brands and stores"
          placeholder="Search clothes, brands, stores"
          autoComplete="off"
          enterKeyHint="search"
          {...movesToSiteSearch}
        />
      </Form>
    </search>
  )
}

function Piece({ piece, isFirst }: { piece: HomePiece; isFirst: boolean }) {
  const { path, brand, name, retailer, stores, price, percentBelow, picture, isPale } = piece
  return (
    <article className={isPale ? 'hero-piece is-pale' : 'hero-piece'}>
      <span className="hero-piece-picture">
        <Picture
          picture={picture}
          alt=""
          sizes="(width <= 992px) 46vw, 380px"
          widths={pieceWidths}
          isEager
          isFirst={isFirst}
        />
      </span>
      <div className="hero-caption">
        <Price price={price} />
        <p className="hero-brand">{brand}</p>
        <h2>
          <PageLink to={path} className="cover-link">
            {name}
          </PageLink>
        </h2>
        <p className="text-soft text-xs">
          {stores ? <Stores stores={stores} /> : `at ${retailer}`}
          {percentBelow === undefined || price.percentOff !== undefined ? null : (
            <b data-percent-of="30-day-low">{`${percentBelow}% under its 30-day low`}</b>
          )}
        </p>
      </div>
    </article>
  )
}

function Stores({ stores: { count, prices } }: { stores: CardStores }) {
  return (
    <>
      <i>{`${prices} `}</i>
      {`at ${formatQuantity(count, 'store')}`}
    </>
  )
}
