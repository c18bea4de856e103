import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { getWholeBody } from '#app/requests/whole-body.ts'
import { redactSecrets } from '../../redact-secrets.ts'
import { logAccess } from '../access-log.ts'
import type { Admission } from '../admission.ts'
import { createBusyPage } from '../busy-page.ts'
import { findClientRequest } from '../client-request.ts'
import {
  type BodyEncoding,
  chooseBodyEncoding,
  type FindDictionary,
} from '../dictionaries/body-encoding.ts'
import type { Metrics } from '../metrics.ts'
import { findTargetFault, getPath } from '../request-target.ts'
import { addSecurityHeaders } from '../security-headers.ts'
import type { ResponseCache } from './response-cache.ts'
import { formatAge, matchesTag, type SharedPage, toSharedHeaders } from './shared-page.ts'
import { findSharedRequest } from './shared-request.ts'

export interface FastAnswerOptions {
  cache: ResponseCache<SharedPage>
  /** Undefined if every request is admitted. */
  admission?: Pick<Admission, 'refusesShopper'> | undefined
  getSite(host: string): { siteName: string }
  trustedProxies: number
  log: Logger
  metrics?: Pick<Metrics, 'observeRequest'> | undefined
}

/** Answers a request if that takes no waiting; returns false if it is not answered. */
export type FastAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The page that a request asks for, parsed once per combination of URL and headers. */
interface Target {
  key: string
  oldestMs: number
  host: string
  isSecure: boolean
}

/** A head and body as Node writes them. */
interface Written {
  tag: string
  headers: string[]
  body: Uint8Array
}

interface Answer {
  status: number
  head: readonly string[]
  body: Uint8Array | undefined
}

