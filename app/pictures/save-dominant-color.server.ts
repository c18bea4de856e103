import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'

/** Stores a picture's color, like #e8e4de. Does nothing if the product no longer exists. */
export async function saveDominantColor(
  pool: pg.Pool,
  source: SourceLetter,
  id: string,
  tag: string,
  color: string,
): Promise<void> {
  await pool.query(
    `INSERT INTO picture_color (product_number, tag, color)
     SELECT number, $3, $4 FROM product WHERE source = $1 AND id = $2
     ON CONFLICT (product_number, tag) DO UPDATE SET color = excluded.color
     WHERE picture_color.color <> excluded.color`,
    [source, id, tag, color],
  )
}
