// Long because it is a table: the upstream's schema for products and feeds.

import type { Field, Schema } from './graphql/schema.ts'

/** `a b: String` → both fields with that type. */
function fields(table: Readonly<Record<string, string>>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([type, names]) =>
      names.split(' ').map(name => [name, { type }]),
    ),
  )
}

function args(table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([type, names]) => names.split(' ').map(name => [name, type])),
  )
}

const product = {
  ...fields({
    ID: 'id catalogId itemListId',
    'ID!': 'adId advertiserId',
    'String!': 'advertiserName description',
    String:
      'advertiserCountry catalogName title brand link mobileLink imageLink targetCountry sourceFeedType itemListName',
    '[String!]': 'additionalImageLink serviceableAreas',
    'Money!': 'price',
    'Instant!': 'lastUpdated',
    Instant: 'createdAt',
    'Boolean!': 'isDeleted joinedStatus',
  }),
  linkCode: { type: 'LinkCode', args: { pid: 'ID!', shopperId: 'ID' } },
}

const shopping = {
  ...product,
  ...fields({
    Money: 'salePrice effectiveDerivedPrice costOfGoodsSold',
    Float: 'discountPercentage',
    Instant:
      'salePriceEffectiveDateStart salePriceEffectiveDateEnd availabilityDate expirationDate',
    String:
      'availability condition gender ageGroup color material pattern size sizeType sizeSystem itemGroupId gtin mpn identifierExists customLabel0 customLabel1 customLabel2 customLabel3 customLabel4 shippingLabel shippingWeight shippingLength shippingWidth shippingHeight productWeight productLength productWidth productHeight adult multipack isBundle energyEfficiencyClass minEnergyEfficiencyClass maxEnergyEfficiencyClass unitPricingMeasure unitPricingBaseMeasure',
    '[String!]': 'productType productHighlight',
    GoogleProductCategory: 'googleProductCategory',
    Shipping: 'shipping',
  }),
}

const scope = {
  'ID!': 'companyId',
  '[ID!]': 'adIds partnerIds productIds googleProductCategoryIds itemListIds',
  '[String!]': 'keywords advertiserCountries serviceableAreas',
  ID: 'itemListId',
  Float: 'lowPrice highPrice',
  String: 'currency',
  PartnerStatus: 'partnerStatus',
  Availability: 'availability',
  Boolean: 'includeDeletedProducts',
  Int: 'limit offset',
}

const feedArgs = args({
  'ID!': 'companyId',
  '[ID!]': 'partnerIds',
  String: 'advertiserCountry',
  Int: 'offset limit',
})

export const cjSchema: Schema = {
  query: 'Query',
  enums: {
    PartnerStatus: ['JOINED', 'NOT_JOINED'],
    Availability: ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER', 'BACKORDER'],
    SortBy: ['LAST_UPDATED', 'PRICE'],
    SortOrder: ['DESC', 'ASC'],
    FeedType: ['SHOPPING', 'TRAVEL', 'FINANCE', 'ALL'],
  },
  objects: {
    Query: {
      fields: {
        shoppingProducts: {
          type: 'ShoppingProducts!',
          args: { ...args(scope), gtin: 'String', googleProductCategoryNames: '[String!]' },
        },
        products: {
          type: 'Products!',
          args: {
            ...args(scope),
            ...args({
              '[String!]': 'brand excludeServiceableAreas targetCountry',
              '[ID!]': 'excludePartnerIds excludeProductIds',
              Float: 'discountPercentage',
              SortBy: 'sortBy',
              SortOrder: 'sortOrder',
              String: 'page',
              Boolean: 'disableTotalCount',
            }),
            currency: 'String',
          },
        },
        productFeeds: { type: 'ProductFeeds!', args: { ...feedArgs, feedType: 'FeedType' } },
        shoppingProductFeeds: { type: 'ProductFeeds!', args: feedArgs },
      },
    },
    ShoppingProducts: {
      fields: fields({ '[Shopping!]!': 'resultList', 'Int!': 'totalCount limit count' }),
    },
    Products: {
      fields: fields({
        '[Product!]!': 'resultList',
        'Int!': 'totalCount limit count',
        String: 'nextPage',
      }),
    },
    ProductFeeds: {
      fields: fields({ '[ProductFeed!]!': 'resultList', 'Int!': 'totalCount limit count' }),
    },
    ProductFeed: {
      fields: fields({
        'ID!': 'adId advertiserId',
        String: 'advertiserName advertiserCountry sourceFeedType currency language feedName',
        Instant: 'lastUpdated',
        Int: 'productCount',
      }),
    },
    Product: { implementedBy: ['Shopping'], fields: product },
    Shopping: { fields: shopping },
    Money: { fields: fields({ Decimal: 'amount', String: 'currency' }) },
    GoogleProductCategory: { fields: fields({ Int: 'id', String: 'name' }) },
    LinkCode: { fields: fields({ String: 'clickUrl imageUrl', LinkHtml: 'html' }) },
    LinkHtml: { fields: fields({ String: 'text image form' }) },
    Shipping: {
      fields: fields({
        'Money!': 'price',
        String:
          'service country region postalCode locationId locationGroupName minimumHandlingTime maximumHandlingTime minimumTransitTime maximumTransitTime',
      }),
    },
  },
}
