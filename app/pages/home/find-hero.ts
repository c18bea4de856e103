import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { EditorsHome } from '#app/content/content.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { pluralize } from '#app/domain/count.ts'
import { listPath, retailersPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { HomeList, HomeSettings } from '#app/storefronts/home-settings.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toCard } from '../card.ts'
import { chooseHeroProducts, type HeroChoice, heroSizes } from './choose-hero-products.ts'
import { findCloth } from './find-cloths.ts'
import { dropsQuery, verifiedQuery } from './find-drops.ts'
import { findLinkedList, toHomeQuery } from './find-scene.ts'
import type { HomeHero, HomePiece } from './home-page.ts'
import { isStrong } from './piece-colors.ts'

type HeroCatalogue = Pick<Catalogue, 'list' | 'directory' | 'findPriceSteps'>

/** Builds the hero from the storefront's layout and the editors' copy, picture and category. */
export async function findHero(
  catalogue: HeroCatalogue,
  site: Pick<Storefront, 'home' | 'meta'>,
  editors: EditorsHome['hero'],
  now: Date,
): Promise<HomeHero> {
  const { layout } = site.home.hero
  const [{ link, products, selection }, whole, { retailers }, lists] = await Promise.all([
    findHeroList(catalogue, site.home.hero, editors.category),
    catalogue.list(emptyListQuery, 1),
    catalogue.directory(),
    countLists(catalogue, site.home.hero.counts ?? []),
  ])
  const parts = site.home.hero.list.parts?.map(category => ({ category }))
  const scope = selection ? [selection] : (parts ?? site.home.scope)
  const chosen = await chooseHeroProducts(catalogue, { layout, scope }, products, now)
  const sales = whole.facets.deals.find(({ value }) => value === 'verified')?.count ?? 0
  const totals = [
    {
      count: whole.paging.total,
      label: pluralize(whole.paging.total, 'product'),
      to: listPath(),
    },
    { count: retailers.length, label: pluralize(retailers.length, 'store'), to: retailersPath },
    { count: sales, label: pluralize(sales, 'verified sale'), to: listPath(verifiedQuery) },
  ]
  return {
    layout,
    title: site.meta.heroTitle,
    text: site.meta.heroText,
    ...(editors.picture ? { picture: editors.picture } : {}),
    list: link,
    pieces: chosen.flatMap(toPiece),
    counts: lists.length > 0 ? lists : totals.filter(({ count }) => count > 0),
  }
}

/** The sizes of lists, without empty ones. */
async function countLists(
  catalogue: Pick<Catalogue, 'list'>,
  lists: readonly HomeList[],
): Promise<HomeHero['counts']> {
  const counts = await Promise.all(
    lists.map(async list => {
      const query = toHomeQuery(list)
      const { paging } = await catalogue.list(query, 1)
      return { count: paging.total, label: list.title, to: listPath(query) }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}

/**
 * Finds the editors' category, or the storefront's list if that has too few products. `selection` is
 * absent for the latter.
 */
async function findHeroList(
  catalogue: HeroCatalogue,
  { layout, list }: HomeSettings['hero'],
  editorsCategory: string | undefined,
) {
  const category = findCategory(editorsCategory)
  const selection: HomeList | undefined = category && {
    title: category.title,
    category: category.id,
  }
  const found = selection && (await findLinkedList(catalogue, selection))
  if (found && found.products.length >= heroSizes[layout]) return { ...found, selection }
  const { parts = [], ...whole } = list
  const ofParts = parts.map(part => ({ ...whole, category: part }))
  // Of the most popular products, our history may verify no price.
  const deals = layout === 'prices' ? [] : ['sale', ...dropsQuery.deals]
  const reduced = deals.flatMap(deal =>
    (parts.length > 0 ? ofParts : [whole]).map(each => ({
      ...each,
      filters: `${each.filters ?? ''}&deal=${deal}`,
    })),
  )
  const [linked, ...others] = await Promise.all([
    findLinkedList(catalogue, whole),
    ...[...ofParts, ...reduced].map(each => findLinkedList(catalogue, each)),
  ])
  const pools = parts.length > 0 ? others : [linked, ...others]
  return {
    link: linked.link,
    products: pools.flatMap(({ products }) => products),
    selection: undefined,
  }
}

function toPiece({ product, percentBelow }: HeroChoice): HomePiece[] {
  const { path, brand, name, retailer, stores, price, picture } = toCard(product)
  const cloth = findCloth(product)
  return picture
    ? [
        {
          ...{ path, brand, name, retailer, price, picture },
          ...(stores ? { stores } : {}),
          ...(percentBelow === undefined ? {} : { percentBelow }),
          ...(isStrong(product) ? {} : { isPale: true }),
          ...(cloth ? { cloth } : {}),
        },
      ]
    : []
}
