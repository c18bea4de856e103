import { z } from 'zod'
import type { EngineClient } from './engine-client.server.ts'
import {
  cardMapping,
  type IndexSize,
  noteMapping,
  toCardSettings,
  toNoteSettings,
} from './index-mapping.ts'
import type { IndexNames } from './index-names.ts'

/** Marks our indices, so that we never write to those of others. */
const owner = 'storefronts'
const leastVersion = [2, 10] as const

const info = z.object({
  version: z.object({ number: z.string(), distribution: z.string().optional() }),
})
const aliases = z.record(
  z.string(),
  z.object({ aliases: z.record(z.string(), z.unknown()).optional() }),
)
const mappings = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.object({ owner: z.string() }).optional() }) }),
)

/** Thrown when OpenSearch cannot be used until an operator has changed something. */
export class EngineSetupError extends Error {
  override name = 'EngineSetupError'
}

/** Checks the server, and creates the indices that are missing. */
export async function prepareIndices(
  client: EngineClient,
  names: IndexNames,
  size: IndexSize,
): Promise<void> {
  await checkVersion(client)
  await checkOwner(client, names.shown)
  // Cards without their notes, or notes without the cards, are of no use.
  if (!(await hasIndices(client, names))) await dropIndices(client, names)
  await create(client, names.cards, toCardSettings(size), cardMapping)
  await create(client, names.notes, toNoteSettings(size), noteMapping)
}

/** Returns true while both indices are there. */
export async function hasIndices(client: EngineClient, names: IndexNames): Promise<boolean> {
  const found = await Promise.all(
    [names.cards, names.notes].map(alias => listIndices(client, alias)),
  )
  return found.every(indices => indices.length > 0)
}

/** Removes the indices, to build them again. */
export async function dropIndices(client: EngineClient, names: IndexNames): Promise<void> {
  for (const alias of [names.cards, names.notes])
    for (const index of await listIndices(client, alias))
      await client.request('DELETE', `/${index}`)
}

/** Points the alias for people at these cards, and from the ones before in the same step. */
export async function showIndex(client: EngineClient, { shown, cards }: IndexNames): Promise<void> {
  const before = await listIndices(client, shown)
  const now = await listIndices(client, cards)
  if (before.join() === now.join()) return
  await client.request('POST', '/_aliases', {
    actions: [
      ...before.map(index => ({ remove: { index, alias: shown } })),
      ...now.map(index => ({ add: { index, alias: shown } })),
    ],
  })
}

async function checkVersion(client: EngineClient): Promise<void> {
  const answer = info.safeParse(await client.request('GET', '/'))
  if (!answer.success)
    throw new EngineSetupError(
      'The server at SEARCH_URL does not answer like OpenSearch: check the address',
    )
  const { number, distribution } = answer.data.version
  const [major = 0, minor = 0] = number.split('.').map(Number)
  const isNewEnough =
    major > leastVersion[0] || (major === leastVersion[0] && minor >= leastVersion[1])
  if (distribution !== 'opensearch' || !isNewEnough)
    throw new EngineSetupError(
      `The server at SEARCH_URL is ${distribution ?? 'Elasticsearch'} ${number}; the search index needs OpenSearch ${leastVersion.join('.')} or newer`,
    )
}

async function checkOwner(client: EngineClient, shown: string): Promise<void> {
  const found = mappings.safeParse(await client.request('GET', `/${shown}/_mapping`))
  const foreign = Object.entries(found.success ? found.data : {}).find(
    ([, { mappings }]) => mappings._meta?.owner !== owner,
  )
  if (foreign)
    throw new EngineSetupError(
      `“${shown}” in OpenSearch belongs to the index ${foreign[0]}, which is not ours; end SEARCH_URL with another name, like https://host:9200/shop`,
    )
}

async function create(
  client: EngineClient,
  alias: string,
  settings: object,
  mapping: object,
): Promise<void> {
  const existing = await listIndices(client, alias)
  if (existing.length > 1)
    throw new EngineSetupError(
      `The alias ${alias} in OpenSearch points at several indices (${existing.join(', ')}); delete the alias and these indices, and the index is built again`,
    )
  if (existing.length === 1) return
  // Two servers that start at once would create two indices if the name were not fixed.
  await client
    .request('PUT', `/${alias}-1`, {
      settings,
      mappings: { ...mapping, _meta: { owner } },
      aliases: { [alias]: {} },
    })
    .catch(async error => {
      if ((await listIndices(client, alias)).length !== 1) throw error
    })
}

async function listIndices(client: EngineClient, alias: string): Promise<string[]> {
  const found = aliases.safeParse(await client.request('GET', `/_alias/${alias}`))
  return Object.entries(found.success ? found.data : {})
    .filter(([, value]) => alias in (value.aliases ?? {}))
    .map(([index]) => index)
    .sort()
}
