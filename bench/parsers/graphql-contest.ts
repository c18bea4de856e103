import { toPageQuery } from '#app/sources/cj/query.ts'
import { cjKeys } from '../../sandbox/cj/cj-upstream.ts'
import { coerceValue } from '../../sandbox/cj/graphql/coerce.ts'
import { execute } from '../../sandbox/cj/graphql/execute.ts'
import { parseDocument } from '../../sandbox/cj/graphql/parse-document.ts'
import type { Field } from '../../sandbox/cj/graphql/schema.ts'
import { findFaults } from '../../sandbox/cj/graphql/validate.ts'
import { createQueryRoot } from '../../sandbox/cj/query-root.ts'
import { createCjRows } from '../../sandbox/cj/row-columns.ts'
import { cjSchema } from '../../sandbox/cj/schema.ts'
import { createOffers } from '../../sandbox/world/offers.ts'
import { createWorld } from '../../sandbox/world/world.ts'
import { loadPeer } from '../engines/load-peer.ts'
import type { Contest } from './contest.ts'

interface Graphql {
  buildSchema(text: string): object
  graphql(options: object): Promise<{ data?: unknown; errors?: readonly unknown[] }>
}

/** A page of 1,000 rows from the sandbox's CJ endpoint, from the query to the response's text. */
export async function createGraphqlContest(): Promise<Contest> {
  const { buildSchema, graphql } = await loadPeer<Graphql>('graphql')
  const world = createWorld({ seed: 'bench', products: 3_000, today: '2026-03-01' })
  const offers = createOffers(world, { cj: 3_000, rakuten: 10, trending: 10, feed: 10 })
  const root = createQueryRoot(world, createCjRows(offers), 'http://localhost:4100', cjKeys)
  const { query, variables } = toPageQuery(cjKeys, { limit: 1_000, offset: 0 })
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined),
  )
  const schema = buildSchema(writeSchema())
  return {
    title: 'GraphQL in the sandbox, graphql',
    async ours() {
      const document = parseDocument(query)
      const [operation] = document.operations
      if (operation === undefined || findFaults(cjSchema, document, operation).length > 0)
        throw new Error('the query is not valid')
      const coerced = Object.fromEntries(
        operation.variables.map(({ name, type }) => [
          name,
          coerceValue(cjSchema, type, given[name], name),
        ]),
      )
      const { data } = execute(cjSchema, document, operation.selections, root, coerced)
      return JSON.stringify({ data }).length
    },
    async theirs() {
      const { data, errors } = await graphql({
        schema,
        source: query,
        rootValue: root,
        variableValues: given,
      })
      if (errors) throw new Error(`graphql: ${JSON.stringify(errors.slice(0, 1))}`)
      return JSON.stringify({ data }).length
    },
  }
}

/** Our schema in the language that the library reads. */
function writeSchema(): string {
  const enums = Object.entries(cjSchema.enums).map(
    ([name, values]) => `enum ${name} { ${values.join(' ')} }`,
  )
  const parents = new Map(
    Object.entries(cjSchema.objects).flatMap(([name, { implementedBy = [] }]) =>
      implementedBy.map(child => [child, name] as const),
    ),
  )
  const objects = Object.entries(cjSchema.objects).map(([name, { fields, implementedBy }]) => {
    const parent = parents.get(name)
    const kind = implementedBy ? 'interface' : 'type'
    const head = `${kind} ${name}${parent ? ` implements ${parent}` : ''}`
    return `${head} {\n${Object.entries(fields).map(writeField).join('\n')}\n}`
  })
  return ['scalar Instant', 'scalar Decimal', ...enums, ...objects].join('\n')
}

function writeField([name, { type, args }]: [string, Field]): string {
  const list = Object.entries(args ?? {}).map(([argument, its]) => `${argument}: ${its}`)
  return `${name}${list.length > 0 ? `(${list.join(', ')})` : ''}: ${type}`
}
