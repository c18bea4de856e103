/** One call: its document and variables, and the field of `data` that holds the result. */
export interface CjQuery {
  field: 'productFeeds' | 'products' | 'shoppingProducts'
  query: string
  variables: Record<string, unknown>
}

/**
 * The upstream's default is 1,000 and its limit 10,000. A
 * feed's bare ids are small enough to request the maximum.
 */
export const maxFeedsPerPage = 1_000
export const maxKeysPerPage = 10_000

/** Our own company and website, not an advertiser's. The website is the `pid` in tracked links. */
export interface CjPublisher {
  companyId: string
  websiteId: string
}

export function toFeedsQuery({ companyId }: CjPublisher, offset: number): CjQuery {
  return {
    field: 'productFeeds',
    query: `query feeds($company: ID!, $limit: Int, $offset: Int) {
  productFeeds(companyId: $company, feedType: SHOPPING, limit: $limit, offset: $offset) {
    limit
    resultList { adId productCount }
  }
}`,
    variables: { company: companyId, limit: maxFeedsPerPage, offset },
  }
}

/**
 * Queries the ids and groups of a feed's rows. Pages with a cursor, because
 * offsets stop at 10,000. Sorts by oldest change first: a row that changes during
 * the read moves ahead of the cursor, so it is read twice rather than missed.
 */
export function toKeysQuery(
  { companyId }: CjPublisher,
  adId: string,
  page: string | undefined,
): CjQuery {
  return {
    field: 'products',
    query: `query keys($company: ID!, $ads: [ID!], $limit: Int, $page: String) {
  products(companyId: $company, adIds: $ads, partnerStatus: JOINED, sortBy: LAST_UPDATED, sortOrder: ASC,
    limit: $limit, page: $page, disableTotalCount: true) {
    nextPage
    resultList { id adId ... on Shopping { itemGroupId } }
  }
}`,
    variables: {
      company: companyId,
      ads: [adId],
      limit: maxKeysPerPage,
      ...(page === undefined ? {} : { page }),
    },
  }
}

/** The fields that we read from a row. */
const rowFields = `      id adId advertiserId advertiserName advertiserCountry catalogId itemGroupId title description brand
      price { amount currency } salePrice { amount currency }
      salePriceEffectiveDateStart salePriceEffectiveDateEnd
      link linkCode(pid: $pid) { clickUrl } imageLink additionalImageLink
      color size sizeType sizeSystem material gender ageGroup availability condition
      googleProductCategory { id name } productType gtin mpn targetCountry lastUpdated createdAt isDeleted`

/** Queries rows by id and feed, because ids are unique only within a feed. */
export function toRowsQuery(
  { companyId, websiteId }: CjPublisher,
  adId: string,
  ids: readonly string[],
): CjQuery {
  return {
    field: 'shoppingProducts',
    query: `query rows($company: ID!, $ads: [ID!], $ids: [ID!], $pid: ID!, $limit: Int) {
  shoppingProducts(companyId: $company, adIds: $ads, productIds: $ids, partnerStatus: JOINED, limit: $limit) {
    resultList {
${rowFields}
    }
  }
}`,
    // Leaves room for rows that are listed twice.
    variables: {
      company: companyId,
      pid: websiteId,
      ads: [adId],
      ids,
      limit: Math.min(10_000, ids.length * 2 + 10),
    },
  }
}

/** Queries a page of rows: those of some advertisers, feeds or row ids, or all of them. */
export function toPageQuery(
  { companyId, websiteId }: CjPublisher,
  { partnerIds, adIds, ids, limit, offset }: CjPage,
): CjQuery {
  return {
    field: 'shoppingProducts',
    query: `query page($company: ID!, $partners: [ID!], $ads: [ID!], $ids: [ID!], $pid: ID!, $limit: Int, $offset: Int) {
  shoppingProducts(companyId: $company, partnerIds: $partners, adIds: $ads, productIds: $ids, partnerStatus: JOINED,
    limit: $limit, offset: $offset) {
    totalCount count limit
    resultList {
${rowFields}
    }
  }
}`,
    variables: {
      company: companyId,
      pid: websiteId,
      partners: partnerIds,
      ads: adIds,
      ids,
      limit,
      offset,
    },
  }
}

export interface CjPage {
  partnerIds?: string[] | undefined
  adIds?: string[] | undefined
  ids?: string[] | undefined
  limit: number
  offset: number
}
