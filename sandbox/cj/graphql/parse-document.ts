import type {
  Argument,
  Directive,
  Document,
  Selection,
  Value,
  VariableDefinition,
} from './document.ts'
import { GraphqlError } from './graphql-error.ts'
import { type Token, toTokens } from './tokens.ts'

/** Throws a `GraphqlError` at the first syntax error. */
export function parseDocument(text: string): Document {
  const tokens = toTokens(text)
  let next = 0
  const peek = (): Token => tokens[next] ?? { kind: 'end', text: '<EOF>', at: text.length }
  const take = (): Token => {
    const token = peek()
    next += 1
    return token
  }
  const fail = (token: Token, expected?: string): never => {
    const found = token.kind === 'end' ? '<EOF>' : JSON.stringify(token.text)
    throw new GraphqlError(
      expected
        ? `Syntax Error: Expected ${expected}, found ${found}.`
        : `Syntax Error: Unexpected ${found}.`,
      token.at,
    )
  }
  const isNext = (mark: string) => peek().kind === 'punctuator' && peek().text === mark
  const skip = (mark: string): boolean => {
    const isThere = isNext(mark)
    if (isThere) next += 1
    return isThere
  }
  const skipName = (name: string): boolean => {
    const isThere = peek().kind === 'name' && peek().text === name
    if (isThere) next += 1
    return isThere
  }
  const expect = (mark: string) => (skip(mark) ? undefined : fail(peek(), JSON.stringify(mark)))
  const takeName = (): string => (peek().kind === 'name' ? take().text : fail(peek(), 'Name'))

  function parseList<T>(open: string, close: string, parse: () => T): T[] {
    if (!skip(open)) return []
    const items: T[] = []
    do items.push(parse())
    while (!skip(close))
    return items
  }

  function parseValue(): Value {
    const token = take()
    const { at } = token
    if (token.kind === 'int' || token.kind === 'float' || token.kind === 'string')
      return { kind: token.kind, text: token.text, at }
    if (token.kind === 'name') {
      if (token.text === 'true' || token.text === 'false')
        return { kind: 'boolean', value: token.text === 'true', at }
      return token.text === 'null' ? { kind: 'null', at } : { kind: 'enum', text: token.text, at }
    }
    if (token.text === '$') return { kind: 'variable', name: takeName(), at }
    if (token.text === '[') {
      const items: Value[] = []
      while (!skip(']')) items.push(parseValue())
      return { kind: 'list', items, at }
    }
    if (token.text === '{') {
      // No argument accepts an object; parsing it lets validation report its type.
      while (!skip('}')) {
        takeName()
        expect(':')
        parseValue()
      }
      return { kind: 'object', at }
    }
    return fail(token)
  }

  function parseArgument(): Argument {
    const { at } = peek()
    const name = takeName()
    expect(':')
    return { name, value: parseValue(), at }
  }

  function parseDirectives(): Directive[] {
    const directives: Directive[] = []
    for (let { at } = peek(); skip('@'); { at } = peek())
      directives.push({ name: takeName(), args: parseList('(', ')', parseArgument), at })
    return directives
  }

  function parseSelections(): Selection[] {
    if (!isNext('{')) fail(peek(), '"{"')
    return parseList('{', '}', parseSelection)
  }

  function parseSelection(): Selection {
    const { at } = peek()
    if (skip('...')) {
      if (peek().kind === 'name' && peek().text !== 'on')
        return { kind: 'spread', name: takeName(), directives: parseDirectives(), at }
      const onType = skipName('on') ? takeName() : undefined
      return {
        kind: 'inline',
        onType,
        directives: parseDirectives(),
        selections: parseSelections(),
        at,
      }
    }
    const first = takeName()
    const name = skip(':') ? takeName() : first
    return {
      kind: 'field',
      key: first,
      name,
      args: parseList('(', ')', parseArgument),
      directives: parseDirectives(),
      selections: isNext('{') ? parseSelections() : undefined,
      at,
    }
  }

  function parseType(): string {
    const isList = skip('[')
    const item = isList ? parseType() : takeName()
    if (isList) expect(']')
    const inner = isList ? `[${item}]` : item
    return skip('!') ? `${inner}!` : inner
  }

  function parseVariable(): VariableDefinition {
    const { at } = peek()
    expect('$')
    const name = takeName()
    expect(':')
    const type = parseType()
    return { name, type, defaultValue: skip('=') ? parseValue() : undefined, at }
  }

  const document: Document = { operations: [], fragments: new Map() }
  do {
    const { at } = peek()
    if (isNext('{')) {
      document.operations.push({
        name: undefined,
        variables: [],
        selections: parseSelections(),
        at,
      })
      continue
    }
    const keyword = takeName()
    if (keyword === 'fragment') {
      const name = takeName()
      if (takeName() !== 'on') fail({ kind: 'name', text: name, at }, '"on"')
      document.fragments.set(name, { onType: takeName(), selections: parseSelections(), at })
    } else if (keyword === 'query') {
      const name = peek().kind === 'name' ? takeName() : undefined
      const variables = parseList('(', ')', parseVariable)
      parseDirectives()
      document.operations.push({ name, variables, selections: parseSelections(), at })
    } else {
      fail({ kind: 'name', text: keyword, at })
    }
  } while (peek().kind !== 'end')
  return document
}
