import { servicesContext } from '#app/context/services.ts'
import { homePath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { toOrganizationData, toWebSiteData } from '#app/pages/browser/structured-data/site-data.ts'
import { getHomePage } from '#app/pages/home/get-home-page.server.ts'
import { RecentlyViewed } from '#app/ui/cards/recently-viewed.tsx'
import { HomeHero } from '#app/ui/home/home-hero.tsx'
import { HomeSection } from '#app/ui/home/home-section.tsx'
import { shouldRevalidateProducts } from '#app/ui/navigation/revalidate-products.ts'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { isWide: true }

export function loader({ context }: Route.LoaderArgs) {
  return getHomePage({
    catalogue: context.get(servicesContext).catalogue,
    content: context.get(servicesContext).content,
    site: context.get(storefrontContext),
  })
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

export default function Home({ loaderData: { hero, heads, sections } }: Route.ComponentProps) {
  return (
    <div className={`home heads-${heads}`}>
      <HomeHero hero={hero} />
      {sections.map(section => (
        <HomeSection key={section.id} section={section} />
      ))}
      <RecentlyViewed />
    </div>
  )
}
