/** The state of a joined link, or 'replaced' if an operator has marked the link as replaced. */
export const linkStateColumn = `CASE WHEN health.replaced_at IS NOT NULL THEN 'replaced'
  ELSE health.state END AS "linkState"`

/**
 * Joins `health`, the result of the last check of a product's link, if it still
 * applies. Operators can dismiss results. A result that contradicts the source's
 * price or stock no longer applies once the source has changed the product.
 */
export function joinLinkFinding(product: 'product' | 'other'): string {
  return `LEFT JOIN link_health AS health
    ON health.source = ${product}.source AND health.product_id = ${product}.id
      AND health.dismissed_at IS NULL
      AND (health.state NOT IN ('price differs', 'sold out')
        OR health.checked_at > ${product}.modified_at)`
}
