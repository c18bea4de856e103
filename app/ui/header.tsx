import { useRef } from 'react'
import { homePath } from '#app/domain/links.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { AccountMenu } from './account-menu.tsx'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'
import { MenuLink, PageLink } from './page-link.tsx'
import { SavedLink } from './saved-link.tsx'
import { SearchBox, siteSearchId } from './search-box.tsx'
import { type ThemeChoice, ThemeMenu } from './theme-menu.tsx'

const menuId = 'site-menu'

export function Header({ shell, theme }: { shell: Shell; theme: ThemeChoice }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="container-page flex h-16 items-center gap-2 header:gap-6">
        <PageLink
          to={homePath}
          aria-label={`${shell.siteName}, home`}
          className="flex h-[50px] shrink-0 items-center"
        >
          <Logo shell={shell} />
        </PageLink>
        <div className="contents header:mx-auto header:block header:w-full header:max-w-xl">
          <SearchBox />
        </div>
        <div className="-mr-3 ml-auto flex items-center header:ml-0 header:gap-1">
          <button
            type="button"
            popoverTarget={siteSearchId}
            aria-label="Search"
            className="grid size-11 place-items-center rounded hover:bg-ground header:hidden"
          >
            <Icon name="search" size={20} />
          </button>
          <ThemeMenu theme={theme} />
          <SavedLink />
          <AccountMenu />
          <MobileMenu menu={shell.menu} />
        </div>
      </div>
      <nav aria-label="Main" className="container-page -mt-2 hidden pb-1 header:block">
        <ul className="-mx-3 flex gap-1">
          {shell.menu.map(({ name, link }) => (
            <li key={link}>
              <MenuLink
                to={link}
                className="block rounded px-3 py-2 text-sm hover:bg-ground aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** The menu below 960 px: a popover, so it needs no script. */
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
        <Icon name="menu" size={22} />
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
            aria-label="Close menu"
            className="grid size-11 place-items-center rounded hover:bg-ground"
          >
            <Icon name="x" size={22} />
          </button>
        </div>
        <ul className="container-page divide-y divide-line">
          {menu.map(({ name, link }) => (
            <li key={link}>
              <MenuLink
                to={link}
                onClick={() => sheet.current?.hidePopover()}
                className="block py-4 font-display font-semibold text-title aria-[current]:text-accent"
              >
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
