import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node everything after the install runs on, whatever the machine's own is. */
export const pinnedNode = join(root, 'node_modules/node/bin/node')

/** The script behind a package's command, to be run by `pinnedNode`: no shell, no PATH, no second Node. */
export function binPath(name) {
  return join(root, 'node_modules/.bin', name)
}
