import { getMatchingValues } from '#app/catalogue/matching-values.ts'
import { getPaging, type Paging } from '#app/domain/paging.ts'
import { brandPath } from '#app/domain/urls/links.ts'
import type { TableQuery } from '../frame/table-query.ts'
import type { BrandAlias } from './brand-aliases.server.ts'
import type { BrandsStore } from './brands-store.server.ts'
import type { AliasProposal } from './propose-aliases.ts'

export interface BrandsPage {
  query: TableQuery
  paging: Paging
  brands: { name: string; path: string; products: number }[]
  /** Pairs of names that may be the same brand; empty for a search. */
  proposals: AliasProposal[]
  aliases: BrandAlias[]
  /** The number of products still to be updated. */
  waiting: number
}

const maxProposals = 20

export async function getBrandsPage(
  { fetchBrands, fetchAliasProposals, brandAliases }: BrandsStore,
  query: TableQuery,
): Promise<BrandsPage> {
  const [brands, proposals, { aliases, waiting }] = await Promise.all([
    fetchBrands(),
    fetchAliasProposals(),
    brandAliases.fetch(),
  ])
  const names = new Set(brands.map(({ value }) => value))
  const found = getMatchingValues(brands, query.text)
  const toValue = (name: string) => ({ value: name, label: name, count: 0 })
  const isFound = (name: string) => getMatchingValues([toValue(name)], query.text).length > 0
  const paging = getPaging(query.page, found.length)
  return {
    ...{ query, paging, waiting },
    aliases: aliases.filter(({ spelling, name }) => [spelling, name].some(isFound)),
    brands: found.slice(paging.offset, paging.offset + paging.limit).map(({ value, count }) => ({
      ...{ name: value, path: brandPath(value), products: count },
    })),
    proposals: proposals
      .filter(({ spelling, name }) => query.text === '' && names.has(spelling) && names.has(name))
      .slice(0, maxProposals),
  }
}
