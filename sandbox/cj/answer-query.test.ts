import { buildSchema, GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { type Args, answerQuery, isIntrospection } from './answer-query.ts'

const schema = buildSchema(`
  type Query { pets(owner: ID!, most: Int): [Pet!]! }
  interface Pet { name: String }
  type Cat implements Pet { name: String, lives: Int, called(by: ID!): String }
`)
const root = {
  pets: ({ owner, most }: Args) => [
    {
      __typename: 'Cat',
      name: `${owner}’s`,
      lives: most,
      called() {
        throw new GraphQLError('It does not come')
      },
    },
  ],
}

/** Returns the response as the client parses it. */
function answer(query: string, variables: Args = {}): unknown {
  const request = { query, variables, operationName: undefined }
  return JSON.parse(JSON.stringify(answerQuery(schema, root, request)))
}

describe('answerQuery', () => {
  it('returns the selected fields', () => {
    const query = 'query($o: ID!) { mine: pets(owner: $o, most: 9) { name ... on Cat { lives } } }'
    expect(answer(query, { o: 7 })).toEqual({ data: { mine: [{ name: '7’s', lives: 9 }] } })
  })

  it('returns partial data when one field fails', () => {
    expect(answer('{ pets(owner: 1) { name ... on Cat { called(by: 2) } } }')).toEqual({
      data: { pets: [{ name: '1’s', called: null }] },
      errors: [
        {
          message: 'It does not come',
          locations: [{ line: 1, column: 38 }],
          path: ['pets', 0, 'called'],
        },
      ],
    })
  })

  it('PR2 reports an unknown field with the upstream’s message and the root field as its path', () => {
    expect(answer('{ pets(owner: 1) { name { lives } lives } all: pets { sizes } }')).toMatchObject(
      {
        data: null,
        errors: expect.arrayContaining([
          {
            message: "Field 'lives' in type 'Pet' is undefined",
            locations: [{ line: 1, column: 35 }],
            path: ['pets'],
          },
          {
            message: "Field 'sizes' in type 'Pet' is undefined",
            locations: [{ line: 1, column: 55 }],
            path: ['all'],
          },
        ]) as unknown,
      },
    )
  })

  it.each([
    ['{ pets(owner: ) { name } }', {}, /Syntax Error/],
    ['{ pets { name } }', {}, /owner/],
    ['query($o: ID!) { pets(owner: $o) { name } }', {}, /\$o/],
    ['query($m: Int) { pets(owner: 1, most: $m) { name } }', { m: '9' }, /\$m/],
  ])('rejects %s with the variables %j and returns no data', (query, variables, message) => {
    expect(answer(query, variables)).toMatchObject({
      data: null,
      errors: [{ message: expect.stringMatching(message) as string }],
    })
  })
})

it.each([
  ['{ __schema { types { name } } }', true],
  ['{ __schema { types { name } } pets(owner: 1) { name } }', false],
  ['{ ... on Query { pets(owner: 1) { name } } }', false],
  ['{ nonsense', false],
])('isIntrospection is true only for queries of the schema alone: %s', (query, expected) => {
  expect(isIntrospection(query)).toBe(expected)
})
