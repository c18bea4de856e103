import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { adminPath, homePath } from '#app/domain/urls/links.ts'
import { LogOutForm } from '#app/ui/account/log-out-form.tsx'
import { MenuLink, PageLink } from '#app/ui/elements/page-link.tsx'
import { contentId } from '#app/ui/page/page-handle.ts'
import { useUser } from '#app/ui/user-context.ts'
import { adminMenu, topicPath } from './admin-menu.ts'
import { StorefrontSwitch } from './storefront-switch.tsx'

const railLink =
  'flex min-h-11 items-center whitespace-nowrap rounded px-3 text-sm hover:bg-ground aria-[current]:bg-ground aria-[current]:font-semibold'

/**
 * The frame of the operator pages, in place of the storefront's header and footer: a rail beside
 * the page, or a bar above it in narrow windows. The page may use the rest of the window.
 */
export function AdminPage({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a different current link
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && menu.current) menu.current.scrollLeft = current.offsetLeft - current.offsetWidth
  }, [pathname])
  return (
    <div className="flex-1 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <aside
        aria-label="Operators"
        className="border-line border-b bg-paper lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3 lg:py-4"
      >
        <StorefrontSwitch />
        <nav
          ref={menu}
          aria-label="Operator pages"
          className="px-1 max-lg:scroll-row max-lg:scroll-fade max-lg:pb-1 lg:mt-3 lg:px-0"
        >
          <ul className="flex gap-1 lg:flex-col">
            {adminMenu.map(({ topic, label }) => (
              <li key={topic}>
                <MenuLink
                  to={topicPath(topic)}
                  end={topicPath(topic) === adminPath}
                  className={railLink}
                >
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <Leaving />
      </aside>
      <main id={contentId} tabIndex={-1} className="min-w-0 px-4 py-6 outline-none lg:px-8 lg:py-8">
        {children}
      </main>
    </div>
  )
}

/** At the end of the rail. In narrow windows, the links are in the storefronts' menu. */
function Leaving() {
  const user = useUser()
  return (
    <div className="mt-auto border-line border-t pt-3 max-lg:hidden">
      {user ? (
        <p className="px-3 text-soft text-xs [overflow-wrap:anywhere]">{user.email}</p>
      ) : null}
      <PageLink to={homePath} className={railLink}>
        Open the storefront
      </PageLink>
      <LogOutForm className={`${railLink} w-full`} />
    </div>
  )
}
