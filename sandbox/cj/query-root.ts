import { GraphQLError } from 'graphql'
import { formatDay } from '../world/days.ts'
import { type Args, dropNulls, type Resolved } from './answer-query.ts'
import { findCursorOffset, toCursor } from './cursor.ts'
import { cjFeeds } from './feeds.ts'
import type { CjRows } from './row-columns.ts'
import { selectRows } from './select-rows.ts'
import { type Publisher, toShopping } from './shopping.ts'

const defaultLimit = 1_000
const maxLimit = 10_000
/** The number of rows that can be reached by offset. A cursor can reach all rows. */
export const cjReach = 10_000

/** Creates the resolvers of the query root. */
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

  /** Checks the company id before the other values, as the upstream does. */
  const checked = (resolve: (args: Args) => object) => (given: Args) => {
    const args = dropNulls(given)
    checkCompany(args, publisher)
    checkWindow(args)
    return resolve(args)
  }

  return {
    shoppingProducts: checked(args => {
      const { places, limit, offset } = toPage(args)
      const page = places.slice(offset, Math.min(offset + limit, cjReach))
      return { totalCount: places.length, limit, count: page.length, resultList: page.map(toRow) }
    }),
    products: checked(args => {
      const { places, limit, offset: requested } = toPage(args)
      const walked =
        typeof args.page === 'string' ? findCursorOffset(args.page, world.day, args) : undefined
      if (typeof args.page === 'string' && walked === undefined)
        throw new GraphQLError(`Invalid value for 'page'`)
      const offset = walked ?? requested
      const end =
        walked === undefined && requested > 0 ? Math.min(offset + limit, cjReach) : offset + limit
      const page = places.slice(offset, end)
      const isMore = offset + page.length < places.length && page.length > 0
      return {
        totalCount: args.disableTotalCount === true ? 0 : places.length,
        limit,
        count: page.length,
        nextPage: isMore ? toCursor(offset + page.length, world.day, args) : null,
        resultList: page.map(toRow),
      }
    }),
    productFeeds: checked(args =>
      args.feedType === 'TRAVEL' || args.feedType === 'FINANCE'
        ? toFeeds(args, [])
        : toFeeds(args, cjFeeds),
    ),
    shoppingProductFeeds: checked(args => toFeeds(args, cjFeeds)),
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

function checkCompany({ companyId }: Args, publisher: Publisher): void {
  if (companyId !== publisher.companyId)
    throw new GraphQLError(`User is not authorized to access company '${companyId}'`)
}

function checkWindow(args: Args): void {
  const { limit, offset } = toWindow(args)
  if (limit > maxLimit || limit < 1)
    throw new GraphQLError(`Invalid value for 'limit': ${limit}. It must be from 1 to ${maxLimit}.`)
  if (offset < 0)
    throw new GraphQLError(`Invalid value for 'offset': ${offset}. It must not be negative.`)
}

function toWindow(args: Args): { limit: number; offset: number } {
  return {
    limit: typeof args.limit === 'number' ? args.limit : defaultLimit,
    offset: typeof args.offset === 'number' ? args.offset : 0,
  }
}
