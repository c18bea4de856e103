import { userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { homePath } from '#app/domain/urls/links.ts'
import { findRetailerView } from '#app/middleware/retailers.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { toOrganizationData, toWebSiteData } from '#app/pages/browser/structured-data/site-data.ts'
import { findSince } from '#app/pages/home/find-since.ts'
import { getHomePage } from '#app/pages/home/get-home-page.server.ts'
import { HomeHero } from '#app/ui/home/home-hero.tsx'
import { HomeSection } from '#app/ui/home/home-section.tsx'
import { SinceBand } from '#app/ui/home/since-band.tsx'
import { shouldRevalidateProducts } from '#app/ui/navigation/revalidate-products.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [home, since] = await Promise.all([getHome(context), findUserSince(context)])
  return { ...home, ...(since ? { since } : {}) }
}

type Context = Route.LoaderArgs['context']

function getHome(context: Context) {
  return getHomePage({
    catalogue: context.get(servicesContext).catalogue,
    content: context.get(servicesContext).content,
    site: context.get(storefrontContext),
  })
}

/** Returns what is new for a signed-in shopper. The page is shown without it if it cannot be read. */
async function findUserSince(context: Context) {
  const user = context.get(userContext)
  if (!user) return undefined
  const { catalogue, accounts } = context.get(servicesContext)
  const { saved, searches } = accounts
  const siteId = context.get(storefrontContext).id
  const reader = { userId: user.id, siteId, retailers: findRetailerView(context) }
  return findSince({ catalogue, saved: saved.store, searches }, reader).catch(() => undefined)
}

export const shouldRevalidate = shouldRevalidateProducts

export function meta({ matches }: Route.MetaArgs) {
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    path: homePath,
    hasShareImage: true,
    ...(shell ? { data: [toWebSiteData(shell), toOrganizationData(shell)] } : {}),
  })
}

export default function Home({
  loaderData: { hero, heads, sections, since },
}: Route.ComponentProps) {
  return (
    <div className={`home heads-${heads}`}>
      <SinceBand since={since}>
        <HomeHero hero={hero} />
        {sections.map(section => (
          <HomeSection key={section.id} section={section} />
        ))}
      </SinceBand>
    </div>
  )
}
