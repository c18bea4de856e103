import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const requirePeer = createRequire(new URL('../peers/package.json', import.meta.url))

/**
 * A package of bench/peers. Its types are written down by whoever asks: they must check without the package, which
 * only a bench installs.
 */
export async function loadPeer<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requirePeer.resolve(name)).href)) as Module
}
