import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
} from 'cockatiel'
import pThrottle from 'p-throttle'
import type { SourceLetter } from '#app/domain/source.ts'
import { AttemptError } from './attempt-error.ts'
import { type ConnectorHealth, SourceError } from './connector.ts'
import { parseJson, toExcerpt } from './parse-json.ts'
import { parseXml, type XmlNode } from './parse-xml.ts'

import { parseRetryAfter } from './retry-after.ts'
import { untilAborted } from './until-aborted.ts'

export interface SourceHttpOptions {
  source: SourceLetter
  /** The upstream's name, as it appears in messages. */
  name: string
  /** The maximum number of calls in any minute, including bursts; Infinity if there is no limit. */
  ratePerMinute: number
  /** The time allowed for one attempt, from the request to the last byte. */
  timeoutMs?: number
  /** The maximum number of attempts after the first one. */
  retries?: number
  /**
   * The upper bound of the first wait between attempts. The bound doubles
   * with each attempt, and jitter shortens each wait by up to half.
   */
  firstRetryMs?: number
  /**
   * The longest wait that a Retry-After header can request; anything longer is shortened to this.
   */
  maxRetryAfterMs?: number
  maxBytes?: number
  /** The number of consecutive failed attempts that opens the circuit. */
  failuresToOpen?: number
  /** How long an open circuit refuses calls before it allows a trial call. */
  healMs?: number
  /** Keys and tokens, masked in every message. */
  secrets?: readonly string[]
}

export interface SourceRequest {
  url: URL
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Error statuses for which the body is returned. Other error statuses throw. */
  answerStatuses?: readonly number[]
  /**
   * True for the calls of a long read, which leave a tenth
   * of the rate for calls that visitors are waiting for.
   */
  isBulk?: boolean
  /** Secrets that only this request uses, such as its token. */
  secrets?: readonly string[]
}

export interface SourceAnswer<Body> {
  status: number
  body: Body
}

/** All methods throw a `SourceError`, or the signal's reason once it aborts. */
export interface SourceHttp {
  fetchJson(request: SourceRequest, signal?: AbortSignal): Promise<SourceAnswer<unknown>>
  fetchText(request: SourceRequest, signal?: AbortSignal): Promise<SourceAnswer<string>>
  fetchXml(request: SourceRequest, signal?: AbortSignal): Promise<SourceAnswer<XmlNode>>
  /** Parses the body with `parse`; errors like those of `parseJson` are retried. */
  fetchParsed<Body>(
    request: SourceRequest,
    parse: ParseBody<Body>,
    signal?: AbortSignal,
  ): Promise<SourceAnswer<Body>>
  /**
   * Returns the state of the circuit and the rate limit. Connectors add the state of their token.
   */
  getHealth(): Omit<ConnectorHealth, 'token'>
}

type ParseBody<Body> = (text: string, contentType: string) => Body

const defaults = {
  timeoutMs: 10_000,
  retries: 3,
  firstRetryMs: 250,
  maxRetryAfterMs: 60_000,
  maxBytes: 32 * 1024 * 1024,
  failuresToOpen: 10,
  healMs: 10_000,
}
/** The share of the rate limit that long reads may use. */
const bulkShare = 0.9

/**
 * Creates an HTTP client for one source, with a rate limit, timeout, retries and circuit breaker.
 */
