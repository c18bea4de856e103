import type { EngineClient, SearchBody } from '../engine-client.server.ts'
import type { SearchResult } from '../engine-responses.ts'

export const noHits = { timed_out: false, _shards: { failed: 0 }, hits: { hits: [] } }

/** A client that keeps what it is asked, and answers with what `answer` returns for each search. */
export function createAskedClient(
  answer: (body: SearchBody, asked: number) => Partial<SearchResult['hits']>,
) {
  const asked: SearchBody[] = []
  const client: Pick<EngineClient, 'search'> = {
    search: async (_, bodies) =>
      bodies.map(body => {
        asked.push(body)
        return { ...noHits, hits: { ...noHits.hits, ...answer(body, asked.length) } }
      }),
  }
  return { client, asked }
}
