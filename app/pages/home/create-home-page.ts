import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { brandPath, brandsPath, listPath, retailerPath, retailersPath } from '#app/domain/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/list-query.ts'
import type { FacetValue, ListedProduct, Listing } from '#app/domain/listing.ts'
import { toPicture } from '#app/domain/picture.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import type { HomeSection } from '#app/storefronts/home-settings.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toCard } from '../card.ts'
import { packCards } from '../packed-list.ts'
import { dropsQuery, findDrops } from './find-drops.ts'
import { findScene } from './find-scene.ts'
import type { HomeHero, HomeLink, HomePage, HomeSectionView } from './home-page.ts'
import { toSparkline } from './sparkline.ts'

/** A row with fewer items would look like a mistake. */
const leastItems = 4
const railSize = 14
const storySize = 3
const heroSizes = { board: 3, plate: 3, steppe: 4 }
const linkCount = 12

type HomeCatalogue = Pick<Catalogue, 'list' | 'findPriceSteps' | 'directory'>

interface HomeSource {
  catalogue: HomeCatalogue
  site: Pick<Storefront, 'home' | 'meta'>
  now: Date
}

/** Builds the home page from the search index and price history. Throws like `Catalogue.list`. */
export async function createHomePage(source: HomeSource): Promise<HomePage> {
  const { catalogue, site } = source
  const whole = await catalogue.list(emptyListQuery, 1)
  const [hero, ...sections] = await Promise.all([
    createHero(source, whole),
    ...site.home.sections.map(async ({ id, title }) => {
      const section = await builders[id](source, whole)
      return section && { id, title, ...section }
    }),
  ])
  return { hero, sections: sections.filter(section => section !== undefined) }
}

async function createHero({ catalogue, site, now }: HomeSource, whole: Listing): Promise<HomeHero> {
  const { layout, scene: list } = site.home.hero
  const [found, { retailers }] = await Promise.all([
    findScene(catalogue, list, heroSizes[layout]),
    catalogue.directory(),
  ])
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
    scene: found?.scene ?? { title: list.title, to: listPath(), count: 0, pictures: [] },
    insets: insets.flatMap(product => {
      const line = toSparkline(histories.get(formatProductKey(product)) ?? [], now)
      return toInset(product, line)
    }),
    counts: counts.filter(({ count }) => count > 0),
  }
}

function toInset(product: ListedProduct, line: string | undefined) {
  const [image] = product.images
  if (!image) return []
  const { path, brand, name, retailer, price } = toCard(product)
  const picture = toPicture(product, image)
  // A card's discount is the retailer's claim; we state discounts from the 30-day low only.
  const shown = { ...price, discount: 0 }
  return [{ path, brand, name, retailer, price: shown, picture, ...(line ? { line } : {}) }]
}

type Built = Omit<HomeSectionView, 'id' | 'title'> & { title?: string }
type Builder = (source: HomeSource, whole: Listing) => Promise<Built | undefined>

/** Each returns undefined if its section would be empty. */
const builders: Record<HomeSection, Builder> = {
  async entrances({ catalogue, site }) {
    const { layout, lists } = site.home.entrances
    const found = await Promise.all(lists.map(list => findScene(catalogue, list, 1)))
    const scenes = found.flatMap(entry => (entry ? [entry.scene] : []))
    if (scenes.length < leastItems) return undefined
    const more = { label: 'All categories', to: listPath() }
    return { more, content: { kind: 'entrances', layout, scenes } }
  },
  async stories({ catalogue, site }) {
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
    const drops = await findDrops(catalogue, now)
    if (drops.length < leastItems) return undefined
    const total = whole.facets.deals.find(({ value }) => value === 'drop')?.count ?? drops.length
    return {
      note: 'Below the lowest price of the 30 days before',
      more: { label: `All ${total} price drops`, to: listPath(dropsQuery) },
      content: { kind: 'drops', layout: site.home.dropsLayout, drops },
    }
  },
  async trending({ catalogue }) {
    const trending = { ...emptyListQuery, deals: ['trending'], sort: 'popular' as const }
    const rail = await findRail(catalogue, trending)
    if (rail) return { note: 'Most opened today', ...rail }
    const popular = await findRail(catalogue, { ...emptyListQuery, sort: 'popular' })
    return popular && { title: 'Popular now', ...popular }
  },
  newest: ({ catalogue }) => findRail(catalogue, { ...emptyListQuery, sort: 'newest' }),
  async preowned({ catalogue }) {
    const query = { ...emptyListQuery, conditions: ['preowned'], sort: 'popular' as const }
    const rail = await findRail(catalogue, query)
    return rail && { note: 'Checked by the shop that sells it', ...rail }
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
  async articles() {
    return undefined
  },
}

async function findRail(catalogue: HomeCatalogue, query: ListQuery): Promise<Built | undefined> {
  const { products } = await catalogue.list(query, railSize)
  if (products.length < leastItems) return undefined
  return {
    more: { label: 'See all', to: listPath(query) },
    content: { kind: 'cards', cards: packCards(products.map(toCard)) },
  }
}

function toLinks(values: readonly FacetValue[], toPath: (name: string) => string) {
  const links: HomeLink[] = values
    .filter(({ count }) => count > 0)
    .slice(0, linkCount)
    .map(({ label, count }) => ({ label, count, to: toPath(label) }))
  return links.length < leastItems ? undefined : { kind: 'links' as const, links }
}
