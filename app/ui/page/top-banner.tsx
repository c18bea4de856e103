import { companyPath } from '#app/domain/links.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { PartnerLink } from '../elements/outbound-link.tsx'
import { PageLink } from '../elements/page-link.tsx'

export function TopBanner({ partners }: Pick<Shell, 'partners'>) {
  return (
    <aside aria-label="Our sites" className="bg-ground text-xs">
      <div className="container-page scroll-row h-7 items-center justify-between gap-x-6 whitespace-nowrap">
        <ul className="-mx-2 flex">
          {partners.map(({ name, url, isCurrent }) => (
            <li key={url}>
              <PartnerLink
                url={url}
                isCurrent={isCurrent}
                className="block px-2 leading-7 text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {name}
              </PartnerLink>
            </li>
          ))}
        </ul>
        <Disclosure />
        <p>New! Members Only: Exclusive Offers &amp; Sales!</p>
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
      className="leading-7 text-soft hover:text-ink hover:underline"
    >
      We earn commission<span className="max-sm:sr-only"> when you buy through our links</span>
    </PageLink>
  )
}
