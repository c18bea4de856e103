import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { SourceLetter } from '#app/domain/source.ts'
import { getSource, sourceDefinitions } from '#app/networks/all-sources.server.ts'

const feedNormalizers = [
  'sources/feeds/normalize-row.ts',
  'sources/feeds/product-key.ts',
  'sources/join-group.ts',
]
const factsExtractor = 'ingest/offers/offer-facts.ts'
const matchers = [factsExtractor, 'ingest/offers/find-groups.ts']
/** The module that turns products into table rows. */
const rowMaker = 'store/product-row.ts'

/** The rules that produce a source's products, those for facts about offers, or those that match them. */
export type RuleSet = SourceLetter | 'facts' | 'matching'

export const ruleSets: readonly RuleSet[] = [
  ...sourceDefinitions.map(({ letter }) => letter),
  'f',
  'facts',
  'matching',
]

/**
 * Returns a hash, in eight hexadecimal digits, of the code and vocabulary that
 * turn a source's records into rows or that match offers. `app` is the path of
 * the `app` folder. Comments, formatting, types and package versions do not
 * affect it. Runs in a few hundred milliseconds and needs the TypeScript sources.
 */
export function hashRules(app: string, ruleSet: RuleSet): string {
  const rules = listRules(app, ruleSet).map(file => [file, parseRule(app, file).digest])
  return hash('sha256', JSON.stringify(rules)).slice(0, 8)
}

/** Returns the files of a rule set and everything they import, as paths in `app`, sorted. */
export function listRules(app: string, ruleSet: RuleSet): string[] {
  const found = new Set(listRoots(ruleSet))
  // Iterating over a set includes elements that are added during the loop.
  for (const file of found) for (const imported of parseRule(app, file).imports) found.add(imported)
  return [...found].sort()
}

function listRoots(ruleSet: RuleSet): readonly string[] {
  if (ruleSet === 'matching') return matchers
  if (ruleSet === 'facts') return [factsExtractor]
  if (ruleSet === 'f') return [...feedNormalizers, rowMaker]
  const { name, normalizer } = getSource(ruleSet)
  return [`sources/${name}/${normalizer}`, rowMaker]
}

interface Rule {
  /** Our own modules that the file imports, as paths in `app`. */
  imports: string[]
  digest: string
}

const parsed = new Map<string, Rule>()

function parseRule(app: string, file: string): Rule {
  const path = join(app, file)
  const known = parsed.get(path)
  if (known !== undefined) return known
  const { program, module, errors } = parseSync(path, readFileSync(path, 'utf8'), {
    preserveParens: false,
  })
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(entry => !entry.isType))
      .map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest : [])),
  ]
  const rule = {
    imports: requests.flatMap(({ value }) => toPath(file, value) ?? []),
    digest: hash('sha256', JSON.stringify(program, toRuntimeValue)),
  }
  parsed.set(path, rule)
  return rule
}

/** Returns the path of an imported module in `app`; undefined for a package. */
function toPath(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('#app/')) return specifier.slice('#app/'.length)
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : undefined
}

/** Ignored keys: positions and raw text, which formatting changes, and types, which are erased. */
const insignificant = new Set([
  'start',
  'end',
  'raw',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
])

function toRuntimeValue(key: string, value: unknown): unknown {
  if (insignificant.has(key)) return undefined
  if (Array.isArray(value)) return value.filter(each => !isTypeOnly(each)).map(withoutAssertion)
  return typeof value === 'bigint' ? String(value) : withoutAssertion(value)
}

interface SyntaxNode {
  type: string
  importKind?: string
  exportKind?: string
  expression?: unknown
}

function isTypeOnly(value: unknown): boolean {
  if (!isSyntaxNode(value)) return false
  const { type, importKind, exportKind, expression } = value
  return (
    importKind === 'type' ||
    exportKind === 'type' ||
    (type.startsWith('TS') && expression === undefined)
  )
}

/** Returns the expression in `x as Type`, `x satisfies Type` and `x!`. */
function withoutAssertion(value: unknown): unknown {
  return isSyntaxNode(value) && value.type.startsWith('TS') && value.expression !== undefined
    ? withoutAssertion(value.expression)
    : value
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
