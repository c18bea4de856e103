import { data } from 'react-router'
import { getCompanyText } from '#app/content/company-pages.ts'
import { companyPages, companyPath } from '#app/domain/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/company.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const page = companyPages.find(name => name === (params.id ?? 'about'))
  if (!page) throw data('This page could not be found', { status: 404 })
  const { siteName, siteUrl } = context.get(storefrontContext)
  return { path: companyPath(page), text: getCompanyText(page, { name: siteName, url: siteUrl }) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { path, text } = loaderData
  return getPageMeta(matches[0].loaderData?.shell, {
    title: text.title,
    description: text.paragraphs[0],
    path,
  })
}

export default function Company({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <article className="container-page py-10 md:py-16">
      <div className="max-w-[65ch]">
        <h1 className="text-heading md:text-display">{text.title}</h1>
        {text.paragraphs.map(paragraph => (
          <p key={paragraph} className="mt-5">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  )
}
