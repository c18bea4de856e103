import { formatUsd } from '#app/domain/currency.ts'
import { retailerLogoPath } from '#app/domain/urls/links.ts'
import { type StorefrontName, storefrontNames } from '../frame/storefront-names.ts'
import { idFields, type RetailerValues, toRetailerValues } from './retailer-form.ts'
import type { RetailersStore } from './retailers-store.server.ts'

export interface RetailerPage {
  key: string
  name: string
  version: number
  values: RetailerValues
  /** The fields of the retailer's ids, by source letter. */
  idFields: { letter: string; name: string; label: string }[]
  storefronts: StorefrontName[]
  /** Retailers merged into this one. */
  merged: { key: string; name: string }[]
  /** The path of the logo. */
  logo?: string
  products: number
  /** The number of clicks in the last seven days. */
  clicks: number
  commission: string
}

/** Finds a retailer's page; undefined for one that has no products, clicks or settings. */
export async function findRetailerPage(
  { fetchRetailers }: Pick<RetailersStore, 'fetchRetailers'>,
  key: string,
): Promise<RetailerPage | undefined> {
  const row = (await fetchRetailers()).find(each => each.key === key)
  if (!row) return undefined
  const { name, version, products, clicks, alsoKeys, names, logoTag } = row
  return {
    ...{ key, name, version, products, clicks, storefronts: storefrontNames },
    values: toRetailerValues(row),
    idFields,
    merged: alsoKeys.map(also => ({
      key: also,
      name: names.find(each => each.key === also)?.name ?? also,
    })),
    ...(logoTag === undefined ? {} : { logo: retailerLogoPath(logoTag) }),
    commission: formatUsd(row.commissionUsdCents),
  }
}
