import { getMatchingValues } from '#app/catalogue/matching-values.ts'
import { brandPath, brandsPath } from '#app/domain/links.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { toDirectory } from '#app/pages/directory.ts'
import { DirectoryView } from '#app/ui/directory/directory-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/brands.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = parseText(new URL(request.url).searchParams.get('q') ?? '')
  const { brands } = await context.get(catalogueContext).directory()
  return toDirectory(getMatchingValues(brands, text), brandPath, text)
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Brands A–Z',
    path: brandsPath,
  })
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <DirectoryView title="Brands A–Z" directory={loaderData} />
}
