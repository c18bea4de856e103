import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The fields of a row that the fake server itself reads. */
export interface FakeRow {
  id: string | null
  adId: string
  itemGroupId?: string | null
}

export interface FakeCall {
  field: string
  variables: {
    company?: string
    ads?: string[]
    ids?: string[]
    page?: string
    offset?: number
    limit?: number
  }
  authorization: string | undefined
}

/** Returns the response to send instead of the normal one; undefined to send the normal one. */
export type Trouble = (call: FakeCall, nth: number) => FakeAnswer | undefined

export interface FakeAnswer {
  status?: number
  headers?: Record<string, string>
  /** Strings are sent as they are, everything else as JSON. */
  body?: unknown
  /** Closes the connection halfway through the body. */
  isCut?: boolean
}

export interface FakeCj {
  url: string
  calls: FakeCall[]
  close(): Promise<void>
}

/**
 * Starts a real HTTP server with a few rows. `trouble` replaces the
 * responses of a healthy upstream. Row ids come in pages of three.
 */
export async function startFakeCj(
  rows: readonly FakeRow[],
  trouble: Trouble = () => undefined,
): Promise<FakeCj> {
  const calls: FakeCall[] = []
  const server = createServer((request, response) => {
    request
      .toArray()
      .then(chunks => {
        const { query, variables } = JSON.parse(Buffer.concat(chunks).toString())
        const field = /\b(productFeeds|products|shoppingProducts)\(/.exec(query)?.[1] ?? ''
        const call = { field, variables, authorization: request.headers.authorization }
        calls.push(call)
        send(
          response,
          trouble(call, calls.length) ?? { body: { data: { [field]: answer(rows, call) } } },
        )
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/query`,
    calls,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Returns the response of a healthy upstream. */
export function answer(
  rows: readonly FakeRow[],
  { field, variables }: FakeCall,
): { resultList: object[]; limit?: number; nextPage?: string | null } {
  const { ads = [], ids = [], page = '0' } = variables
  if (field === 'productFeeds') {
    const adIds = [...new Set(rows.map(({ adId }) => adId))]
    return { limit: 1000, resultList: adIds.map(adId => ({ adId, productCount: 1_000_000 })) }
  }
  const listed = rows.filter(({ adId }) => ads.includes(adId))
  if (field === 'shoppingProducts')
    return { resultList: listed.filter(({ id }) => id !== null && ids.includes(id)) }
  const from = Number(page)
  const resultList = listed
    .slice(from, from + 3)
    .map(({ id, adId, itemGroupId }) => ({ id, adId, itemGroupId }))
  return { resultList, nextPage: from + 3 < listed.length ? String(from + 3) : null }
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = '', isCut }: FakeAnswer,
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  if (!isCut) response.end(text)
  else response.write(text.slice(0, text.length / 2), () => response.destroy())
}
