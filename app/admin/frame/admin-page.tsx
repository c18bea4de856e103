import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { adminPath } from '#app/domain/urls/links.ts'
import { MenuLink } from '#app/ui/elements/page-link.tsx'
import { adminMenu, topicPath } from './admin-menu.ts'

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
          {adminMenu.map(({ topic, label }) => (
            <li key={topic}>
              <MenuLink
                to={topicPath(topic)}
                end={topicPath(topic) === adminPath}
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
