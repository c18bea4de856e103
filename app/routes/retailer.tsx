import { servicesContext } from '#app/context/services.ts'
import { refusedSalesPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { findSaleScore, type SaleScore } from '#app/pages/refused-sales.ts'
import { requireNamedList } from '#app/requests/require-named-list.server.ts'
import { SaleScoreLine } from '#app/ui/articles/refused-sales-view.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { getListMeta } from '#app/ui/list/list-meta.ts'
import { shouldRevalidateList } from '#app/ui/list/list-revalidation.ts'
import { ListView } from '#app/ui/list/list-view.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import type { Route } from './+types/retailer.ts'

export const handle: PageHandle = { isList: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const list = await requireNamedList(context, request, 'retailers', params.retailer)
  return { list, score: await findScore(context, list.query.retailers[0]) }
}

export const shouldRevalidate = shouldRevalidateList

export function meta(args: Route.MetaArgs) {
  return getListMeta(args)
}

export default function Retailer({ loaderData }: Route.ComponentProps) {
  const { list, score } = loaderData
  return (
    <ListView list={list} place={list.query.retailers[0]}>
      {score ? (
        <p className="text-soft text-xs lg:text-sm">
          <PageLink
            to={refusedSalesPath({ store: score.name })}
            className="relative -mt-1.5 -mb-0.5 inline-block pt-1.5 pb-0.5 underline decoration-line underline-offset-4 pointer-coarse:-mt-6.5 pointer-coarse:pt-6.5"
          >
            <SaleScoreLine score={score} />
          </PageLink>
        </p>
      ) : null}
    </ListView>
  )
}

/** The page does without the score while the database is down. */
async function findScore(
  context: Route.LoaderArgs['context'],
  retailer: string | undefined,
): Promise<SaleScore | undefined> {
  if (retailer === undefined) return undefined
  const { saleReviews, retailers } = context.get(servicesContext)
  const view = retailers.viewOf(context.get(storefrontContext).id)
  return findSaleScore(retailer, saleReviews, view).catch(() => undefined)
}
