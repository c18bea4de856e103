import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whatever products are made by, from the wire to the table. */
const rules = ['sources/**/*.ts', 'domain/**/*.ts', 'catalogue/{document,product-row,product-words}.ts']

let version: string | undefined

/**
 * Eight hexadecimal digits of the rules in force: of the very code and tables that make products from records. A new alias
 * of a brand must reach products whose record has not changed, and nobody should have to remember a number for it.
 */
export function getRulesVersion(): string {
  version ??= hash('sha256', readRules().join('\0')).slice(0, 8)
  return version
}

/** Whoever reads sources runs from these very files, by Node's type stripping: see server/sync/sync-worker.ts. */
function readRules(): string[] {
  const app = join(import.meta.dirname, '..')
  const files = globSync(rules, { cwd: app }).filter(file => !file.endsWith('.test.ts'))
  if (files.length === 0)
    throw new Error(`There is no source code in ${app}, by which products would be made.`)
  return files.sort().map(file => readFileSync(join(app, file), 'utf8'))
}
