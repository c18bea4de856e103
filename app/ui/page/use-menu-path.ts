import { useLocation, useMatches } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** Returns the path by which the menu marks its current entry; see `findCurrentLink`. */
export function useMenuPath(): string {
  const { pathname } = useLocation()
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  // A page that could not be found has no data.
  const toMenuPath = (handle as PageHandle | undefined)?.toMenuPath
  return (loaderData ? toMenuPath?.(loaderData) : undefined) ?? pathname
}
