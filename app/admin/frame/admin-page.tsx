import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { adminPath } from '#app/domain/links.ts'
import { MenuLink } from '#app/ui/elements/page-link.tsx'
import { adminAuditPath } from '../audit/admin-audit-path.ts'
import { adminClicksPath } from '../clicks/admin-clicks-path.ts'
import { adminLinksPath } from '../links/admin-links-path.ts'
import { adminRetailersPath } from '../retailers/admin-retailers-path.ts'
import { adminRulesPath } from '../rules/admin-rules-path.ts'
import { adminSearchPath } from '../search/admin-search-path.ts'
import { adminSourcesPath } from '../sources/admin-sources-path.ts'
import { adminStorefrontsPath } from '../storefronts/admin-storefronts-path.ts'
import { adminVocabularyPath } from '../vocabulary/admin-vocabulary-path.ts'

const pages: readonly { to: string; label: string }[] = [
  { to: adminPath, label: 'Today' },
  { to: adminRetailersPath(), label: 'Retailers' },
  { to: adminClicksPath(), label: 'Clicks' },
  { to: adminLinksPath, label: 'Links' },
  { to: adminSearchPath(), label: 'Search' },
  { to: adminSourcesPath, label: 'Sources' },
  { to: adminVocabularyPath, label: 'Vocabulary' },
  { to: adminRulesPath, label: 'Rules' },
  { to: adminStorefrontsPath, label: 'Storefronts' },
  { to: adminAuditPath(), label: 'Audit' },
]

/** The frame of the operator pages: their menu beside the page, or above it on phones. */
export function AdminPage({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a different current link
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && menu.current) menu.current.scrollLeft = current.offsetLeft - current.offsetWidth
  }, [pathname])
  return (
    <div className="container-page grid gap-x-10 gap-y-4 py-6 md:grid-cols-[9rem_minmax(0,1fr)] md:py-10">
      <nav
        ref={menu}
        aria-label="Operator pages"
        className="-mx-4 md:-mx-3 px-4 max-md:scroll-row md:px-0"
      >
        <ul className="flex gap-1 md:sticky md:top-28 md:flex-col">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <MenuLink
                to={to}
                end={to === adminPath}
                className="flex min-h-11 items-center whitespace-nowrap rounded px-3 text-sm hover:bg-ground aria-[current]:bg-ground aria-[current]:font-semibold"
              >
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
