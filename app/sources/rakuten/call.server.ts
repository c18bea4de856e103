import { createCallWithToken } from '../access-token.ts'
import { createSourceHttp, type SourceHttpOptions } from '../http.server.ts'
import type { XmlNode } from '../parse-xml.ts'
import { fetchToken, toTokenKey } from './fetch-token.server.ts'

export interface RakutenCallSettings {
  /** https://api.linksynergy.com */
  apiUrl: string
  clientId: string
  clientSecret: string
  /** The publisher's account number (SID), for which tokens are issued. */
  siteId: string
  ratePerMinute?: number
  /** Overrides the default timeouts and limits. */
  http?: Partial<
    Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs' | 'failuresToOpen' | 'healMs'>
  >
}

const name = 'Rakuten'
/** The limit that the upstream documents. */
export const defaultRatePerMinute = 100
/** The maximum size of a response, ten times the size of a page with a hundred long rows. */
const maxBytes = 8 * 1024 * 1024

/** Calls Rakuten with a valid token. Every failure is a `SourceError`. */
export function createRakutenCall(settings: RakutenCallSettings) {
  const { apiUrl, ratePerMinute = defaultRatePerMinute } = settings
  const source = createSourceHttp({
    ...settings.http,
    source: 'r',
    name,
    ratePerMinute,
    maxBytes,
    secrets: [settings.clientSecret, toTokenKey(settings)],
  })
  const callWithToken = createCallWithToken(previous =>
    fetchToken(source, toUrl('/token'), settings, previous),
  )

  function toUrl(path: string, search = new URLSearchParams()): URL {
    const url = new URL(`${apiUrl.replace(/\/+$/, '')}${path}`)
    url.search = search.toString()
    return url
  }

  function fetchXml<Answer>(
    url: URL,
    isBulk: boolean,
    parse: (answer: XmlNode) => Answer,
    signal?: AbortSignal,
  ): Promise<Answer> {
    return callWithToken(async token => {
      const headers = { authorization: `Bearer ${token}` }
      const { body } = await source.fetchXml({ url, headers, isBulk, secrets: [token] }, signal)
      return parse(body)
    }, signal)
  }

  return { source, toUrl, callWithToken, fetchXml }
}
