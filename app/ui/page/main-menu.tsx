import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { childrenOf } from '#app/domain/category-tree.ts'
import { findCurrentLink, findPathCategory } from '#app/domain/current-menu.ts'
import { menuDataPath } from '#app/domain/urls/data-links.ts'
import type { MenuPanel } from '#app/pages/menu-panel.ts'
import type { MenuEntry } from '#app/storefronts/storefront.ts'
import { PageLink } from '../elements/page-link.tsx'
import { type Loaded, quietKey } from '../navigation/background-load.ts'
import { whenIdle } from '../when-idle.ts'
import { MenuPanelView } from './menu-panel-view.tsx'
import { useMenuPath } from './use-menu-path.ts'

/**
 * The delay before a panel opens, long enough to ignore a pointer that only passes over an entry.
 */
const openMs = 120
const closeMs = 250

/**
 * The menu for wide windows. An entry with subcategories opens a panel on hover,
 * on a tap, and with the down arrow key; without JavaScript, it is a plain
 * link. Panels are loaded when first needed, because every page has the menu.
 */
export function MainMenu({ menu }: { menu: MenuEntry[] }) {
  const { pathname, key } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<string>()
  const [isScripted, setScripted] = useState(false)
  const { load, data } = useFetcher<Loaded<MenuPanel>>({ key: `${quietKey}menu` })
  const [loaded, setLoaded] = useState<string>()
  const requested = useRef<string>(undefined)
  const current = findCurrentLink(
    menu.map(({ link }) => link),
    useMenuPath(),
  )
  const panel =
    open !== undefined && open === loaded && data && 'data' in data ? data.data : undefined

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(work, ms)
  }
  const warm = async (category: string) => {
    if (category === requested.current) return
    requested.current = category
    await load(menuDataPath(category))
    setLoaded(requested.current)
  }
  const show = (category: string | undefined) => {
    clearTimeout(timer.current)
    if (category) void warm(category)
    setOpen(category)
  }

  useEffect(() => whenIdle(() => setScripted(true)), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel.
  useEffect(() => {
    setOpen(undefined)
    return () => clearTimeout(timer.current)
  }, [key])

  // On the document, because a panel that a pointer opened does not have the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads nothing that changes.
  useEffect(() => {
    if (open === undefined) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      show(undefined)
      if (nav.current?.contains(document.activeElement))
        nav.current.querySelector<HTMLElement>(`[data-menu="${open}"]`)?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <nav
      ref={nav}
      aria-label="Main"
      className="site-menu"
      onPointerLeave={() => later(() => setOpen(undefined), closeMs)}
      onPointerEnter={() => clearTimeout(timer.current)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(undefined)
      }}
    >
      <ul className="scroll-row">
        {menu.map(({ name, link }) => {
          const id = findPathCategory(link)
          const category = id !== undefined && childrenOf(id).length > 0 ? id : undefined
          return (
            <li key={link}>
              <PageLink
                to={link}
                data-menu={category}
                aria-current={link !== current ? undefined : link === pathname ? 'page' : 'true'}
                aria-expanded={
                  isScripted && category ? panel !== undefined && category === open : undefined
                }
                aria-keyshortcuts={isScripted && category ? 'ArrowDown' : undefined}
                onPointerEnter={(event: PointerEvent) => {
                  if (event.pointerType !== 'mouse') return
                  if (category && open === undefined) void warm(category)
                  later(() => show(category), open === undefined ? openMs : openMs / 2)
                }}
                onClick={event => {
                  // The first tap opens the panel, and the second one opens the page.
                  const isTap =
                    (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
                  if (!isTap || !category || category === open) return clearTimeout(timer.current)
                  event.preventDefault()
                  show(category)
                }}
                onKeyDown={event => {
                  if (event.key !== 'ArrowDown' || !category) return
                  event.preventDefault()
                  if (panel && category === open)
                    nav.current?.querySelector<HTMLElement>('.menu-panel a')?.focus()
                  else show(category)
                }}
              >
                {name}
              </PageLink>
            </li>
          )
        })}
      </ul>
      {panel ? <MenuPanelView panel={panel} /> : null}
    </nav>
  )
}
