import { GraphqlError } from './graphql-error.ts'

export interface Token {
  kind: 'punctuator' | 'name' | 'int' | 'float' | 'string' | 'end'
  text: string
  /** Offset in the document, from 0. */
  at: number
}

const pattern =
  /[\s,\uFEFF]+|#[^\n\r]*|(?<punctuator>\.\.\.|[!$&()[\]{}:=@|])|(?<name>[_A-Za-z]\w*)|(?<float>-?(?:0|[1-9]\d*)(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+))|(?<int>-?(?:0|[1-9]\d*))|"""(?<block>[\s\S]*?)"""|"(?<string>(?:[^"\\\n\r]|\\.)*)"/y

/** Throws a `GraphqlError` at the first character that is not GraphQL. */
export function toTokens(document: string): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  let at = 0
  while (at < document.length) {
    pattern.lastIndex = at
    const match = pattern.exec(document)
    if (!match)
      throw new GraphqlError(
        `Syntax Error: Unexpected character ${JSON.stringify(document[at])}.`,
        at,
      )
    const token = toToken(match.groups ?? {}, at)
    if (token) tokens.push(token)
    at = pattern.lastIndex
  }
  return [...tokens, { kind: 'end', text: '<EOF>', at }]
}

function toToken(groups: Record<string, string | undefined>, at: number): Token | undefined {
  const { punctuator, name, int, float, string, block } = groups
  if (punctuator !== undefined) return { kind: 'punctuator', text: punctuator, at }
  if (name !== undefined) return { kind: 'name', text: name, at }
  if (float !== undefined) return { kind: 'float', text: float, at }
  if (int !== undefined) return { kind: 'int', text: int, at }
  if (block !== undefined) return { kind: 'string', text: block.trim(), at }
  return string === undefined ? undefined : { kind: 'string', text: toPlainText(string, at), at }
}

/** GraphQL has the same escapes as JSON. */
function toPlainText(text: string, at: number): string {
  try {
    return String(JSON.parse(`"${text}"`))
  } catch {
    throw new GraphqlError('Syntax Error: Invalid character escape sequence.', at)
  }
}
