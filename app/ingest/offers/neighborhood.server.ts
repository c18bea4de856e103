import type pg from 'pg'
import { type MatchedOffer, maxSharing } from './group-offers.ts'

/** The products to start from. */
export interface Neighborhood {
  numbers: readonly number[]
  groups: readonly number[]
  nameKeys: readonly string[]
  mpnKeys: readonly string[]
  gtins: readonly string[]
  cards: readonly number[]
  colorKeys: readonly string[]
}

/**
 * Values that have not been looked up yet; `decided` lists
 * offers whose approved pairs have not been looked up.
 */
type Frontier = Neighborhood & { decided: readonly number[] }

type Row = [
  number: number,
  group: number | null,
  card: number | null,
  facts: MatchedOffer,
  value?: string,
]

const columns = 'product_number, group_number, card_number, facts'
const byNumber = `SELECT ${columns} FROM offer_match WHERE product_number = ANY($1)`
const byGroup = `SELECT ${columns} FROM offer_match WHERE group_number = ANY($1)`
const byCard = `SELECT ${columns} FROM offer_match WHERE card_number = ANY($1)`
/** Fetches one more offer than the limit, to detect when too many share a value. */
const byNameKey = `SELECT sharing.*, value::text FROM unnest($1::uuid[]) AS value CROSS JOIN LATERAL (
    SELECT ${columns} FROM offer_match WHERE name_key = value ORDER BY product_number LIMIT ${maxSharing + 1}
  ) AS sharing`
const byGtin = `SELECT ${columns}, value FROM unnest($1::text[]) AS value CROSS JOIN LATERAL (
    SELECT product_number FROM offer_gtin WHERE gtin = value ORDER BY product_number LIMIT ${maxSharing + 1}
  ) AS sharing JOIN offer_match USING (product_number)`
const byMpnKey = byNameKey.replace('name_key', 'mpn_key')
const byColorKey = byNameKey.replace('name_key', 'color_key')
/** Fetches both offers of each approved pair. */
const byDecision = `SELECT ${columns} FROM offer_match_decision
  JOIN offer_match ON product_number IN (first_number, second_number)
  WHERE is_approved AND (first_number = ANY($1) OR second_number = ANY($1))`
/** Fetches offers that a value joined before it became too common. */
const joinedByNameKey = `SELECT ${columns} FROM offer_match
  WHERE name_key = ANY($1::uuid[]) AND coalesce(group_number, color_group) IS NOT NULL`
const joinedByMpnKey = joinedByNameKey.replace('name_key', 'mpn_key')
const joinedByColorKey = `SELECT ${columns} FROM offer_match
  WHERE color_key = ANY($1::uuid[]) AND color_group IS NOT NULL`
const joinedByGtin = `SELECT ${columns} FROM offer_gtin JOIN offer_match USING (product_number)
  WHERE gtin = ANY($1) AND group_number IS NOT NULL`

/**
 * Fetches all offers connected to these products by names, codes, colors, groups or
 * approvals, even indirectly. No other offer can change how they are grouped. A value that too many offers
 * share connects none of them, except those that it joined before it became too common.
 */
export async function fetchNeighborhood(
  client: pg.ClientBase,
  begin: Neighborhood,
): Promise<MatchedOffer[]> {
  const offers = new Map<number, MatchedOffer>()
  const met = {
    groups: new Set<number>(),
    cards: new Set<number>(),
    nameKeys: new Set<string>(),
    mpnKeys: new Set<string>(),
    colorKeys: new Set<string>(),
    gtins: new Set<string>(),
  }
  let next: Frontier = { ...begin, decided: begin.numbers }
  while (Object.values(next).some(values => values.length > 0)) {
    const groups = addNew(met.groups, next.groups)
    const cards = addNew(met.cards, next.cards)
    const colorKeys = addNew(met.colorKeys, next.colorKeys)
    const nameKeys = addNew(met.nameKeys, next.nameKeys)
    const mpnKeys = addNew(met.mpnKeys, next.mpnKeys)
    const gtins = addNew(met.gtins, next.gtins)
    const rows = [
      ...(await fetchRows(client, byNumber, next.numbers)),
      ...(await fetchRows(client, byGroup, groups)),
      ...(await fetchRows(client, byCard, cards)),
      ...(await fetchRows(client, byDecision, next.decided)),
      ...(await fetchSharing(client, byNameKey, joinedByNameKey, nameKeys)),
      ...(await fetchSharing(client, byMpnKey, joinedByMpnKey, mpnKeys)),
      ...(await fetchSharing(client, byColorKey, joinedByColorKey, colorKeys)),
      ...(await fetchSharing(client, byGtin, joinedByGtin, gtins)),
    ]
    const found = rows.filter(([number]) => !offers.has(number))
    for (const [number, , , facts] of found) offers.set(number, { ...facts, number })
    next = {
      numbers: [],
      decided: found.map(([number]) => number),
      groups: found.flatMap(([, group]) => group ?? []),
      cards: found.flatMap(([, , card]) => card ?? []),
      nameKeys: found.flatMap(([, , , { nameKey }]) => nameKey ?? []),
      mpnKeys: found.flatMap(([, , , { mpnKey }]) => mpnKey ?? []),
      colorKeys: found.flatMap(([, , , { colorKey }]) => colorKey ?? []),
      gtins: found.flatMap(([, , , facts]) => facts.gtins),
    }
  }
  return [...offers.values()]
}

function addNew<Value>(met: Set<Value>, values: readonly Value[]): Value[] {
  const taken = [...new Set(values)].filter(value => !met.has(value))
  for (const value of taken) met.add(value)
  return taken
}

async function fetchSharing(
  client: pg.ClientBase,
  text: string,
  joinedText: string,
  values: readonly string[],
): Promise<Row[]> {
  const rows = await fetchRows(client, text, values)
  const counts = new Map<string, number>()
  for (const [, , , , value = ''] of rows) counts.set(value, (counts.get(value) ?? 0) + 1)
  const crowded = [...counts].filter(([, count]) => count > maxSharing).map(([value]) => value)
  return [...rows, ...(await fetchRows(client, joinedText, crowded))]
}

async function fetchRows(
  client: pg.ClientBase,
  text: string,
  values: readonly (string | number)[],
): Promise<Row[]> {
  if (values.length === 0) return []
  return (await client.query<Row>({ text, values: [values], rowMode: 'array' })).rows
}
