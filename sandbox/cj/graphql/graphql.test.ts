import { describe, expect, it } from 'vitest'
import { coerceValue } from './coerce.ts'
import { type Args, execute } from './execute.ts'
import { GraphqlError, toErrorJson } from './graphql-error.ts'
import { parseDocument } from './parse-document.ts'
import type { Schema } from './schema.ts'
import { findFaults } from './validate.ts'

const schema: Schema = {
  query: 'Query',
  enums: { Size: ['SMALL', 'LARGE'] },
  objects: {
    Query: {
      fields: {
        pets: { type: '[Pet!]!', args: { ids: '[ID!]', most: 'Int', size: 'Size', owner: 'ID!' } },
      },
    },
    Pet: { implementedBy: ['Cat'], fields: { name: { type: 'String' } } },
    Cat: {
      fields: {
        name: { type: 'String' },
        lives: { type: 'Int' },
        called: { type: 'String', args: { by: 'ID!' } },
      },
    },
  },
}
const root = {
  pets: ({ ids, most }: Args) => [
    { __typename: 'Cat', name: `${ids}`, lives: most, called: ({ by }: Args) => `Puss, ${by}` },
  ],
}

function run(text: string, variables: Args = {}): object {
  const document = parseDocument(text)
  const [operation] = document.operations
  if (!operation) throw new Error('no operation')
  const faults = findFaults(schema, document, operation)
  if (faults.length > 0) return { faults: faults.map(({ message }) => message) }
  return execute(schema, document, operation.selections, root, variables).data
}

describe('a query', () => {
  it.each([
    ['{ pets(owner: 1) { name } }', { pets: [{ name: 'undefined' }] }],
    [
      'query Named($o: ID!) { mine: pets(owner: $o, ids: ["a", "b"]) { n: name } }',
      { mine: [{ n: 'a,b' }] },
    ],
    [
      '{ pets(owner: 1, most: 9) { ... on Cat { lives } __typename } }',
      { pets: [{ lives: 9, __typename: 'Cat' }] },
    ],
    [
      '{ pets(owner: 1) { ...f } } fragment f on Cat { called(by: 7) }',
      { pets: [{ called: 'Puss, 7' }] },
    ],
    [
      '{ pets(owner: 1) { name @skip(if: true) __typename } } # done',
      { pets: [{ __typename: 'Cat' }] },
    ],
  ])('returns the selected fields: %s', (text, expected) => {
    expect(run(text)).toEqual(expected)
  })

  it.each([
    ['{ pets(owner: 1) { lives } }', "Field 'lives' in type 'Pet' is undefined"],
    ['{ pets { name } }', "Missing argument 'owner' of field 'pets'"],
    ['{ pets(owner: 1, colour: "red") { name } }', "Unknown argument 'colour' of field 'pets'"],
    [
      '{ pets(owner: 1, most: "9") { name } }',
      "Argument 'most' of field 'pets' is not a valid 'Int'",
    ],
    [
      '{ pets(owner: 1, size: HUGE) { name } }',
      "Argument 'size' of field 'pets' is not a valid 'Size'",
    ],
    ['{ pets(owner: $who) { name } }', "Undefined variable 'who'"],
    [
      'query($n: Int) { pets(owner: $n) { name } }',
      "Argument 'owner' of field 'pets' is not a valid 'ID!'",
    ],
    ['{ pets(owner: 1) }', "Field 'pets' of type '[Pet!]!' must have a selection of subfields"],
    [
      '{ pets(owner: 1) { name { x } } }',
      "Field 'name' of type 'String' must not have a selection of subfields",
    ],
    ['{ pets(owner: 1) { ...gone } }', "Undefined fragment 'gone'"],
    [
      '{ pets(owner: 1) { ... on Query { pets } } }',
      "Fragment on 'Query' cannot be used in type 'Pet'",
    ],
  ])('is rejected by name: %s', (text, message) => {
    expect(run(text)).toEqual({ faults: [message] })
  })

  it.each([
    ['{', 'Expected Name', 1, 2],
    ['{ pets(owner: ) { name } }', 'Unexpected', 1, 15],
    ['query {\n  pets(owner: 1) { name\n', 'Expected Name', 3, 1],
    ['{ pets ; }', 'Unexpected character ";"', 1, 8],
    ['mutation { buy }', 'Unexpected "mutation"', 1, 1],
    ['', 'Expected Name', 1, 1],
  ])('is rejected with the location of a syntax error: %j', (text, message, line, column) => {
    try {
      parseDocument(text)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(GraphqlError)
      expect(toErrorJson(error as GraphqlError, text)).toEqual({
        message: expect.stringContaining(message) as string,
        locations: [{ line, column }],
      })
    }
  })
})

describe('a variable', () => {
  it.each([
    ['ID!', 12, '12'],
    ['[ID!]', 'a', ['a']],
    ['[ID!]', null, undefined],
    ['Float', 1, 1],
    ['Size', 'SMALL', 'SMALL'],
  ])('of %s accepts %j', (type, given, taken) => {
    expect(coerceValue(schema, type, given, 'v')).toEqual(taken)
  })

  it.each([
    ['ID!', null],
    ['Int', '50'],
    ['Int', 1.5],
    ['Size', 'HUGE'],
    ['[ID!]', [null]],
    ['String', { a: 1 }],
  ])('of %s rejects %j', (type, given) => {
    expect(() => coerceValue(schema, type, given, 'v')).toThrow(/Variable 'v' has/)
  })
})
