import type { NetworkLetter } from '#app/domain/source.ts'
import type { SourceDefinition } from '#app/sources/source-definition.ts'
import { sourceList } from '#app/sources/source-list.server.ts'
import { type NetworkSource, networks } from './all-networks.server.ts'

/** The union of the exact types of all definitions, from which other types are derived. */
export type AnySource = (typeof sourceList)[number] | NetworkSource
export type SourceName = AnySource['name']

/**
 * Every source we read, in alphabetical order: those of the networks, and those that earn through
 * other networks' links. A source's position determines the minute of its syncs, so no two syncs
 * start at the same time.
 */
export const sourceDefinitions: readonly SourceDefinition<NetworkLetter, SourceName>[] = [
  ...sourceList,
  ...networks.flatMap(({ source }) => source ?? []),
].sort((a, b) => (a.name < b.name ? -1 : 1))

export function getSource(letter: NetworkLetter): (typeof sourceDefinitions)[number] {
  const source = sourceDefinitions.find(each => each.letter === letter)
  if (source === undefined) throw new Error(`No source has the letter ${letter}.`)
  return source
}

export function getSourceName(letter: NetworkLetter): SourceName {
  return getSource(letter).name
}

/**
 * Returns the name that operators see for a sync scope: `cj`
 * for the scope `c`; `f:alder-uk` for the feed of that name.
 */
export function getScopeName(scope: string): string {
  return sourceDefinitions.find(({ letter }) => letter === scope)?.name ?? scope
}

export function findSourceLetter(name: string): NetworkLetter | undefined {
  return sourceDefinitions.find(source => source.name === name)?.letter
}
