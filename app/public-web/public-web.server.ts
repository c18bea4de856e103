import { type IncomingMessage, Agent as PlainAgent, get as plainGet } from 'node:http'
import { Agent as SecureAgent, get as secureGet } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createPublicLookup, isPublicAddress } from './public-address.server.ts'
import { WebFault } from './web-fault.ts'

/** Fetches untrusted URLs, but never from private networks. */
export interface PublicWeb {
  /**
   * Sends a single GET request without cookies and does not follow redirects. Throws a `WebFault`
   * for a private address.
   */
  get(url: URL, options: GetOptions): Promise<IncomingMessage>
}

export interface GetOptions {
  signal: AbortSignal
  /** Without Accept-Encoding, nothing is decompressed, so decompression bombs have no effect. */
  headers: Record<string, string>
}

const redirectStatuses = [301, 302, 303, 307, 308]

/** Only `privateHosts`, as host:port, may be inside our own network. */
export function createPublicWeb({
  privateHosts,
  lookUpPublic = createPublicLookup(),
}: {
  privateHosts: readonly string[]
  lookUpPublic?: LookupFunction
}): PublicWeb {
  const publicAgents = createAgents(lookUpPublic)
  const privateAgents = createAgents(undefined)

  function get(url: URL, { signal, headers }: GetOptions): Promise<IncomingMessage> {
    const isAllowed = privateHosts.includes(url.host)
    const isSecure = url.protocol === 'https:'
    if (!isSecure && url.protocol !== 'http:')
      return Promise.reject(new WebFault(`${url.protocol} is not http or https`))
    // The agent's lookup checks names, but literal addresses bypass it.
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (!isAllowed && isIP(literal) && !isPublicAddress(literal))
      return Promise.reject(new WebFault(`${url.host} is not public`))
    const { plain, secure } = isAllowed ? privateAgents : publicAgents
    const sent = { ...headers, 'Accept-Encoding': 'identity' }
    return new Promise((resolve, reject) => {
      const request = isSecure
        ? secureGet(url, { signal, headers: sent, agent: secure }, resolve)
        : plainGet(url, { signal, headers: sent, agent: plain }, resolve)
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The host has closed the idle connection, so the request is retried on a new one.
        const isStale = request.reusedSocket && error.code === 'ECONNRESET'
        if (isStale) get(url, { signal, headers }).then(resolve, reject)
        else reject(error)
      })
    })
  }

  return { get }
}

/** Returns the redirect target of a response, if any. Throws a `WebFault` for an invalid URL. */
export function findRedirect({ statusCode = 0, headers }: IncomingMessage, from: URL) {
  if (!redirectStatuses.includes(statusCode) || headers.location === undefined) return undefined
  const url = URL.parse(headers.location, from.href)
  if (!url) throw new WebFault('it redirects to an invalid URL')
  return url
}

/** Reads the body of a response. Throws a `WebFault` once the body exceeds `maxBytes`. */
export async function readBounded(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    bytes += chunk.length
    // Throwing ends the loop, which closes the connection.
    if (bytes > maxBytes) throw new WebFault(`it is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads the first `maxBytes` of a body, for data near the beginning of a page. */
export async function readBeginning(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

function createAgents(lookup: LookupFunction | undefined): {
  plain: PlainAgent
  secure: SecureAgent
} {
  const options = { keepAlive: true, ...(lookup ? { lookup } : {}) }
  return { plain: new PlainAgent(options), secure: new SecureAgent(options) }
}
