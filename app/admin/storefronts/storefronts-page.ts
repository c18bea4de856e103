import type { OperatorServices } from '#app/context/services.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { wrapperNetworks } from '#app/networks/all-networks.server.ts'
import type { Outbound } from '#app/outbound/outbound.ts'
import { applyRetailerView } from '#app/overrides/retailers/apply-retailer-view.ts'
import { findListAt } from '#app/pages/find-list-at.ts'
import { toHomeQuery } from '#app/pages/home/find-scene.ts'
import type { HomeList, ScopePart } from '#app/storefronts/home-settings.ts'
import { getShell } from '#app/storefronts/shell.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'

/** A storefront's settings, and the number of products on each list it links to. */
export interface StorefrontSummary {
  id: string
  name: string
  settings: { label: string; value: string }[]
  /** The lists, empty ones first. */
  lists: LinkedList[]
  empty: number
}

export interface LinkedList {
  title: string
  /** The part of the storefront that links to the list. */
  place: string
  path: string
  products: number
}

/** Returns the storefronts with their editors' changes, as shoppers see them. */
export function getStorefrontsPage(
  { catalogue, retailers }: Pick<OperatorServices, 'catalogue' | 'retailers'>,
  { getIds }: Pick<Outbound, 'getIds'>,
  sites: readonly Storefront[],
): Promise<StorefrontSummary[]> {
  return Promise.all(
    sites.map(async site => {
      const view = retailers.viewOf(site.id)
      const shown = view ? applyRetailerView(catalogue, view) : catalogue
      // Only the total is used, so one product per list is enough.
      const counting = { ...shown, list: (query: ListQuery) => shown.list(query, 1) }
      const links = listLinks(site).filter(({ path }) => isList(path))
      const lists = await Promise.all(
        links.map(async (link): Promise<LinkedList> => {
          const page = await findListAt(counting, new URL(link.path, site.siteUrl))
          return { ...link, products: page?.paging.total ?? 0 }
        }),
      )
      const sorted = lists.toSorted((a, b) => a.products - b.products)
      return {
        ...{
          id: site.id,
          name: site.siteName,
          settings: listSettings(site, getIds(site)),
          lists: sorted,
        },
        empty: sorted.filter(({ products }) => products === 0).length,
      }
    }),
  )
}

type Link = Omit<LinkedList, 'products'>

function listLinks(site: Storefront): Link[] {
  const { hero, scope, entrances, stories } = site.home
  const toLink =
    (place: string) =>
    (list: HomeList): Link => ({ title: list.title, place, path: listPath(toHomeQuery(list)) })
  return [
    ...getShell(site, []).menu.map(({ name, link }) => ({
      ...{ title: name, place: 'Menu', path: link },
    })),
    toLink('Hero')(hero.list),
    ...scope.map(part => toLink('Scope')({ title: toScopeTitle(part), ...part })),
    ...entrances.lists.map(toLink('Entrances')),
    ...stories.map(toLink('Edit')),
  ]
}

/** Parts of a scope need no title, because shoppers see the link of a part only if it has one. */
function toScopeTitle({ category, filters = '' }: ScopePart): string {
  return findCategory(category)?.title ?? filters
}

/** Returns false for directories such as `/brands`, and for other sites. */
function isList(path: string): boolean {
  return /^\/(?:products|stores|retailers)\/./.test(path)
}

function listSettings(
  { look, home, ...site }: Storefront,
  ids: Storefront['affiliate'],
): StorefrontSummary['settings'] {
  const wrapperInUse = wrapperNetworks.find(({ id }) => ids[id] !== undefined)
  const variables = wrapperNetworks.map(({ wrapper }) => wrapper.ids.variable)
  const { light, dark, density, header, card, display } = look
  return [
    { label: 'Address', value: site.siteUrl },
    { label: 'Hosts', value: site.hostPatterns },
    { label: 'Description', value: site.siteDesc },
    { label: 'Tagline', value: site.meta.tagline },
    { label: 'Accent', value: `${light.accent}, dark ${dark.accent}` },
    { label: 'Look', value: `${display.font}, ${density}, header ${header}, card ${card}` },
    { label: 'First filters', value: site.list.firstFilters.join(', ') || 'none' },
    { label: 'Home page', value: home.sections.map(({ title }) => title).join(', ') },
    ...wrapperNetworks.map(({ id, wrapper }) => ({
      label: wrapper.idTitle,
      value: ids[id] ?? 'none',
    })),
    {
      label: 'Links that earn',
      value:
        wrapperInUse === undefined
          ? `Only those of our own accounts at networks. All other clicks earn nothing: set ${variables.join(' or ')}.`
          : `Those of our own accounts at networks, and all others through ${wrapperInUse.name}`,
    },
  ]
}
