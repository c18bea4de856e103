import { toDirectory } from '#app/domain/directory.ts'
import { listPath, retailersPath } from '#app/domain/links.ts'
import { askCatalogue } from '#app/middleware/ask-catalogue.server.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { DirectoryView } from '#app/ui/directory-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/retailers.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { stores } = await askCatalogue(context.get(catalogueContext).directory())
  return toDirectory(stores, store => listPath({ stores: [store] }))
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, { title: 'Retailers', path: retailersPath })
}

export default function Retailers({ loaderData }: Route.ComponentProps) {
  return <DirectoryView title="Retailers" directory={loaderData} />
}
