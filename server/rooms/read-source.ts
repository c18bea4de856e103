import { parseSync, Visitor } from 'vite'

/** The parts of a file that the room rules check. */
export interface SourceFile {
  /** The path from the root of the repository, with forward slashes. */
  path: string
  imports: Import[]
  exports: Export[]
  /** The text of the file, with comments replaced by blanks so that line numbers stay the same. */
  code: string
}

export interface Import {
  /** The imported path as written, without a query like ?url. */
  specifier: string
  line: number
  /** True if nothing of the import is left at run time. */
  isType: boolean
}

export interface Export {
  name: string
  isType: boolean
}

/** Finds all exports of a file, and all imports: static, dynamic, re-exported and type-only. */
export function readSource(path: string, text: string): SourceFile {
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const imports: Import[] = []
  const add = (source: { type: string; value?: unknown; start: number } | null, kind?: string) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return
    const specifier = source.value.replace(/\?.*$/, '')
    imports.push({ specifier, line: lineAt(text, source.start), isType: kind === 'type' })
  }
  new Visitor({
    ImportDeclaration: node => add(node.source, node.importKind),
    ExportNamedDeclaration: node => add(node.source, node.exportKind),
    ExportAllDeclaration: node => add(node.source, node.exportKind),
    ImportExpression: node => add(node.source),
    TSImportType: node => add(node.source, 'type'),
  }).visit(program)
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName: { kind, name }, isType }) => {
      return { name: kind === 'Default' ? 'default' : (name ?? '*'), isType }
    }),
  )
  let code = text
  for (const { start, end } of comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end)
  }
  return { path, imports, exports, code }
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
