import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { EditorsHome } from '#app/content/content.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import type { ListedProduct, Listing } from '#app/domain/listing.ts'
import { formatProductPrice } from '#app/domain/price.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { listPath, retailersPath } from '#app/domain/urls/links.ts'
import type { HomeList, HomeSettings } from '#app/storefronts/home-settings.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toCard } from '../card.ts'
import { dropsQuery } from './find-drops.ts'
import { findInScope } from './find-in-scope.ts'
import { chooseVaried, findCloth, findLinkedList } from './find-scene.ts'
import type { HomeHero, HomePiece } from './home-page.ts'
import { spreadProducts } from './spread-products.ts'

const sizes = { prices: 6, cloth: 1, horizon: 3 }
/** The number of reduced products to choose from, since our history verifies few sales. */
const candidates = 60
const clothWidth = 960

type HeroCatalogue = Pick<Catalogue, 'list' | 'directory'>

/** Builds the hero from the storefront's layout and the editors' copy, picture and category. */
export async function findHero(
  catalogue: HeroCatalogue,
  site: Pick<Storefront, 'home' | 'meta'>,
  editors: EditorsHome['hero'],
  whole: Listing,
): Promise<HomeHero> {
  const { layout } = site.home.hero
  const [{ link, products }, { retailers }] = await Promise.all([
    findHeroList(catalogue, site.home.hero, editors.category),
    catalogue.directory(),
  ])
  const drops = whole.facets.deals.find(({ value }) => value === 'drop')?.count ?? 0
  return {
    layout,
    title: site.meta.heroTitle,
    text: site.meta.heroText,
    ...(editors.picture ? { picture: editors.picture } : {}),
    list: link,
    pieces: (await choosePieces(catalogue, site.home, products)).flatMap(toPiece),
    counts: [
      { count: whole.paging.total, label: 'products', to: listPath() },
      { count: retailers.length, label: 'stores', to: retailersPath },
      { count: drops, label: 'price drops', to: listPath(dropsQuery) },
    ],
  }
}

/** Finds the editors' category, or the storefront's list if that has too few products. */
async function findHeroList(
  catalogue: HeroCatalogue,
  { layout, list }: HomeSettings['hero'],
  editorsCategory: string | undefined,
) {
  const category = findCategory(editorsCategory)
  const chosen: HomeList | undefined = category && { title: category.title, category: category.id }
  const found = chosen && (await findLinkedList(catalogue, chosen))
  return found && found.products.length >= sizes[layout] ? found : findLinkedList(catalogue, list)
}

async function choosePieces(
  catalogue: HeroCatalogue,
  { hero: { layout }, scope }: HomeSettings,
  products: readonly ListedProduct[],
): Promise<ListedProduct[]> {
  const size = sizes[layout]
  if (layout === 'horizon') return chooseVaried(products, size)
  if (layout === 'cloth') {
    // The fabric is as wide as the window, so sharp pictures come first.
    const sharp = products.find(product => (findCloth(product)?.largestWidth ?? 0) >= clothWidth)
    return [sharp ?? products.find(findCloth) ?? products[0] ?? []].flat()
  }
  const reduced = await findInScope(
    catalogue,
    scope,
    { deals: ['sale'], sort: 'popular' },
    candidates,
  )
  const verified = reduced.filter(
    product => product.images.length > 0 && formatProductPrice(product).percentOff !== undefined,
  )
  const chosen = spreadProducts(verified, size, 0)
  const keys = new Set(chosen.map(formatProductKey))
  const others = chooseVaried(
    products.filter(product => !keys.has(formatProductKey(product))),
    size - chosen.length,
  )
  return [...chosen, ...others]
}

function toPiece(product: ListedProduct): HomePiece[] {
  const { path, brand, name, retailer, price, picture } = toCard(product)
  const cloth = findCloth(product)
  return picture
    ? [{ path, brand, name, retailer, price, picture, ...(cloth ? { cloth } : {}) }]
    : []
}
