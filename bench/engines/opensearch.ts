import { z } from 'zod'
import { readSequence } from '#app/search-index/opensearch/card-writer.server.ts'
import { openTestEngine } from '#app/search-index/opensearch/testing/open-test-engine.ts'
import { makeSyntheticProduct } from '../synthetic/synthetic-product.ts'
import { toSyntheticChange } from '../synthetic/to-change.ts'
import type { EngineKind } from './engine.ts'

const stats = z.object({
  _all: z.object({ total: z.object({ store: z.object({ size_in_bytes: z.number() }) }) }),
})

/**
 * Our lists, asked of the OpenSearch at OPENSEARCH_TEST_URL, whose process is OPENSEARCH_TEST_PID. With
 * BENCH_INDEX, this is an index that may be there already and that is left there.
 */
export const opensearch: EngineKind = {
  id: 'opensearch',
  name: 'OpenSearch',
  note: 'the same lists as ours, from a node with one shard and a heap of 2 GB; memory is what its indices take on disk',
  async create() {
    const { engine, writer, client, names, close } = await openTestEngine(process.env.BENCH_INDEX)
    let products = 0
    let version = 0
    return {
      isForgiving: true,
      isReading: true,
      otherPid: Number(process.env.OPENSEARCH_TEST_PID) || undefined,
      async build(chunks) {
        const known = await readSequence(client, names)
        for (const chunk of chunks) {
          products += chunk.length
          if (products > known) await writer.apply(chunk.map(toSyntheticChange))
        }
        version = Math.max(products, known)
        await engine.readWords()
      },
      async change() {
        version += 1
        const first = toSyntheticChange(makeSyntheticProduct(1, products))
        await writer.apply([{ ...first, changedAt: version }])
        // Forgets what was read of texts.
        engine.setSynonyms([])
      },
      async query(query) {
        const { hits, paging, facets } = await engine.query({ ...query, sort: 'relevance' })
        return {
          total: paging.total,
          numbers: hits.map(({ number }) => number),
          counted: Object.values(facets).reduce((sum, values) => sum + values.length, 0),
        }
      },
      async suggest(text) {
        const found = await engine.suggest(text, 8)
        return [found.brands, found.categories, found.queries, found.products].flat().length
      },
      async getBytes() {
        let bytes = 0
        for (const alias of [names.cards, names.notes]) {
          const { _all } = stats.parse(await client.request('GET', `/${alias}/_stats/store`))
          bytes += _all.total.store.size_in_bytes
        }
        return bytes
      },
      close: process.env.BENCH_INDEX ? client.close : close,
    }
  },
}
