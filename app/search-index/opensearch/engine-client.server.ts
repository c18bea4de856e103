import { Client } from '@opensearch-project/opensearch'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import PQueue from 'p-queue'
import { z } from 'zod'
import { IndexUnavailableError } from '../index-state.ts'
import type { EngineAddress } from './engine-address.ts'
import { describeFailure, isPassing } from './engine-failure.ts'
import {
  bulkResponse,
  documentsResponse,
  type SearchFailure,
  type SearchResult,
  searchResponse,
} from './engine-responses.ts'

/** A search's request body. */
export type SearchBody = Readonly<Record<string, unknown>>

/** One document to write; without `source` it is deleted. */
export interface Write {
  id: string
  source?: unknown
}

/** A document that OpenSearch refused for good, and why. */
export interface RefusedWrite {
  id: string
  reason: string
}

/**
 * The requests that we make of OpenSearch. They reject with `IndexUnavailableError` while it does
 * not answer, and with other errors for requests that it will never accept.
 */
export interface EngineClient {
  /** Answers several searches in one round trip, each completely or not at all. */
  search(index: string, bodies: readonly SearchBody[]): Promise<SearchResult[]>
  /** The same without the short deadline of pages, for work in the background. */
  searchPatiently(index: string, body: SearchBody): Promise<SearchResult>
  /** Reads documents by id as last written, even before a refresh. */
  read(index: string, ids: readonly string[]): Promise<Map<string, unknown>>
  /** Writes documents; repeats those that a busy node turned away, and returns those refused. */
  write(index: string, writes: readonly Write[]): Promise<RefusedWrite[]>
  refresh(index: string): Promise<void>
  /** Any other request; undefined for one that finds nothing. */
  request(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  close(): Promise<void>
}

/** A search that takes longer is repeated once, on another node if there is one. */
const usualSearchMs = 900
const patientMs = 60_000
/** After this many failures in a row, searches fail at once until a test request succeeds. */
const failuresInRow = 5
const halfOpenAfterMs = 2_000
const sentAtOnce = 6
/** The size of a bulk request, in characters. */
const maxBulkLength = 5_000_000
const maxWriteTries = 6
const firstWaitMs = 100

export function createEngineClient(
  { nodes, auth }: EngineAddress,
  { searchMs = usualSearchMs, wait = waitFor } = {},
): EngineClient {
  const client = new Client({
    nodes,
    ...(auth ? { auth } : {}),
    maxRetries: 1,
    requestTimeout: patientMs,
    name: 'storefronts',
  })
  const breaker = circuitBreaker(handleWhen(isPassing), {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(failuresInRow),
  })

  async function send<Schema extends z.ZodType>(
    schema: Schema,
    request: Parameters<Client['transport']['request']>[0],
    options: Parameters<Client['transport']['request']>[1] = {},
  ): Promise<z.output<Schema>> {
    try {
      const { body } = await client.transport.request(request, options)
      return schema.parse(body)
    } catch (error) {
      if (error instanceof z.ZodError)
        throw new Error(
          `OpenSearch answered ${request.path} with something else than expected: ${z.prettifyError(error)}`,
          { cause: error },
        )
      throw isPassing(error) ? new IndexUnavailableError(describeFailure(error)) : error
    }
  }

  async function searchOnce(
    index: string,
    bodies: readonly SearchBody[],
    requestTimeout: number,
  ): Promise<SearchResult[]> {
    // Each shard keeps its answers until products change, which it would not for those with hits.
    const header = { index, allow_partial_search_results: false, request_cache: true }
    const { responses } = await send(
      searchResponse,
      {
        method: 'POST',
        path: '/_msearch',
        bulkBody: bodies.flatMap(body => [header, body]) as Record<string, unknown>[],
      },
      { requestTimeout, retryOnTimeout: true } as object,
    )
    return responses.map(response => {
      if ('error' in response) throw toSearchError(response)
      if (response.timed_out || response._shards.failed > 0)
        throw new IndexUnavailableError('OpenSearch answered a search only in part')
      return response
    })
  }

  async function writeAll(index: string, writes: readonly Write[]): Promise<RefusedWrite[]> {
    const refused: RefusedWrite[] = []
    let remaining = writes
    for (let attempt = 0; remaining.length > 0; attempt += 1) {
      if (attempt === maxWriteTries)
        throw new IndexUnavailableError(
          `OpenSearch turned away ${remaining.length} of ${writes.length} documents, ${maxWriteTries} times`,
        )
      if (attempt > 0) await wait(firstWaitMs * 2 ** attempt)
      const { items } = await send(bulkResponse, {
        method: 'POST',
        // Without the alias, OpenSearch would make an index of its own with guessed fields.
        path: `/${index}/_bulk?require_alias=true`,
        bulkBody: remaining.flatMap(toLines),
      })
      const busy: Write[] = []
      for (const [at, item] of items.entries()) {
        const { status, error } = Object.values(item)[0] ?? { status: 500 }
        const write = remaining[at]
        if (write === undefined || status < 300) continue
        if (status === 404 && error === undefined) continue
        if (status === 429 || status >= 500) busy.push(write)
        else if (status === 404) throw new IndexUnavailableError(`OpenSearch has no ${index}`)
        else if (status === 403)
          throw new IndexUnavailableError(`OpenSearch does not write: ${error?.reason}`)
        else refused.push({ id: write.id, reason: error?.reason ?? `status ${status}` })
      }
      remaining = busy
    }
    return refused
  }

  /** Pages ask many lists at once; each has its time from when it is sent. */
  const sending = new PQueue({ concurrency: sentAtOnce })

  async function search(index: string, bodies: readonly SearchBody[]): Promise<SearchResult[]> {
    try {
      return await sending.add(() => breaker.execute(() => searchOnce(index, bodies, searchMs)))
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new IndexUnavailableError(
          'OpenSearch failed repeatedly and is left alone for a moment',
        )
      throw error
    }
  }

  return {
    search,
    async searchPatiently(index, body) {
      const [result] = await searchOnce(index, [body], patientMs)
      if (result === undefined) throw new Error('OpenSearch answered no search')
      return result
    },
    async read(index, ids) {
      if (ids.length === 0) return new Map()
      const { docs } = await send(documentsResponse, {
        method: 'POST',
        path: `/${index}/_mget`,
        body: { ids },
      })
      for (const { error } of docs)
        if (error) throw new IndexUnavailableError(`OpenSearch could not read: ${error.reason}`)
      return new Map(docs.flatMap(({ _id, found, _source }) => (found ? [[_id, _source]] : [])))
    },
    async write(index, writes) {
      const refused: RefusedWrite[] = []
      for (const batch of toBatches(writes)) refused.push(...(await writeAll(index, batch)))
      return refused
    },
    async refresh(index) {
      await send(z.unknown(), { method: 'POST', path: `/${index}/_refresh` })
    },
    async request(method, path, body) {
      return send(z.unknown(), { method, path, ...(body ? { body } : {}) }, {
        ignore: [404],
      } as object)
    },
    close: () => client.close(),
  }
}

function toSearchError({ status, error }: SearchFailure) {
  const reasons = [error, ...(error.root_cause ?? [])].flatMap(({ reason }) => reason ?? [])
  const reason = [...new Set(reasons)].join(': ') || `status ${status}`
  return status === 400
    ? new Error(`OpenSearch refused a search: ${reason}`)
    : new IndexUnavailableError(`OpenSearch could not search: ${reason}`)
}

function toLines({ id, source }: Write): Record<string, unknown>[] {
  if (source === undefined) return [{ delete: { _id: id } }]
  return [{ index: { _id: id } }, source as Record<string, unknown>]
}

/** Splits writes so that no request is larger than it must be. */
function* toBatches(writes: readonly Write[]): Generator<Write[]> {
  let batch: Write[] = []
  let length = 0
  for (const write of writes) {
    const own = JSON.stringify(write.source ?? '').length
    if (batch.length > 0 && length + own > maxBulkLength) {
      yield batch
      batch = []
      length = 0
    }
    batch.push(write)
    length += own
  }
  if (batch.length > 0) yield batch
}

function waitFor(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}
