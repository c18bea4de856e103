import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node that runs everything after the install. */
export const pinnedNode = join(root, 'node_modules/node/bin/node')

/** Returns the path of a package's command, for `pinnedNode` to run. */
export function binPath(name) {
  return join(root, 'node_modules/.bin', name)
}
