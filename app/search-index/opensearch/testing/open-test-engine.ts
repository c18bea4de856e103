import { randomBytes } from 'node:crypto'
import type { ProductChange } from '#app/store/changes.server.ts'
import { type CardWriter, openCardWriter } from '../card-writer.server.ts'
import { parseEngineAddress } from '../engine-address.ts'
import { createEngineClient, type EngineClient } from '../engine-client.server.ts'
import { type IndexNames, toIndexNames } from '../index-names.ts'
import { dropIndices, prepareIndices } from '../prepare-indices.server.ts'
import { openSearchEngine, type SearchEngine } from '../search-engine.server.ts'

/** An index in the test run’s OpenSearch; empty unless another test opened the same one earlier. */
export interface TestEngine {
  engine: SearchEngine
  client: EngineClient
  names: IndexNames
  writer: CardWriter
  /** Applies changes and makes them and their words visible. */
  apply(changes: readonly ProductChange[]): Promise<void>
  /** Removes the index. */
  close(): Promise<void>
}

/** The address of the run's OpenSearch, which scripts/test-opensearch.mjs starts. */
export function getTestAddress(): string {
  const address = process.env.OPENSEARCH_TEST_URL
  if (!address) throw new Error('Run these tests with npm run test:opensearch.')
  return address
}

export async function openTestEngine(
  identity = randomBytes(8).toString('hex'),
): Promise<TestEngine> {
  const address = parseEngineAddress(getTestAddress())
  if (address === undefined) throw new Error('OPENSEARCH_TEST_URL is no address.')
  const client = createEngineClient(address, { searchMs: 30_000 })
  const names = toIndexNames('test', identity)
  await prepareIndices(client, names, { shards: 1, replicas: 0 })
  const writer = await openCardWriter(client, names)
  const engine = await openSearchEngine(client, names)
  return {
    ...{ engine, client, names, writer },
    async apply(changes) {
      const refused = await writer.apply(changes)
      if (refused.length > 0) throw new Error(`OpenSearch refused ${JSON.stringify(refused)}`)
      await engine.readWords()
      engine.setVersion(changes.at(-1)?.changedAt ?? engine.version)
    },
    async close() {
      await dropIndices(client, names)
      await client.close()
    },
  }
}
