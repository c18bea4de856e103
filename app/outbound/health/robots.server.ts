import type pg from 'pg'
import robotsParser from 'robots-parser'
import { type PublicWeb, readBeginning } from '#app/public-web/public-web.server.ts'

/** The user agent name that a site's robots.txt may address. */
export const robotsName = 'StorefrontsLinkCheck'

/** Checks whether a site's robots.txt allows an address. */
export interface Robots {
  allows(url: URL, signal: AbortSignal): Promise<boolean>
}

const maxBytes = 512 * 1024
const headers = {
  'User-Agent': `Mozilla/5.0 (compatible; ${robotsName}; bot)`,
  Accept: 'text/plain',
}

/**
 * Reads each site's robots.txt once a day and caches it for all
 * servers. A site without a robots.txt allows everything; while its
 * server does not respond, nothing may be requested (RFC 9309).
 */
export function createRobots(db: Pick<pg.Pool, 'query'>, web: PublicWeb): Robots {
  async function fetchBody(origin: string, signal: AbortSignal): Promise<string | null> {
    try {
      const answer = await web.get(new URL('/robots.txt', origin), { signal, headers })
      const status = answer.statusCode ?? 0
      const body = status === 200 ? String(await readBeginning(answer, maxBytes)) : ''
      answer.destroy()
      // A redirect or refusal means that there is no
      // robots.txt; after an error, the rules are unknown.
      return status >= 500 ? null : body
    } catch {
      return null
    }
  }

  return {
    async allows(url, signal) {
      const { rows } = await db.query<{ body: string | null }>(
        `SELECT body FROM robots_file WHERE origin = $1
           AND read_at > now() - CASE WHEN body IS NULL THEN interval '1 hour' ELSE interval '1 day' END`,
        [url.origin],
      )
      const [known] = rows
      const body = known ? known.body : await fetchBody(url.origin, signal)
      if (!known)
        await db.query(
          `INSERT INTO robots_file (origin, read_at, body) VALUES ($1, now(), $2)
           ON CONFLICT (origin) DO UPDATE SET read_at = now(), body = excluded.body`,
          // PostgreSQL's text type cannot hold NUL.
          [url.origin, body?.replaceAll('\0', '') ?? null],
        )
      if (body === null) return false
      return robotsParser(`${url.origin}/robots.txt`, body).isAllowed(url.href, robotsName) ?? true
    },
  }
}
