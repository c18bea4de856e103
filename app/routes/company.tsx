import { data } from 'react-router'
import { formatDay } from '#app/domain/day.ts'
import { companyPages, homePath } from '#app/domain/links.ts'
import { contentContext } from '#app/middleware/contexts.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { getCompanyPage } from '#app/pages/company-page.ts'
import { toBreadcrumbData } from '#app/pages/structured-data/list-data.ts'
import { RichTextView } from '#app/ui/articles/rich-text-view.tsx'
import { Breadcrumb } from '#app/ui/elements/breadcrumb.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/company.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const page = companyPages.find(name => name === (params.id ?? 'about'))
  if (!page) throw data('This page could not be found', { status: 404 })
  return getCompanyPage(context.get(contentContext), context.get(storefrontContext), page)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, path } = loaderData
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    title,
    description,
    path,
    ...(shell ? { data: [toBreadcrumbData(toCrumbs(title), path, shell.siteUrl)] } : {}),
  })
}

export default function Company({ loaderData: { title, text, modifiedOn } }: Route.ComponentProps) {
  return (
    <article className="container-page">
      <Breadcrumb crumbs={toCrumbs(title)} />
      <div className="prose-editorial mt-4 md:mt-8">
        <h1 className="text-heading md:text-display">{title}</h1>
        {modifiedOn ? (
          <p className="text-sm text-soft">
            Last changed on <time dateTime={modifiedOn}>{formatDay(new Date(modifiedOn))}</time>
          </p>
        ) : null}
        <RichTextView text={text} />
      </div>
    </article>
  )
}

function toCrumbs(title: string): { label: string; to?: string }[] {
  return [{ label: 'Home', to: homePath }, { label: title }]
}
