import { createPublicWeb, findRedirect, readBounded } from '#app/public-web/public-web.server.ts'
import { decodeBody } from './decode-body.server.ts'
import { PictureFault } from './picture-fault.ts'

export interface FetchLimits {
  /** The time limit for the whole fetch, including redirects. */
  seconds: number
  bytes: number
}

export interface OriginalFetch {
  /** Fetches a picture from its URL. Throws a `PictureFault` with the reason on failure. */
  fetch(url: string): Promise<Buffer>
}

const defaultLimits: FetchLimits = { seconds: 8, bytes: 10 * 1024 * 1024 }
const maxRedirects = 3
/** Some hosts refuse requests without a user agent. */
const headers = {
  'User-Agent': 'Mozilla/5.0 (compatible; Storefronts pictures)',
  Accept: 'image/avif,image/webp,image/*',
}

/**
 * Fetches pictures from untrusted source URLs. Limits time, bytes and redirects, and refuses
 * private addresses except `privateHosts`, as host:port.
 */
export function createOriginalFetch({
  privateHosts,
  limits = defaultLimits,
}: {
  privateHosts: readonly string[]
  limits?: FetchLimits
}): OriginalFetch {
  const web = createPublicWeb({ privateHosts })

  async function fetchFollowing(url: URL, hops: number, signal: AbortSignal): Promise<Buffer> {
    const answer = await web.get(url, { signal, headers })
    const next = findRedirect(answer, url)
    if (next) {
      answer.destroy()
      if (hops === 0) throw new PictureFault(502, `it redirects more than ${maxRedirects} times`)
      return fetchFollowing(next, hops - 1, signal)
    }
    const { statusCode = 0 } = answer
    if (statusCode !== 200) {
      answer.destroy()
      throw new PictureFault(
        [404, 410].includes(statusCode) ? 404 : 502,
        `its host returned ${statusCode}`,
      )
    }
    const body = await readBounded(answer, limits.bytes)
    return decodeBody(body, answer.headers['content-encoding'], limits.bytes)
  }

  return {
    async fetch(url) {
      const signal = AbortSignal.timeout(limits.seconds * 1000)
      try {
        return await fetchFollowing(new URL(url), maxRedirects, signal)
      } catch (error) {
        if (error instanceof PictureFault) throw error
        if (signal.aborted)
          throw new PictureFault(
            504,
            `its host did not send a complete file within ${limits.seconds} s`,
          )
        throw new PictureFault(502, error instanceof Error ? error.message : String(error))
      }
    },
  }
}
