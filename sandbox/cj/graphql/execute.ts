import { toLiteral } from './coerce.ts'
import type { Directive, Document, FieldSelection, Selection } from './document.ts'
import { GraphqlError } from './graphql-error.ts'
import { findField, type Schema, toBaseType } from './schema.ts'

/**
 * An object's values by field; a function for a field with arguments. The function may throw a
 * `GraphqlError`, which makes that field null.
 */
export type Resolved = { __typename?: string } & Record<string, unknown>

export type Args = Record<string, unknown>

/** Projects `root` onto the selected fields. Expects a validated document. */
export function execute(
  schema: Schema,
  document: Document,
  selections: Selection[],
  root: Resolved,
  variables: Args,
): { data: object; errors: GraphqlError[] } {
  const errors: GraphqlError[] = []

  function collect(from: Selection[], typeName: string, fields: Map<string, FieldSelection[]>) {
    for (const selection of from) {
      if (!isWanted(selection.directives)) continue
      if (selection.kind === 'field') {
        fields.set(selection.key, [...(fields.get(selection.key) ?? []), selection])
        continue
      }
      const fragment =
        selection.kind === 'spread' ? document.fragments.get(selection.name) : selection
      const onType = fragment?.onType ?? typeName
      const isOfType =
        onType === typeName || schema.objects[onType]?.implementedBy?.includes(typeName)
      if (fragment && isOfType) collect(fragment.selections, typeName, fields)
    }
    return fields
  }

  function isWanted(directives: Directive[]): boolean {
    return directives.every(({ name, args }) => {
      const condition = args[0] && toLiteral(args[0].value, variables)
      return name === 'skip' ? condition !== true : condition !== false
    })
  }

  function shape(
    value: unknown,
    typeName: string,
    from: Selection[],
    path: (string | number)[],
  ): unknown {
    if (value === null || value === undefined) return null
    if (Array.isArray(value))
      return value.map((item, at) => shape(item, typeName, from, [...path, at]))
    const object = value as Resolved
    const ownType = object.__typename ?? typeName
    const shaped: Record<string, unknown> = {}
    for (const [key, [first, ...more]] of collect(from, ownType, new Map())) {
      if (!first) continue
      const { name, args } = first
      if (name === '__typename') {
        shaped[key] = ownType
        continue
      }
      const held = object[name]
      let inner: unknown = held
      if (typeof held === 'function') {
        try {
          inner = held(
            Object.fromEntries(args.map(arg => [arg.name, toLiteral(arg.value, variables)])),
          )
        } catch (error) {
          if (!(error instanceof GraphqlError)) throw error
          errors.push(
            new GraphqlError(error.message, error.at ?? first.at, error.path ?? [...path, key]),
          )
          inner = null
        }
      }
      const base = toBaseType(findField(schema, ownType, name)?.type ?? '')
      const below =
        first.selections && [first, ...more].flatMap(({ selections }) => selections ?? [])
      shaped[key] = below ? shape(inner, base, below, [...path, key]) : (inner ?? null)
    }
    return shaped
  }

  return { data: shape(root, schema.query, selections, []) as object, errors }
}
