import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const requirePeer = createRequire(new URL('../peers/package.json', import.meta.url))

/**
 * Loads a package from bench/peers. Callers declare the package's
 * types so that type checks pass even if it is not installed.
 */
export async function loadPeer<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requirePeer.resolve(name)).href)) as Module
}
