import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content, EditorsHome, ProductsSlice } from '#app/content/content.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import {
  articlesPath,
  brandPath,
  brandsPath,
  listPath,
  refusedSalesPath,
  retailerPath,
  retailersPath,
} from '#app/domain/urls/links.ts'
import type { ListQuery, PartialListQuery } from '#app/domain/urls/list-query.ts'
import type { HomeList, HomeSection, HomeSettings } from '#app/storefronts/home-settings.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toArticleLink } from '../articles/article-link.ts'
import { fetchCards } from '../articles/article-page.ts'
import { packCards, unpackCards } from '../browser/packed-list.ts'
import { type ProductCard, toCard } from '../card.ts'
import { arrangeSections, toEntrances } from './arrange-sections.ts'
import { findCloths } from './find-cloths.ts'
import { findDropLinks, findDrops } from './find-drops.ts'
import { findHero } from './find-hero.ts'
import { findParts, listOwnScopes, listScopes, toPartQuery } from './find-in-scope.ts'
import { findScene, findTiles } from './find-scene.ts'
import type { HomeDrop, HomeHero, HomeLink, HomePage, HomeSectionView } from './home-page.ts'
import { toPieceName } from './piece-name.ts'
import { sortByScope } from './sort-by-scope.ts'
import { spreadProducts, takeTurns } from './spread-products.ts'

/** The minimum number of items in a row, since a shorter row would look like a mistake. */
const leastItems = 4
const railSize = 14
const storySize = 3
/** The number of products to choose a row from, for each part of the scope. */
const railCandidates = 48
const maxDrops = 12
const dropColumns = { 'two-columns': 2, rows: 1, tiles: 3 }
const linkCount = 12
const articleCount = 4
const maxEntrances = 8

type HomeCatalogue = Pick<Catalogue, 'list' | 'findPriceSteps' | 'directory' | 'findMany'>

interface HomeOptions {
  catalogue: HomeCatalogue
  content: Pick<Content, 'home' | 'articles'>
  site: Pick<Storefront, 'id' | 'home' | 'meta'>
  now: Date
}

interface HomeSource extends HomeOptions {
  editors: EditorsHome
  hero: HomeHero
}

/**
 * Builds the home page from the search index, the price history and the editors' settings,
 * which default to the storefront's file. Throws the same errors as `Catalogue.list`.
 */
export async function createHomePage(options: HomeOptions): Promise<HomePage> {
  const { catalogue, content, site } = options
  const editors = content.home(site.id)
  const hero = await findHero(catalogue, site, editors.hero, options.now)
  const source = { ...options, editors, hero }
  const sections = await Promise.all(
    arrangeSections(site.home, editors).map(async plan => {
      const { id, title } = plan
      const section =
        'rail' in plan
          ? toRail(await fetchAvailable(catalogue, plan.rail), [seeAll(plan.rail.list)])
          : await builders[plan.id](source)
      return section && { id, title, ...section }
    }),
  )
  return {
    hero,
    heads: site.home.heads,
    sections: withoutRepeats(
      sections.filter(section => section !== undefined),
      hero.pieces,
    ),
  }
}

/**
 * Removes the products of the hero and of earlier sections from later rails and price drops, and
 * those in the scenes of stories from later rails, unless too few would remain.
 */
