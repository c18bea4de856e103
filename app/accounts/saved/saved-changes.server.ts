import type pg from 'pg'
import { z } from 'zod'
import { formatProductKey } from '#app/domain/product-key.ts'
import type { SavedEvents } from '#app/domain/saved-event.ts'
import { isSourceLetter, type SourceLetter } from '#app/domain/source.ts'

/** The channel that is notified of every saved or removed product. */
export const savedChannel = 'saved_changes'

export type SavedChange = SavedEvents['change']

const notification = z
  .object({
    userId: z.string(),
    revision: z.number().int(),
    source: z.string().refine(isSourceLetter),
    id: z.string(),
    isSaved: z.boolean(),
  })
  .transform(({ userId, source, id, isSaved, revision }) => ({
    userId,
    change: { key: formatProductKey({ source, id }), isSaved, revision },
  }))

/**
 * Parses a notification from `savedChannel`; throws if a different version of the trigger sent it.
 */
export function parseSavedNotification(payload: string): { userId: string; change: SavedChange } {
  return notification.parse(JSON.parse(payload))
}

/** The changes to read for one user. */
export interface MissedQuestion {
  userId: string
  /** Reads the changes after this revision. */
  after?: number
  /** True to read the whole list. */
  needsList: boolean
}

export interface MissedAnswer {
  userId: string
  /** The revision of the user's last change. */
  revision: number
  /**
   * The changes, oldest first; fewer than `revision -
   * after` if the log has already dropped some of them.
   */
  changes: SavedChange[]
  keys: string[]
}

interface MissedRow {
  userId: string
  revision: string
  changes: { source: SourceLetter; id: string; isSaved: boolean; revision: number }[] | null
  keys: [source: SourceLetter, id: string][] | null
}

/** Reads the changes that several users missed, as one consistent snapshot per user. */
export async function fetchMissed(
  db: Pick<pg.ClientBase, 'query'>,
  questions: readonly MissedQuestion[],
): Promise<MissedAnswer[]> {
  const { rows } = await db.query<MissedRow>(
    `SELECT requested.user_id AS "userId", coalesce(last.revision, 0) AS revision,
       (SELECT json_agg(json_build_object('source', source, 'id', product_id,
            'isSaved', is_saved, 'revision', revision) ORDER BY revision)
          FROM saved_change
          WHERE user_id = requested.user_id AND revision > requested.after) AS changes,
       CASE WHEN requested.needs_list THEN
         (SELECT json_agg(json_build_array(source, product_id)) FROM saved
          WHERE user_id = requested.user_id) END AS keys
     FROM unnest($1::text[], $2::bigint[], $3::boolean[]) AS
       requested (user_id, after, needs_list)
       LEFT JOIN saved_revision AS last ON last.user_id = requested.user_id`,
    [
      questions.map(({ userId }) => userId),
      questions.map(({ after }) => after ?? null),
      questions.map(({ needsList }) => needsList),
    ],
  )
  return rows.map(({ userId, revision, changes, keys }) => ({
    userId,
    revision: Number(revision),
    changes: (changes ?? []).map(({ source, id, isSaved, revision }) => ({
      key: formatProductKey({ source, id }),
      isSaved,
      revision,
    })),
    keys: (keys ?? []).map(([source, id]) => formatProductKey({ source, id })),
  }))
}
