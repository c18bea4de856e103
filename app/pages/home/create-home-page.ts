import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content, EditorsHome } from '#app/content/content.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import type { FacetValue, ListedProduct, Listing } from '#app/domain/listing.ts'
import { toPicture } from '#app/domain/picture.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import {
  articlesPath,
  brandPath,
  brandsPath,
  listPath,
  retailerPath,
  retailersPath,
} from '#app/domain/urls/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import type { HomeList, HomeSection } from '#app/storefronts/home-settings.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toArticleLink } from '../articles/article-link.ts'
import { fetchCards } from '../articles/article-page.ts'
import { packCards } from '../browser/packed-list.ts'
import type { Sparkline } from '../browser/sparkline-box.ts'
import { type ProductCard, toCard } from '../card.ts'
import { arrangeSections, toEntrances } from './arrange-sections.ts'
import { dropsQuery, findDrops } from './find-drops.ts'
import { findScene } from './find-scene.ts'
import type { HomeHero, HomeLink, HomePage, HomeSectionView } from './home-page.ts'
import { toSparkline } from './sparkline.ts'

/** The minimum number of items in a row, since a shorter row would look like a mistake. */
const leastItems = 4
const railSize = 14
const storySize = 3
const heroSizes = { board: 3, plate: 3, steppe: 4 }
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
}

/**
 * Builds the home page from the search index, the price history and the editors' settings,
 * which default to the storefront's file. Throws the same errors as `Catalogue.list`.
 */
export async function createHomePage(options: HomeOptions): Promise<HomePage> {
  const { catalogue, content, site } = options
  const source = { ...options, editors: content.home(site.id) }
  const whole = await catalogue.list(emptyListQuery, 1)
  const [hero, ...sections] = await Promise.all([
    createHero(source, whole),
    ...arrangeSections(site.home, source.editors).map(async plan => {
      const { id, title } = plan
      const section =
        'rail' in plan
          ? toRail(await fetchCards(catalogue, plan.rail), plan.rail.list)
          : await builders[plan.id](source, whole)
      return section && { id, title, ...section }
    }),
  ])
  return { hero, sections: sections.filter(section => section !== undefined) }
}

async function createHero(source: HomeSource, whole: Listing): Promise<HomeHero> {
  const { catalogue, site, now, editors } = source
  const { layout, scene: list } = site.home.hero
  const [found, { retailers }] = await Promise.all([findHeroScene(source), catalogue.directory()])
  const insets = found?.products.slice(0, 2) ?? []
  const histories = await catalogue.findPriceSteps(insets)
  const drops = whole.facets.deals.find(({ value }) => value === 'drop')?.count ?? 0
  const counts = [
    { count: whole.paging.total, label: 'products', to: listPath() },
    { count: retailers.length, label: 'retailers', to: retailersPath },
    { count: drops, label: 'price drops', to: listPath(dropsQuery) },
  ]
  return {
    layout,
    title: site.meta.heroTitle,
    text: site.meta.heroText,
    ...(editors.hero.picture ? { picture: editors.hero.picture } : {}),
    scene: found?.scene ?? { title: list.title, to: listPath(), count: 0, pictures: [] },
    insets: insets.flatMap(product => {
      const line = toSparkline(histories.get(formatProductKey(product)) ?? [], now)
      return toInset(product, line)
    }),
    counts: counts.filter(({ count }) => count > 0),
  }
}

/**
 * Finds a scene in the editors' category, or in the
 * storefront's if the editors' has too few products.
 */
async function findHeroScene({ catalogue, site, editors }: HomeSource) {
  const { layout, scene } = site.home.hero
  const category = findCategory(editors.hero.category)
  const chosen =
    category &&
    (await findScene(
      catalogue,
      { title: category.title, category: category.id },
      heroSizes[layout],
    ))
  return chosen ?? findScene(catalogue, scene, heroSizes[layout])
}

function toInset(product: ListedProduct, line: Sparkline | undefined) {
  const [image] = product.images
  if (!image) return []
  const { path, brand, name, retailer, price } = toCard(product)
  const picture = toPicture(product, image)
  return [{ path, brand, name, retailer, price, picture, ...(line ? { line } : {}) }]
}

type Built = Omit<HomeSectionView, 'id' | 'title'> & { title?: string }
type Builder = (source: HomeSource, whole: Listing) => Promise<Built | undefined>

/**
 * Functions that build the sections. A function returns undefined if its section would be empty.
 */
