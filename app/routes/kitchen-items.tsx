import { galleryPaths } from '#app/domain/links.ts'
import { servicesContext } from '#app/middleware/services.ts'
import { getGalleryPage } from '#app/pages/admin/gallery-page.ts'
import { ControlStates } from '#app/ui/admin/gallery/control-states.tsx'
import { ElementStates } from '#app/ui/admin/gallery/element-states.tsx'
import { GalleryFrame } from '#app/ui/admin/gallery/gallery-frame.tsx'
import { MenuStates } from '#app/ui/admin/gallery/menu-states.tsx'
import { OfferStates } from '#app/ui/admin/gallery/offer-states.tsx'
import { ProductStates } from '#app/ui/admin/gallery/product-states.tsx'
import { createSamples } from '#app/ui/admin/gallery/samples.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/kitchen-items.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return getGalleryPage(context.get(servicesContext).catalogue)
}

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Components'
  return getPageMeta(matches[0].loaderData?.shell, {
    title,
    path: galleryPaths[title],
    isNoindex: true,
  })
}

export default function KitchenItems({ loaderData }: Route.ComponentProps) {
  const { sites, pictures, real } = loaderData
  const samples = createSamples(pictures)
  return (
    <GalleryFrame title="Components" sites={sites}>
      <ElementStates prices={samples.prices} />
      <ControlStates />
      <MenuStates picture={pictures[0]} />
      <ProductStates cards={samples.cards} pictures={samples.pictures} real={real} />
      <OfferStates />
    </GalleryFrame>
  )
}
