import { feedAdvertiser } from './rakuten-feed.ts'

export const feedKeys = {
  user: 'datatransfer',
  password: 'sandbox-feeds',
  awinKey: 'sandbox-awin-key',
}

/**
 * The URL of each feed file, and the credentials it
 * requires. For the first four, `?rows=` sets the length.
 */
export interface FeedAddresses {
  googleXml: string
  googleTsv: string
  /** Requires HTTP Basic authentication with `user` and `password`. */
  cj: string
  rakuten: string
  /** The list of feeds, with the URL of each file. */
  awinList: string
  awin: string
  user: string
  password: string
}

export function toFeedAddresses(url: string): FeedAddresses {
  const { user, password, awinKey } = feedKeys
  return {
    googleXml: `${url}/feeds/google.xml`,
    googleTsv: `${url}/feeds/google.tsv`,
    cj: `${url}/datatransfer/files/1000001/outgoing/productcatalog/200002/Alder_Finch-Product_Catalog-shopping.txt.gz`,
    rakuten: `${url}/${feedAdvertiser.mid}_3100031_mp.txt.gz`,
    awinList: `${url}/datafeed/list/apikey/${awinKey}`,
    awin: `${url}/datafeed/download/apikey/${awinKey}/language/en/fid/70007/format/csv/compression/gzip/`,
    user,
    password,
  }
}
