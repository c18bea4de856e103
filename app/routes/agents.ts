import { answerAgent, answerFault } from '#app/agents/agents.ts'
import { servicesContext } from '#app/context/services.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { requireSameOrigin } from '#app/requests/require-same-origin.server.ts'
import type { Route } from './+types/agents.ts'

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** Answers the calls of assistants; see `answerAgent`. */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  // Assistants' servers send no origin; a page of another site does.
  if (request.headers.has('Origin')) requireSameOrigin(request)
  const { catalogue } = context.get(servicesContext)
  const response = await answerAgent(request, { ...context.get(storefrontContext), catalogue })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** There is no stream to open: an assistant that asks for one gets its answers by POST. */
export function loader() {
  return answerFault(405, -32000, 'Call this address with POST', { ...headers, Allow: 'POST' })
}
