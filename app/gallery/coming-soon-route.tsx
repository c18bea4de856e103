import { homePath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/coming-soon-route.ts'
import { galleryPaths } from './gallery-paths.ts'

/** Loads the splash page of a storefront that has not launched yet. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteName, siteDesc } = context.get(storefrontContext)
  return { siteName, siteDesc }
}

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Coming soon'
  return getPageMeta(matches[0].loaderData?.shell, {
    title,
    path: galleryPaths[title],
    isNoindex: true,
  })
}

export default function ComingSoonRoute({
  loaderData: { siteName, siteDesc },
}: Route.ComponentProps) {
  return (
    <div className="container-page grid min-h-[60vh] place-items-center py-16 text-center">
      <div>
        <p className="type-label">{siteName}</p>
        <h1 className="mt-4 text-display">Coming soon</h1>
        <p className="mx-auto mt-4 max-w-[44ch] text-soft">{siteDesc}</p>
        <PageLink to={homePath} className="mt-8 inline-block button-quiet px-6">
          Take a look around
        </PageLink>
      </div>
    </div>
  )
}
