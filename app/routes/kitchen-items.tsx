import { galleryPaths } from '#app/domain/links.ts'
import { emptyListQuery } from '#app/domain/list-query.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { toCard } from '#app/pages/card.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { ControlStates } from '#app/ui/admin/gallery/control-states.tsx'
import { ElementStates } from '#app/ui/admin/gallery/element-states.tsx'
import { GalleryFrame } from '#app/ui/admin/gallery/gallery-frame.tsx'
import { ProductStates } from '#app/ui/admin/gallery/product-states.tsx'
import { createSamples } from '#app/ui/admin/gallery/samples.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/kitchen-items.ts'

const pictureCount = 5

export async function loader({ context }: Route.LoaderArgs) {
  const popular = { ...emptyListQuery, sort: 'popular' as const }
  const { products } = await context.get(catalogueContext).list(popular, pictureCount)
  const cards = products.map(toCard)
  return {
    sites: storefronts.map(({ id, siteName }) => ({ id, siteName })),
    pictures: cards.flatMap(({ picture }) => picture ?? []),
    real: cards[0],
  }
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
      <ProductStates cards={samples.cards} pictures={samples.pictures} real={real} />
    </GalleryFrame>
  )
}
