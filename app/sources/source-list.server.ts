import { styleSource } from './style/source.server.ts'

/**
 * The sources that belong to no network of `network-list.server.ts`. Outside a source's folder and
 * its network's, only this file refers to the source.
 */
export const sourceList = [styleSource] as const
