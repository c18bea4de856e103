import { findTarget, isForTests } from './import-rules.ts'
import type { SourceFile } from './read-source.ts'

/**
 * Files that the framework finds by itself or in app/routes.ts, the tools of
 * the rooms test, and the models with which the index is compared.
 */
const known =
  /^app\/(?:root|entry|routes)|-route\.tsx?$|^server\/rooms\/|^app\/search-index\/(?:random|reference)-/

/** Finds files that only tests import but whose place says that they are part of the product. */
export function findTestSupport(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, SourceFile[]>()
  for (const file of files)
    for (const imported of file.imports) {
      const target = findTarget(file.path, imported)
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  return [...importers]
    .filter(([path, users]) => {
      const isOurs = /^(?:app|server|sandbox)\/.*\.tsx?$/.test(path)
      return isOurs && !isForTests(path) && !known.test(path) && users.every(isOnlyForTests)
    })
    .map(([path]) => `${path}:1 is imported by tests alone: move it to a folder called testing`)
}

function isOnlyForTests({ path }: SourceFile): boolean {
  return isForTests(path) || /^(?:e2e|bench)\//.test(path)
}
