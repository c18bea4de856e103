import type pg from 'pg'
import type { OfferFacts, OfferKeys } from './offer-facts.ts'
import { type CountModels, listModelWords, maxModels, toWordKey } from './word-usage.ts'

type Named = Pick<OfferFacts, 'brand' | 'model'> & Pick<OfferKeys, 'nameKey'>

/** The names of the models that have a word, by brand and word; at most one more than matters. */
export type ModelNames = ReadonlyMap<string, readonly string[]>

/** Fetches the models of each brand that have one of these offers' words. */
export async function fetchModelNames(
  client: pg.ClientBase,
  offers: Iterable<Named>,
): Promise<ModelNames> {
  const words = new Map<string, { brand: string; word: string }>()
  for (const offer of offers)
    for (const word of listModelWords(offer))
      words.set(toWordKey(offer.brand, word), { brand: offer.brand, word })
  if (words.size === 0) return new Map()
  const asked = [...words.values()]
  const { rows } = await client.query<[string, string, string[]]>({
    text: `SELECT asked.brand, asked.word, array_agg(name_key::text)
      FROM unnest($1::text[], $2::text[]) AS asked (brand, word) CROSS JOIN LATERAL (
        SELECT DISTINCT name_key FROM offer_word
        WHERE offer_word.brand = asked.brand AND offer_word.word = asked.word
        ORDER BY name_key LIMIT ${maxModels + 1}
      ) AS names GROUP BY asked.brand, asked.word`,
    values: [asked.map(({ brand }) => brand), asked.map(({ word }) => word)],
    rowMode: 'array',
  })
  return new Map(rows.map(([brand, word, names]) => [toWordKey(brand, word), names]))
}

/** Counts the models of each brand that have one of these offers' words, up to one more than matters. */
export async function fetchModelCounts(
  client: pg.ClientBase,
  numbers: readonly number[],
): Promise<[brand: string, word: string, count: number][]> {
  const { rows } = await client.query<[string, string, number]>({
    text: `SELECT asked.brand, asked.word, (
        SELECT count(*)::int FROM (
          SELECT DISTINCT name_key FROM offer_word
          WHERE offer_word.brand = asked.brand AND offer_word.word = asked.word
          LIMIT ${maxModels + 1}
        ) AS names
      ) FROM (
        SELECT DISTINCT brand, word FROM offer_word WHERE product_number = ANY($1)
      ) AS asked`,
    values: [numbers],
    rowMode: 'array',
  })
  return rows
}

export function toModelCount(names: ModelNames): CountModels {
  return (brand, word) => names.get(toWordKey(brand, word))?.length ?? 0
}

/**
 * Returns the names of the models for which a word has begun or ceased to be rare, so that their
 * offers have to be grouped again.
 */
export function findTurnedNames(before: ModelNames, after: ModelNames): string[] {
  const isRare = (names: readonly string[]) => names.length <= maxModels
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(key => {
    const [was, is] = [before.get(key) ?? [], after.get(key) ?? []]
    return isRare(was) === isRare(is) ? [] : isRare(was) ? was : is
  })
}
