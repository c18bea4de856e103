import { z } from 'zod'
import { type CjCallSettings, createCjCall } from './call.server.ts'
import { parseProductId } from './product-id.ts'
import { toPageQuery } from './query.ts'

/** A page of rows as CJ sends them. */
export type CjRawPage = z.output<typeof rawPage>

/** CJ's rows as they are, for callers who want the network and not the catalogue. Throws a `SourceError`. */
export interface CjApi {
  /** Of one advertiser where `advertiserId` says so, else of all joined ones. */
  fetchProducts(
    page: { limit: number; offset: number; advertiserId?: string | undefined },
    signal?: AbortSignal,
  ): Promise<CjRawPage>
  /** By a row's own id, alone or behind its feed (`14000004~NQ-4471-NVY-S`); an empty list when nobody has it. */
  fetchProduct(productId: string, signal?: AbortSignal): Promise<Pick<CjRawPage, 'resultList'>>
}

const rawPage = z.looseObject({ resultList: z.array(z.unknown()), totalCount: z.number() })
/** Ids are unique within a feed only. */
const maxNamesakes = 100

export function createCjApi(settings: CjCallSettings): CjApi {
  const { fetchWhole } = createCjCall(settings)
  return {
    fetchProducts({ limit, offset, advertiserId }, signal) {
      // An advertiser is a partner; what CJ itself calls an ad id is a feed's.
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
