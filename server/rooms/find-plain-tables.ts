import { parseSync, Visitor } from 'vite'
import { lineAt } from './read-source.ts'

/** The types of objects whose keys are texts. */
const textKeys = /\bRecord<\s*string\b|\[\w+: string\]/

/**
 * Finds the tables written as plain objects that are read by a computed text. Such a table also
 * answers to `constructor` and the other names of its prototype, so it must be a Map.
 */
export function findPlainTables(path: string, text: string): string[] {
  // Parsing takes most of the time, and most files have no such table.
  if (!textKeys.test(text)) return []
  const tables = new Set<string>()
  const reads: { name: string; start: number }[] = []
  const written = new Set<string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression' || !id.typeAnnotation)
        return
      const { start, end } = id.typeAnnotation
      const hasTextKeys = textKeys.test(text.slice(start, end))
      const isTable = init.properties.some(({ type }) => type === 'Property')
      if (hasTextKeys && isTable) tables.add(id.name)
    },
    MemberExpression({ computed, object, property, start }) {
      if (!computed || property.type === 'Literal' || object.type !== 'Identifier') return
      reads.push({ name: object.name, start })
    },
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression' && left.object.type === 'Identifier')
        written.add(left.object.name)
    },
  }).visit(parseSync(path, text).program)
  return reads
    .filter(({ name }) => tables.has(name) && !written.has(name))
    .map(
      ({ name, start }) =>
        `${path}:${lineAt(text, start)} looks up a text in the plain object ${name}: make it a Map`,
    )
}
