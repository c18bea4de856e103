import { Hono } from 'hono'
import type { World } from '../world/world.ts'
import { coerceValue, toLiteral } from './graphql/coerce.ts'
import type { Document, FieldSelection, Operation, Selection } from './graphql/document.ts'
import { type Args, execute } from './graphql/execute.ts'
import { GraphqlError, toErrorJson } from './graphql/graphql-error.ts'
import { parseDocument } from './graphql/parse-document.ts'
import { toIntrospection } from './graphql/schema.ts'
import { findFaults } from './graphql/validate.ts'
import { createQueryRoot, maxLimit } from './query-root.ts'
import type { CjRows } from './row-columns.ts'
import { cjSchema } from './schema.ts'
import type { Publisher } from './shopping.ts'

export interface CjApiOptions extends Publisher {
  world: World
  rows: CjRows
  baseUrl: string
  token: string
}

/** The network's GraphQL product search. All errors have status 200, except for a bad token. */
export function createCjApi({ world, rows, baseUrl, token, ...publisher }: CjApiOptions): Hono {
  const app = new Hono()
  const root = createQueryRoot(world, rows, baseUrl, publisher)

  app.post('/query', async c => {
    const request = parseBody(await c.req.text())
    const isKnown = c.req.header('Authorization') === `Bearer ${token}`
    if (!isKnown && !isIntrospection(request.query))
      return c.json({ errors: [{ message: 'Not Authenticated' }] }, 401)
    const toErrors = (errors: GraphqlError[]) =>
      errors.map(error => toErrorJson(error, request.query))
    try {
      const document = parseDocument(request.query)
      const operation = chooseOperation(document, request.operationName)
      const faults = findFaults(cjSchema, document, operation)
      if (faults.length > 0) return c.json({ data: null, errors: toErrors(faults) })
      const variables = toVariables(operation, request.variables)
      for (const field of getRootFields(document, operation.selections)) {
        checkAuthorization(field, variables, publisher)
        checkFields(field, variables)
      }
      const known = { ...root, __schema: toIntrospection(cjSchema) }
      const { data, errors } = execute(cjSchema, document, operation.selections, known, variables)
      return c.json(errors.length > 0 ? { data, errors: toErrors(errors) } : { data })
    } catch (error) {
      if (error instanceof GraphqlError) return c.json({ data: null, errors: toErrors([error]) })
      throw error
    }
  })
  return app
}

interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
  operationName: string | undefined
}

/** JSON as documented, or a bare query as in the vendor's examples. */
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
    // Not JSON: the body is the query itself.
  }
  return { query: text, variables: {}, operationName: undefined }
}

function isIntrospection(query: string): boolean {
  try {
    const document = parseDocument(query)
    return document.operations.every(({ selections }) =>
      getRootFields(document, selections).every(({ name }) => name.startsWith('__')),
    )
  } catch {
    return false
  }
}

function chooseOperation({ operations }: Document, name: string | undefined): Operation {
  const [first, second] = operations
  const operation =
    name === undefined ? (second ? undefined : first) : operations.find(one => one.name === name)
  if (!operation)
    throw new GraphqlError('Must provide operation name if query contains multiple operations.')
  return operation
}

function toVariables(operation: Operation, given: Record<string, unknown>): Args {
  const variables: Args = {}
  for (const { name, type, defaultValue } of operation.variables) {
    const value = name in given ? given[name] : defaultValue && toLiteral(defaultValue, {})
    const coerced = coerceValue(cjSchema, type, value, name)
    if (coerced !== undefined) variables[name] = coerced
  }
  return variables
}

function getRootFields(document: Document, selections: Selection[]): FieldSelection[] {
  return selections.flatMap(selection => {
    if (selection.kind === 'field') return [selection]
    const fragment =
      selection.kind === 'spread' ? document.fragments.get(selection.name) : selection
    return fragment ? getRootFields(document, fragment.selections) : []
  })
}

function checkAuthorization(
  { name, args, key, at }: FieldSelection,
  variables: Args,
  publisher: Publisher,
): void {
  if (name.startsWith('__')) return
  const companyId = args.find(arg => arg.name === 'companyId')
  const company = companyId && toLiteral(companyId.value, variables)
  if (String(company) !== publisher.companyId)
    throw new GraphqlError(`User is not authorized to access company '${String(company)}'`, at, [
      key,
    ])
}

function checkFields({ args, key, at }: FieldSelection, variables: Args): void {
  for (const { name, value } of args) {
    const number = toLiteral(value, variables)
    if (typeof number !== 'number') continue
    if (name === 'limit' && (number > maxLimit || number < 1))
      throw new GraphqlError(
        `Invalid value for 'limit': ${number}. It must be from 1 to ${maxLimit}.`,
        at,
        [key],
      )
    if (name === 'offset' && number < 0)
      throw new GraphqlError(
        `Invalid value for 'offset': ${number}. It must not be negative.`,
        at,
        [key],
      )
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
