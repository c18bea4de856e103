import type { BreadcrumbList, CollectionPage, ItemList, WithContext } from 'schema-dts'
import { countMatching, pageSize } from '#app/domain/paging.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import type { ListPage } from '../../list-page.ts'

interface PageLink {
  label: string
  to: string
}

/** The number of entries to include, since all fifty would make the page 10% larger. */
const maxItems = 12

/** Describes the products of a list in their order (https://schema.org/ItemList). */
export function toListData(list: ListPage, siteUrl: string): WithContext<ItemList> {
  const { title, cards, paging } = list
  const before = (paging.page - 1) * pageSize
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: paging.total,
    itemListElement: cards
      .slice(0, Math.min(maxItems, countMatching(paging, before)))
      .map(({ path }, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        url: absoluteUrl(siteUrl, path),
      })),
  }
}

/** Describes a page of links, such as articles or brands (https://schema.org/CollectionPage). */
export function toCollectionData(
  { title, path, links }: { title: string; path: string; links: readonly PageLink[] },
  siteUrl: string,
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    url: absoluteUrl(siteUrl, path),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: links.slice(0, maxItems).map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteUrl(siteUrl, to),
        name: label,
      })),
    },
  }
}

/**
 * Describes the path to a page (https://schema.org/BreadcrumbList);
 * the last crumb is the page itself.
 */
export function toBreadcrumbData(
  crumbs: readonly { label: string; to?: string }[],
  path: string,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(siteUrl, to ?? path),
    })),
  }
}
