import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md'])
/** A path in the repository; `var/`, `build/` and other generated folders are not in it. */
const repositoryPath = /^(?:app|bench|docs|e2e|public|sandbox|scripts|server)\//

/** Finds the paths that a document names: in code spans, and as targets of its links. */
function findPaths(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(/[\s:]+/))
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
  return [
    ...spans.filter(span => repositoryPath.test(span)),
    ...links.map(([, target = '']) => join(dirname(document), target)),
  ]
}

/** Converts the placeholders of a path: `app/networks/<name>/`, `app/storefronts/sites/ID.ts`. */
function toPattern(path: string): string {
  return path.replace(/<[^>]+>|(?<=\/)ID\b/g, '*')
}

it.each(documents)('the paths named in %s exist', document => {
  expect(findPaths(document).filter(path => globSync(toPattern(path)).length === 0)).toEqual([])
})

it('finds paths to check', () => {
  expect(documents.flatMap(findPaths).length).toBeGreaterThan(100)
})
