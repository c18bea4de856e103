import { use } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { PrefetchContext } from './connection.ts'

/**
 * A link to one of our pages, prefetched on hover. Route discovery is off, since the browser gets
 * every route at the start (react-router.config.ts).
 */
export function PageLink(props: LinkProps) {
  return <Link discover="none" prefetch={use(PrefetchContext)} {...props} />
}

/** A `PageLink` with `aria-current` on its page and every page below. */
export function MenuLink(props: NavLinkProps) {
  return <NavLink discover="none" prefetch={use(PrefetchContext)} {...props} />
}