const builders: Record<HomeSection, Builder> = {
  async entrances({ catalogue, site, editors }) {
    const { layout, lists } = site.home.entrances
    const scenes =
      (await findEntrances(catalogue, toEntrances(editors.entrances))) ??
      (await findEntrances(catalogue, lists))
    const more = { label: 'All categories', to: listPath() }
    return scenes && { more, content: { kind: 'entrances', layout, scenes } }
  },
  async stories({ catalogue, site, editors }) {
    if (editors.stories.length === site.home.stories.length)
      return {
        more: allArticles,
        content: { kind: 'articles', articles: editors.stories.map(toArticleLink) },
      }
    const found = await Promise.all(
      site.home.stories.map(async story => {
        const entry = await findScene(catalogue, story, storySize)
        return entry ? [{ ...entry.scene, text: story.text }] : []
      }),
    )
    const stories = found.flat()
    if (stories.length < site.home.stories.length) return undefined
    return { content: { kind: 'stories', stories } }
  },
  async drops({ catalogue, site, now }, whole) {
    const found = await findDrops(catalogue, now)
    if (found.length < leastItems) return undefined
    const layout = site.home.dropsLayout
    // Shows only full rows, because a gap in the last one would look like a mistake.
    const drops = found.slice(0, found.length - (found.length % dropColumns[layout]))
    const total = whole.facets.deals.find(({ value }) => value === 'drop')?.count ?? found.length
    return {
      note: 'Below the lowest price of the previous 30 days',
      more: { label: `All ${total} price drops`, to: listPath(dropsQuery) },
      content: { kind: 'drops', layout, drops },
    }
  },
  async trending({ catalogue }) {
    const trending = { ...emptyListQuery, deals: ['trending'], sort: 'popular' as const }
    const rail = await findRail(catalogue, trending)
    if (rail) return { note: 'Most viewed today', ...rail }
    const popular = await findRail(catalogue, { ...emptyListQuery, sort: 'popular' })
    return popular && { title: 'Popular now', ...popular }
  },
  newest: ({ catalogue }) => findRail(catalogue, { ...emptyListQuery, sort: 'newest' }),
  async preowned({ catalogue }) {
    const query = { ...emptyListQuery, conditions: ['preowned'], sort: 'popular' as const }
    const rail = await findRail(catalogue, query)
    return rail && { note: 'Inspected by the shop that sells it', ...rail }
  },
  async brands(_, { facets }) {
    const links = toLinks(facets.brands, brandPath)
    return (
      links && {
        more: { label: 'All brands', to: brandsPath },
        content: { ...links, style: 'brands' },
      }
    )
  },
  async retailers(_, { facets }) {
    const links = toLinks(facets.retailers, retailerPath)
    return (
      links && {
        more: { label: 'All retailers', to: retailersPath },
        content: { ...links, style: 'retailers' },
      }
    )
  },
  async articles({ content, site, editors }) {
    const uids = new Set(editors.stories.map(({ uid }) => uid))
    const latest = content.articles(site.id).filter(({ uid }) => !uids.has(uid))
    if (latest.length < articleCount) return undefined
    const articles = latest.slice(0, articleCount).map(toArticleLink)
    return { more: allArticles, content: { kind: 'articles', articles } }
  },
}

const allArticles = { label: 'All articles', to: articlesPath() }

async function findEntrances(catalogue: HomeCatalogue, lists: readonly HomeList[]) {
  const found = await Promise.all(lists.map(list => findScene(catalogue, list, 1)))
  const scenes = found.flatMap(entry => (entry ? [entry.scene] : []))
  return scenes.length < leastItems ? undefined : scenes.slice(0, maxEntrances)
}

async function findRail(catalogue: HomeCatalogue, query: ListQuery): Promise<Built | undefined> {
  const { products } = await catalogue.list(query, railSize)
  return toRail(products.map(toCard), query)
}

function toRail(cards: readonly ProductCard[], list: ListQuery): Built | undefined {
  if (cards.length < leastItems) return undefined
  const more = { label: 'See all', to: listPath(list) }
  return { more, content: { kind: 'cards', cards: packCards(cards) } }
}

function toLinks(values: readonly FacetValue[], toPath: (name: string) => string) {
  const links: HomeLink[] = values
    .filter(({ count }) => count > 0)
    .slice(0, linkCount)
    .map(({ label, count }) => ({ label, count, to: toPath(label) }))
  return links.length < leastItems ? undefined : { kind: 'links' as const, links }
}
