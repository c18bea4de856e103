/** Where OpenSearch is, as `SEARCH_URL` says. */
export interface EngineAddress {
  /** The nodes' addresses, without credentials. */
  nodes: string[]
  auth?: { username: string; password: string }
  /** What the names of our indices begin with. */
  prefix: string
}

const usualPrefix = 'storefronts'
const validPrefix = /^[a-z][a-z0-9_-]{0,60}$/

/**
 * Parses addresses of nodes, separated by commas; the path of the last one names the indices:
 * `https://user:password@a:9200,https://b:9200/shop`. Undefined if it is none.
 */
export function parseEngineAddress(text: string): EngineAddress | undefined {
  const urls = text.split(',').map(each => each.trim())
  if (!urls.every(url => URL.canParse(url))) return undefined
  const parsed = urls.map(url => new URL(url))
  const last = parsed.at(-1)
  if (last === undefined || !parsed.every(isPlain)) return undefined
  const paths = parsed.map(({ pathname }) => pathname.replace(/^\/|\/$/g, ''))
  const prefix = paths.pop() || usualPrefix
  if (!validPrefix.test(prefix) || paths.some(path => path !== '')) return undefined
  const named = parsed.find(({ username }) => username !== '')
  return {
    nodes: parsed.map(({ origin }) => origin),
    ...(named
      ? {
          auth: {
            username: decodeURIComponent(named.username),
            password: decodeURIComponent(named.password),
          },
        }
      : {}),
    prefix,
  }
}

function isPlain({ protocol, search, hash }: URL): boolean {
  return (protocol === 'http:' || protocol === 'https:') && search === '' && hash === ''
}
