import { type ReactNode, useRef, useState } from 'react'
import {
  ancestorsOf,
  type Category,
  childrenOf,
  getMainCategory,
} from '#app/domain/category-tree.ts'
import { findCurrentLink, findPathCategory } from '#app/domain/current-menu.ts'
import { sortFirst } from '#app/domain/sort-first.ts'
import { accountPath, loginPath, savedPath, signUpPath } from '#app/domain/urls/account-links.ts'
import { listPath, refusedSalesPath } from '#app/domain/urls/links.ts'
import type { MenuEntry } from '#app/storefronts/storefront.ts'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { useSheet } from '../elements/use-sheet.ts'
import { useShell } from '../shell-context.ts'
import { useUser } from '../user-context.ts'
import { type ThemeChoice, ThemeForm } from './theme-form.tsx'
import { SiteLinks } from './top-banner.tsx'
import { useMenuPath } from './use-menu-path.ts'

export const drawerId = 'site-menu'
const segments = ['women', 'men', 'kids', 'living'] as const

/**
 * The menu for narrow windows. The drawer is a popover with plain
 * links, so it works without JavaScript. The category tree is rendered
 * only when the menu first opens, because every page has the menu.
 */
export function MenuDrawer({
  menu,
  theme,
  logo,
}: {
  menu: MenuEntry[]
  theme: ThemeChoice
  logo: ReactNode
}) {
  const drawer = useRef<HTMLElement>(null)
  const [hasOpened, setOpened] = useState(false)
  useSheet(drawer)
  const path = useMenuPath()
  const current = findCurrentLink(
    menu.map(({ link }) => link),
    path,
  )
  const others = hasOpened ? menu.filter(({ link }) => findPathCategory(link) === undefined) : menu
  return (
    <>
      <button
        type="button"
        popoverTarget={drawerId}
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-control hover:bg-ground header:hidden"
      >
        <Icon name="menu" size={22} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: any link inside closes it, however it was activated. */}
      <nav
        ref={drawer}
        id={drawerId}
        popover="auto"
        aria-label="Menu"
        className="menu-drawer"
        onToggle={({ newState }) => {
          if (newState === 'open') setOpened(true)
        }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) drawer.current?.hidePopover()
        }}
      >
        <div className="menu-head">
          {logo}
          <button
            type="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="grid size-11 place-items-center rounded-control hover:bg-ground"
          >
            <Icon name="x" size={22} />
          </button>
        </div>
        {hasOpened ? <Departments path={path} /> : null}
        <ul>
          {others.map(({ name, link }) => (
            <li key={link}>
              <PageLink
                to={link}
                aria-current={link === current ? 'true' : undefined}
                className="menu-row"
              >
                {name}
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink to={refusedSalesPath()} className="menu-row">
              Sales we didn’t believe
            </PageLink>
          </li>
        </ul>
        <Account theme={theme} />
        {/* On phones, the banner shows them only when it is scrolled. */}
        {hasOpened ? (
          <SiteLinks className="flex flex-wrap border-line border-t p-2 text-sm sm:hidden" />
        ) : null}
      </nav>
    </>
  )
}

/** Women, men and home, with their categories in accordions. */
function Departments({ path }: { path: string }) {
  const first = useShell()?.list.firstCategories ?? []
  const current = findPathCategory(path)
  const here = getMainCategory(current).id
  const [chosen, setChosen] = useState<string>(segments.find(id => id === here) ?? 'women')
  return (
    <>
      <div className="menu-segments">
        {segments.map(id => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
            {id === 'living' ? 'Home' : getMainCategory(id).name}
          </button>
        ))}
      </div>
      <div key={chosen}>
        {sortFirst(childrenOf(chosen), first).map(category => (
          <Accordion
            key={category.id}
            category={category}
            first={first}
            isOpen={ancestorsOf(current).some(({ id }) => id === category.id)}
          />
        ))}
      </div>
    </>
  )
}

function Accordion({
  category,
  first,
  isOpen,
}: {
  category: Category
  /** Ids of categories that come before their siblings. */
  first: readonly string[]
  isOpen: boolean
}) {
  return (
    <details name="menu" open={isOpen} className="menu-accordion">
      <summary className="menu-row">
        {category.name}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul className="pb-2">
        {[
          { ...category, name: `All ${category.name.toLowerCase()}` },
          ...sortFirst(childrenOf(category.id), first),
        ].map(({ id, name }) => (
          <li key={id}>
            <PageLink to={listPath({ category: id })} className="menu-link">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Account({ theme }: { theme: ThemeChoice }) {
  const user = useUser()
  const links = user
    ? [
        { name: 'Saved', to: savedPath() },
        { name: 'Profile', to: accountPath() },
      ]
    : [
        { name: 'Login', to: loginPath() },
        { name: 'Sign Up', to: signUpPath() },
      ]
  return (
    <div className="py-2">
      {links.map(({ name, to }) => (
        <PageLink key={to} to={to} className="menu-link">
          {name}
        </PageLink>
      ))}
      <div className="flex items-center justify-between gap-4 px-4 py-2 text-sm">
        Theme
        <ThemeForm theme={theme} />
      </div>
    </div>
  )
}
