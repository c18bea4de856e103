import type pg from 'pg'
import { sentColumnNames, sentColumnTypes, storedColumnUpdates } from './product-columns.ts'
import { encodeColumns, encodeDocuments, type NumberedRow } from './upsert-products.server.ts'
import { notifyOfChanges } from './write-transaction.server.ts'

/**
 * Replaces stored products with modified versions, inside a write transaction. The
 * source was not read, so read times, prices and removed products stay as they are.
 */
export async function rewriteProducts(
  client: pg.ClientBase,
  rows: readonly NumberedRow[],
): Promise<void> {
  if (rows.length === 0) return
  await client.query(rewrite, [encodeColumns(rows), encodeDocuments(rows)])
  await notifyOfChanges(client)
}

const rewrite = `
UPDATE product SET document = incoming.document::json, changed_at = nextval('product_change'),
  modified_at = now(), ${storedColumnUpdates}
FROM ROWS FROM (
  json_to_recordset($1::json) AS (${sentColumnTypes}),
  unnest(string_to_array($2, chr(30)))
) AS incoming (${sentColumnNames}, document)
WHERE product.number = incoming.number`
