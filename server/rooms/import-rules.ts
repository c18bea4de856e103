import { dirname, join } from 'node:path/posix'
import type { Import, SourceFile } from './read-source.ts'
import { browserRooms, roomTable } from './room-table.ts'

/**
 * True for views of operator pages and of the gallery. They run in browsers, although
 * the stores and routes beside them do not.
 */
function isView(path: string): boolean {
  return /^app\/(?:admin|gallery)\/.*\.tsx$/.test(path) && !isRoute(path) && !isForTests(path)
}

/** True for a route beside its page; those in `app/routes/` are a room. */
function isRoute(path: string): boolean {
  return /^app\/(?:admin|gallery)\/.*-(?:route|layout)\.tsx?$/.test(path)
}

/**
 * Returns the room of a file: `app/ui/card.tsx` → ui, `app/root.tsx`
 * → app, `server/main.ts` → server, `vite.config.ts` → undefined.
 */
export function findRoom(path: string): string | undefined {
  const [top, second, ...rest] = path.split('/')
  if (second === undefined) return undefined
  return top === 'app' && rest.length > 0 ? second : top
}

/** True for tests and their helpers, which may use real files, processes and the sandbox. */
export function isForTests(path: string): boolean {
  return /\.test\.tsx?$|\/testing\.tsx?$|\/test-[\w-]+\.ts$|-contract\.ts$|\/testing\//.test(path)
}

/**
 * Returns the imported file's path in the repository; undefined for packages and generated files.
 */
export function findTarget(from: string, { specifier }: Import): string | undefined {
  if (specifier.includes('/+types/')) return undefined
  if (specifier.startsWith('#app/')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
}

/** Helpers that tests in any room may import. */
const testServices = ['app/database/testing.ts', 'app/sources/testing.ts']

/** Describes the rule that an import violates; undefined when it violates none. */
export function findImportFault(from: string, imported: Import): string | undefined {
  const room = findRoom(from)
  if (room === undefined) return undefined
  const allowed = roomTable[room]
  if (!allowed) return `there is no room called ${room}; add it to the room table or move the file`
  const isServerOnly =
    imported.specifier.startsWith('node:') || /\.server\.tsx?$/.test(imported.specifier)
  const browserRoom = findBrowserRoom(from)
  if (isServerOnly && browserRoom && !isForTests(from)) {
    return `${browserRoom} also runs in browsers, so it may not import server code`
  }
  if (isServerOnly && isView(from))
    return 'a view runs in browsers, so it may not import server code'
  const to = findTarget(from, imported)
  const toRoom = to && findRoom(to)
  if (!to || toRoom === undefined) return undefined
  if (toRoom !== room) {
    if (toRoom === 'sandbox' && isForTests(from) && room !== 'sandbox') return undefined
    if (isForTests(from) && testServices.includes(to)) return undefined
    // Tests of the server process and of what operators change use shoppers' real routes.
    if (isForTests(from) && ['server', 'admin'].includes(room) && toRoom === 'routes')
      return undefined
    if (!allowed.includes(toRoom)) return `${room} may not import ${toRoom}`
    if (isView(from) && ![...(roomTable.ui ?? []), 'ui', 'admin'].includes(toRoom))
      return `a view runs in browsers, so it may not import ${toRoom}`
    const hasAlias = to.startsWith('app/') && /\.tsx?$/.test(to)
    return hasAlias && imported.specifier.startsWith('.') ? `across rooms write #${to}` : undefined
  }
  if (imported.specifier.startsWith('#'))
    return 'inside a room write the path from this file, ./ first'
  return isForTests(from) ? undefined : findNeighborFault(from, to)
}

/**
 * Describes an import that would bring code made only for the server into browsers; undefined
 * when there is none. Types may be imported, because nothing of them is left at run time.
 */
export function findBrowserFault(from: string, imported: Import): string | undefined {
  const browserRoom = findBrowserRoom(from)
  const to = findTarget(from, imported)
  if (!browserRoom || !to || imported.isType || isForTests(from) || findBrowserRoom(to))
    return undefined
  return `${browserRoom} also runs in browsers, but ${to} does not: import only types from it`
}

/**
 * Finds the files that operators' browsers run, although nothing in their
 * names says so: the views and all that they import from their rooms, other than types.
 */
export function findViewCode(files: readonly SourceFile[]): Set<string> {
  const byPath = new Map(files.map(file => [file.path, file]))
  const found = new Set<string>()
  const add = (path: string) => {
    const file = byPath.get(path)
    if (!file || found.has(path) || !/^app\/(?:admin|gallery)\//.test(path)) return
    found.add(path)
    for (const imported of file.imports) if (!imported.isType) add(findTarget(path, imported) ?? '')
  }
  for (const { path } of files) if (isView(path)) add(path)
  return found
}

/** Describes an import, by a file that operators' views run, of code made only for the server. */
export function findViewFault(
  from: string,
  imported: Import,
  viewCode: ReadonlySet<string>,
): string | undefined {
  if (!viewCode.has(from) || imported.isType) return undefined
  const to = findTarget(from, imported)
  const isForServer = imported.specifier.startsWith('node:') || /\.server\.tsx?$/.test(to ?? '')
  if (!isForServer && (!to || findBrowserRoom(to) || /^app\/(?:admin|gallery)\//.test(to)))
    return undefined
  return `an operator’s view runs ${from} in browsers, but not ${to ?? imported.specifier}: import only types from it`
}

function findBrowserRoom(path: string): string | undefined {
  return browserRooms.find(room => path.startsWith(`app/${room}/`))
}

/** The lists are the only shared files that may import every source or every network. */
const lists = ['app/sources/source-list.server.ts', 'app/networks/network-list.server.ts']

/**
 * Routes must not import each other, and neither must sources or networks. What operator
 * pages share must not know them, so that a new page is added without changing it.
 */
function findNeighborFault(from: string, to: string): string | undefined {
  if (findRoom(from) === 'routes')
    return 'a route never imports a route; move the shared code to a room that both may import'
  if (isRoute(to)) return 'only the table of routes names a route; move the shared code beside it'
  if (from.startsWith('app/admin/frame/') && !to.startsWith('app/admin/frame/'))
    return 'the frame of operator pages may not import a topic'
  const [folderFrom, folderTo] = [findFolder(from), findFolder(to)]
  if (folderTo && folderFrom !== folderTo && !lists.includes(from)) {
    const [kind] = folderTo.split('/')
    return folderFrom
      ? `a ${kind?.slice(0, -1)} may not import another ${kind?.slice(0, -1)}`
      : `code shared by ${kind} imports none of them`
  }
  return undefined
}

/** Finds the folder of a source or a network: `sources/cj`. */
function findFolder(path: string): string | undefined {
  return /^app\/((?:sources|networks)\/[^/]+)\//.exec(path)?.[1]
}

/** Finds all import cycles, each as a list of files. Type-only imports count. */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const targets = new Map(
    files.map(file => [
      file.path,
      file.imports.flatMap(imported => findTarget(file.path, imported) ?? []),
    ]),
  )
  const finished = new Set<string>()
  const cycles: string[][] = []
  const walk = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path])
    if (start >= 0 || finished.has(path)) return
    for (const target of targets.get(path) ?? []) walk(target, [...trail, path])
    finished.add(path)
  }
  for (const path of targets.keys()) walk(path, [])
  return cycles
}
