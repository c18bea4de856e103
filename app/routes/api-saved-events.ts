import { formatEvent } from '#app/accounts/saved/event-stream.ts'
import { parseResumeToken } from '#app/accounts/saved/resume-token.ts'
import { sessionIdContext, userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import type { Route } from './+types/api-saved-events.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Keeps nginx from buffering the events.
  'X-Accel-Buffering': 'no',
  'X-Robots-Tag': 'noindex',
}

/** Streams changes to a shopper's saved products as server-sent events. */
export function loader({ context, request }: Route.LoaderArgs) {
  const userId = context.get(userContext)?.id
  const sessionId = context.get(sessionIdContext)
  if (request.method === 'HEAD') return new Response(null, { headers })
  // An event is sent instead of an error status, because our client would retry after an error.
  if (!userId || !sessionId) return new Response(formatEvent('signed-out', {}), { headers })
  const token =
    request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('after')
  const revision = parseResumeToken(token, userId)
  const stream = context
    .get(servicesContext)
    .accounts.saved.hub.open({ userId, sessionId, revision })
  if (stream) return new Response(stream, { headers })
  const message = 'Too many pages are open'
  return Response.json({ message }, { status: 503, headers: { 'Cache-Control': 'no-store' } })
}
