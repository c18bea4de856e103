import { z } from 'zod'

/** The parts of OpenSearch's responses that we read. */

const fields = z.record(z.string(), z.array(z.union([z.number(), z.string(), z.boolean()])))

const innerHit = z.object({ fields: fields.default({}) })

const hit = z.object({
  _id: z.string(),
  _score: z.number().nullable().optional(),
  sort: z.array(z.union([z.number(), z.string(), z.null()])).optional(),
  _source: z.unknown().optional(),
  inner_hits: z
    .record(z.string(), z.object({ hits: z.object({ hits: z.array(innerHit) }) }))
    .optional(),
})

const bucket = z.object({
  key: z.union([z.string(), z.number(), z.record(z.string(), z.string())]),
  doc_count: z.number(),
  cards: z.object({ doc_count: z.number() }).optional(),
})

const values = z.object({
  buckets: z.union([
    z.array(bucket),
    z.record(z.string(), z.object({ cards: z.object({ doc_count: z.number() }).optional() })),
  ]),
  after_key: z.record(z.string(), z.string()).optional(),
})

const percentiles = z.object({ values: z.record(z.string(), z.number().nullable()) })

/** Aggregations inside the offers that match. */
const offers = z.looseObject({
  doc_count: z.number(),
  matching: z.looseObject({ doc_count: z.number() }).optional(),
})

const result = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  hits: z.object({
    total: z.object({ value: z.number() }).optional(),
    max_score: z.number().nullable().optional(),
    hits: z.array(hit),
  }),
  aggregations: z.object({ offers }).optional(),
})
export type SearchResult = z.output<typeof result>
export type SearchHit = z.output<typeof hit>

const cause = z.object({ reason: z.string().nullish() })
/** A search that failed; if all shards did, the reasons are those of the shards. */
const failure = z.object({
  status: z.number(),
  error: cause.extend({ root_cause: z.array(cause).optional() }),
})
export type SearchFailure = z.output<typeof failure>

export const searchResponse = z.object({ responses: z.array(z.union([failure, result])) })

export const bulkResponse = z.object({
  items: z.array(
    z.record(
      z.string(),
      z.object({ status: z.number(), error: z.object({ reason: z.string() }).optional() }),
    ),
  ),
})

export const documentsResponse = z.object({
  docs: z.array(
    z.object({
      _id: z.string(),
      found: z.boolean().optional(),
      _source: z.unknown().optional(),
      error: z.object({ reason: z.string() }).optional(),
    }),
  ),
})

/** Reads an aggregation of values, by its name among those of the matching offers. */
export function readValues(result: SearchResult, name: string): z.output<typeof values> {
  const { offers: all } = result.aggregations ?? {}
  return values.parse((all?.matching ?? all)?.[name])
}

export function readPercentiles(result: SearchResult, name: string): z.output<typeof percentiles> {
  const { offers: all } = result.aggregations ?? {}
  return percentiles.parse((all?.matching ?? all)?.[name])
}

/** The number of offers, rather than cards, that match. */
export function readOfferCount({ aggregations }: SearchResult): number {
  return aggregations?.offers.matching?.doc_count ?? 0
}