function withoutRepeats(
  sections: readonly HomeSectionView[],
  pieces: HomeHero['pieces'],
): HomeSectionView[] {
  const named = new Set(pieces.map(toPieceName))
  const pictured = new Set<string>()
  const take = <Item extends Pick<ProductCard, 'brand' | 'name'>>(
    items: readonly Item[],
    isNew = (_: Item) => true,
  ): Item[] => {
    const taken = new Set(named)
    const others = items.filter(item => {
      const name = toPieceName(item)
      return isNew(item) && !taken.has(name) && taken.add(name)
    })
    return others.length < leastItems ? [...items] : others
  }
  return sections.map(section => {
    const { content } = section
    if (content.kind === 'stories')
      for (const { address } of content.stories.flatMap(({ pictures }) => pictures))
        pictured.add(address)
    if (content.kind === 'drops') {
      const others = toFullRows(take(content.drops), content.layout)
      const drops = others.length < leastItems ? toFullRows(content.drops, content.layout) : others
      for (const drop of drops) named.add(toPieceName(drop))
      return { ...section, content: { ...content, drops } }
    }
    if (content.kind !== 'cards') return section
    const cards = take(
      unpackCards(content.cards),
      ({ picture }) => !pictured.has(picture?.address ?? ''),
    )
    for (const card of cards) named.add(toPieceName(card))
    return { ...section, content: { kind: 'cards', cards: packCards(cards) } }
  })
}

/** Leaves out an incomplete last row, because its gap would look like a mistake. */
function toFullRows(drops: HomeDrop[], layout: HomeSettings['dropsLayout']): HomeDrop[] {
  const shown = Math.min(drops.length, maxDrops)
  return drops.slice(0, shown - (shown % dropColumns[layout]))
}

type Built = Omit<HomeSectionView, 'id' | 'title'> & { title?: string }
type Builder = (source: HomeSource) => Promise<Built | undefined>

/**
 * Functions that build the sections. A function returns undefined if its section would be empty.
 */
const builders: Record<HomeSection, Builder> = {
  async entrances({ catalogue, site, editors, hero }) {
    const { layout, lists } = site.home.entrances
    const find = (each: readonly HomeList[]) => findEntrances(catalogue, layout, each, hero)
    const scenes = (await find(toEntrances(editors.entrances))) ?? (await find(lists))
    const more = [{ label: 'All categories', to: listPath() }]
    return scenes && { more, content: { kind: 'entrances', layout, scenes } }
  },
  async stories({ catalogue, site }) {
    const found = await Promise.all(
      site.home.stories.map(async story => {
        const scene = await findScene(catalogue, story, storySize)
        return scene ? [{ ...scene, text: story.text }] : []
      }),
    )
    const stories = found.flat()
    if (stories.length < site.home.stories.length) return undefined
    return { content: { kind: 'stories', layout: site.home.storiesLayout, stories } }
  },
  async drops({ catalogue, site, now }) {
    const found = await findDrops(catalogue, site.home, now)
    if (found.length < leastItems) return undefined
    const layout = site.home.dropsLayout
    return {
      note: 'Below their 30-day low',
      more: await findDropLinks(catalogue, site.home.scope),
      foot: {
        text: 'Not every sale is one:',
        label: 'Sales we didn’t believe',
        to: refusedSalesPath(),
      },
      content: { kind: 'drops', layout, drops: found },
    }
  },
  async trending(source) {
    // From everywhere, every storefront would show the same products.
    for (const scope of listOwnScopes(source.site.home)) {
      const rail = await findRailIn(source, scope, { deals: ['trending'], sort: 'popular' })
      if (rail) return { note: 'Most viewed today', ...rail }
    }
    const popular = await findRail(source, { sort: 'popular' })
    return popular && { title: 'Popular now', ...popular }
  },
  newest: source => findRail(source, { sort: 'newest' }),
  async preowned(source) {
    const list: RailChange = { conditions: ['preowned'], sort: 'popular' }
    const rail = await findRail(source, list)
    const note = 'Listed as pre-owned by its store'
    return rail && { note, ...rail, more: [seeAll(list)] }
  },
  async brands(source) {
    const links = await findNames(source, 'brands', brandPath)
    const layout = source.site.home.brandsLayout
    return (
      links && { more: [{ label: 'All brands', to: brandsPath }], content: { ...links, layout } }
    )
  },
  async retailers(source) {
    const links = await findNames(source, 'retailers', retailerPath)
    const more = [{ label: 'All stores', to: retailersPath }]
    return links && { more, content: { ...links, layout: 'rows' } }
  },
  async articles({ content, site, editors }) {
    const all = [...editors.stories, ...content.articles(site.id)]
    const first = [...new Map(all.map(article => [article.uid, article])).values()]
    if (first.length < articleCount) return undefined
    const articles = first.slice(0, articleCount).map(toArticleLink)
    return { more: [allArticles], content: { kind: 'articles', articles } }
  },
}

