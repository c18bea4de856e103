import { servicesContext } from '#app/context/services.ts'
import { parseCardKeys } from '#app/domain/urls/data-links.ts'
import { packCards } from '#app/pages/browser/packed-list.ts'
import { toCard } from '#app/pages/card.ts'
import { settleLoad } from '#app/ui/navigation/background-load.ts'
import type { Route } from './+types/api-cards.ts'

const timeLimitMs = 10_000

/** Returns the current cards of products that the browser has stored, omitting unknown products. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<string> {
  const keys = parseCardKeys(new URL(request.url).searchParams)
  const products = await context.get(servicesContext).catalogue.findMany(keys)
  return packCards(products.map(toCard))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return settleLoad(serverLoader(), timeLimitMs)
}

export const shouldRevalidate = () => false
