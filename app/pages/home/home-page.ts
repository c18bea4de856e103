import type { Picture } from '#app/domain/picture.ts'
import type { ProductPrice } from '#app/domain/price.ts'
import type { EditorialPicture } from '#app/domain/rich-text.ts'
import type { HomeSettings } from '#app/storefronts/home-settings.ts'
import type { ArticleLink } from '../articles/article-link.ts'
import type { Sparkline } from '../browser/sparkline-box.ts'
import type { CardStores } from '../card.ts'
import type { SectionPlan } from './arrange-sections.ts'

/** The view model of the home page. */
export interface HomePage {
  hero: HomeHero
  heads: HomeSettings['heads']
  /** The sections in the storefront's order, without empty ones. */
  sections: HomeSectionView[]
}

export interface HomeHero {
  layout: HomeSettings['hero']['layout']
  title: string
  text: string
  /** The editors' picture in place of the products. */
  picture?: EditorialPicture
  /** The list that the products come from. */
  list: Omit<HomeScene, 'pictures'>
  pieces: HomePiece[]
  /** Current product counts, each with the path of its list. */
  counts: { count: number; label: string; to: string }[]
}

/** Overlapping pictures from one list, back to front. */
export interface HomeScene {
  title: string
  to: string
  count: number
  /** The lowest price in the list: "$26.00". */
  from?: string
  pictures: Picture[]
}

/** A product in the hero. */
export interface HomePiece {
  path: string
  brand: string
  name: string
  retailer: string
  price: ProductPrice
  /** Several retailers that have the product in stock. */
  stores?: CardStores
  /** How far the price is below the 30-day low, in percent. */
  percentBelow?: number
  picture: Picture
  /** True if its color is as light as the ground of pictures. */
  isPale?: true
  /** A close-up; absent if the product has none. */
  cloth?: Picture
}

export interface HomeSectionView {
  id: SectionPlan['id']
  title: string
  /** A short line beside the title. */
  note?: string
  /** Links to whole lists. */
  more?: { label: string; to: string }[]
  /** A quiet line below the content, which ends with a link. */
  foot?: { text: string; label: string; to: string }
  content: HomeContent
}

export type HomeContent =
  | { kind: 'cards'; cards: string }
  | { kind: 'entrances'; layout: HomeSettings['entrances']['layout']; scenes: HomeScene[] }
  | {
      kind: 'stories'
      layout: HomeSettings['storiesLayout']
      stories: (HomeScene & { text: string })[]
    }
  | { kind: 'drops'; layout: HomeSettings['dropsLayout']; drops: HomeDrop[] }
  | { kind: 'articles'; articles: ArticleLink[] }
  | { kind: 'links'; layout: HomeSettings['brandsLayout'] | 'rows'; links: HomeLink[] }
  /** A section far down the page, loaded when the shopper scrolls near it. */
  | LaterContent

/**
 * A placeholder for items that are still to be loaded: `size` stories, or cards with the classes that
 * their heights follow from.
 */
export type LaterContent = { kind: 'later' } & (
  | { of: 'cards'; classes: string[] }
  | { of: 'stories'; layout: HomeSettings['storiesLayout']; size: number }
)

export interface HomeLink {
  label: string
  to: string
  count: number
}

/** A verified price drop; see `findVerifiedDrop`. */
export interface HomeDrop {
  path: string
  buyPath: string
  brand: string
  name: string
  retailer: string
  picture?: Picture
  price: string
  /** The 30-day low before the drop. */
  low: string
  /** The day of the drop: "Nov 26". */
  day: string
  percent: number
  line: Sparkline
}
