import { isLiteralOf } from './coerce.ts'
import type { Argument, Document, Operation, Selection } from './document.ts'
import { GraphqlError } from './graphql-error.ts'
import { findField, isObject, type Schema, scalars, toBaseType } from './schema.ts'

/** All violations of the schema, in document order. */
export function findFaults(
  schema: Schema,
  document: Document,
  operation: Operation,
): GraphqlError[] {
  const faults: GraphqlError[] = []
  const variableTypes = new Map(operation.variables.map(({ name, type }) => [name, type]))
  for (const { name, type, at } of operation.variables) {
    const base = toBaseType(type)
    if (!scalars.includes(base) && !schema.enums[base])
      faults.push(new GraphqlError(`Unknown type '${base}' of variable '${name}'`, at))
  }

  function checkArgs(
    args: Argument[],
    allowed: Readonly<Record<string, string>>,
    place: string,
    at: number,
  ) {
    for (const { name, value, at: argAt } of args) {
      const type = Object.hasOwn(allowed, name) ? allowed[name] : undefined
      if (type === undefined) {
        faults.push(new GraphqlError(`Unknown argument '${name}' ${place}`, argAt))
        continue
      }
      for (const used of findVariables(value)) {
        if (!variableTypes.has(used))
          faults.push(new GraphqlError(`Undefined variable '${used}'`, argAt))
      }
      if (!isLiteralOf(schema, type, value, variableTypes))
        faults.push(new GraphqlError(`Argument '${name}' ${place} is not a valid '${type}'`, argAt))
    }
    for (const [name, type] of Object.entries(allowed)) {
      if (type.endsWith('!') && !args.some(arg => arg.name === name))
        faults.push(new GraphqlError(`Missing argument '${name}' ${place}`, at))
    }
  }

  function check(
    selections: Selection[],
    typeName: string,
    path: string[],
    spreads: readonly string[],
  ) {
    for (const selection of selections) {
      for (const directive of selection.directives) {
        if (directive.name !== 'include' && directive.name !== 'skip')
          faults.push(new GraphqlError(`Unknown directive '${directive.name}'`, directive.at))
        else
          checkArgs(
            directive.args,
            { if: 'Boolean!' },
            `of directive '${directive.name}'`,
            directive.at,
          )
      }
      if (selection.kind === 'field') {
        const { name, args, at } = selection
        const field = findField(schema, typeName, name)
        if (!field) {
          const message = `Field '${name}' in type '${typeName}' is undefined`
          faults.push(new GraphqlError(message, at, path.length > 0 ? path.slice(0, 1) : undefined))
          continue
        }
        checkArgs(args, field.args ?? {}, `of field '${name}'`, at)
        const base = toBaseType(field.type)
        if (isObject(schema, base) !== (selection.selections !== undefined)) {
          const what = selection.selections ? 'must not' : 'must'
          faults.push(
            new GraphqlError(
              `Field '${name}' of type '${field.type}' ${what} have a selection of subfields`,
              at,
            ),
          )
        } else if (selection.selections) {
          check(selection.selections, base, [...path, selection.key], spreads)
        }
        continue
      }
      const isSpread = selection.kind === 'spread'
      const fragment = isSpread ? document.fragments.get(selection.name) : selection
      if (!fragment || (isSpread && spreads.includes(selection.name))) {
        const name = isSpread ? selection.name : ''
        faults.push(
          new GraphqlError(
            `${fragment ? 'Circular' : 'Undefined'} fragment '${name}'`,
            selection.at,
          ),
        )
        continue
      }
      const onType = fragment.onType ?? typeName
      const fits =
        onType === typeName ||
        schema.objects[typeName]?.implementedBy?.includes(onType) ||
        schema.objects[onType]?.implementedBy?.includes(typeName)
      if (fits)
        check(fragment.selections, onType, path, isSpread ? [...spreads, selection.name] : spreads)
      else
        faults.push(
          new GraphqlError(
            `Fragment on '${onType}' cannot be used in type '${typeName}'`,
            selection.at,
          ),
        )
    }
  }
  check(operation.selections, schema.query, [], [])
  return faults
}

function findVariables(value: Argument['value']): string[] {
  if (value.kind === 'variable') return [value.name]
  return value.kind === 'list' ? value.items.flatMap(findVariables) : []
}
