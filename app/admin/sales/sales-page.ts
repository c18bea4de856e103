import type { OperatorServices } from '#app/context/services.ts'
import type { Paging } from '#app/domain/paging.ts'
import { toProductSubject, toStoreSubject } from '#app/overrides/sale-reviews.server.ts'
import { createRefusedSales, type RefusedSale, type SaleScore } from '#app/pages/refused-sales.ts'

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
    /** False if an operator withholds the sale or its store. */
    isShown: boolean
  }[]
  /** What is withheld but not among today's sales, on the first page. */
  others: string[]
}

/** Few, because on a phone each is as high as three lines of text and a button. */
const salesPerPage = 25

export async function getSalesPage(
  { catalogue, saleReviews }: Pick<OperatorServices, 'catalogue' | 'saleReviews'>,
  page: number,
  now = new Date(),
): Promise<SalesPage> {
  const { isWithheld, fetchContradicted } = saleReviews
  const today = await createRefusedSales({
    ...{ catalogue, view: undefined, scope: [], now, page, limit: salesPerPage },
    reviews: { ...saleReviews, isWithheld: () => false },
  })
  const { paging, scores, sales } = today
  const named = new Set(scores.map(({ name }) => toStoreSubject(name)))
  const contradicted = await fetchContradicted()
  const listed = contradicted.filter(({ retailer }) => named.has(toStoreSubject(retailer)))
  const known = new Set([...named, ...listed.map(toProductSubject)])
  const isFirst = paging.page === 1
  return {
    stores: isFirst ? scores.map(score => toStore(score, isWithheld)) : [],
    paging,
    sales: sales.map(sale => toRow(sale, isWithheld)),
    others: isFirst ? saleReviews.listWithheld().filter(subject => !known.has(subject)) : [],
  }
}

type IsWithheld = (subject: string) => boolean

function toStore({ name, verified, claimed, contradicted }: SaleScore, isWithheld: IsWithheld) {
  const subject = toStoreSubject(name)
  const open = claimed - verified - contradicted
  const counts = `${verified} of ${claimed} verified, ${contradicted} contradicted, ${open} open`
  return { subject, name, counts, isWithheld: isWithheld(subject) }
}

function toRow(sale: RefusedSale, isWithheld: IsWithheld) {
  const { brand, name, retailer, path, price, claimed, record } = sale
  const subject = toProductSubject(sale)
  const isSaleWithheld = isWithheld(subject)
  return {
    ...{ subject, name: `${brand} ${name}`, path },
    record: `${price} at ${retailer}, listed as reduced from ${claimed}. ${record}`,
    isWithheld: isSaleWithheld,
    isShown: !isSaleWithheld && !isWithheld(toStoreSubject(retailer)),
  }
}
