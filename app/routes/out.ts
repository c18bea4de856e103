import { data, redirect } from 'react-router'
import { isSourceLetter } from '#app/domain/source.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import type { Route } from './+types/out.ts'

/**
 * The way out to a retailer. Knows products only, never addresses, so it can send nobody anywhere but where a
 * source's own link leads.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { source, product: id } = params
  const found = isSourceLetter(source) ? await context.get(catalogueContext).find(source, id) : undefined
  if (!found) throw data('This page could not be found', { status: 404 })
  return redirect(found.product.clickUrl, {
    headers: {
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'origin',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}

export default function Out() {
  return null
}