export function createSourceHttp(options: SourceHttpOptions): SourceHttp {
  const settings = { ...defaults, ...options }
  const turns = createTurns(settings.ratePerMinute)
  const bulkTurns = createTurns(Math.max(1, Math.floor(settings.ratePerMinute * bulkShare)))
  const retrying = retry(handleWhen(isTransient), {
    maxAttempts: settings.retries,
    backoff: new DelegateBackoff(({ attempt, result }) => {
      const requested = 'error' in result ? toRetryAfterMs(result.error) : undefined
      const growing = settings.firstRetryMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
      return Math.min(requested ?? growing, settings.maxRetryAfterMs)
    }),
  })
  const circuit = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(settings.failuresToOpen),
    halfOpenAfter: settings.healMs,
  })

  async function fetchAnswer<Body>(
    request: SourceRequest,
    parse: ParseBody<Body>,
    signal?: AbortSignal,
  ): Promise<SourceAnswer<Body>> {
    signal?.throwIfAborted()
    try {
      const answer = retrying.execute(async () => {
        if (request.isBulk) await bulkTurns.wait()
        await turns.wait()
        signal?.throwIfAborted()
        return circuit.execute(() => attempt(request, parse, signal))
      }, signal)
      // The signal does not interrupt the waits for the rate limiter or between attempts.
      return await untilAborted(answer, signal)
    } catch (error) {
      signal?.throwIfAborted()
      throw toSourceError(error, request)
    }
  }

  async function attempt<Body>(
    request: SourceRequest,
    parse: ParseBody<Body>,
    stop: AbortSignal | undefined,
  ): Promise<SourceAnswer<Body>> {
    const { url, method = 'GET', headers = {}, body = null } = request
    const { response, text } = await fetchText(
      url,
      { method, headers, body },
      { ...settings, stop },
    )
    const { status } = response
    if (response.ok || request.answerStatuses?.includes(status)) {
      return { status, body: parse(text, response.headers.get('content-type') ?? '') }
    }
    throw new AttemptError(`status ${status}: ${toExcerpt(text)}`, {
      status,
      isTransient: status >= 500 || status === 429 || status === 408,
      isOutage: status >= 500,
      retryAfterMs: parseRetryAfter(response.headers.get('retry-after')),
    })
  }

  function toSourceError(
    error: unknown,
    { url, method = 'GET', secrets = [] }: SourceRequest,
  ): SourceError {
    // The cause is dropped, because network errors may quote the URL, which contains the key.
    return new SourceError(
      settings.source,
      strike(`${settings.name}: ${method} ${url.pathname}${url.search}: ${toReason(error)}`, [
        ...(settings.secrets ?? []),
        ...secrets,
      ]),
      { status: error instanceof AttemptError ? error.status : undefined },
    )
  }

  return {
    fetchJson: (request, signal) => fetchAnswer(request, parseJson, signal),
    fetchText: (request, signal) => fetchAnswer(request, text => text, signal),
    fetchXml: (request, signal) => fetchAnswer(request, parseXml, signal),
    fetchParsed: fetchAnswer,
    getHealth: () => ({ circuit: circuitNames[circuit.state], ...turns.getRate() }),
  }
}

const circuitNames: Readonly<Record<CircuitState, ConnectorHealth['circuit']>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
}

async function fetchText(
  url: URL,
  init: RequestInit,
  {
    timeoutMs,
    maxBytes,
    stop,
  }: { timeoutMs: number; maxBytes: number; stop: AbortSignal | undefined },
): Promise<{ response: Response; text: string }> {
  const late = AbortSignal.timeout(timeoutMs)
  const signal = stop === undefined ? late : AbortSignal.any([stop, late])
  let response: Response
  let text: string | undefined
  try {
    response = await fetch(url, { ...init, signal })
    text = await readBody(response, maxBytes)
  } catch (error) {
    // The caller aborted, so the failure must not count against the upstream.
    if (stop?.aborted) throw error
    const why = late.aborted
      ? `no answer within ${timeoutMs} ms`
      : `incomplete response: ${toReason(error)}`
    throw new AttemptError(why, { isTransient: true, isOutage: true })
  }
  if (text === undefined) throw new AttemptError(`a response of more than ${maxBytes} bytes`)
  return { response, text }
}

const minuteMs = 60_000

interface Turns {
  /** Resolves once the next call may start. */
  wait(): Promise<void>
  getRate(): Pick<ConnectorHealth, 'rate'>
}

/**
 * Creates a rate limiter that is `strict`: it covers
 * any 60-second period, not just each clock minute.
 */
function createTurns(perMinute: number): Turns {
  if (!Number.isFinite(perMinute)) return { wait: async () => {}, getRate: () => ({}) }
  let startedAt: number[] = []
  const isRecent = (time: number) => performance.now() - time < minuteMs
  const turn = pThrottle({ limit: perMinute, interval: minuteMs, strict: true })(() => {
    startedAt = [...startedAt.filter(isRecent), performance.now()]
  })
  return {
    wait: async () => turn(),
    getRate() {
      const callsLeft = Math.max(0, perMinute - startedAt.filter(isRecent).length)
      return { rate: { perMinute, callsLeft } }
    },
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof AttemptError && error.isTransient
}

function isOutage(error: unknown): boolean {
  return error instanceof AttemptError && error.isOutage
}

function toRetryAfterMs(error: unknown): number | undefined {
  return error instanceof AttemptError ? error.retryAfterMs : undefined
}

function toReason(error: unknown): string {
  if (error instanceof BrokenCircuitError)
    return 'not called, because the last calls failed; it will be tried again soon'
  if (!(error instanceof Error)) return String(error)
  // fetch errors have only the message "fetch failed"; the reason is in the
  // cause. If several addresses were tried, the cause's message is empty.
  const { cause } = error
  const why =
    cause instanceof Error
      ? cause.message || ('code' in cause ? String(cause.code) : cause.name)
      : ''
  return [error.message, why].filter(Boolean).join(': ')
}

function strike(text: string, secrets: readonly string[]): string {
  return secrets
    .filter(secret => secret !== '')
    .flatMap(secret => [secret, encodeURIComponent(secret)])
    .reduce((struck, secret) => struck.replaceAll(secret, '***'), text)
}

/**
 * Reads the body as text; if the body exceeds the
 * limit, closes the connection and returns undefined.
 */
async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  if (response.body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    // Returning from the loop cancels the stream.
    if (bytes > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
