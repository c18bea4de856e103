import { z } from 'zod'
import type { EngineClient } from './engine-client.server.ts'
import { matchCards, type OfferQuery } from './offer-queries.ts'

/** What we read of an offer's stored document. */
const storedOffer = z.object({
  number: z.number(),
  group: z.number().optional(),
  brand: z.string(),
  category: z.string().optional(),
  facets: z.looseObject({ colors: z.array(z.string()) }),
  inStock: z.boolean(),
  cents: z.number(),
  name: z.string(),
  terms: z.array(z.string()),
  titleTerms: z.array(z.string()),
})
export type StoredOffer = z.output<typeof storedOffer>

const storedCard = z.object({ offers: z.array(storedOffer) })

/** Reads all offers of the cards that have any of these products, in the order of each card. */
export async function readCardOffers(
  client: Pick<EngineClient, 'search'>,
  index: string,
  numbers: readonly number[],
): Promise<StoredOffer[]> {
  if (numbers.length === 0) return []
  const query: OfferQuery = { terms: { 'offers.number': numbers } }
  const fields = Object.keys(storedOffer.shape).map(name =>
    name === 'facets' ? 'offers.facets.colors' : `offers.${name}`,
  )
  const [result] = await client.search(index, [
    { size: numbers.length, query: matchCards(query), _source: fields },
  ])
  return (result?.hits.hits ?? []).flatMap(({ _source }) => storedCard.parse(_source).offers)
}

/** Finds the numbers of all offers on the cards that have any of these products. */
export async function findCardOffers(
  client: Pick<EngineClient, 'search'>,
  index: string,
  numbers: readonly number[],
): Promise<number[]> {
  return (await readCardOffers(client, index, numbers)).map(({ number }) => number)
}