/** The headers that `findSharedRequest` and `findClientRequest` read. Others make no difference. */
const readHeaders = [
  ...['host', 'accept', 'cookie', 'authorization', 'sec-purpose'],
  ...['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
]
const maxTargets = 5_000
/** Requests with longer addresses and headers are answered by the router. */
const maxTargetCharacters = 2_000

/**
 * Creates the function that answers requests for cached pages without the router and its requests
 * and responses, which would take most of the time, and that refuses requests for which there is no
 * time. It changes no page and renders none: whatever it does not answer, the application does, with
 * the same result.
 */
export function createFastAnswer({
  cache,
  admission,
  getSite,
  trustedProxies,
  log,
  metrics,
}: FastAnswerOptions): FastAnswer {
  const targets = new LRUCache<string, Target | 'none'>({ max: maxTargets })
  const chosen = new LRUCache<string, BodyEncoding | 'none'>({ max: 100 })
  const written = new WeakMap<SharedPage, Map<string, Written>>()
  const refusals = new LRUCache<string, Answer>({ max: 100 })

  function findTarget({ url = '', headers }: IncomingMessage): Target | 'none' {
    const values = readHeaders.map(name => headers[name] ?? '')
    const id = `${url}\n${values.join('\n')}`
    if (id.length > maxTargetCharacters) return 'none'
    const known = targets.get(id)
    if (known) return known
    const target = parseTarget(url, values)
    targets.set(id, target)
    return target
  }

  function parseTarget(url: string, values: readonly (string | string[])[]): Target | 'none' {
    if (findTargetFault(url) || redactSecrets(url) !== url) return 'none'
    const [host] = values
    const headers = new Headers()
    for (const [index, name] of readHeaders.entries())
      if (values[index]) headers.set(name, String(values[index]))
    const received = new URL(`http://${host}${url}`)
    const client = findClientRequest(
      { url: received.href, headers },
      { trustedProxies, socketAddress: undefined },
    )
    const { pathname, search } = received
    const shared = findSharedRequest({
      method: 'GET',
      url: client.origin + pathname + search,
      headers,
    })
    const isSecure = client.origin.startsWith('https:')
    return shared ? { ...shared, host: client.host, isSecure } : 'none'
  }

  function findEncoding(
    headers: IncomingMessage['headers'],
    findDictionary: FindDictionary | undefined,
  ): BodyEncoding | 'none' {
    const acceptEncoding = String(headers['accept-encoding'] ?? '')
    const offered = headers['available-dictionary']
    if (findDictionary && offered !== undefined) {
      const availableDictionary = String(offered)
      return chooseBodyEncoding({ acceptEncoding, availableDictionary }, findDictionary) ?? 'none'
    }
    const known = chosen.get(acceptEncoding)
    if (known) return known
    const encoding =
      chooseBodyEncoding({ acceptEncoding, availableDictionary: undefined }, undefined) ?? 'none'
    if (acceptEncoding.length < maxTargetCharacters) chosen.set(acceptEncoding, encoding)
    return encoding
  }

  function findWritten(
    page: SharedPage,
    encoding: BodyEncoding | undefined,
    isSecure: boolean,
  ): Written | undefined {
    const body = encoding ? page.compressed.get(encoding.key) : page.body
    if (!body || body instanceof Promise) return undefined
    const id = `${encoding?.key} ${isSecure}`
    const known = written.get(page)?.get(id)
    if (known) return known
    const headers = toSharedHeaders(page, encoding)
    addSecurityHeaders(headers, { isSecure, isSecret: false, isDevelopment: false })
    const made = { tag: headers.get('ETag') ?? '', headers: [...headers].flat(), body }
    written.set(page, (written.get(page) ?? new Map<string, Written>()).set(id, made))
    return made
  }

  /** Returns the refusal of a page that is neither known nor can be rendered now. */
  function findRefusal({ key, host, isSecure }: Target): Answer | undefined {
    if (cache.isKnown(key) || !admission?.refusesShopper()) return undefined
    const id = `${host} ${isSecure}`
    const known = refusals.get(id)
    if (known) return known
    const page = createBusyPage(getSite(host).siteName)
    addSecurityHeaders(page.headers, { isSecure, isSecret: false, isDevelopment: false })
    const answer = { status: page.status, head: [...page.headers].flat(), body: getWholeBody(page) }
    refusals.set(id, answer)
    return answer
  }

  function findAnswer(target: Target, headers: IncomingMessage['headers']): Answer | undefined {
    const found = cache.find(target.key, target.oldestMs)
    if (!found) return findRefusal(target)
    const { page, ageMs } = found
    // Who searches is decided by more headers.
    if (page.searches.length > 0) return undefined
    const accepted = page.isCompressible ? findEncoding(headers, page.findDictionary) : 'none'
    const written = findWritten(page, accepted === 'none' ? undefined : accepted, target.isSecure)
    if (!written) return undefined
    const head = [...written.headers, 'Age', formatAge(ageMs)]
    return matchesTag(headers['if-none-match'], written.tag)
      ? { status: 304, head, body: undefined }
      : { status: 200, head, body: written.body }
  }

  return (incoming, outgoing) => {
    const startedAt = performance.now()
    const { method, url = '', headers } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const target = findTarget(incoming)
    const answer = target === 'none' ? undefined : findAnswer(target, headers)
    if (target === 'none' || !answer) return false
    const { status, body } = answer
    const requestId = findForwardedId(headers['x-request-id'], trustedProxies) ?? randomUUID()
    const head = [...answer.head, 'X-Request-Id', requestId]
    if (body) head.push('Content-Length', String(body.byteLength))
    outgoing.writeHead(status, head)
    outgoing.end(method === 'HEAD' ? undefined : body)
    const ms = performance.now() - startedAt
    const path = getPath(url)
    metrics?.observeRequest(path, status, ms)
    logAccess(log, { visit: { requestId, host: target.host }, method, path, status, ms })
    return true
  }
}

const loggableId = /^[\w.:-]{1,128}$/

/** Returns the id that a trusted proxy gave the request. */
export function findForwardedId(
  given: string | string[] | undefined,
  trustedProxies: number,
): string | undefined {
  return trustedProxies > 0 && typeof given === 'string' && loggableId.test(given)
    ? given
    : undefined
}
