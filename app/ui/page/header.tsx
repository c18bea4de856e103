import { homePath } from '#app/domain/urls/links.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { AccountMenu } from '../account/account-menu.tsx'
import { Icon } from '../elements/icon.tsx'
import { Logo } from '../elements/logo.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { SavedLink } from '../saved/saved-link.tsx'
import { SearchBox, siteSearchId } from '../search/search-box.tsx'
import { MainMenu } from './main-menu.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import type { ThemeChoice } from './theme-form.tsx'

export function Header({ shell, theme }: { shell: Shell; theme: ThemeChoice }) {
  const logo = <Logo shell={shell} />
  return (
    <header className="site-header">
      <div className="container-page site-header-row">
        <PageLink
          to={homePath}
          aria-label={`${shell.siteName}, home`}
          className="flex h-[50px] shrink-0 items-center"
        >
          {logo}
        </PageLink>
        <MainMenu menu={shell.menu} />
        <div className="site-header-end">
          <div className="site-header-search">
            <SearchBox />
          </div>
          <div className="site-header-icons -mr-3 ml-auto flex items-center header:ml-0">
            <button
              type="button"
              popoverTarget={siteSearchId}
              aria-label="Search"
              className="grid size-11 place-items-center rounded-control hover:bg-ground header:hidden"
            >
              <Icon name="search" size={20} />
            </button>
            <SavedLink />
            <AccountMenu />
            <MenuDrawer menu={shell.menu} theme={theme} logo={logo} />
          </div>
        </div>
      </div>
    </header>
  )
}
