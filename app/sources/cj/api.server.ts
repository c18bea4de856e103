import { z } from 'zod'
import { type CjCallSettings, createCjCall } from './call.server.ts'
import { parseProductId } from './product-id.ts'
import { toPageQuery } from './query.ts'

/** A page of rows as CJ sends them. */
export type CjRawPage = z.output<typeof rawPage>

/**
 * Access to CJ's rows as sent, for callers that need the network's
 * data instead of the catalogue's. Throws a `SourceError`.
 */
export interface CjApi {
  /** Fetches rows of the advertiser `advertiserId`, or of all joined advertisers. */
  fetchProducts(
    page: { limit: number; offset: number; advertiserId?: string | undefined },
    signal?: AbortSignal,
  ): Promise<CjRawPage>
  /**
   * Fetches rows by id, which may include the feed
   * (`14000004~NQ-4471-NVY-S`). The list is empty if there are none.
   */
  fetchProduct(productId: string, signal?: AbortSignal): Promise<Pick<CjRawPage, 'resultList'>>
}

const rawPage = z.looseObject({ resultList: z.array(z.unknown()), totalCount: z.number() })
/**
 * The maximum number of rows to fetch for one id. There
 * can be several, since ids are unique only within a feed.
 */
const maxNamesakes = 100

export function createCjApi(settings: CjCallSettings): CjApi {
  const { fetchWhole } = createCjCall(settings)
  return {
    fetchProducts({ limit, offset, advertiserId }, signal) {
      // CJ calls advertisers "partners", and its ad ids identify feeds.
      const partnerIds = advertiserId === undefined ? undefined : [advertiserId]
      const query = toPageQuery(settings, { limit, offset, partnerIds })
      return fetchWhole(rawPage, query, { isBulk: false, signal })
    },
    async fetchProduct(productId, signal) {
      const key = parseProductId(productId)
      const inFeed = key?.rowId === undefined ? undefined : key
      const query = toPageQuery(settings, {
        ids: [inFeed?.rowId ?? productId],
        adIds: inFeed && [inFeed.adId],
        limit: maxNamesakes,
        offset: 0,
      })
      const { resultList } = await fetchWhole(rawPage, query, { isBulk: false, signal })
      return { resultList }
    },
  }
}
