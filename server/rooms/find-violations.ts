import { basename } from 'node:path/posix'
import {
  findBrowserFault,
  findCycles,
  findImportFault,
  findViewCode,
  findViewFault,
  isForTests,
} from './import-rules.ts'
import { lineAt, type SourceFile } from './read-source.ts'
import { emptyNames } from './room-table.ts'

const sitesFolder = 'app/storefronts/sites/'

/** Lists all violations of the room rules, each as a line with the file, line number and rule. */
export function findViolations(files: readonly SourceFile[]): string[] {
  const viewCode = findViewCode(files)
  return [
    ...files.flatMap(findNameFaults),
    ...files.flatMap(file => findImportFaults(file, viewCode)),
    ...findCycles(files).map(
      cycle => `${cycle[0]}:1 imports itself in a cycle: ${cycle.join(' → ')}`,
    ),
    ...findStorefrontNames(files),
  ]
}

function findImportFaults({ path, imports }: SourceFile, viewCode: ReadonlySet<string>): string[] {
  return imports.flatMap(imported => {
    const fault =
      findImportFault(path, imported) ??
      findBrowserFault(path, imported) ??
      findViewFault(path, imported, viewCode)
    return fault ? [`${path}:${imported.line} imports ${imported.specifier}: ${fault}`] : []
  })
}

function findNameFaults({ path }: SourceFile): string[] {
  if (/^index\.tsx?$/.test(basename(path)))
    return [`${path}:1 is an index file: name it for what it exports`]
  const empty = path.split(/[/.-]/).find(word => emptyNames.includes(word))
  return empty
    ? [`${path}:1 is called "${empty}", which is too vague: name it for what it does`]
    : []
}

/**
 * Finds storefronts' names in code. A storefront is data,
 * so no code elsewhere may depend on its name.
 */
function findStorefrontNames(files: readonly SourceFile[]): string[] {
  const ids = files
    .filter(({ path }) => path.startsWith(sitesFolder) && !isForTests(path))
    .map(({ path }) => basename(path, '.ts'))
  if (ids.length === 0) return []
  const named = new RegExp(`\\b(?:${ids.join('|')})\\b`, 'gi')
  return files
    .filter(
      ({ path }) =>
        /^(?:app|server|sandbox)\//.test(path) &&
        !path.startsWith('app/storefronts/') &&
        !isForTests(path),
    )
    .flatMap(({ path, code }) =>
      [...code.matchAll(named)].map(
        match =>
          `${path}:${lineAt(code, match.index)} names the storefront ${match[0]}: only app/storefronts/ may`,
      ),
    )
}
