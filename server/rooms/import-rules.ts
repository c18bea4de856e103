import { dirname, join } from 'node:path/posix'
import type { Import, SourceFile } from './read-source.ts'
import { browserRooms, roomTable } from './room-table.ts'

/** `app/ui/card.tsx` → ui, `app/root.tsx` → app, `server/main.ts` → server, `vite.config.ts` → undefined. */
export function findRoom(path: string): string | undefined {
  const [top, second, ...rest] = path.split('/')
  if (second === undefined) return undefined
  return top === 'app' && rest.length > 0 ? second : top
}

/** Tests, and what only they use: they may stand up the world outside, real files and processes. */
export function isForTests(path: string): boolean {
  return /\.test\.tsx?$|\/testing\.ts$|\/test-[\w-]+\.ts$|-contract\.ts$|\/testing\//.test(path)
}

/** The file an import means, from the root of the repository; undefined for a package, or a file made at build time. */
export function findTarget(from: string, { specifier }: Import): string | undefined {
  if (specifier.includes('/+types/')) return undefined
  if (specifier.startsWith('#app/')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
}

/** Which rule an import breaks, in words; undefined when it breaks none. */
export function findImportFault(from: string, imported: Import): string | undefined {
  const room = findRoom(from)
  if (room === undefined) return undefined
  const allowed = roomTable[room]
  if (!allowed) return `there is no room called ${room}; add it to the room table or put the file elsewhere`
  const isServerOnly = imported.specifier.startsWith('node:') || /\.server\.tsx?$/.test(imported.specifier)
  if (isServerOnly && browserRooms.includes(room) && !isForTests(from)) {
    return `${room} also runs in browsers, so nothing of the server may come in`
  }
  const to = findTarget(from, imported)
  const toRoom = to && findRoom(to)
  if (!to || toRoom === undefined) return undefined
  if (toRoom !== room) {
    if (toRoom === 'sandbox' && isForTests(from) && room !== 'sandbox') return undefined
    if (!allowed.includes(toRoom)) return `${room} may not know ${toRoom}`
    const hasAlias = to.startsWith('app/') && /\.tsx?$/.test(to)
    return hasAlias && imported.specifier.startsWith('.') ? `across rooms write #${to}` : undefined
  }
  if (imported.specifier.startsWith('#')) return 'inside a room write the path from this file, ./ first'
  return isForTests(from) ? undefined : findNeighbourFault(from, to)
}

/** Routes, and sources, are strangers to each other. */
function findNeighbourFault(from: string, to: string): string | undefined {
  if (findRoom(from) === 'routes')
    return 'a route never imports a route; move what they share to where both may look'
  const [sourceFrom, sourceTo] = [findSource(from), findSource(to)]
  if (sourceTo && sourceFrom !== sourceTo) {
    return sourceFrom ? 'a source never imports a source' : 'what sources share knows none of them'
  }
  return undefined
}

/** A folder of sources that is none itself: the words they all speak. */
const vocabulary = 'vocabulary'

function findSource(path: string): string | undefined {
  const folder = /^app\/sources\/([^/]+)\//.exec(path)?.[1]
  return folder === vocabulary ? undefined : folder
}

/** Each ring of files that import each other, as the files along it; type-only imports count like any other. */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const targets = new Map(
    files.map(file => [file.path, file.imports.flatMap(imported => findTarget(file.path, imported) ?? [])]),
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