const allArticles = { label: 'All articles', to: articlesPath() }

async function findEntrances(
  catalogue: HomeCatalogue,
  layout: HomeSettings['entrances']['layout'],
  lists: readonly HomeList[],
  hero: HomeHero,
) {
  const pieces = new Set(hero.pieces.map(toPieceName))
  const find = layout === 'cloth' ? findCloths : findTiles
  const scenes = await find(catalogue, lists, pieces)
  return scenes.length < leastItems ? undefined : scenes.slice(0, maxEntrances)
}

type RailChange = Pick<ListQuery, 'sort'> & Partial<Omit<ListQuery, 'category'>>

/**
 * Finds a row in the storefront's scope, with its further parts if that has too few products, or
 * everywhere if both have.
 */
async function findRail(source: HomeSource, change: RailChange): Promise<Built | undefined> {
  for (const scope of listScopes(source.site.home)) {
    const rail = await findRailIn(source, scope, change)
    if (rail) return rail
  }
  return undefined
}

async function findRailIn(
  { catalogue }: HomeSource,
  scope: HomeSettings['scope'],
  change: RailChange,
): Promise<Built | undefined> {
  const found = await findParts(catalogue, scope, change, railCandidates)
  const candidates = takeTurns(found.map(({ products }) => products))
  const products = spreadProducts(candidates, railSize, leastItems)
  const links = found.flatMap(({ part: { title, ...part }, products: { length } }) => {
    const to = listPath({ ...toPartQuery(part), ...change })
    return title && length > 0 ? { label: `All ${title}`, to } : []
  })
  return toRail(products.map(toCard), links.length > 0 ? links : [seeAll(change)])
}

const seeAll = (list: PartialListQuery) => ({ label: 'See all', to: listPath(list) })

/**
 * Fetches the cards of an editors' row, without sold-out products: those that editors chose, and one
 * per brand of the others unless too few would remain.
 */
async function fetchAvailable(catalogue: HomeCatalogue, rail: ProductsSlice) {
  const cards = (await fetchCards(catalogue, rail)).filter(({ price }) => !price.isSoldOut)
  const chosen = new Set(rail.chosen.map(formatProductKey))
  const brands = new Set<string>()
  const spread = cards.filter(card => {
    const isNew = !brands.has(card.brand)
    brands.add(card.brand)
    return isNew || chosen.has(formatProductKey(card))
  })
  return spread.length < leastItems ? cards : spread
}

function toRail(
  cards: readonly ProductCard[],
  more: NonNullable<Built['more']>,
): Built | undefined {
  if (cards.length < leastItems) return undefined
  return { more, content: { kind: 'cards', cards: packCards(cards) } }
}

/** Finds the brands or stores of the scope, or the largest ones if the scope has too few. */
async function findNames(
  { catalogue, site }: HomeSource,
  group: 'brands' | 'retailers',
  toPath: (name: string) => string,
) {
  const values = (await catalogue.directory())[group]
  const scoped = await sortByScope(catalogue, site.home.scope, group, values)
  const largest = values.toSorted((a, b) => b.count - a.count)
  return toLinks(scoped, toPath) ?? toLinks(largest, toPath)
}

function toLinks(values: readonly FacetValue[], toPath: (name: string) => string) {
  const links: HomeLink[] = values
    .filter(({ count }) => count > 0)
    .slice(0, linkCount)
    .map(({ label, count }) => ({ label, count, to: toPath(label) }))
  return links.length < leastItems ? undefined : { kind: 'links' as const, links }
}
