import { request } from 'node:http'

/** The User-Agent of the check of our own pages. */
export const ownAgent = 'storefronts-rules'

/**
 * Fetches paths from a server, with a Host header whose name need not resolve. `fetch` cannot
 * do this, since it sets the Host header itself. The function does not follow redirects.
 */
export function createHostFetch(origin: string, host: string, signal?: AbortSignal) {
  return (path: string): Promise<Response> =>
    new Promise((resolve, reject) => {
      const headers = { Host: host, Accept: 'text/html', 'User-Agent': ownAgent }
      const outgoing = request(new URL(path, origin), { headers, signal }, incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const { statusCode: status = 500 } = incoming
          const body = [204, 304].includes(status) ? null : Buffer.concat(chunks)
          resolve(new Response(body, { status, headers: toHeaders(incoming.rawHeaders) }))
        })
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
}

/** Converts raw headers, in which names and values alternate. */
function toHeaders(raw: readonly string[]): Headers {
  const headers = new Headers()
  raw.forEach((name, index) => {
    if (index % 2 === 0) headers.append(name, raw[index + 1] ?? '')
  })
  return headers
}
