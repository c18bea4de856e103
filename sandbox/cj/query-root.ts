import { formatDay } from '../world/days.ts'
import { findCursorOffset, toCursor } from './cursor.ts'
import { cjFeeds } from './feeds.ts'
import type { Args, Resolved } from './graphql/execute.ts'
import { GraphqlError } from './graphql/graphql-error.ts'
import type { CjRows } from './row-columns.ts'
import { selectRows } from './select-rows.ts'
import { type Publisher, toShopping } from './shopping.ts'

export const defaultLimit = 1_000
export const maxLimit = 10_000
/** Rows reachable by offset; a cursor reaches all. */
export const cjReach = 10_000

/** The resolvers of the query root. */
export function createQueryRoot(
  world: { seed: number; readonly day: number },
  rows: CjRows,
  baseUrl: string,
  publisher: Publisher,
): Resolved {
  const { seed } = world
  const toRow = (at: number) => toShopping(seed, rows.getRow(at), baseUrl, publisher)

  function toPage(args: Args) {
    const { limit, offset } = toWindow(args)
    const places = selectRows(seed, rows, args)
    return { places, limit, offset }
  }

  return {
    shoppingProducts(args: Args) {
      const { places, limit, offset } = toPage(args)
      const page = places.slice(offset, Math.min(offset + limit, cjReach))
      return { totalCount: places.length, limit, count: page.length, resultList: page.map(toRow) }
    },
    products(args: Args) {
      const { places, limit, offset: asked } = toPage(args)
      const walked =
        typeof args.page === 'string' ? findCursorOffset(args.page, world.day, args) : undefined
      if (typeof args.page === 'string' && walked === undefined)
        throw new GraphqlError(`Invalid value for 'page'`, undefined, ['products'])
      const offset = walked ?? asked
      const end =
        walked === undefined && asked > 0 ? Math.min(offset + limit, cjReach) : offset + limit
      const page = places.slice(offset, end)
      const isMore = offset + page.length < places.length && page.length > 0
      return {
        totalCount: args.disableTotalCount === true ? 0 : places.length,
        limit,
        count: page.length,
        nextPage: isMore ? toCursor(offset + page.length, world.day, args) : null,
        resultList: page.map(toRow),
      }
    },
    productFeeds: (args: Args) =>
      args.feedType === 'TRAVEL' || args.feedType === 'FINANCE'
        ? toFeeds(args, [])
        : toFeeds(args, cjFeeds),
    shoppingProductFeeds: (args: Args) => toFeeds(args, cjFeeds),
  }

  function toFeeds(args: Args, all: typeof cjFeeds) {
    const { limit, offset } = toWindow(args)
    const columns = rows.getColumns()
    const counts = new Uint32Array(cjFeeds.length)
    columns.feed.forEach((feed, at) => {
      if (!columns.isDeleted[at]) counts[feed] = (counts[feed] ?? 0) + 1
    })
    const partnerIds = Array.isArray(args.partnerIds) ? args.partnerIds.map(String) : undefined
    const feeds = all.filter(
      ({ advertiser }) =>
        (partnerIds === undefined || partnerIds.includes(String(advertiser.id))) &&
        (args.advertiserCountry === undefined || args.advertiserCountry === advertiser.country),
    )
    const page = feeds.slice(offset, offset + limit)
    return {
      totalCount: feeds.length,
      limit,
      count: page.length,
      resultList: page.map(({ index, adId, advertiser, name }) => ({
        adId: String(adId),
        advertiserId: String(advertiser.id),
        advertiserName: advertiser.name,
        advertiserCountry: advertiser.country,
        sourceFeedType: 'SHOPPING',
        currency: advertiser.currency,
        language: 'en',
        feedName: name,
        lastUpdated: `${formatDay(world.day)}T05:00:00.000Z`,
        productCount: counts[index] ?? 0,
      })),
    }
  }
}

function toWindow(args: Args): { limit: number; offset: number } {
  return {
    limit: typeof args.limit === 'number' ? args.limit : defaultLimit,
    offset: typeof args.offset === 'number' ? args.offset : 0,
  }
}
