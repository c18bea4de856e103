import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The upstream's error body; the HTTP status equals `errorCode`. */
export function toError(
  c: Context,
  status: ContentfulStatusCode,
  errorName: string | undefined,
  errorMessage: string,
) {
  return c.json(
    { errorCode: status, ...(errorName && { errorName }), errorMessage, detailedErrors: [] },
    status,
  )
}
