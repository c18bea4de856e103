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
    <header className="site-header">
      <div className="container-page site-header-row">
        <PageLink
          to={homePath}
          aria-label={`${shell.siteName}, home`}
          className="flex h-[50px] shrink-0 items-center"
        >
          <Logo shell={shell} />
        </PageLink>
        <nav aria-label="Main" className="site-menu">
          <ul className="flex">
            {shell.menu.map(({ name, link }) => (
              <li key={link}>
                <MenuLink to={link}>{name}</MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header-end">
          <div className="site-header-search">
            <SearchBox />
          </div>
          <div className="-mr-3 ml-auto flex items-center header:ml-0">
            <button
              type="button"
              popoverTarget={siteSearchId}
              aria-label="Search"
              className="grid size-11 place-items-center rounded-control hover:bg-ground header:hidden"
            >
              <Icon name="search" size={20} />
            </button>
            <ThemeMenu theme={theme} />
            <SavedLink />
            <AccountMenu />
            <MobileMenu menu={shell.menu} />
          </div>
        </div>
      </div>
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
                className="block py-4 type-display text-title aria-[current]:underline"
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
