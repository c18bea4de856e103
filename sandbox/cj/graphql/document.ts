/**
 * A parsed query. Mutations, subscriptions and type definitions are unsupported, as in a read-only
 * service.
 */
export interface Document {
  operations: Operation[]
  fragments: Map<string, Fragment>
}

export interface Operation {
  name: string | undefined
  variables: VariableDefinition[]
  selections: Selection[]
  at: number
}

export interface VariableDefinition {
  name: string
  /** As written: `[ID!]`. */
  type: string
  defaultValue: Value | undefined
  at: number
}

export interface Fragment {
  onType: string
  selections: Selection[]
  at: number
}

export type Selection =
  | FieldSelection
  | {
      kind: 'inline'
      onType: string | undefined
      selections: Selection[]
      directives: Directive[]
      at: number
    }
  | { kind: 'spread'; name: string; directives: Directive[]; at: number }

export interface FieldSelection {
  kind: 'field'
  /** The key in the response: the alias, if any, else the field's name. */
  key: string
  name: string
  args: Argument[]
  directives: Directive[]
  selections: Selection[] | undefined
  at: number
}

export interface Argument {
  name: string
  value: Value
  at: number
}

export interface Directive {
  name: string
  args: Argument[]
  at: number
}

export type Value =
  | { kind: 'variable'; name: string; at: number }
  | { kind: 'int' | 'float' | 'string' | 'enum'; text: string; at: number }
  | { kind: 'boolean'; value: boolean; at: number }
  | { kind: 'null'; at: number }
  | { kind: 'list'; items: Value[]; at: number }
  | { kind: 'object'; at: number }
