/** Types by name, written as in GraphQL: `ID!`, `[String!]`, `Shopping`. */
export interface Schema {
  query: string
  objects: Readonly<Record<string, ObjectType>>
  enums: Readonly<Record<string, readonly string[]>>
}

export interface ObjectType {
  /** The types that implement this interface, and so the valid type conditions of `... on`. */
  implementedBy?: readonly string[]
  fields: Readonly<Record<string, Field>>
}

export interface Field {
  type: string
  args?: Readonly<Record<string, string>>
}

export const scalars: readonly string[] = [
  'ID',
  'String',
  'Int',
  'Float',
  'Boolean',
  'Instant',
  'Decimal',
]

/** `[Shopping!]!` → Shopping */
export function toBaseType(type: string): string {
  return type.replace(/[![\]]/g, '')
}

export function findField(schema: Schema, typeName: string, fieldName: string): Field | undefined {
  if (fieldName === '__typename') return { type: 'String!' }
  if (typeName === schema.query && fieldName === '__schema') return { type: '__Schema!' }
  const fields = (typeName.startsWith('__') ? introspection : schema.objects)[typeName]?.fields
  return fields && Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
}

export function isObject(schema: Schema, typeName: string): boolean {
  return typeName in schema.objects || typeName in introspection
}

/** Just enough introspection to list the names. */
const introspection: Schema['objects'] = {
  __Schema: { fields: { queryType: { type: '__Type!' }, types: { type: '[__Type!]!' } } },
  __Type: {
    fields: { kind: { type: 'String!' }, name: { type: 'String' }, fields: { type: '[__Field!]' } },
  },
  __Field: { fields: { name: { type: 'String!' } } },
}

export function toIntrospection(schema: Schema): object {
  const types = Object.entries(schema.objects).map(([name, { implementedBy, fields }]) => ({
    kind: implementedBy ? 'INTERFACE' : 'OBJECT',
    name,
    fields: Object.keys(fields).map(field => ({ name: field })),
  }))
  return {
    queryType: types.find(({ name }) => name === schema.query),
    types: [
      ...types,
      ...[...scalars].map(name => ({ kind: 'SCALAR', name, fields: null })),
      ...Object.keys(schema.enums).map(name => ({ kind: 'ENUM', name, fields: null })),
    ],
  }
}
