// The upstream's schema for products and feeds. The file
// is long because a schema is easier to read in one piece.

import { buildSchema } from 'graphql'

const scope = `
  companyId: ID!
  adIds: [ID!]
  partnerIds: [ID!]
  partnerStatus: PartnerStatus
  productIds: [ID!]
  keywords: [String!]
  googleProductCategoryIds: [ID!]
  advertiserCountries: [String!]
  serviceableAreas: [String!]
  lowPrice: Float
  highPrice: Float
  currency: String
  availability: Availability
  itemListId: ID
  itemListIds: [ID!]
  includeDeletedProducts: Boolean
  limit: Int
  offset: Int
`

const feedScope = `
  companyId: ID!
  partnerIds: [ID!]
  advertiserCountry: String
  limit: Int
  offset: Int
`

const productFields = `
  id: ID
  adId: ID!
  advertiserId: ID!
  advertiserName: String!
  advertiserCountry: String
  catalogId: ID
  catalogName: String
  title: String
  description: String!
  brand: String
  link: String
  mobileLink: String
  linkCode(pid: ID!, shopperId: ID): LinkCode
  imageLink: String
  additionalImageLink: [String!]
  price: Money!
  itemListId: ID
  itemListName: String
  targetCountry: String
  serviceableAreas: [String!]
  sourceFeedType: String
  createdAt: Instant
  lastUpdated: Instant!
  isDeleted: Boolean!
  joinedStatus: Boolean!
`

const pageFields = `
  totalCount: Int!
  limit: Int!
  count: Int!
`

export const cjSchema = buildSchema(`
  scalar Instant
  scalar Decimal

  enum PartnerStatus { JOINED NOT_JOINED }
  enum Availability { IN_STOCK OUT_OF_STOCK PREORDER BACKORDER }
  enum SortBy { LAST_UPDATED PRICE }
  enum SortOrder { DESC ASC }
  enum FeedType { SHOPPING TRAVEL FINANCE ALL }

  type Query {
    shoppingProducts(${scope} gtin: String, googleProductCategoryNames: [String!]): ShoppingProducts!
    products(
      ${scope}
      brand: [String!]
      excludePartnerIds: [ID!]
      excludeProductIds: [ID!]
      excludeServiceableAreas: [String!]
      targetCountry: [String!]
      discountPercentage: Float
      sortBy: SortBy
      sortOrder: SortOrder
      page: String
      disableTotalCount: Boolean
    ): Products!
    productFeeds(${feedScope} feedType: FeedType): ProductFeeds!
    shoppingProductFeeds(${feedScope}): ProductFeeds!
  }

  type ShoppingProducts { ${pageFields} resultList: [Shopping!]! }
  type Products { ${pageFields} nextPage: String resultList: [Product!]! }
  type ProductFeeds { ${pageFields} resultList: [ProductFeed!]! }

  type ProductFeed {
    adId: ID!
    advertiserId: ID!
    advertiserName: String
    advertiserCountry: String
    sourceFeedType: String
    currency: String
    language: String
    feedName: String
    lastUpdated: Instant
    productCount: Int
  }

  interface Product { ${productFields} }

  type Shopping implements Product {
    ${productFields}
    salePrice: Money
    effectiveDerivedPrice: Money
    costOfGoodsSold: Money
    discountPercentage: Float
    salePriceEffectiveDateStart: Instant
    salePriceEffectiveDateEnd: Instant
    availability: String
    availabilityDate: Instant
    expirationDate: Instant
    condition: String
    gender: String
    ageGroup: String
    color: String
    material: String
    pattern: String
    size: String
    sizeType: String
    sizeSystem: String
    itemGroupId: String
    googleProductCategory: GoogleProductCategory
    productType: [String!]
    productHighlight: [String!]
    gtin: String
    mpn: String
    identifierExists: String
    customLabel0: String
    customLabel1: String
    customLabel2: String
    customLabel3: String
    customLabel4: String
    shipping: Shipping
    shippingLabel: String
    shippingWeight: String
    shippingLength: String
    shippingWidth: String
    shippingHeight: String
    productWeight: String
    productLength: String
    productWidth: String
    productHeight: String
    adult: String
    multipack: String
    isBundle: String
    energyEfficiencyClass: String
    minEnergyEfficiencyClass: String
    maxEnergyEfficiencyClass: String
    unitPricingMeasure: String
    unitPricingBaseMeasure: String
  }

  type Money { amount: Decimal, currency: String }
  type GoogleProductCategory { id: Int, name: String }
  type LinkCode { clickUrl: String, imageUrl: String, html: LinkHtml }
  type LinkHtml { text: String, image: String, form: String }

  type Shipping {
    price: Money!
    service: String
    country: String
    region: String
    postalCode: String
    locationId: String
    locationGroupName: String
    minimumHandlingTime: String
    maximumHandlingTime: String
    minimumTransitTime: String
    maximumTransitTime: String
  }
`)
