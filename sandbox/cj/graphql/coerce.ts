import type { Value } from './document.ts'
import { GraphqlError } from './graphql-error.ts'
import type { Schema } from './schema.ts'

/**
 * Coerces an input value to its type; throws a description of the mismatch. A single value is
 * accepted as a list of one.
 */
export function coerceValue(schema: Schema, type: string, value: unknown, name: string): unknown {
  if (type.endsWith('!')) {
    if (value === null || value === undefined)
      throw new GraphqlError(`Variable '${name}' has coerced Null value for NonNull type '${type}'`)
    return coerceValue(schema, type.slice(0, -1), value, name)
  }
  if (value === null || value === undefined) return undefined
  if (type.startsWith('[')) {
    const items: unknown[] = Array.isArray(value) ? value : [value]
    return items.map(item => coerceValue(schema, type.slice(1, -1), item, name))
  }
  if (isOfScalar(schema, type, value)) return type === 'ID' ? String(value) : value
  throw new GraphqlError(
    `Variable '${name}' has an invalid value: Expected type '${type}' but was ${describe(value)}.`,
  )
}

function isOfScalar(schema: Schema, type: string, value: unknown): boolean {
  if (type === 'ID') return typeof value === 'string' || Number.isSafeInteger(value)
  if (type === 'Int') return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31
  if (type === 'Float') return typeof value === 'number' && Number.isFinite(value)
  if (type === 'Boolean') return typeof value === 'boolean'
  if (type === 'String' || type === 'Instant') return typeof value === 'string'
  return typeof value === 'string' && (schema.enums[type]?.includes(value) ?? false)
}

function describe(value: unknown): string {
  return Array.isArray(value)
    ? 'a list'
    : typeof value === 'object'
      ? 'an object'
      : `'${String(value)}'`
}

/**
 * True when a literal in the document fits the type; a variable is checked by its declared type.
 */
export function isLiteralOf(
  schema: Schema,
  type: string,
  value: Value,
  variableTypes: ReadonlyMap<string, string>,
): boolean {
  const isRequired = type.endsWith('!')
  const inner = isRequired ? type.slice(0, -1) : type
  if (value.kind === 'variable') {
    const declared = variableTypes.get(value.name)
    return declared === undefined ||
      declared === type ||
      declared === `${type}!` ||
      declared === `${inner}!`
      ? true
      : isWrapped(inner, declared)
  }
  if (value.kind === 'null') return !isRequired
  if (inner.startsWith('[')) {
    const items = value.kind === 'list' ? value.items : [value]
    return items.every(item => isLiteralOf(schema, inner.slice(1, -1), item, variableTypes))
  }
  switch (value.kind) {
    case 'int':
      return inner === 'ID' || inner === 'Int' || inner === 'Float'
    case 'float':
      return inner === 'Float'
    case 'string':
      return inner === 'ID' || inner === 'String' || inner === 'Instant'
    case 'boolean':
      return inner === 'Boolean'
    case 'enum':
      return schema.enums[inner]?.includes(value.text) ?? false
    default:
      return false
  }
}

/** Accepts `[ID!]!` for `[ID]`, and a nullable value for a list of it. */
function isWrapped(wanted: string, declared: string): boolean {
  const plain = declared.replace(/!/g, '')
  return plain === wanted.replace(/!/g, '') && (!wanted.includes('!') || declared.includes('!'))
}

export function toLiteral(value: Value, variables: Readonly<Record<string, unknown>>): unknown {
  switch (value.kind) {
    case 'variable':
      return variables[value.name]
    case 'int':
    case 'float':
      return Number(value.text)
    case 'boolean':
      return value.value
    case 'string':
    case 'enum':
      return value.text
    case 'list':
      return value.items.map(item => toLiteral(item, variables))
    default:
      return undefined
  }
}
