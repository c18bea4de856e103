import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { formatWholeCount } from '#app/domain/count.ts'
import { brandPath, homePath, listPath, retailerPath } from '#app/domain/links.ts'
import { emptyListQuery, type Sort } from '#app/domain/list-query.ts'
import { toPicture } from '#app/domain/picture.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { toCard } from '#app/pages/card.ts'
import { toOrganizationData, toWebSiteData } from '#app/pages/structured-data/site-data.ts'
import { Hero } from '#app/ui/hero.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { Picture } from '#app/ui/picture.tsx'
import { ProductRail } from '#app/ui/product-rail.tsx'
import { RecentlyViewed } from '#app/ui/recently-viewed.tsx'
import { shouldRevalidateProducts } from '#app/ui/revalidation.ts'
import type { Route } from './+types/home.ts'

/** Categories on the home page, in the order of their tiles. */
const entrances = [
  'dresses',
  'womens-outerwear',
  'handbags',
  'womens-shoes',
  'mens-clothes',
  'mens-shoes',
  'furniture',
  'womens-beauty',
]
const railLength = 14

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const { meta } = context.get(storefrontContext)
  const [newest, drops, popular, hero, ...tiles] = await Promise.all([
    fetchRail(catalogue, 'newest'),
    fetchRail(catalogue, 'discount'),
    fetchRail(catalogue, 'popular'),
    fetchRail(catalogue, 'popular', meta.heroCategory),
    ...entrances.map(id => findEntrance(catalogue, id)),
  ])
  return {
    hero: { title: meta.heroTitle, text: meta.heroText, cards: hero.cards.slice(0, 3) },
    tiles: tiles.filter(tile => tile !== undefined),
    newest: newest.cards,
    drops: drops.cards,
    popular: popular.cards,
    isTrending: popular.isTrending,
    retailers: popular.facets.retailers
      .slice(0, 12)
      .map(({ label, count }) => ({ label, count, to: retailerPath(label) })),
    brands: popular.facets.brands
      .slice(0, 12)
      .map(({ label, count }) => ({ label, count, to: brandPath(label) })),
  }
}

function toQuery(sort: Sort, category?: string) {
  return { ...emptyListQuery, sort, ...(category === undefined ? {} : { category }) }
}

async function fetchRail(catalogue: Catalogue, sort: Sort, category?: string) {
  const { products, facets } = await catalogue.list(toQuery(sort, category), railLength)
  return { cards: products.map(toCard), facets, isTrending: products.some(({ trend }) => trend) }
}

/** A category with the picture of its most popular product; undefined while it is empty. */
async function findEntrance(catalogue: Catalogue, id: string) {
  const { products } = await catalogue.list(toQuery('popular', id), 1)
  const [product] = products
  const image = product?.images[0]
  const title = findCategory(id)?.title
  return image && title
    ? { title, to: listPath({ category: id }), picture: toPicture(product, image) }
    : undefined
}

export const shouldRevalidate = shouldRevalidateProducts

export function meta({ matches }: Route.MetaArgs) {
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    path: homePath,
    ...(shell ? { data: [toWebSiteData(shell), toOrganizationData(shell)] } : {}),
  })
}

export default function Home({
  loaderData: { hero, tiles, newest, drops, popular, isTrending, retailers, brands },
}: Route.ComponentProps) {
  return (
    <>
      <Hero title={hero.title} text={hero.text} cards={hero.cards} />
      <section className="container-page mt-16">
        <h2 className="text-title">Shop by category</h2>
        <ul className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 md:gap-5">
          {tiles.map(({ title, to, picture }) => (
            <li key={to} className="group relative">
              <div className="aspect-[4/5] overflow-hidden rounded bg-ground">
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(width <= 576px) 46vw, (width <= 768px) 31vw, 280px"
                />
              </div>
              <PageLink
                to={to}
                className="block pt-2.5 font-semibold text-sm after:absolute after:inset-0 group-hover:underline"
              >
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <ProductRail
        title={isTrending ? 'Trending now' : 'Popular now'}
        cards={popular}
        more={{ label: 'See all', to: listPath({ sort: 'popular' }) }}
      />
      <ProductRail
        title="Biggest price drops"
        cards={drops}
        more={{ label: 'See all', to: listPath({ sort: 'discount' }) }}
      />
      <ProductRail
        title="New arrivals"
        cards={newest}
        more={{ label: 'See all', to: listPath({ sort: 'newest' }) }}
      />
      <RecentlyViewed />
      <Featured title="Popular retailers" links={retailers} />
      <Featured title="Popular brands" links={brands} />
    </>
  )
}

function Featured({
  title,
  links,
}: {
  title: string
  links: { label: string; count: number; to: string }[]
}) {
  if (links.length === 0) return null
  return (
    <section className="container-page mt-16">
      <h2 className="text-title">{title}</h2>
      <ul className="mt-5 grid grid-cols-2 border-line border-t sm:grid-cols-3 lg:grid-cols-4">
        {links.map(({ label, count, to }) => (
          <li key={to} className="border-line border-b">
            <PageLink
              to={to}
              className="flex items-baseline justify-between gap-3 py-3 pr-4 hover:text-accent"
            >
              <span className="truncate">{label}</span>
              <span className="text-soft text-xs tabular-nums">{formatWholeCount(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
