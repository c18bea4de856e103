import { use } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { PrefetchContext } from '../connection.ts'

/**
 * A link to one of our pages, prefetched on hover. Route discovery is off, because the
 * browser receives all routes at the start (react-router.config.ts). The server renders
 * a plain anchor, because the hooks of `Link` took a tenth of a list's rendering time.
 */
export function PageLink(props: LinkProps) {
  if (import.meta.env.SSR && typeof props.to === 'string' && props.to.startsWith('/'))
    return toServerLink({ ...props, to: props.to })
  return <Link discover="none" prefetch={use(PrefetchContext)} {...props} />
}

/** Returns a plain anchor, without the router's options, which are not attributes. */
function toServerLink({
  to,
  discover: _discover,
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  children,
  ...attributes
}: LinkProps & { to: string }) {
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  )
}

/** A `PageLink` with `aria-current` on its page and every page below it. */
export function MenuLink(props: NavLinkProps) {
  return <NavLink discover="none" prefetch={use(PrefetchContext)} {...props} />
}
