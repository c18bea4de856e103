import { z } from 'zod'
import { servicesContext } from '#app/context/services.ts'
import type { Route } from './+types/api-content-webhook.ts'

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** The service also sends `type`, `masterRef` and more, but we rely on its API instead. */
const notice = z.object({ secret: z.string().max(500) })

/** Handles the call that the content service makes after every publication. */
export async function action({ context, request }: Route.ActionArgs) {
  const content = context.get(servicesContext).content
  const body: unknown = await request.json().catch(() => undefined)
  const { data } = notice.safeParse(body)
  if (!data || !content.isWebhookSecret(data.secret))
    return Response.json({ message: 'The secret is missing or wrong' }, { status: 401, headers })
  // The response does not wait for the refresh, because the
  // service retries if it gets no response within a few seconds.
  void content.refreshAfterEdit()
  return Response.json({ message: 'Reading the new version' }, { status: 202, headers })
}

export function loader() {
  return Response.json(
    { message: 'This address does not accept this method' },
    { status: 405, headers: { ...headers, Allow: 'POST' } },
  )
}
