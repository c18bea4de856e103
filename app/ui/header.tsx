import { Menu, Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { homePath } from '#app/domain/links.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { Logo } from './logo.tsx'
import { SearchBox, siteSearchId } from './search-box.tsx'
import { type ThemeChoice, ThemeMenu } from './theme-menu.tsx'

const menuId = 'site-menu'

export function Header({ shell, theme }: { shell: Shell; theme: ThemeChoice }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="container-page flex h-16 items-center gap-6">
        <Link
          to={homePath}
          aria-label={`${shell.siteName}, home`}
          className="flex h-[50px] shrink-0 items-center"
        >
          <Logo shell={shell} />
        </Link>
        <div className="contents header:mx-auto header:block header:w-full header:max-w-xl">
          <SearchBox />
        </div>
        <div className="-mr-3 ml-auto flex items-center gap-1 header:ml-0">
          <button
            type="button"
            popoverTarget={siteSearchId}
            aria-label="Search"
            className="grid size-11 place-items-center rounded hover:bg-ground header:hidden"
          >
            <Search size={20} aria-hidden="true" />
          </button>
          <ThemeMenu theme={theme} />
          <MobileMenu menu={shell.menu} />
        </div>
      </div>
      <nav aria-label="Main" className="container-page -mt-2 hidden pb-1 header:block">
        <ul className="-mx-3 flex gap-1">
          {shell.menu.map(({ name, link }) => (
            <li key={link}>
              <NavLink
                to={link}
                className="block rounded px-3 py-2 text-sm hover:bg-ground aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** Below 960 px the menu is a sheet, opened and closed by the browser itself. */
function MobileMenu({ menu }: Pick<Shell, 'menu'>) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
        className="grid size-11 place-items-center rounded hover:bg-ground header:hidden"
      >
        <Menu size={22} aria-hidden="true" />
      </button>
      <nav
        ref={sheet}
        id={menuId}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
      >
        <div className="container-page flex h-16 items-center justify-end">
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label="Close the menu"
            className="grid size-11 place-items-center rounded hover:bg-ground"
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <ul className="container-page divide-y divide-line">
          {menu.map(({ name, link }) => (
            <li key={link}>
              <NavLink
                to={link}
                onClick={() => sheet.current?.hidePopover()}
                className="block py-4 font-display font-semibold text-lg aria-[current]:text-accent"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
