import { facets } from '#app/domain/facets/facets.ts'
import { parsePriceRange } from '#app/domain/price-range.ts'
import { getCategoryIds } from './category-ids.ts'
import type { EngineQuery } from './engine.ts'
import type { Group } from './hit-facets.ts'

/** The tables that both SQL engines use, apart from those for full-text search. */
export const tables = `
CREATE TABLE product (number integer PRIMARY KEY, brand text NOT NULL, store text NOT NULL, category text NOT NULL,
  cents integer NOT NULL, condition text NOT NULL, stock text NOT NULL);
CREATE TABLE product_color (number integer NOT NULL, value text NOT NULL);
CREATE TABLE product_size (number integer NOT NULL, value text NOT NULL);
CREATE TABLE product_deal (number integer NOT NULL, value text NOT NULL);`

export const indexes = `
CREATE INDEX product_brand ON product (brand);
CREATE INDEX product_store ON product (store);
CREATE INDEX product_category ON product (category);
CREATE INDEX product_cents ON product (cents);
CREATE INDEX color_value ON product_color (value, number);
CREATE INDEX color_number ON product_color (number, value);
CREATE INDEX size_value ON product_size (value, number);
CREATE INDEX size_number ON product_size (number, value);
CREATE INDEX deal_value ON product_deal (value, number);
CREATE INDEX deal_number ON product_deal (number, value);`

const single: Partial<Record<Group, string>> = {
  brands: 'brand',
  retailers: 'store',
  conditions: 'condition',
  stock: 'stock',
  categories: 'category',
}
const several: Partial<Record<Group, string>> = {
  colors: 'product_color',
  sizes: 'product_size',
  deals: 'product_deal',
}

/**
 * Builds one statement for the page, the total and all facet counts, where
 * each facet is counted without its own filter. The statement returns rows of
 * (what, value, count); in the page's rows, count is the product number.
 * `matches` holds the FROM and WHERE clauses, `rank` the ORDER BY expression.
 */
export function writeFacetSql(
  query: EngineQuery,
  { from, where, rank }: { from: string; where: string; rank: string },
): string {
  const conditions = toConditions(query)
  const asked = Object.keys(conditions) as Group[]
  const passes = (relaxed?: Group) =>
    asked
      .filter(group => group !== relaxed)
      .map(group => ` AND ok_${group}`)
      .join('')
  const marks = asked.map(group => `, (${conditions[group]}) AS ok_${group}`).join('')
  const counted = (group: Group, value: string, join = '') =>
    `SELECT * FROM (SELECT '${group}' AS what, ${value} AS value, count(*) AS count FROM hits ${join}
     WHERE true${passes(group)} GROUP BY 2 ORDER BY 3 DESC LIMIT ${query.facetLimit}) AS ${group}`
  const buckets = facets.prices.values.map(
    value => `WHEN ${toPriceCondition(value)} THEN '${value}'`,
  )
  return `WITH hits AS MATERIALIZED (SELECT product.*, ${rank} AS rank${marks} FROM ${from} WHERE ${where})
    SELECT * FROM (SELECT 'page' AS what, '' AS value, number AS count FROM hits WHERE true${passes()}
      ORDER BY rank, number LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}) AS page
    UNION ALL SELECT 'total', '', count(*) FROM hits WHERE true${passes()}
    ${Object.entries(single)
      .map(([group, column]) => `UNION ALL ${counted(group as Group, column)}`)
      .join('\n')}
    UNION ALL ${counted('prices', `CASE ${buckets.join(' ')} END`)}
    ${Object.entries(several)
      .map(
        ([group, table]) =>
          `UNION ALL ${counted(group as Group, `${table}.value`, `JOIN ${table} USING (number)`)}`,
      )
      .join('\n')}`
}

function toConditions(query: EngineQuery): Partial<Record<Group, string>> {
  const { category, prices } = query
  const asked = { ...query, categories: category === undefined ? [] : getCategoryIds(category) }
  return {
    ...Object.fromEntries(
      Object.entries(single)
        .filter(([group]) => asked[group as Group].length > 0)
        .map(([group, column]) => [
          group,
          `product.${column} IN (${quoteAll(asked[group as Group])})`,
        ]),
    ),
    ...Object.fromEntries(
      Object.entries(several)
        .filter(([group]) => asked[group as Group].length > 0)
        .map(([group, table]) => [
          group,
          `product.number IN (SELECT number FROM ${table} WHERE value IN (${quoteAll(asked[group as Group])}))`,
        ]),
    ),
    ...(prices.length > 0
      ? { prices: prices.map(price => `product.${toPriceCondition(price)}`).join(' OR ') }
      : {}),
  }
}

function toPriceCondition(value: string): string {
  const { min = 0, max = 2 ** 31 - 1 } = parsePriceRange(value) ?? {}
  return `cents BETWEEN ${min} AND ${max}`
}

/**
 * Inlines the names in the statement so that both engines plan for the
 * actual values. This is safe because the bench generates the names.
 */
function quoteAll(values: readonly string[]): string {
  return values.map(value => `'${value.replaceAll("'", "''")}'`).join(', ')
}
