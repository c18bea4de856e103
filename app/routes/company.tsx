import { data } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { formatDay } from '#app/domain/day.ts'
import {
  companyPages,
  companyPath,
  howWeRankPath,
  refusedSalesPath,
} from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { rootCrumb } from '#app/pages/browser/root-crumb.ts'
import { toBreadcrumbData } from '#app/pages/browser/structured-data/list-data.ts'
import { getCompanyPage } from '#app/pages/company-page.ts'
import { RichTextView } from '#app/ui/articles/rich-text-view.tsx'
import { Breadcrumb } from '#app/ui/elements/breadcrumb.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/company.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const page = companyPages.find(name => name === (params.id ?? 'about'))
  if (!page) throw data('This page could not be found', { status: 404 })
  return getCompanyPage(context.get(servicesContext).content, context.get(storefrontContext), page)
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

export default function Company({ loaderData }: Route.ComponentProps) {
  const { title, description, text, path, modifiedOn } = loaderData
  return (
    <div className="container-page">
      <Breadcrumb crumbs={toCrumbs(title)} />
      <header className="mt-4 border-line border-b pb-8 md:mt-10 md:pb-12">
        <h1 className="text-heading md:text-display">{title}</h1>
        <p className="mt-4 max-w-[46ch] text-balance text-lead text-soft">{description}</p>
      </header>
      <div className="gap-12 pt-8 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:pt-12">
        <CompanyMenu path={path} />
        <article className="company-text prose-editorial">
          <RichTextView text={text} />
          {modifiedOn ? (
            <p className="text-sm text-soft">
              Last updated on <time dateTime={modifiedOn}>{formatDay(new Date(modifiedOn))}</time>
            </p>
          ) : null}
        </article>
      </div>
    </div>
  )
}

const menu = [
  { label: 'About', to: companyPath('about') },
  { label: 'How we rank', to: howWeRankPath },
  { label: 'Sales we didn’t believe', to: refusedSalesPath() },
  { label: 'Advertising disclosure', to: companyPath('advertising_disclosure') },
  { label: 'Privacy policy', to: companyPath('privacy_policy') },
  { label: 'Terms', to: companyPath('terms') },
  { label: 'Accessibility', to: companyPath('accessibility') },
  { label: 'Contact', to: companyPath('contact') },
]

/**
 * The menu beside the text in wide windows. On phones the
 * menu is hidden, because the footer has the same links.
 */
function CompanyMenu({ path }: { path: string }) {
  return (
    <nav aria-label="About us" className="hidden md:block">
      <ul className="sticky top-28 text-sm">
        {menu.map(({ label, to }) => (
          <li key={to}>
            <PageLink
              to={to}
              aria-current={to === path ? 'page' : undefined}
              className="block py-1.5 text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toCrumbs(title: string): { label: string; to?: string }[] {
  return [rootCrumb, { label: title }]
}
