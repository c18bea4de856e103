import type { OperatorServices } from '#app/context/services.ts'
import { getPaging, type Paging } from '#app/domain/paging.ts'
import { toProductSubject, toStoreSubject } from '#app/overrides/sale-reviews.server.ts'
import { createRefusedSales, type RefusedSales } from '#app/pages/refused-sales.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'

/** What shoppers are told about today's sales, before operators' withholding. */
export interface SalesPage {
  /** The stores with a score, on the first page. */
  stores: { subject: string; name: string; counts: string; isWithheld: boolean }[]
  /** Where `sales` are among all contradicted ones. */
  paging: Paging
  sales: {
    subject: string
    name: string
    path: string
    record: string
    isWithheld: boolean
    /** False if others stand before it on each storefront's page. */
    isShown: boolean
  }[]
  /** What is withheld but not among today's sales, on the first page. */
  others: string[]
}

/** Also what takes the place of a sale that is withheld. */
const limits = { all: 200, perRetailer: 10 }
/** Few, because on a phone each is as high as three lines of text and a button. */
const salesPerPage = 25

export async function getSalesPage(
  { catalogue, saleReviews }: Pick<OperatorServices, 'catalogue' | 'saleReviews'>,
  page: number,
  now = new Date(),
): Promise<SalesPage> {
  const reviews = { fetchClaims: saleReviews.fetchClaims, isWithheld: () => false }
  const common = { catalogue, view: undefined, now }
  const today = await createRefusedSales({ ...common, reviews, scope: [], limits })
  const shopperPages = await Promise.all(
    storefronts.map(({ home: { scope } }) =>
      createRefusedSales({ ...common, reviews: saleReviews, scope }),
    ),
  )
  const listed = new Set(shopperPages.flatMap(toSales).map(({ subject }) => subject))
  const mark = <Row extends { subject: string }>(row: Row) => ({
    ...row,
    isWithheld: saleReviews.isWithheld(row.subject),
  })
  const stores = toStores(today).map(mark)
  const sales = toSales(today)
  const known = new Set([...stores, ...sales].map(({ subject }) => subject))
  const others = saleReviews.listWithheld().filter(subject => !known.has(subject))
  const paging = getPaging(page, sales.length, salesPerPage)
  return {
    stores: paging.page === 1 ? stores : [],
    paging,
    sales: sales
      .slice(paging.offset, paging.offset + paging.limit)
      .map(sale => ({ ...mark(sale), isShown: listed.has(sale.subject) })),
    others: paging.page === 1 ? others : [],
  }
}

function toStores({ scores }: RefusedSales) {
  return scores.map(({ name, verified, claimed, contradicted }) => ({
    subject: toStoreSubject(name),
    name,
    counts: `${verified} of ${claimed} verified, ${contradicted} contradicted`,
  }))
}

function toSales({ sales }: RefusedSales) {
  return sales.map(({ source, id, brand, name, retailer, path, price, claimed, record }) => ({
    subject: toProductSubject({ source, id }),
    name: `${brand} ${name}`,
    path,
    record: `${price} at ${retailer}, listed as reduced from ${claimed}. ${record}`,
  }))
}
