/**
 * Selects whether another card shows the same brand and name, for a query on `product`. One product
 * has one card (`card_number`, or else `group_number`), so these are different products, which a
 * shopper cannot tell apart by their names. The index `product_look_alike` has the same expression.
 */
export const lookAlikeColumn = `EXISTS (
    SELECT FROM product AS other
    WHERE ${hashLook('other')} = ${hashLook('product')} AND other.gone_since IS NULL
      AND ${getCard('other')} <> ${getCard('product')}
  ) AS "hasLookAlike"`

/**
 * Hashes brand and name. A brand that begins the name counts
 * only once, because cards show it on its own line.
 */
function hashLook(table: string): string {
  const { brand, name } = { brand: `${table}.brand`, name: `${table}.name` }
  return `hashtextextended(lower(
    coalesce(nullif(${brand}, ''), ${table}.retailer) || chr(10) || CASE
      WHEN ${brand} <> '' AND starts_with(lower(${name}), lower(${brand}))
        THEN ltrim(substr(${name}, length(${brand}) + 1), ' ®™:,|-')
      ELSE ${name}
    END), 0)`
}

function getCard(table: string): string {
  return `coalesce(${table}.card_number, ${table}.group_number, ${table}.number)`
}
