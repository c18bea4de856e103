import type { MiddlewareFunction } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { userContext } from '#app/context/contexts.ts'
import { replaceService, servicesContext } from '#app/context/services.ts'
import { mySizesKey } from '#app/domain/urls/list-query.ts'
import { formatWornSizes, resolveWornSizes, type WornSize } from '#app/domain/worn-sizes.ts'

/**
 * Applies the signed-in user's sizes to lists filtered by "in my sizes".
 * Other lists, and lists for visitors, are the same for everybody.
 */
export const wornSizesMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const user = context.get(userContext)
  if (!user || !new URL(request.url).searchParams.has(mySizesKey)) return next()
  const worn = await context.get(servicesContext).accounts.wornSizes.list(user.id)
  replaceService(
    context,
    'catalogue',
    createFittedCatalogue(context.get(servicesContext).catalogue, worn),
  )
  return next()
}

function createFittedCatalogue(catalogue: Catalogue, worn: readonly WornSize[]): Catalogue {
  return {
    ...catalogue,
    async list(query, limit) {
      const listing = await catalogue.list(resolveWornSizes(query, worn), limit)
      return query.isInMySizes ? { ...listing, mySizes: formatWornSizes(worn) } : listing
    },
    findValues: (query, facet) => catalogue.findValues(resolveWornSizes(query, worn), facet),
  }
}
