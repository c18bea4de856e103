import {
  articlesPath,
  brandsPath,
  companyPath,
  howWeRankPath,
  listPath,
  refusedSalesPath,
  retailersPath,
} from '#app/domain/urls/links.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { ExternalLink } from '../elements/outbound-link.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { type ThemeChoice, ThemeForm } from './theme-form.tsx'

const companyLinks = [
  { name: 'About', to: companyPath('about') },
  { name: 'Contact', to: companyPath('contact') },
  { name: 'Retailers & Brands', to: retailersPath },
  { name: 'How we rank', to: howWeRankPath },
  { name: 'Sales we didn’t believe', to: refusedSalesPath() },
  { name: 'Advertising disclosure', to: companyPath('advertising_disclosure') },
  { name: 'Terms', to: companyPath('terms') },
  { name: 'Privacy policy', to: companyPath('privacy_policy') },
  { name: 'Accessibility', to: companyPath('accessibility') },
]

const guideLinks = [
  { name: 'Brands', to: brandsPath },
  { name: 'Pre-Owned', to: listPath({ conditions: ['preowned'] }) },
  { name: 'Categories', to: listPath() },
  { name: 'Articles', to: articlesPath() },
]

export function Footer({ shell, theme }: { shell: Shell; theme: ThemeChoice }) {
  const { siteName, siteDesc, meta } = shell
  const { facebook, twitter } = meta.social
  const accounts = [
    ...(facebook === undefined ? [] : [{ name: 'Facebook', to: facebook }]),
    ...(twitter === undefined ? [] : [{ name: 'Twitter', to: twitter }]),
  ]
  return (
    <footer className="mt-20 border-line border-t">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 py-12 text-sm lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[2fr]">
        <div className="col-span-2 lg:col-span-1">
          <p className="type-display text-title">{siteName}</p>
          <p className="mt-2 max-w-xs text-soft">{siteDesc}</p>
        </div>
        <LinkList title="Company" links={companyLinks} />
        <LinkList title="Guides" links={guideLinks} />
        {accounts.length > 0 ? <LinkList title="Follow" links={accounts} /> : null}
      </div>
      <div className="border-line border-t">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4 text-soft text-xs">
          {/* On the left, because notices cover the right corner. */}
          <ThemeForm theme={theme} />
          <p>
            We may earn a commission when you buy through links on {siteName}. It never changes the
            price you pay or the order of products.
          </p>
        </div>
      </div>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: { name: string; to: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="mt-2">
        {links.map(({ name, to }) => (
          <li key={name}>
            <FooterLink to={to}>{name}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link to one of our pages, or to one of the storefront's accounts on other sites. */
function FooterLink({ to, children }: { to: string; children: string }) {
  const className = 'block py-1 text-soft hover:text-ink pointer-coarse:py-3'
  return URL.canParse(to) ? (
    <ExternalLink href={to} className={className}>
      {children}
    </ExternalLink>
  ) : (
    <PageLink to={to} className={className}>
      {children}
    </PageLink>
  )
}
