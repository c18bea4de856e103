import { companyPath } from '#app/domain/urls/links.ts'
import { PartnerLink } from '../elements/outbound-link.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { useShell } from '../shell-context.ts'

export function TopBanner() {
  return (
    <aside aria-label="Our sites" className="bg-ground text-xs">
      <div className="container-page scroll-row scroll-fade max-sm:mask-none h-7 items-center justify-between pointer-coarse:h-11 gap-x-3 whitespace-nowrap sm:gap-x-6">
        <SiteLinks className="-mx-2 flex shrink-0 max-sm:order-1 max-sm:ml-2" />
        {/* On phones, they fill the window, since the links do not fit beside them. */}
        <div className="contents max-sm:flex max-sm:min-w-full max-sm:shrink-0 max-sm:justify-between max-sm:gap-3 max-sm:items-center">
          <Disclosure />
          <p className="shrink-0 max-sm:-order-1">
            New! Members Only: Exclusive Offers &amp; Sales!
          </p>
        </div>
      </div>
    </aside>
  )
}

/** The disclosure at the top of every page, before the first paid link. */
function Disclosure() {
  return (
    <PageLink
      to={companyPath('advertising_disclosure')}
      data-disclosure=""
      className="-mx-1 shrink-0 px-1 text-soft leading-7 pointer-coarse:leading-11 hover:text-ink hover:underline"
    >
      <span className="lg:hidden">Paid links</span>
      <span className="max-lg:hidden">We earn commission when you buy through our links</span>
    </PageLink>
  )
}

/** Links to our sites, of which the current one is bold. */
export function SiteLinks({ className }: { className: string }) {
  return (
    <ul aria-label="Our sites" className={className}>
      {useShell()?.partners.map(({ name, url, isCurrent }) => (
        <li key={url}>
          <PartnerLink
            url={url}
            isCurrent={isCurrent}
            className="block px-2 text-soft leading-7 pointer-coarse:leading-11 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {name}
          </PartnerLink>
        </li>
      ))}
    </ul>
  )
}
