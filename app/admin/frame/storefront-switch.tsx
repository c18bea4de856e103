import { useLocation } from 'react-router'
import { homePath } from '#app/domain/urls/links.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import { PartnerLink } from '#app/ui/elements/outbound-link.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { useShell } from '#app/ui/shell-context.ts'

const entry =
  'flex min-h-11 items-center rounded-sm px-3 text-sm hover:bg-ground aria-[current]:font-semibold'

/**
 * The current storefront, with links to the same page on the others. It is a
 * disclosure, so it works without JavaScript, and each navigation closes it.
 */
export function StorefrontSwitch() {
  const shell = useShell()
  const { pathname, search, key } = useLocation()
  if (!shell) return null
  return (
    <details key={key} className="group relative">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 rounded px-4 hover:bg-ground lg:px-3">
        <span className="min-w-0">
          <span className="sr-only">Storefront: </span>
          <span className="block truncate type-display text-lead">{shell.siteName}</span>
        </span>
        <Icon
          name="chevron-down"
          size={18}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="absolute inset-x-2 z-30 mt-1 rounded-panel border border-line bg-raised p-1 shadow-lg lg:inset-x-0">
        <ul>
          {shell.partners.map(({ name, url, isCurrent }) => (
            <li key={url}>
              <PartnerLink
                url={new URL(pathname + search, url).href}
                isCurrent={isCurrent}
                className={entry}
              >
                {name}
              </PartnerLink>
            </li>
          ))}
        </ul>
        <PageLink to={homePath} className={`${entry} border-line border-t lg:hidden`}>
          Open the storefront
        </PageLink>
      </div>
    </details>
  )
}
