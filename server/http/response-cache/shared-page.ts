import { hash } from 'node:crypto'
import { maxPageAgeSeconds, maxReadAgeSeconds } from '#app/domain/max-page-age.ts'
import { createWholeResponse, getWholeBody } from '#app/requests/whole-body.ts'
import { compressible, compressResponse, minLength } from '../compress-response.ts'
import {
  type BodyEncoding,
  chooseBodyEncoding,
  type FindDictionary,
} from '../dictionaries/body-encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The arguments of a `recordSearch`. */
export type Search = [storefront: string, text: string, results: number]

/** A rendered page, which may be sent to many visitors. */
export interface SharedPage {
  status: number
  headers: ReadonlyMap<string, string>
  /** Empty unless the page may be shared, since such headers are combined into one. */
  setCookies: readonly string[]
  body: Bytes
  /** The searches to count for every person who gets the page. */
  searches: readonly Search[]
  tag: string
  /** The compressed forms that visitors have asked for so far, by the key of their encoding. */
  compressed: Map<string, Bytes | Promise<Bytes>>
  isCompressible: boolean
  /** Finds the dictionaries against which the page may be compressed. */
  findDictionary?: FindDictionary
  bytes(): number
}

/** Headers of the body, which differ with the encoding. */
const bodyHeaders = ['content-length', 'set-cookie']

/**
 * Reads a rendered response to its end. The same document as that of the `earlier` page, which comes
 * from the document cache, has the same compressed forms.
 */
export async function createSharedPage(
  response: Response,
  searches: readonly Search[],
  earlier?: Pick<SharedPage, 'body' | 'tag' | 'compressed'>,
): Promise<SharedPage> {
  const body = getWholeBody(response) ?? new Uint8Array(await response.arrayBuffer())
  const { tag, compressed } =
    earlier?.body === body
      ? earlier
      : { tag: hash('sha256', body, 'base64url').slice(0, 22), compressed: new Map() }
  const entries = [...response.headers].filter(([name]) => !bodyHeaders.includes(name))
  return {
    status: response.status,
    headers: new Map(entries),
    setCookies: response.headers.getSetCookie(),
    body,
    searches,
    tag,
    compressed,
    isCompressible:
      body.byteLength >= minLength &&
      !response.headers.has('Content-Encoding') &&
      compressible.test(response.headers.get('Content-Type') ?? ''),
    bytes: () =>
      [...compressed.values()].reduce(
        (sum, each) => sum + (each instanceof Promise ? 0 : each.byteLength),
        body.byteLength,
      ),
  }
}

/** True if other visitors may get the page: it is no error and no route has its own rules for it. */
export function isShareable({ status, headers, setCookies }: SharedPage): boolean {
  const rule = headers.get('cache-control')
  return status === 200 && setCookies.length === 0 && (!rule || isPrefetchRule(rule))
}

/** Prefetched data may stay in the visitor's own cache until the click. */
function isPrefetchRule(rule: string): boolean {
  return /^private, max-age=\d+$/.test(rule)
}

/**
 * Answers a request with a shareable page. Caches of visitors ask again each time and get a 304 if
 * the page is the same; caches in front of the server serve it until it has the age limit in all.
 */
export async function answerShared(
  page: SharedPage,
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
  ageMs: number,
  onGrow: () => void,
): Promise<Response> {
  const encoding = page.isCompressible
    ? chooseBodyEncoding(
        {
          acceptEncoding: asked.get('Accept-Encoding') ?? undefined,
          availableDictionary: asked.get('Available-Dictionary') ?? undefined,
        },
        page.findDictionary,
      )
    : undefined
  const headers = toSharedHeaders(page, encoding)
  headers.set('Age', formatAge(ageMs))
  if (matchesTag(asked.get('If-None-Match') ?? undefined, headers.get('ETag')))
    return new Response(null, { status: 304, headers })
  const body = encoding ? await compress(page, encoding, onGrow) : page.body
  headers.set('Content-Length', String(body.byteLength))
  return new Response(method === 'HEAD' ? null : body, { headers })
}

/** Returns the headers that do not depend on the page's age, of a 304 too. */
export function toSharedHeaders(
  page: SharedPage,
  encoding: Pick<BodyEncoding, 'name' | 'key'> | undefined,
): Headers {
  const headers = new Headers([...page.headers])
  headers.append('Vary', 'Cookie, Accept-Encoding')
  if (!headers.has('Cache-Control'))
    headers.set(
      'Cache-Control',
      `public, max-age=0, s-maxage=${maxPageAgeSeconds - maxReadAgeSeconds}`,
    )
  headers.set('ETag', `"${page.tag}${encoding ? `-${encoding.key}` : ''}"`)
  if (encoding) headers.set('Content-Encoding', encoding.name)
  return headers
}

/** Formats an age in whole seconds, never younger than it is. */
export function formatAge(ms: number): string {
  return String(Math.ceil(ms / 1000))
}

/** Answers with a page that nobody else may get. */
export function answerAlone(page: SharedPage, asked: Headers): Promise<Response> {
  const headers = new Headers([...page.headers])
  for (const cookie of page.setCookies) headers.append('Set-Cookie', cookie)
  const init = { status: page.status, headers }
  if (page.body.byteLength === 0) return Promise.resolve(new Response(null, init))
  headers.set('Content-Length', String(page.body.byteLength))
  return compressResponse(createWholeResponse(page.body, init), asked.get('Accept-Encoding'))
}

async function compress(
  page: SharedPage,
  { key, compress }: BodyEncoding,
  onGrow: () => void,
): Promise<Bytes> {
  const known = page.compressed.get(key)
  if (known) return known
  const compressing = compress(page.body)
  page.compressed.set(key, compressing)
  const body = await compressing
  page.compressed.set(key, body)
  onGrow()
  return body
}

/** Compares weakly, as RFC 9110 requires for `If-None-Match`. */
export function matchesTag(given: string | undefined, tag: string | null): boolean {
  if (given === undefined) return false
  return given.split(',').some(each => {
    const known = each.trim().replace(/^W\//, '')
    return known === tag || known === '*'
  })
}
