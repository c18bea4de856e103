import { basename } from 'node:path/posix'
import { isForTests } from './import-rules.ts'
import type { SourceFile } from './read-source.ts'

/** Words that say what kind of file it is: an interface, or what is posted to a page. */
const roleWords = ['interface', 'form']
/** Exports that a framework reads by name; their file is named for a URL. */
const pageExports = ['default', 'loader', 'action']

/**
 * Returns a fault if a file exports one value and its name has a word that no exported name has: a
 * newcomer looks for `parseSize` in `size.ts`, not in `scale.ts`. A file that exports several
 * values is named for their topic, which no rule can judge, and a storefront for its id.
 */
export function findMisnamedFile({ path, exports }: SourceFile): string | undefined {
  const values = exports.filter(({ isType }) => !isType).map(({ name }) => name)
  if (values.length !== 1 || values.some(name => pageExports.includes(name))) return undefined
  if (isForTests(path) || path.startsWith('app/storefronts/sites/')) return undefined
  const names = exports.map(({ name }) => name.toLowerCase())
  const isExported = (word: string) =>
    names.some(name => name.includes(word) || name.includes(word.replace(/(?:ies|s)$/, '')))
  const words = basename(path).replace(/\..*$/, '').split('-')
  const foreign = words.find(word => !roleWords.includes(word) && !isExported(word))
  return foreign === undefined
    ? undefined
    : `${path}:1 exports ${values[0]}, but its name says "${foreign}": name it for its export`
}
