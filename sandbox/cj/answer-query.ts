import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  executeSync,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql'

/** A field's arguments, without those that are null. */
export type Args = Record<string, unknown>

/**
 * An object's values by field. The value of a field with arguments is a
 * function; if the function throws a `GraphQLError`, the field is null.
 */
export type Resolved = { __typename?: string } & Record<string, unknown>

export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
  operationName: string | undefined
}

/** The body of a response, whose status is 200 even for a syntax error. */
export interface GraphqlAnswer {
  data: unknown
  errors?: readonly GraphQLError[]
}

export function answerQuery(
  schema: GraphQLSchema,
  rootValue: Resolved,
  { query, variables, operationName }: GraphqlRequest,
): GraphqlAnswer {
  const document = parseQuery(query)
  if (document instanceof GraphQLError) return { data: null, errors: [document] }
  const faults = validate(schema, document, rules)
  if (faults.length > 0) return { data: null, errors: faults }
  const { data = null, errors } = executeSync({
    schema,
    document,
    rootValue,
    variableValues: variables,
    operationName,
  })
  return errors ? { data, errors } : { data }
}

/**
 * True for a query that asks for nothing but the schema.
 * The upstream answers such queries without a token.
 */
export function isIntrospection(query: string): boolean {
  const document = parseQuery(query)
  return (
    !(document instanceof GraphQLError) &&
    document.definitions.every(
      definition =>
        definition.kind === Kind.OPERATION_DEFINITION &&
        definition.selectionSet.selections.every(
          selection => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
        ),
    )
  )
}

/** Treats a null argument as omitted. */
export function dropNulls(args: Args): Args {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null))
}

function parseQuery(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

const rules = specifiedRules.map(rule =>
  rule === FieldsOnCorrectTypeRule ? reportUnknownFields : rule,
)

/**
 * Reports unknown fields as the library's rule does, but with
 * the upstream's message and the root field as the path.
 */
function reportUnknownFields(context: ValidationContext): ASTVisitor {
  return {
    Field(node, _key, _parent, _path, ancestors) {
      const type = context.getParentType()
      if (!type || context.getFieldDef()) return
      const message = `Field '${node.name.value}' in type '${type.name}' is undefined`
      const root = findRootField(ancestors)
      context.reportError(
        new GraphQLError(message, { nodes: node, ...(root ? { path: [root] } : {}) }),
      )
    },
  }
}

function findRootField(ancestors: readonly (ASTNode | readonly ASTNode[])[]): string | undefined {
  for (const ancestor of ancestors)
    if ('kind' in ancestor && ancestor.kind === Kind.FIELD)
      return ancestor.alias?.value ?? ancestor.name.value
}
