import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A row as far as the double itself looks at it. */
export interface DoubleRow {
  id: string | null
  adId: string
  itemGroupId?: string | null
}

export interface DoubleCall {
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

/** Answers instead of the double; undefined lets it answer itself. */
export type Trouble = (call: DoubleCall, nth: number) => DoubleAnswer | undefined

export interface DoubleAnswer {
  status?: number
  headers?: Record<string, string>
  /** Text goes out as it is; anything else as JSON. */
  body?: unknown
  /** Drops the connection half way through the body. */
  isCut?: boolean
}

export interface CjDouble {
  url: string
  calls: DoubleCall[]
  close(): Promise<void>
}

/** A few rows behind a real server, for what no sound upstream does: see `trouble`. Keys come in pages of three. */
export async function startCjDouble(
  rows: readonly DoubleRow[],
  trouble: Trouble = () => undefined,
): Promise<CjDouble> {
  const calls: DoubleCall[] = []
  const server = createServer((request, response) => {
    request
      .toArray()
      .then(chunks => {
        const { query, variables } = JSON.parse(Buffer.concat(chunks).toString())
        const field = /\b(productFeeds|products|shoppingProducts)\(/.exec(query)?.[1] ?? ''
        const call = { field, variables, authorization: request.headers.authorization }
        calls.push(call)
        send(response, trouble(call, calls.length) ?? { body: { data: { [field]: answer(rows, call) } } })
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

/** What a sound upstream would answer. */
export function answer(
  rows: readonly DoubleRow[],
  { field, variables }: DoubleCall,
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
  { status = 200, headers = {}, body = '', isCut }: DoubleAnswer,
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  if (!isCut) response.end(text)
  else response.write(text.slice(0, text.length / 2), () => response.destroy())
}
