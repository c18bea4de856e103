import { Hono } from 'hono'
import type { World } from '../world/world.ts'
import { answerQuery, type GraphqlRequest, isIntrospection } from './answer-query.ts'
import { createQueryRoot } from './query-root.ts'
import type { CjRows } from './row-columns.ts'
import { cjSchema } from './schema.ts'
import type { Publisher } from './shopping.ts'

export interface CjApiOptions extends Publisher {
  world: World
  rows: CjRows
  baseUrl: string
  token: string
}

/**
 * Creates the network's GraphQL product search. All errors have status 200, except for a bad token.
 */
export function createCjApi({ world, rows, baseUrl, token, ...publisher }: CjApiOptions): Hono {
  const app = new Hono()
  const root = createQueryRoot(world, rows, baseUrl, publisher)

  app.post('/query', async c => {
    const request = parseBody(await c.req.text())
    const isKnown = c.req.header('Authorization') === `Bearer ${token}`
    if (!isKnown && !isIntrospection(request.query))
      return c.json({ errors: [{ message: 'Not Authenticated' }] }, 401)
    return c.json(answerQuery(cjSchema, root, request))
  })
  return app
}

/** Parses a JSON body, as documented, or a bare query, as in the vendor's examples. */
function parseBody(text: string): GraphqlRequest {
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body) && typeof body.query === 'string') {
      const { query, variables, operationName } = body
      return {
        query,
        variables: isRecord(variables) ? variables : {},
        operationName: typeof operationName === 'string' ? operationName : undefined,
      }
    }
  } catch {
    // The body is not JSON, so it is the query itself.
  }
  return { query: text, variables: {}, operationName: undefined }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
