import { type IncomingMessage, Agent as PlainAgent, get as plainGet } from 'node:http'
import { Agent as SecureAgent, get as secureGet } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { PictureFault } from './picture-fault.ts'
import { isPublicAddress, lookUpPublic } from './public-address.server.ts'

export interface FetchLimits {
  /** For all of it, redirects included. */
  seconds: number
  bytes: number
}

export interface OriginalFetch {
  /** The bytes at an address a product named; throws a `PictureFault` that says why not. */
  fetch(url: string): Promise<Buffer>
}

const defaultLimits: FetchLimits = { seconds: 8, bytes: 10 * 1024 * 1024 }
const maxRedirects = 3
/** Some hosts refuse those who do not say who they are. */
const headers = {
  'User-Agent': 'Mozilla/5.0 (compatible; Storefronts pictures)',
  Accept: 'image/avif,image/webp,image/*',
  'Accept-Encoding': 'identity',
}
const redirects = [301, 302, 303, 307, 308]

/**
 * Reads pictures from where sources say they are, which is a stranger's word: bounded in time, bytes and redirects, and
 * never into our own network. `privateHosts`: those that may be there all the same, as host:port.
 */
export function createOriginalFetch({
  privateHosts,
  limits = defaultLimits,
}: {
  privateHosts: readonly string[]
  limits?: FetchLimits
}): OriginalFetch {
  const publicAgents = createAgents(lookUpPublic)
  const privateAgents = createAgents(undefined)

  function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const isAllowed = privateHosts.includes(url.host)
    const isSecure = url.protocol === 'https:'
    if (!isSecure && url.protocol !== 'http:')
      throw new PictureFault(502, `${url.protocol} is no web address`)
    // A name is judged when it is looked up; an address is not looked up.
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (!isAllowed && isIP(literal) && !isPublicAddress(literal))
      throw new PictureFault(502, `${url.host} is not public`)
    const { plain, secure } = isAllowed ? privateAgents : publicAgents
    return new Promise((resolve, reject) => {
      const sent = isSecure
        ? secureGet(url, { signal, headers, agent: secure }, resolve)
        : plainGet(url, { signal, headers, agent: plain }, resolve)
      sent.once('error', (error: NodeJS.ErrnoException) => {
        // The host hung up while the kept connection lay idle: that says nothing of the picture.
        const isStale = sent.reusedSocket && error.code === 'ECONNRESET'
        if (isStale) request(url, signal).then(resolve, reject)
        else reject(error)
      })
    })
  }

  async function fetchFollowing(url: URL, hops: number, signal: AbortSignal): Promise<Buffer> {
    const answer = await request(url, signal)
    const { statusCode = 0, headers } = answer
    if (redirects.includes(statusCode) && headers.location !== undefined) {
      answer.destroy()
      if (hops === 0) throw new PictureFault(502, 'it redirects on and on')
      if (!URL.canParse(headers.location, url)) throw new PictureFault(502, 'it redirects to nowhere')
      return fetchFollowing(new URL(headers.location, url), hops - 1, signal)
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new PictureFault([404, 410].includes(statusCode) ? 404 : 502, `it answers ${statusCode}`)
    }
    return readBounded(answer, limits.bytes)
  }

  return {
    async fetch(url) {
      const signal = AbortSignal.timeout(limits.seconds * 1000)
      try {
        return await fetchFollowing(new URL(url), maxRedirects, signal)
      } catch (error) {
        if (error instanceof PictureFault) throw error
        if (signal.aborted) throw new PictureFault(504, `nothing whole came within ${limits.seconds} s`)
        throw new PictureFault(502, error instanceof Error ? error.message : String(error))
      }
    },
  }
}

function createAgents(lookup: LookupFunction | undefined): { plain: PlainAgent; secure: SecureAgent } {
  const options = { keepAlive: true, ...(lookup ? { lookup } : {}) }
  return { plain: new PlainAgent(options), secure: new SecureAgent(options) }
}

async function readBounded(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    bytes += chunk.length
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new PictureFault(502, `it is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
