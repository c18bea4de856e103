import { formatUsd } from '#app/domain/currency.ts'
import { getPaging, type Paging } from '#app/domain/paging.ts'
import { foldAccents } from '#app/domain/urls/slug.ts'
import type { StorefrontName } from '../frame/storefront-names.ts'
import { adminRetailerPath } from './admin-retailers-path.ts'
import type { RetailerRow } from './fetch-retailer-rows.ts'
import type { RetailersQuery, RetailersSort } from './retailers-query.ts'

export interface RetailersPage {
  query: RetailersQuery
  storefronts: StorefrontName[]
  paging: Paging
  rows: RetailersPageRow[]
}

export interface RetailersPageRow {
  key: string
  name: string
  path: string
  /** Other names of the same shop. */
  otherNames: string[]
  products: number
  clicks: number
  commission: string
  /** Names of the storefronts that do not show the retailer. */
  offOn: string[]
  isFeatured: boolean
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const orders: Readonly<Record<RetailersSort, (a: RetailerRow, b: RetailerRow) => number>> = {
  name: () => 0,
  products: (a, b) => b.products - a.products,
  clicks: (a, b) => b.clicks - a.clicks,
  earnings: (a, b) => b.commissionUsdCents - a.commissionUsdCents,
}

/** Returns one page of the retailers whose names or network ids contain the search text. */
export function getRetailersPage(
  all: readonly RetailerRow[],
  query: RetailersQuery,
  storefronts: StorefrontName[],
): RetailersPage {
  const text = fold(query.text)
  const found = all
    .filter(row => text === '' || listWords(row).some(word => fold(word).includes(text)))
    .sort((a, b) => orders[query.sort](a, b) || collator.compare(a.name, b.name))
  const paging = getPaging(query.page, found.length)
  return {
    query,
    storefronts,
    paging,
    rows: found.slice(paging.offset, paging.offset + paging.limit).map(row => ({
      ...{ key: row.key, name: row.name, path: adminRetailerPath(row.key) },
      otherNames: row.names.map(({ name }) => name).filter(name => name !== row.name),
      ...{ products: row.products, clicks: row.clicks, isFeatured: row.isFeatured },
      commission: formatUsd(row.commissionUsdCents),
      offOn: storefronts.flatMap(({ id, name }) => (row.hiddenOn.includes(id) ? [name] : [])),
    })),
  }
}

function listWords({ name, names, ids }: RetailerRow): string[] {
  return [
    name,
    ...names.map(each => each.name),
    ...Object.values(ids).filter(id => id !== undefined),
  ]
}

function fold(text: string): string {
  return foldAccents(text).toLowerCase()
}
