import { data } from 'react-router'
import { formatAtomFeed, formatJsonFeed } from '#app/accounts/searches/format-feed.ts'
import { servicesContext } from '#app/context/services.ts'
import { feedFormats } from '#app/domain/urls/account-links.ts'
import { findRetailerView } from '#app/middleware/retailers.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import type { Route } from './+types/feed.ts'

const kinds = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: formatAtomFeed },
  json: { type: 'application/feed+json; charset=utf-8', write: formatJsonFeed },
}

/** Serves the feed of a saved search to anyone who has its URL. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const format = feedFormats.find(each => each === params.format)
  const feed =
    format && (await context.get(servicesContext).accounts.searches.findFeed(params.token))
  if (!feed) throw data('This feed no longer exists', { status: 404 })
  const { type, write } = kinds[format]
  const view = findRetailerView(context)
  const events = feed.events.flatMap(event =>
    view?.isHidden(event.retailer)
      ? []
      : [{ ...event, retailer: view?.toShownName(event.retailer) ?? event.retailer }],
  )
  return new Response(write({ ...feed, events }, context.get(storefrontContext)), {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'private, max-age=300',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
