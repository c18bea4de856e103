import type pg from 'pg'
import { leastFall } from '#app/domain/price-fall.ts'
import type { AlertEvent } from './alert.ts'

/** News about a product that could be told to a shopper. */
export type News = Pick<AlertEvent, 'kind' | 'size' | 'cents'> & {
  userId: string
  productNumber: number
  /** Separates saved searches, each of which has its own feed; absent for alerts. */
  searchId?: string
}

/** Remembers what shoppers were told about products within the last day. */
export interface RecentlyTold {
  /**
   * Returns true if the news repeats what the shopper was told within a day. A drop or a cheaper
   * match repeats an earlier one unless it is at least one percent below every price told. If it
   * is no repetition, it is remembered as told.
   */
  isRepeated(news: News): boolean
}

/** For this long, a product that flaps between two prices is reported once. */
const memoryHours = 24

/** Fetches what was told about products, in alert and digest emails and in feeds. */
export async function fetchRecentlyTold(
  client: pg.ClientBase,
  productNumbers: readonly number[],
  now: Date,
): Promise<RecentlyTold> {
  const { rows } = await client.query<Omit<News, 'size' | 'searchId'> & NullableNews>(
    `SELECT user_id AS "userId", product_number AS "productNumber", kind, size,
       search_id AS "searchId", min(cents) AS cents
     FROM alert_event WHERE product_number = ANY($1)
       AND happened_at > $2::timestamptz - make_interval(hours => $3)
     GROUP BY user_id, product_number, kind, size, search_id`,
    [productNumbers, now, memoryHours],
  )
  const told = new Map<string, number>()
  const remember = (key: string, cents: number) =>
    told.set(key, Math.min(cents, told.get(key) ?? Number.POSITIVE_INFINITY))
  for (const { size, searchId, ...row } of rows)
    remember(
      toKey({
        ...row,
        ...(size === null ? {} : { size }),
        ...(searchId === null ? {} : { searchId }),
      }),
      row.cents,
    )
  return {
    isRepeated(news) {
      const key = toKey(news)
      const lowest = told.get(key)
      const isPrice = news.kind === 'drop' || news.kind === 'cheaper'
      const isLower = lowest !== undefined && news.cents <= lowest * (1 - leastFall)
      if (lowest !== undefined && !(isPrice && isLower)) return true
      remember(key, news.cents)
      return false
    },
  }
}

interface NullableNews {
  size: string | null
  searchId: string | null
}

/** A price is the same news in every size, but a restock is not. */
function toKey({ userId, productNumber, kind, size, searchId }: News): string {
  const part = kind === 'stock' ? size?.toUpperCase() : undefined
  return JSON.stringify([userId, productNumber, kind, searchId, part])
}
