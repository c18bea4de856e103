import type { OperatorServices } from '#app/context/services.ts'
import { toProductSubject, toStoreSubject } from '#app/overrides/sale-reviews.server.ts'
import { createRefusedSales, type RefusedSales } from '#app/pages/refused-sales.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'

/** What shoppers are told about today's sales, before operators' withholding. */
export interface SalesPage {
  stores: { subject: string; name: string; counts: string; isWithheld: boolean }[]
  sales: {
    subject: string
    name: string
    path: string
    record: string
    isWithheld: boolean
    /** False if others stand before it on each storefront's page. */
    isShown: boolean
  }[]
  /** What is withheld but not among today's sales. */
  others: string[]
}

/** Also what takes the place of a sale that is withheld. */
const limits = { all: 200, perRetailer: 10 }

export async function getSalesPage(
  { catalogue, saleReviews }: Pick<OperatorServices, 'catalogue' | 'saleReviews'>,
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
  const sales = toSales(today).map(sale => ({ ...mark(sale), isShown: listed.has(sale.subject) }))
  const shown = new Set([...stores, ...sales].map(({ subject }) => subject))
  const others = saleReviews.listWithheld().filter(subject => !shown.has(subject))
  return { stores, sales, others }
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
